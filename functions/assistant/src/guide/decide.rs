//! A yes or a no to what was understood and waits. It is never taken for an answer to the question: "yes" to "I do not want
//! it" does not mean wanting it.

use domain::content::Verdict;
use domain::content::question::{Kind, Question};
use domain::text::phrase::plain;

use super::ask;
use super::confirm::{self, Understood};
use crate::conversation::{Conversation, Role};
use crate::reply::{Act, Reply};
use crate::waiting::{ProposalState, Waiting, answers_with};

/// Said before a question that is asked again.
const PUT_RIGHT: &str = "Then let us put it right.";

/// Asked by whoever is told that some of several answers are not right.
const WHICH: &str = "Which one is not right? Press “Change” beside it, or type its number.";

pub(crate) fn reply(conversation: &Conversation<'_>) -> Option<Reply> {
    let Some(waiting) = &conversation.waiting else { return unseen(conversation) };
    if waiting.is_empty() {
        return undone(conversation);
    }
    let newest: Vec<_> = waiting.iter().filter(|each| each.standing != ProposalState::Older).collect();
    let is_asked = newest.first()?.standing == ProposalState::Asked;
    if !is_asked && is_objected_to(conversation) && verdict(conversation).is_some_and(may_be_a_yes) {
        return Some(shown(conversation, &newest));
    }
    if is_asked || !conversation.question.is_some_and(takes_a_verdict) {
        return decided(conversation, &newest);
    }
    let is_about = |question: &Question| newest.iter().any(|each| each.question.id == question.id);
    let is_shown_again = conversation
        .question
        .is_some_and(|asked| asked.kind.is_typed() || is_about(asked) && !takes_yes(asked));
    (is_shown_again && verdict(conversation).is_some()).then(|| shown(conversation, &newest))
}

fn verdict(conversation: &Conversation<'_>) -> Option<Verdict> {
    conversation.guide().settling.verdict(conversation.words)
}

fn may_be_a_yes(verdict: Verdict) -> bool {
    verdict != Verdict::Wrong
}

/// Whether the message before this one began as a correction does: "no, 89 Palm Ave". If it was not understood, a yes after it
/// is no yes to what it was about.
fn is_objected_to(conversation: &Conversation<'_>) -> bool {
    let last = conversation.before().iter().rfind(|turn| turn.role == Role::User);
    let said = last.map(|turn| plain(&turn.content)).unwrap_or_default();
    let corrections = &conversation.catalog.lexicon.corrections;
    corrections
        .iter()
        .any(|words| said.strip_prefix(words.as_str()).is_some_and(|rest| rest.starts_with(' ')))
}

/// What was just taken is taken back, by a word that says so or by a no that answers nothing else.
fn undone(conversation: &Conversation<'_>) -> Option<Reply> {
    let taken = conversation.taken.filter(|taken| !taken.is_empty())?;
    let question = conversation.document_type.question(taken.last()?)?;
    let settling = &conversation.guide().settling;
    let is_no = settling.verdict(conversation.words) == Some(Verdict::Wrong);
    let is_undone =
        settling.undoes(conversation.words) || is_no && !conversation.question.is_some_and(takes_a_verdict);
    let undo = || Act::Undo { questions: taken.to_vec() };
    is_undone.then(|| ask::asking(question, PUT_RIGHT).to(undo()))
}

/// Whether a yes or a no could be about the question itself: what can be chosen, and "Any particular gifts?".
fn takes_a_verdict(question: &Question) -> bool {
    !question.kind.is_typed_or_dated() || question.accepts_none()
}

/// Whether a yes answers the question itself.
fn takes_yes(question: &Question) -> bool {
    let is_yes_or_no = |option: &String| matches!(option.split([' ', ',']).next(), Some("Yes" | "No"));
    question.kind == Kind::Checkbox || question.options.iter().any(is_yes_or_no)
}

fn decided(conversation: &Conversation<'_>, newest: &[&Waiting<'_>]) -> Option<Reply> {
    let settling = &conversation.guide().settling;
    match settling.verdict(conversation.words) {
        Some(Verdict::Right) => Some(confirmed(conversation, newest)),
        Some(Verdict::Wrong) => Some(rejected(conversation, newest)),
        Some(Verdict::Unclear) => Some(shown(conversation, newest)),
        None => {
            let (number, is_wrong) = settling.pointed_at(conversation.words)?;
            let picked = newest.iter().find(|each| each.number == number)?;
            let is_told = newest.len() > 1 && (is_wrong || last_said(conversation) == Some(WHICH));
            is_told.then(|| rejected(conversation, &[picked]))
        }
    }
}

/// What is right is for the client to save; then the next question is asked, or what waits besides.
fn confirmed(conversation: &Conversation<'_>, right: &[&Waiting<'_>]) -> Reply {
    let answers = answers_with(conversation.document_type, conversation.answers, right);
    let older = conversation.waiting.iter().flatten().filter(|each| each.standing == ProposalState::Older);
    let left: Vec<_> =
        older.filter(|each| !right.iter().any(|one| one.question.id == each.question.id)).collect();
    let confirm = Act::Confirm { questions: ids(right) };
    if left.is_empty() {
        goes_on(&conversation.after(&answers)).to(confirm)
    } else {
        shown(conversation, &left).to(confirm)
    }
}

fn goes_on(conversation: &Conversation<'_>) -> Reply {
    match conversation.next() {
        Some(question) => ask::next(question),
        None => ask::finished(conversation, ""),
    }
}

fn rejected(conversation: &Conversation<'_>, wrong: &[&Waiting<'_>]) -> Reply {
    let reject = Act::Reject { questions: ids(wrong) };
    match wrong {
        [one] => ask::asking(one.question, PUT_RIGHT).to(reject),
        _ => {
            let question = conversation.question.map(|question| question.id.clone());
            Reply { message: WHICH.to_string(), question, ..Reply::default() }.to(reject)
        }
    }
}

/// What waits, and the question whether it is right.
fn shown(conversation: &Conversation<'_>, waiting: &[&Waiting<'_>]) -> Reply {
    let proposals = waiting.iter().map(|each| each.proposal()).collect();
    let answers = answers_with(conversation.document_type, conversation.answers, waiting);
    confirm::reply(conversation, Understood { proposals, answers, ..Understood::default() })
}

fn ids(waiting: &[&Waiting<'_>]) -> Vec<String> {
    waiting.iter().map(|each| each.question.id.clone()).collect()
}

fn last_said<'a>(conversation: &Conversation<'a>) -> Option<&'a str> {
    let last = conversation.before().iter().rfind(|turn| turn.role == Role::Assistant);
    last.map(|turn| turn.content.as_str())
}

/// From clients that do not say what waits: the last words show it.
fn unseen(conversation: &Conversation<'_>) -> Option<Reply> {
    let last = last_said(conversation)?;
    let is_open = last.ends_with("Is that right?") || last.ends_with("Are these right?");
    match conversation.guide().settling.verdict(conversation.words).filter(|_| is_open)? {
        Verdict::Right | Verdict::Unclear => {
            Some(ask::again(conversation, "Please confirm it where it is shown, so that it is kept."))
        }
        Verdict::Wrong => Some(ask::again(conversation, PUT_RIGHT)),
    }
}
