//! Every way through an interview.

use domain::content::DocumentType;
use domain::content::question::{AnswerRule, Kind, Question};
use jiff::civil::{Date, date};
use serde_json::{Map, Value, json};

pub(crate) use crate::content::catalog;

pub(crate) const TODAY: Date = date(2026, 11, 21);

pub(crate) type Path = Map<String, Value>;

/// How typed answers look on a walk.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Typing {
    /// As people usually answer.
    Usual,
    /// As short as is allowed.
    Shortest,
    /// As long as is allowed, over many lines, with accents and with braces that must not be read as a place.
    Longest,
}

pub(crate) const TYPINGS: [Typing; 3] = [Typing::Usual, Typing::Shortest, Typing::Longest];

/// Every type that is sold; with `COQUINA_TYPE` the one whose folder has that name, for whoever writes its content.
pub(crate) fn sold() -> impl Iterator<Item = &'static DocumentType> {
    let chosen = std::env::var("COQUINA_TYPE").ok();
    let is_looked_at = move |slug: &str| chosen.as_ref().is_none_or(|chosen| chosen == slug);
    catalog()
        .document_types
        .iter()
        .filter(move |document_type| document_type.is_available() && is_looked_at(&document_type.slug))
}

/// Every combination of choices, of ticks, and of "None" where it is an answer. Hidden questions are answered too.
pub(crate) fn paths(document_type: &DocumentType, typing: Typing) -> Vec<Path> {
    document_type.questions.iter().enumerate().fold(vec![Map::new()], |paths, (index, question)| {
        let extend = |path: Path| {
            alternatives(question, index, typing).into_iter().map(move |answer| {
                let mut longer = path.clone();
                longer.insert(question.id.clone(), answer);
                longer
            })
        };
        paths.into_iter().flat_map(extend).collect()
    })
}

fn alternatives(question: &Question, index: usize, typing: Typing) -> Vec<Value> {
    let none = question.accepts_none().then(|| json!("None"));
    match question.kind {
        Kind::Select | Kind::Radio => question.options.iter().map(|option| json!(option)).collect(),
        Kind::Checkbox => vec![json!(true), json!(false)],
        Kind::Date => vec![json!(day(question.rule, index))],
        Kind::Text | Kind::Textarea => {
            [json!(words(question, index, typing))].into_iter().chain(none).collect()
        }
    }
}

/// Later questions get later days, so that none precedes the one it should follow.
fn day(rule: AnswerRule, index: usize) -> String {
    let year = if rule == AnswerRule::FutureDate { 2028 } else { 2001 };
    format!("03/{:02}/{year}", index + 1)
}

/// A letter for each question, so that every answer is unlike every other.
fn letter(index: usize) -> char {
    char::from(b'A' + u8::try_from(index).unwrap())
}

fn words(question: &Question, index: usize, typing: Typing) -> String {
    let letter = letter(index);
    match (question.rule, typing) {
        (AnswerRule::Address | AnswerRule::FloridaAddress, _) => {
            format!("{} {letter} Street, Miami, FL 33101", index + 1)
        }
        (AnswerRule::Name | AnswerRule::Short { .. }, Typing::Usual) => format!("Person {letter} Example"),
        (AnswerRule::Name, Typing::Shortest) => format!("{letter}{letter}"),
        (AnswerRule::Short { min, .. }, Typing::Shortest) => letter.to_string().repeat(min),
        (AnswerRule::Name, Typing::Longest) => format!("Ünï{letter}").repeat(50),
        (AnswerRule::Short { max, .. }, Typing::Longest) => letter.to_string().repeat(max),
        (_, Typing::Usual) => {
            format!("My own words about {letter}, $500 monthly for 2 years, call 305-555-0100")
        }
        (_, Typing::Shortest) => format!("Words {letter}"),
        (_, Typing::Longest) => format!("Ça {{fullName}} {letter} <b>\n").repeat(240),
    }
}
