//! Taking a message as the answer to the question that was asked. The domain's own parser decides.

use domain::content::question::{Kind, Question};
use domain::interview::remarks::{Remark, remark};
use domain::interview::{Answer, AnswerChanges, Answers};
use domain::text::phrase::is_said;
use serde_json::{Map, Value};

use super::completed::completed;
use super::confirm::{self, Understood};
use super::extract::{ExtractedAnswer, NoAnswer, extract, is_free};
use super::{ask, doubt, explain, markup, unsure};
use crate::conversation::Conversation;
use crate::reply::{Act, Proposal, Reply};

pub(crate) fn reply<'a>(conversation: &Conversation<'a>) -> Option<Reply> {
    let Some(question) = conversation.question else { return after_the_last(conversation) };
    const MOST_WORDS: usize = 12;
    let is_brief = conversation.words.split_whitespace().count() <= MOST_WORDS;
    if (!is_free(question) || is_brief)
        && is_said(conversation.words, &conversation.guide().settling.withdrawn)
    {
        return Some(ask::again(conversation, "").to(Act::Chat));
    }
    let completed =
        |all: Vec<ExtractedAnswer<'a>>| all.into_iter().map(|each| completed(conversation, each)).collect();
    let extracted = extract(conversation, question).map(completed);
    Some(match extracted.map(|all| doubt::without_doubtful_asides(conversation, question, all)) {
        Ok(extracted) if doubt::is_doubtful(conversation, question, &extracted) => {
            unsure_of(conversation, question, NoAnswer::Nothing, &extracted)
        }
        Ok(extracted) => propose(conversation, question, &extracted),
        Err(no_answer) => unsure_of(conversation, question, no_answer, &[]),
    })
}

/// Every question is answered, and words that say an answer anew are heard beside the last one that has options: to any other, all
/// words would be an answer.
fn after_the_last(conversation: &Conversation<'_>) -> Option<Reply> {
    let asked = conversation.applying().filter(|question| !question.options.is_empty()).last()?;
    let completed = |each| completed(conversation, each);
    let extracted: Vec<_> = extract(conversation, asked).ok()?.into_iter().map(completed).collect();
    let extracted = doubt::without_doubtful_asides(conversation, asked, extracted);
    let is_new = |each: &ExtractedAnswer<'_>| match accept(conversation, each, conversation.answers) {
        Ok((answer, _)) => conversation.answers.get(&each.question.id) != Some(&answer),
        Err(_) => true,
    };
    let is_heard =
        !unsure::says_little(conversation.words) && !extracted.is_empty() && extracted.iter().all(is_new);
    (is_heard && !doubt::is_doubtful(conversation, asked, &extracted))
        .then(|| propose(conversation, asked, &extracted))
}

/// What could be meant by words that are not surely an answer; what is against the words themselves goes before that.
fn unsure_of(
    conversation: &Conversation<'_>,
    question: &Question,
    no_answer: NoAnswer,
    extracted: &[ExtractedAnswer<'_>],
) -> Reply {
    if let Some(reply) = explain::of_unheard(conversation) {
        return reply;
    }
    if let Some(message) = conversation.guide().kind_word(conversation.words) {
        return ask::asking(question, message).to(Act::Chat);
    }
    let is_refused = extracted.iter().any(|each| accept(conversation, each, conversation.answers).is_err());
    match sentence(conversation, question, no_answer) {
        _ if is_refused => propose(conversation, question, extracted),
        Some(sentence) => unsure::because(conversation, question, &sentence),
        None => unsure::reply(conversation, question),
    }
}

/// What is against the words as an answer; none, when they are only not understood.
fn sentence(conversation: &Conversation<'_>, question: &Question, no_answer: NoAnswer) -> Option<String> {
    let value = Value::String(conversation.words.to_string());
    let answer = ExtractedAnswer { question, value, words: String::new() };
    let is_attempt = match question.kind {
        Kind::Date => conversation.words.contains(|c: char| c.is_ascii_digit()),
        kind => kind.is_typed(),
    };
    let refused = || accept(conversation, &answer, conversation.answers).err().filter(|_| is_attempt);
    match no_answer {
        NoAnswer::Nothing | NoAnswer::NoAddress => refused(),
        NoAnswer::NoName => {
            refused().or_else(|| tells_a_story(conversation).then(|| format!("{HEARD} {}", question.why)))
        }
        NoAnswer::TwoNames => Some("This question takes one person. Please give one full name.".to_string()),
        NoAnswer::PartOfADate => {
            Some("I need the whole date: day, month and a year of four figures.".to_string())
        }
        NoAnswer::Signs => Some(SIGNS.to_string()),
    }
}

const SIGNS: &str = "That has signs that cannot stand in this answer. Please write it in plain letters.";

/// To someone who begins with what brings them here, before any name.
const HEARD: &str =
    "Thank you for telling me. I ask one question at a time, and you can say that again where it is asked.";

/// A sentence before anything is answered is no name that was typed wrong.
fn tells_a_story(conversation: &Conversation<'_>) -> bool {
    const SHORTEST: usize = 5;
    conversation.open().count() == conversation.applying().count()
        && conversation.words.split_whitespace().count() >= SHORTEST
}

/// An answer that the domain accepts, or the domain's sentence that says why not.
fn accept(
    conversation: &Conversation<'_>,
    extracted: &ExtractedAnswer<'_>,
    answers: &Answers,
) -> Result<(Answer, Answers), String> {
    let question = extracted.question;
    if markup::is_in(extracted.value.as_str().unwrap_or_default()) {
        return Err(SIGNS.to_string());
    }
    let raw = Map::from_iter([(question.id.clone(), extracted.value.clone())]);
    let changes = AnswerChanges::parse(conversation.document_type, &raw)
        .map_err(|refusals| refusals.into_values().collect::<Vec<_>>().join(" "))?;
    let answers = answers.clone().with(changes);
    let answer = answers.get(&question.id).cloned().ok_or("Please answer this question.")?;
    match remark(question, &answer, &answers, conversation.today) {
        Some(Remark::Problem(sentence)) => Err(sentence),
        Some(Remark::Note(_)) | None => Ok((answer, answers)),
    }
}

/// What can be proposed of it is; why the rest cannot is said.
pub(super) fn propose(
    conversation: &Conversation<'_>,
    asked: &Question,
    extracted: &[ExtractedAnswer<'_>],
) -> Reply {
    let mut understood = Understood { answers: conversation.answers.clone(), ..Understood::default() };
    let mut refusals = Vec::new();
    for each in extracted {
        match accept(conversation, each, &understood.answers) {
            Ok((answer, with)) => {
                understood.answers = with;
                understood.proposals.push(proposal(each, answer));
            }
            Err(sentence) => refusals.push(sentence),
        }
    }
    if understood.proposals.is_empty() {
        return unsure::because(conversation, asked, &refusals.join(" "));
    }
    understood.notes = notes(conversation, &understood);
    understood.notes.extend(refusals);
    confirm::reply(conversation, understood)
}

/// What is worth a second look, and what the question has to say of its answer.
fn notes(conversation: &Conversation<'_>, understood: &Understood) -> Vec<String> {
    let of_one = |proposal: &Proposal| {
        let question = conversation.document_type.question(&proposal.question)?;
        let note = match remark(question, &proposal.value, &understood.answers, conversation.today) {
            Some(Remark::Note(note)) => Some(note),
            Some(Remark::Problem(_)) | None => None,
        };
        Some(note.into_iter().chain(question.phrasing.reminder.clone()))
    };
    understood.proposals.iter().filter_map(of_one).flatten().collect()
}

fn proposal(extracted: &ExtractedAnswer<'_>, value: Answer) -> Proposal {
    let ExtractedAnswer { question, words, .. } = extracted;
    Proposal { question: question.id.clone(), text: question.text.clone(), value, words: words.clone() }
}
