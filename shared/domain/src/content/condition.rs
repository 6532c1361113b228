//! The one condition language of questions and clauses. It is closed, so tests can walk every combination.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// When a question is asked, or a clause or a sentence printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Condition {
    /// The answer to a choice question is this option.
    Is(Choice),
    /// The question is visible and has an answer that says something (a "None" does not).
    Answered(String),
    /// The checkbox is ticked.
    Checked(String),
    /// The condition does not hold.
    #[schema(no_recursion)]
    Not(Box<Condition>),
    /// Every condition holds.
    #[schema(no_recursion)]
    All(Vec<Condition>),
    /// At least one condition holds.
    #[schema(no_recursion)]
    Any(Vec<Condition>),
}

/// A choice question and one of its options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// The question's id.
    pub question: String,
    /// The option, exactly as offered.
    pub option: String,
}

/// What conditions may ask of an interview.
pub trait Facts {
    /// Whether the visible answer to the question is this option.
    fn is(&self, question: &str, option: &str) -> bool;
    /// Whether the question is visible and has an answer that says something.
    fn answered(&self, question: &str) -> bool;
    /// Whether the question is a visible checkbox that is ticked.
    fn checked(&self, question: &str) -> bool;
}

impl Condition {
    /// Whether the condition holds of these facts.
    pub fn holds(&self, facts: &impl Facts) -> bool {
        match self {
            Self::Is(choice) => facts.is(&choice.question, &choice.option),
            Self::Answered(question) => facts.answered(question),
            Self::Checked(question) => facts.checked(question),
            Self::Not(condition) => !condition.holds(facts),
            Self::All(conditions) => conditions.iter().all(|condition| condition.holds(facts)),
            Self::Any(conditions) => conditions.iter().any(|condition| condition.holds(facts)),
        }
    }

    /// Every question that the condition mentions.
    #[must_use]
    pub fn questions(&self) -> Vec<&str> {
        match self {
            Self::Is(choice) => vec![&choice.question],
            Self::Answered(question) | Self::Checked(question) => vec![question],
            Self::Not(condition) => condition.questions(),
            Self::All(conditions) | Self::Any(conditions) => {
                conditions.iter().flat_map(Self::questions).collect()
            }
        }
    }

    /// Every part of it, itself included.
    #[must_use]
    pub fn parts(&self) -> Vec<&Self> {
        let within: Vec<&Self> = match self {
            Self::Is(_) | Self::Answered(_) | Self::Checked(_) => Vec::new(),
            Self::Not(condition) => condition.parts(),
            Self::All(conditions) | Self::Any(conditions) => {
                conditions.iter().flat_map(Self::parts).collect()
            }
        };
        std::iter::once(self).chain(within).collect()
    }
}
