//! The answer of a question, written from a fact.

use super::value::FactValue;
use super::words::Worded;
use crate::content::condition::{Condition, ConditionContext};
use crate::content::fact::Fact;
use crate::content::template::{ConditionalText, Span, Text};
use crate::text::add_words;

/// What conditions and places of a text see of one entry: its fields.
struct Fields<'a>(&'a dyn Worded);

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

    /// A field is no list: it is there or not.
    fn count(&self, field: &str) -> usize {
        usize::from(self.answered(field))
    }
}

/// The answer that a fact composes.
pub(super) fn answer(fact: &Fact, value: &FactValue) -> String {
    value.each(|entry| written(&fact.answer, entry)).join(&fact.between).trim().to_string()
}

/// Whether a condition on the fields holds of an entry.
pub(crate) fn holds_of(condition: Option<&Condition>, entry: &dyn Worded) -> bool {
    condition.is_none_or(|condition| condition.holds(&Fields(entry)))
}

/// The parts whose condition holds of an entry, one after the other, with the entry's words in them.
pub(crate) fn written(parts: &[ConditionalText], entry: &dyn Worded) -> String {
    let printed = parts.iter().filter(|part| holds_of(part.when.as_ref(), entry));
    printed.fold(String::new(), |mut all, part| {
        add(&mut all, &part.text, entry);
        all
    })
}

/// A text with the words of an entry in it.
pub(crate) fn filled(text: &Text, entry: &dyn Worded) -> String {
    let mut filled = String::new();
    add(&mut filled, text, entry);
    filled
}

fn add(filled: &mut String, text: &Text, entry: &dyn Worded) {
    for span in &text.0 {
        match span {
            Span::Words(words) => add_words(filled, words),
            Span::Answer(field) => filled.push_str(&entry.words(field).unwrap_or_default()),
        }
    }
}
