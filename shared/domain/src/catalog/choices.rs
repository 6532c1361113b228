//! What each option of a choice does: `documents/<slug>/choices.toml`.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::answer::Answer;
use crate::question::{Kind, Question};

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

impl Choices {
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

    /// What an answer does.
    #[must_use]
    pub fn effect(&self, answer: &Answer) -> Option<&str> {
        let option = match answer {
            Answer::Checked(ticked) => {
                if *ticked {
                    "true"
                } else {
                    "false"
                }
            }
            Answer::Text(text) => text,
        };
        self.effects.get(option).map(String::as_str)
    }

    /// What does not fit the questions of the document type.
    pub(super) fn problems(&self, questions: &[Question]) -> Vec<String> {
        let Some(question) = questions.iter().find(|question| question.id == self.question) else {
            return vec![format!("there is no question {:?}", self.question)];
        };
        let options = options(question);
        let named = self.effects.keys().chain(&self.yes).chain(&self.no);
        let unknown = named.filter(|option| !options.contains(&option.as_str()));
        let unknown = unknown.map(|option| format!("{}: there is no option {option:?}", self.question));
        let silent = options.iter().filter(|option| !self.effects.contains_key(**option));
        let silent = silent.map(|option| format!("{}: what does {option:?} do?", self.question));
        unknown.chain(silent).collect()
    }
}

/// What can be chosen; nothing where the answer is written.
pub(super) fn options(question: &Question) -> Vec<&str> {
    match question.kind {
        Kind::Checkbox => vec!["true", "false"],
        Kind::Select | Kind::Radio => question.options.iter().map(String::as_str).collect(),
        Kind::Text | Kind::Textarea | Kind::Date => Vec::new(),
    }
}
