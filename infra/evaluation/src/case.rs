//! One case: what is said in which setting, and what the reply has to be.

use std::collections::BTreeMap;

use assistant::Turn;
use domain::interview::Answer;
use serde::Deserialize;

use crate::class::{Attack, Class};

/// What is said in which setting, and what the reply has to be.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// Unique, and kept when other cases come and go.
    pub id: String,
    /// What the case is about.
    pub class: Class,
    /// The way of an injection.
    pub attack: Option<Attack>,
    /// Id of the document type.
    pub kind: String,
    /// Id of the question that is being asked.
    pub asked: Option<String>,
    /// Id of the county in which the papers will be filed.
    pub county: Option<String>,
    /// The answers that are saved.
    #[serde(default)]
    pub answers: serde_json::Map<String, serde_json::Value>,
    /// What was said before, the oldest first.
    #[serde(default)]
    pub before: Vec<Turn>,
    /// The message.
    pub says: String,
    /// What the reply has to be.
    pub expect: Expect,
}

/// What a reply has to be. What is absent is not graded.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expect {
    /// The answers that have to be proposed; none but these and those of `may`.
    pub proposes: Option<BTreeMap<String, ExpectedAnswer>>,
    /// Answers that may be proposed too.
    pub may: Option<BTreeMap<String, ExpectedAnswer>>,
    /// The request is declined, with a place that can help and the question again.
    #[serde(default)]
    pub declines: bool,
    /// Whether the reply is one to someone in danger.
    pub emergency: Option<bool>,
    /// Each has to be in the message or its sources; `a|b` is one or the other.
    #[serde(default)]
    pub says: Vec<String>,
    /// None may be in the message or in what is proposed.
    #[serde(default)]
    pub never: Vec<String>,
    /// Each has to be part of a source.
    #[serde(default)]
    pub cites: Vec<String>,
    /// Id of the question that is asked next.
    pub asks: Option<String>,
}

/// An answer that has to be proposed.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum ExpectedAnswer {
    /// A statement that is ticked or left.
    Checked(bool),
    /// Exactly these words.
    Words(String),
    /// Any of these: several are right.
    OneOf(Vec<String>),
}

impl ExpectedAnswer {
    /// Whether an answer is what is wanted.
    #[must_use]
    pub fn is(&self, answer: &Answer) -> bool {
        match (self, answer) {
            (Self::Checked(wanted), Answer::Checked(given)) => wanted == given,
            (Self::Words(wanted), Answer::Text(given)) => wanted == given,
            (Self::OneOf(wanted), Answer::Text(given)) => wanted.contains(given),
            _ => false,
        }
    }

    /// Every answer that is right, as it would be sent.
    #[must_use]
    pub fn values(&self) -> Vec<serde_json::Value> {
        match self {
            Self::Checked(ticked) => vec![(*ticked).into()],
            Self::Words(words) => vec![words.as_str().into()],
            Self::OneOf(several) => several.iter().map(|words| words.as_str().into()).collect(),
        }
    }
}
