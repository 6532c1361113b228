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
    /// A list has so many persons or things.
    Count(Count),
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

/// A list and how long it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Count {
    /// The fact that is a list; with a field of it after a period, those alone for whom the field is a yes.
    pub of: String,
    /// How many there are.
    pub is: usize,
}

/// What conditions may ask: of an interview its questions and facts, of a person or an item its fields.
pub trait ConditionContext {
    /// Whether the visible answer to the question is this option, or the fact is it or has it.
    fn is(&self, question: &str, option: &str) -> bool;
    /// Whether the question is visible and has an answer that says something, or the fact was given.
    fn answered(&self, question: &str) -> bool;
    /// Whether the question is a visible checkbox that is ticked, or the fact is a yes.
    fn checked(&self, question: &str) -> bool;
    /// How many persons or things the list has, or how many of them for whom the field is a yes.
    fn count(&self, list: &str) -> usize;
}

impl Condition {
    /// Whether the condition holds in this context.
    pub fn holds(&self, context: &impl ConditionContext) -> bool {
        match self {
            Self::Is(choice) => context.is(&choice.question, &choice.option),
            Self::Answered(question) => context.answered(question),
            Self::Checked(question) => context.checked(question),
            Self::Count(count) => context.count(&count.of) == count.is,
            Self::Not(condition) => !condition.holds(context),
            Self::All(conditions) => conditions.iter().all(|condition| condition.holds(context)),
            Self::Any(conditions) => conditions.iter().any(|condition| condition.holds(context)),
        }
    }

    /// Every question that the condition mentions.
    #[must_use]
    pub fn questions(&self) -> Vec<&str> {
        match self {
            Self::Is(choice) => vec![&choice.question],
            Self::Answered(question) | Self::Checked(question) => vec![question],
            Self::Count(count) => vec![&count.of],
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
            Self::Is(_) | Self::Answered(_) | Self::Checked(_) | Self::Count(_) => Vec::new(),
            Self::Not(condition) => condition.parts(),
            Self::All(conditions) | Self::Any(conditions) => {
                conditions.iter().flat_map(Self::parts).collect()
            }
        };
        std::iter::once(self).chain(within).collect()
    }
}
