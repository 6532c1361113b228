//! Answers, parsed against the questions they answer.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::content::DocumentType;
use crate::content::question::{Kind, Question};
use crate::text;

/// One answer, as the person gave it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Answer {
    /// Words, a date or an option, as typed or chosen; accents are composed (NFC), and lines end with a line feed.
    Text(String),
    /// A checkbox, ticked or left.
    Checked(bool),
}

impl Answer {
    /// Whether there is anything in the answer.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        matches!(self, Self::Text(text) if text.trim().is_empty())
    }

    /// The words, without surrounding space; empty for a checkbox.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Self::Text(text) => text.trim(),
            Self::Checked(_) => "",
        }
    }

    /// The option that it is: "true" or "false" for a checkbox, the words as they are for the rest.
    #[must_use]
    pub fn option(&self) -> &str {
        match self {
            Self::Text(text) => text,
            Self::Checked(true) => "true",
            Self::Checked(false) => "false",
        }
    }

    /// Whether the answer says that there is nothing to say: "None" and its kin.
    #[must_use]
    pub fn is_none(&self) -> bool {
        let words = self.text().trim_end_matches('.').to_lowercase();
        matches!(words.as_str(), "none" | "no" | "n/a" | "na" | "nothing")
    }
}

/// The answers to one document's questions, by question id. Every key is a question of its type and every value is
/// of that question's kind.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Answers(BTreeMap<String, Answer>);

/// Why an answer is refused: a sentence for each question, by id.
pub type Refusals = BTreeMap<String, String>;

/// A change to some answers, parsed: the new ones, and the ones to be forgotten.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnswerChanges(BTreeMap<String, Option<Answer>>);

/// At most this many wrong answers are named at once; a client that sends more has a defect of its own.
const MOST_REFUSALS: usize = 100;

impl AnswerChanges {
    /// The change of one answer, which is known to be good.
    pub(super) fn one(question: &str, answer: Option<Answer>) -> Self {
        Self(BTreeMap::from([(question.to_string(), answer)]))
    }

    /// Parses a stranger's map of answers. A null forgets an answer.
    ///
    /// # Errors
    /// One sentence for every question that does not exist and every value that cannot be its answer.
    pub fn parse(
        document_type: &DocumentType,
        raw: &serde_json::Map<String, Value>,
    ) -> Result<Self, Refusals> {
        let mut changes = BTreeMap::new();
        let mut refusals = Refusals::new();
        for (id, value) in raw {
            if refusals.len() == MOST_REFUSALS {
                break;
            }
            match parse_one(document_type, id, value) {
                Ok(answer) => drop(changes.insert(id.clone(), answer)),
                Err(sentence) => drop(refusals.insert(id.clone(), sentence)),
            }
        }
        if refusals.is_empty() { Ok(Self(changes)) } else { Err(refusals) }
    }
}

impl Answers {
    /// Reads stored answers. What the questions no longer allow is left out; characters that are not seen, which were
    /// taken once, are dropped, so that they are nowhere: not in the review, and not in print.
    #[must_use]
    pub fn restore(document_type: &DocumentType, stored: &serde_json::Map<String, Value>) -> Self {
        let readable =
            |(id, value): (&String, &Value)| Some((id.clone(), restore_one(document_type, id, value)?));
        Self(stored.iter().filter_map(readable).collect())
    }

    /// The answers with a change made to them.
    #[must_use]
    pub fn with(mut self, changes: AnswerChanges) -> Self {
        for (id, change) in changes.0 {
            match change {
                Some(answer) => drop(self.0.insert(id, answer)),
                None => drop(self.0.remove(&id)),
            }
        }
        self
    }

    /// The answer to a question, unless there is nothing in it.
    #[must_use]
    pub fn get(&self, question: &str) -> Option<&Answer> {
        self.0.get(question).filter(|answer| !answer.is_blank())
    }

    /// The ids of all questions that have an answer.
    pub fn questions(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter(|(_, answer)| !answer.is_blank()).map(|(id, _)| id.as_str())
    }
}

fn parse_one(document_type: &DocumentType, id: &str, value: &Value) -> Result<Option<Answer>, String> {
    let question = document_type
        .question(id)
        .ok_or_else(|| format!("{} has no question called {id}.", document_type.name))?;
    match (question.kind, value) {
        (_, Value::Null) => Ok(None),
        (Kind::Checkbox, Value::Bool(ticked)) => Ok(Some(Answer::Checked(*ticked))),
        (Kind::Checkbox, _) => Err("This question is answered with true or false.".to_string()),
        (_, Value::String(text)) => parse_text(question, text).map(Some),
        _ => Err("This question is answered with text.".to_string()),
    }
}

fn parse_text(question: &Question, text: &str) -> Result<Answer, String> {
    let longest = question.longest_answer();
    if text.chars().count() > longest {
        return Err(format!("Please keep this answer to {} characters.", thousands(longest)));
    }
    match text::refusal(text) {
        Some(sentence) => Err(sentence),
        None => accept(question, text::normal(text)),
    }
}

fn restore_one(document_type: &DocumentType, id: &str, value: &Value) -> Option<Answer> {
    let question = document_type.question(id)?;
    match (question.kind, value) {
        (Kind::Checkbox, Value::Bool(ticked)) => Some(Answer::Checked(*ticked)),
        (Kind::Checkbox, _) => None,
        (_, Value::String(text)) => accept(question, text::visible(text)).ok(),
        _ => None,
    }
}

/// The answer, unless it is no option of the question or has a number that must not be kept.
fn accept(question: &Question, text: String) -> Result<Answer, String> {
    let is_option = text.trim().is_empty() || question.options.contains(&text);
    if question.kind.is_choice() && !is_option {
        return Err(format!("Please choose one of: {}.", question.options.join(", ")));
    }
    match sensitive_number(&text) {
        Some(refusal) => Err(refusal.to_string()),
        None => Ok(Answer::Text(text)),
    }
}

/// At most four digits, as they are written in the United States.
fn thousands(number: usize) -> String {
    if number < 1_000 { number.to_string() } else { format!("{},{:03}", number / 1_000, number % 1_000) }
}

/// Signs that people and word processors put between the groups of a number.
const DASHES: [char; 8] = ['-', '\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2212}', '.'];

/// A text as far as its numbers go: each digit a 9, each dash or period a hyphen, each space a space.
fn shape_of(text: &str) -> String {
    let shape: String = text
        .chars()
        .map(|c| match c {
            _ if c.is_ascii_digit() => '9',
            _ if DASHES.contains(&c) => '-',
            _ if c.is_whitespace() => ' ',
            _ => c,
        })
        .collect();
    shape.replace(" - ", "-")
}

/// Whether a text has a number that must not be kept or passed on.
#[must_use]
pub fn has_sensitive_number(text: &str) -> bool {
    sensitive_number(text).is_some()
}

/// Social Security numbers and full account numbers must not be stored: many of these papers become public.
/// Source: `shared/legal/documents.md`, 0.4, convention 6.
fn sensitive_number(text: &str) -> Option<&'static str> {
    let shape = shape_of(text);
    let bounded = |found: usize, length: usize| {
        let before = shape[..found].ends_with('9');
        let after = shape[found + length..].starts_with('9');
        !before && !after
    };
    let is_there = |pattern: &str| shape.match_indices(pattern).any(|(at, hit)| bounded(at, hit.len()));
    let low = text.to_lowercase();
    let is_named = low.contains("ssn") || low.contains("social security");
    if is_there("999-99-9999") || is_there("999 99 9999") || (is_named && is_there("999999999")) {
        return Some("Please leave out Social Security numbers. This document may become public.");
    }
    let card = is_there("9999 9999 9999 9999") || is_there("9999-9999-9999-9999");
    (card || shape.contains("999999999999"))
        .then_some("Please leave out account numbers: the bank and the kind of account are enough. This document may become public.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn social_security_and_account_numbers_are_recognized() {
        for text in [
            "SSN 123-45-6789",
            "123 45 6789",
            "account 123456789012",
            "4242 4242 4242 4242",
            "SSN 123456789",
            "123.45.6789",
            "123\u{2013}45\u{2013}6789",
            "123\u{2011}45\u{2011}6789",
            "123 - 45 - 6789",
            "123\u{a0}45\u{a0}6789",
            "4242.4242.4242.4242",
        ] {
            assert!(sensitive_number(text).is_some(), "{text}");
        }
        for text in [
            "FL 33101-1234",
            "call 305-555-0100",
            "$1,000,000 on 12/31/2026",
            "1123-45-67890",
            "the deed in book 123456789",
            "305-555-0100 305-555-0101",
        ] {
            assert!(sensitive_number(text).is_none(), "{text}");
        }
    }

    #[test]
    fn none_is_understood_however_it_is_written() {
        for text in ["None", " none. ", "N/A", "no"] {
            assert!(Answer::Text(text.into()).is_none(), "{text}");
        }
        assert!(!Answer::Text("None of my cousins".into()).is_none());
    }
}
