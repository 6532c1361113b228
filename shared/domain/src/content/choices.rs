//! What each option of a choice does: `documents/<slug>/choices.toml`.

use std::collections::BTreeMap;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What the options of one question do, and which of them a mere yes or no means.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choices {
    /// Id of the question.
    pub(super) question: String,
    /// Whether the choice has a legal effect, which is said before it is confirmed.
    #[serde(default)]
    pub legal: bool,
    /// The option that answers the question as asked with yes; none, when the question is not one of yes or no.
    pub yes: Option<String>,
    /// The same for no.
    pub no: Option<String>,
    /// What each option does, in a part of a sentence. A statement to tick has "true" and "false".
    pub effects: BTreeMap<String, String>,
}

/// `documents/<slug>/choices.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChoicesFile {
    pub(super) choice: Vec<Choices>,
}

/// What the options do is shown with the question; the rest is for the conversation.
impl Serialize for Choices {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.effects.serialize(serializer)
    }
}

/// `questions.toml` says nothing of what the options do.
pub(super) fn stand_elsewhere<'de, D: Deserializer<'de>>(_: D) -> Result<Choices, D::Error> {
    Err(D::Error::custom("the effects of options stand in choices.toml"))
}

impl Choices {
    /// Whether nothing is said of any option.
    pub(super) fn is_empty(&self) -> bool {
        self.effects.is_empty()
    }

    /// Whether an option is the question's yes or its no; none, when it is neither.
    #[must_use]
    pub fn is_yes(&self, option: &str) -> Option<bool> {
        let is = |other: &Option<String>| other.as_deref() == Some(option);
        match (is(&self.yes), is(&self.no)) {
            (true, _) => Some(true),
            (_, true) => Some(false),
            _ => None,
        }
    }

    /// What an option does.
    #[must_use]
    pub fn effect(&self, option: &str) -> Option<&str> {
        self.effects.get(option).map(String::as_str)
    }
}
