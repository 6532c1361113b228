//! The answer of a question, written from a fact.

use super::value::FactValue;
use super::words::Entry;
use crate::content::condition::{Condition, ConditionContext};
use crate::content::fact::Fact;
use crate::content::template::{Item, Span, Text};

/// What conditions and places of a text see of one entry: its fields.
struct Fields<'a>(&'a dyn Entry);

impl ConditionContext for Fields<'_> {
    fn is(&self, field: &str, option: &str) -> bool {
        self.0.is(field, option)
    }

    fn answered(&self, field: &str) -> bool {
        self.0.words(field).is_some()
    }

    fn checked(&self, field: &str) -> bool {
        self.0.is(field, "Yes")
    }
}

/// The answer that a fact composes.
pub(super) fn answer(fact: &Fact, value: &FactValue) -> String {
    value.each(|entry| written(&fact.answer, entry)).join(&fact.between).trim().to_string()
}

/// The parts whose condition holds of an entry, one after the other, with the entry's words in them.
pub(crate) fn written(parts: &[Item], entry: &dyn Entry) -> String {
    let holds = |when: &Condition| when.holds(&Fields(entry));
    let printed = parts.iter().filter(|part| part.when.as_ref().is_none_or(holds));
    printed.map(|part| filled(&part.text, entry)).collect()
}

/// A text with the words of an entry in it.
pub(crate) fn filled(text: &Text, entry: &dyn Entry) -> String {
    let span = |span: &Span| match span {
        Span::Words(words) => words.clone(),
        Span::Answer(field) => entry.words(field).unwrap_or_default(),
    };
    text.0.iter().map(span).collect()
}
