//! A yes or a no to what was understood and waits. It is never taken for an answer to the question: "yes" to "I do not want
//! it" does not mean wanting it.

use domain::content::Verdict;
use domain::content::question::{Kind, Question};

use super::ask;
use super::confirm::{self, Understood};
use crate::reply::{Act, Reply};
use crate::talk::{Role, Talk};
use crate::waiting::{ProposalState, Waiting, answers_with};

/// Said before a question that is asked again.
const PUT_RIGHT: &str = "Then let us put it right.";

/// Asked by whoever is told that some of several answers are not right.
const WHICH: &str = "Which one is not right? Press “Change” beside it, or type its number.";

pub(crate) fn reply(talk: &Talk<'_>) -> Option<Reply> {
    let Some(waiting) = &talk.waiting else { return unseen(talk) };
    if waiting.is_empty() {
        return undone(talk);
    }
    let newest: Vec<_> = waiting.iter().filter(|each| each.standing != ProposalState::Older).collect();
    let is_asked = newest.first()?.standing == ProposalState::Asked;
    if is_asked || !talk.question.is_some_and(takes_a_verdict) {
        return decided(talk, &newest);
    }
    let is_about = |question: &Question| newest.iter().any(|each| each.question.id == question.id);
    let is_shown_again =
        talk.question.is_some_and(|asked| asked.kind.is_typed() || is_about(asked) && !takes_yes(asked));
    let is_verdict = talk.guide().settling.verdict(talk.words).is_some();
    (is_shown_again && is_verdict).then(|| shown(talk, &newest))
}

/// What was just taken is taken back, by a word that says so or by a no that answers nothing else.
fn undone(talk: &Talk<'_>) -> Option<Reply> {
    let taken = talk.taken.filter(|taken| !taken.is_empty())?;
    let question = talk.document_type.question(taken.last()?)?;
    let settling = &talk.guide().settling;
    let is_no = settling.verdict(talk.words) == Some(Verdict::Wrong);
    let is_undone = settling.undoes(talk.words) || is_no && !talk.question.is_some_and(takes_a_verdict);
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

fn decided(talk: &Talk<'_>, newest: &[&Waiting<'_>]) -> Option<Reply> {
    let settling = &talk.guide().settling;
    match settling.verdict(talk.words) {
        Some(Verdict::Right) => Some(confirmed(talk, newest)),
        Some(Verdict::Wrong) => Some(rejected(talk, newest)),
        Some(Verdict::Unclear) => Some(shown(talk, newest)),
        None => {
            let (number, is_wrong) = settling.pointed_at(talk.words)?;
            let picked = newest.iter().find(|each| each.number == number)?;
            let is_told = newest.len() > 1 && (is_wrong || last_said(talk) == Some(WHICH));
            is_told.then(|| rejected(talk, &[picked]))
        }
    }
}

/// What is right is for the client to save; then the next question is asked, or what waits besides.
fn confirmed(talk: &Talk<'_>, right: &[&Waiting<'_>]) -> Reply {
    let answers = answers_with(talk.document_type, talk.answers, right);
    let older = talk.waiting.iter().flatten().filter(|each| each.standing == ProposalState::Older);
    let left: Vec<_> =
        older.filter(|each| !right.iter().any(|one| one.question.id == each.question.id)).collect();
    let confirm = Act::Confirm { questions: ids(right) };
    if left.is_empty() { goes_on(&talk.after(&answers)).to(confirm) } else { shown(talk, &left).to(confirm) }
}

fn goes_on(talk: &Talk<'_>) -> Reply {
    match talk.next() {
        Some(question) => ask::next(question),
        None => ask::finished(talk, ""),
    }
}

fn rejected(talk: &Talk<'_>, wrong: &[&Waiting<'_>]) -> Reply {
    let reject = Act::Reject { questions: ids(wrong) };
    match wrong {
        [one] => ask::asking(one.question, PUT_RIGHT).to(reject),
        _ => {
            let question = talk.question.map(|question| question.id.clone());
            Reply { message: WHICH.to_string(), question, ..Reply::default() }.to(reject)
        }
    }
}

/// What waits, and the question whether it is right.
fn shown(talk: &Talk<'_>, waiting: &[&Waiting<'_>]) -> Reply {
    let proposals = waiting.iter().map(|each| each.proposal()).collect();
    let answers = answers_with(talk.document_type, talk.answers, waiting);
    confirm::reply(talk, Understood { proposals, answers, ..Understood::default() })
}

fn ids(waiting: &[&Waiting<'_>]) -> Vec<String> {
    waiting.iter().map(|each| each.question.id.clone()).collect()
}

fn last_said<'a>(talk: &Talk<'a>) -> Option<&'a str> {
    let last = talk.before().iter().rfind(|turn| turn.role == Role::Assistant);
    last.map(|turn| turn.content.as_str())
}

/// From clients that do not say what waits: the last words show it.
fn unseen(talk: &Talk<'_>) -> Option<Reply> {
    let last = last_said(talk)?;
    let is_open = last.ends_with("Is that right?") || last.ends_with("Are these right?");
    match talk.guide().settling.verdict(talk.words).filter(|_| is_open)? {
        Verdict::Right | Verdict::Unclear => {
            Some(ask::again(talk, "Please confirm it where it is shown, so that it is kept."))
        }
        Verdict::Wrong => Some(ask::again(talk, PUT_RIGHT)),
    }
}
