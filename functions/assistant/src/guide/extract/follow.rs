//! What people add right after an answer: "Susan Green, 12 Oak Street, Tampa, FL 33602".

use domain::content::condition::Condition;
use domain::content::question::{AnswerRule, Kind, Question};
use serde_json::json;

use super::reader::{Extracted, Reader};
use super::words::Span;
use super::{addresses, names};

/// Between an answer and what is added to it.
const JOINTS: [&str; 14] = [
    "and",
    "then",
    "in",
    "at",
    "she is",
    "he is",
    "she is my",
    "he is my",
    "who is",
    "that is",
    "on",
    "and she is",
    "and he is",
    "also",
];

/// Answers to the questions that tell more about what has just been answered, in the words that come after it.
pub(super) fn after<'a>(
    reader: Reader<'_>,
    first: &Extracted<'a>,
    questions: &'a [Question],
) -> Vec<Extracted<'a>> {
    let mut found: Vec<Extracted<'a>> = relation(reader, first, questions).into_iter().collect();
    let mut last = first.clone();
    while let Some(next) = next_after(reader, &last, &found, questions) {
        last = next.clone();
        found.push(next);
    }
    found
}

/// "My agent is my daughter Keisha Monroe" says how they are connected.
fn relation<'a>(
    reader: Reader<'_>,
    named: &Extracted<'a>,
    questions: &'a [Question],
) -> Option<Extracted<'a>> {
    let of =
        |each: &&Question| each.phrasing.relation && each.phrasing.of.as_deref() == Some(&named.question.id);
    let question = questions.iter().find(of)?;
    let before = named.at.from.saturating_sub(5)..named.at.from;
    let said = before.map(|at| reader.named_at(at)).find(|said| {
        said.name.is_some_and(|name| name.from == named.at.from || is_part(reader, name, named.at))
    });
    let at = said?.relation.filter(|at| reader.text.written(*at).contains(char::is_lowercase))?;
    let at = names::whole_relation(reader.text, at, reader.lexicon);
    let written = names::relation_in_english(reader.text, at, reader.lexicon);
    // The document is in English: a word that has no one meaning there is asked for again.
    let is_printable = !reader.lexicon.foreign_relations.contains(&written.to_lowercase());
    is_printable.then(|| Extracted { question, value: json!(written), words: at, at, is_named: true })
}

/// "My nephew Peter, Peter Samuel Bloom": all of the shorter name stands in the longer one.
fn is_part(reader: Reader<'_>, short: Span, long: Span) -> bool {
    let low = |at: usize| reader.text.low(at);
    (short.from..short.to).all(|at| (long.from..long.to).any(|other| low(other) == low(at)))
}

fn next_after<'a>(
    reader: Reader<'_>,
    last: &Extracted<'a>,
    found: &[Extracted<'a>],
    questions: &'a [Question],
) -> Option<Extracted<'a>> {
    let from = last.at.to;
    let is_joined = reader.is_set_off(from)
        || last.question.kind == Kind::Date
        || last.question.kind.is_choice()
        || reader.text.low(from) == "on"
        || last.question.rule == AnswerRule::Name && begins_an_address(reader, from);
    if !is_joined {
        return None;
    }
    let known = |id: &str| found.iter().any(|each| each.question.id == id);
    let person = last.question.phrasing.of.as_deref().unwrap_or(&last.question.id);
    let belongs = |each: &&Question| {
        let of = each.phrasing.of.as_deref() == Some(person);
        (of || opened_by(each, last)) && each.id != last.question.id && !known(&each.id)
    };
    questions.iter().filter(belongs).find_map(|question| at(reader, question, from))
}

/// "Greg Nolan 15 Lake Rd Orlando FL 32803": a figure after a name, with a ZIP code to come, begins an address.
fn begins_an_address(reader: Reader<'_>, at: usize) -> bool {
    let is_figure =
        reader.text.words.get(at).is_some_and(|word| word.text.starts_with(|c: char| c.is_ascii_digit()));
    let place = addresses::address_at(reader.text, at).filter(|_| is_figure);
    place.is_some_and(|place| addresses::has_zip(reader.text.written(place)))
}

/// Whether a question is asked because of an option that was chosen.
pub(super) fn opened_by(question: &Question, chosen: &Extracted<'_>) -> bool {
    match &question.when {
        Some(Condition::Is(choice)) => {
            choice.question == chosen.question.id && json!(choice.option) == chosen.value
        }
        _ => false,
    }
}

/// The answer that begins right here, where its form leaves no doubt.
fn at<'a>(reader: Reader<'_>, question: &'a Question, from: usize) -> Option<Extracted<'a>> {
    let from = past_joints(reader, question, from);
    let (value, at) = reader.value_at(question, from)?;
    let word = reader.text.words.get(at.from)?;
    let fits = match question.rule {
        AnswerRule::Name => word.text.starts_with(char::is_uppercase),
        AnswerRule::Address | AnswerRule::FloridaAddress => {
            at.from == from && word.text.starts_with(|c: char| c.is_ascii_digit())
        }
        _ => question.kind == Kind::Date || question.phrasing.relation || question.kind == Kind::Text,
    };
    if !fits {
        return None;
    }
    Some(Extracted { question, value, words: at, at, is_named: true })
}

fn past_joints(reader: Reader<'_>, question: &Question, from: usize) -> usize {
    let found = JOINTS.iter().filter_map(|joint| reader.text.at(from, joint)).map(|place| place.to).max();
    let is_place = question.kind == Kind::Text
        && matches!(question.rule, AnswerRule::Short { .. })
        && !question.phrasing.relation;
    // A place says "in"; anything else after a date is no place.
    found.unwrap_or(if is_place { reader.text.words.len() } else { from })
}
