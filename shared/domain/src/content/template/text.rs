//! Words with places for answers, and when they are printed.

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::content::condition::Condition;

/// Words with places for answers.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub struct Text(pub Vec<Span>);

/// A stretch of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Words of the template.
    Words(String),
    /// The answer to this question. It is inserted as words, never read as template text.
    Answer(String),
}

impl From<String> for Text {
    fn from(source: String) -> Self {
        Self::parse(&source)
    }
}

impl Text {
    /// Reads template text: `{questionId}` stands for an answer.
    #[must_use]
    pub fn parse(source: &str) -> Self {
        let mut runs = Vec::new();
        let mut rest = source;
        while let Some((words, tail)) = rest.split_once('{') {
            let Some((question, tail)) = tail.split_once('}') else { break };
            runs.push(Span::Words(words.to_string()));
            runs.push(Span::Answer(question.to_string()));
            rest = tail;
        }
        runs.push(Span::Words(rest.to_string()));
        Self(runs)
    }

    /// The questions whose answers are inserted.
    pub fn questions(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|run| match run {
            Span::Answer(question) => Some(question.as_str()),
            Span::Words(_) => None,
        })
    }
}

/// A text with its condition.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConditionalText {
    /// When it is printed; always, when absent.
    pub when: Option<Condition>,
    /// The text.
    pub text: Text,
}

impl ConditionalText {
    /// Every question that its condition or its text names.
    pub fn questions(&self) -> impl Iterator<Item = &str> {
        self.when.iter().flat_map(Condition::questions).chain(self.text.questions())
    }
}

/// A text that is always the same, or the first whose condition holds.
pub(in crate::content) fn texts<'de, D: Deserializer<'de>>(
    file: D,
) -> Result<Vec<ConditionalText>, D::Error> {
    Ok(match Value::deserialize(file)? {
        Value::String(text) => vec![ConditionalText { when: None, text: text.into() }],
        several => Vec::deserialize(several).map_err(D::Error::custom)?,
    })
}

pub(in crate::content) fn one_or_several<'de, D: Deserializer<'de>, T: DeserializeOwned>(
    file: D,
) -> Result<Vec<T>, D::Error> {
    match Value::deserialize(file)? {
        several @ Value::Array(_) => Vec::deserialize(several),
        one => T::deserialize(one).map(|one| vec![one]),
    }
    .map_err(D::Error::custom)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn braces_name_the_answers_to_insert() {
        let text = Text::parse("I, {fullName}, of {address}.");
        assert_eq!(text.questions().collect::<Vec<_>>(), ["fullName", "address"]);
    }

    #[test]
    fn an_unclosed_brace_is_plain_text() {
        assert_eq!(Text::parse("a { b"), Text(vec![Span::Words("a { b".into())]));
    }
}
