//! Questions of an interview.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::citation::Citation;
use super::condition::Condition;
use super::{Choices, Phrasing, choices};

/// The longest answer, in characters. Source: `shared/spec/product.md`, “Answers”.
pub const LONGEST_ANSWER: usize = 5_000;

/// The longest name, in characters: some people and many companies have long ones.
const LONGEST_NAME: usize = 200;

/// The longest answer of one line that is no name, in characters: an address with everything that can belong to it.
const LONGEST_LINE: usize = 500;

/// One question of a document type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Question {
    /// Its id, unique within the document type.
    pub id: String,
    /// How the question is answered: `type` in the API, a reserved word here.
    #[serde(rename = "type")]
    pub kind: Kind,
    /// What is said before it in a conversation, where something new begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lead: Option<String>,
    /// The question as asked.
    pub text: String,
    /// An example answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub placeholder: Option<String>,
    /// The statement beside a checkbox.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// The options of a choice, in order; empty for the other kinds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
    /// Why the question is asked.
    pub why: String,
    /// What the words mean, in plain language.
    pub meaning: String,
    /// The sources behind the question.
    pub law: Vec<Citation>,
    /// Whether the question can be skipped. "None" is then an answer too.
    #[serde(default)]
    #[schema(required)]
    pub optional: bool,
    /// Whether "None" is an answer to a question that cannot be skipped.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub none: bool,
    /// When the question is asked; always, when absent.
    #[serde(rename = "condition", alias = "when", skip_serializing_if = "Option::is_none")]
    pub when: Option<Condition>,
    /// The entry of the people book that it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub book: Option<String>,
    /// What a good answer looks like.
    #[serde(default, skip_serializing)]
    pub rule: AnswerRule,
    /// Questions whose answers must be others.
    #[serde(default, rename = "differs_from", skip_serializing)]
    pub differs_from: Vec<String>,
    /// A date question whose date this one may not precede.
    #[serde(rename = "not_before", skip_serializing)]
    pub not_before: Option<String>,
    /// How people say the answer in a conversation.
    #[serde(skip)]
    pub phrasing: Phrasing,
    /// What each option does, in a part of a sentence; "true" and "false" of a statement to tick.
    #[serde(
        rename = "effects",
        default,
        deserialize_with = "choices::stand_elsewhere",
        skip_serializing_if = "Choices::is_empty"
    )]
    #[schema(value_type = BTreeMap<String, String>, required = false)]
    pub choices: Choices,
}

impl Question {
    /// Whether "None" is an answer.
    #[must_use]
    pub fn accepts_none(&self) -> bool {
        self.optional || self.none
    }

    /// What can be chosen, "true" and "false" of a statement; nothing where the answer is written.
    #[must_use]
    pub fn choosable(&self) -> Vec<&str> {
        match self.kind {
            Kind::Checkbox => vec!["true", "false"],
            Kind::Select | Kind::Radio => self.options.iter().map(String::as_str).collect(),
            Kind::Text | Kind::Textarea | Kind::Date => Vec::new(),
        }
    }

    /// How long an answer may be, in characters. It bounds what a document can come to when it is typeset.
    #[must_use]
    pub fn longest_answer(&self) -> usize {
        match (self.kind, self.rule) {
            (Kind::Textarea, _) | (_, AnswerRule::Free | AnswerRule::Shares) => LONGEST_ANSWER,
            (_, AnswerRule::Name) => LONGEST_NAME,
            (_, AnswerRule::Short { max, .. }) => max.max(LONGEST_LINE),
            _ => LONGEST_LINE,
        }
    }
}

/// How a question is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// One line of text.
    Text,
    /// Several lines of text.
    Textarea,
    /// One of the options, from a list.
    Select,
    /// One of the options, all of them in view.
    Radio,
    /// A calendar date.
    Date,
    /// A statement to tick or to leave.
    Checkbox,
}

impl Kind {
    /// Whether the answer is one of the question's options.
    #[must_use]
    pub fn is_choice(self) -> bool {
        matches!(self, Self::Select | Self::Radio)
    }

    /// Whether the answer is the person's own words.
    #[must_use]
    pub fn is_typed(self) -> bool {
        matches!(self, Self::Text | Self::Textarea)
    }

    /// Whether the answer is written, in words or as a date.
    #[must_use]
    pub fn is_typed_or_dated(self) -> bool {
        self.is_typed() || self == Self::Date
    }
}

/// What a good answer looks like, beyond its kind. Source: `rule` in the content's `questions.toml`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum AnswerRule {
    /// Nothing further.
    #[default]
    Any,
    /// A person's or a company's name.
    Name,
    /// Street, city, state and ZIP code.
    Address,
    /// An address in Florida.
    FloridaAddress,
    /// The person's own words, 1 to 5,000 characters.
    Free,
    /// Between so many and so many characters.
    Short {
        /// Fewest characters.
        min: usize,
        /// Most characters.
        max: usize,
    },
    /// Free words whose percentages, if any, add up to 100.
    Shares,
    /// A date not after today.
    PastDate,
    /// A date after today.
    FutureDate,
    /// Any calendar date.
    Date,
}

impl AnswerRule {
    /// Whether the answer is an address.
    #[must_use]
    pub fn is_address(self) -> bool {
        matches!(self, Self::Address | Self::FloridaAddress)
    }
}
