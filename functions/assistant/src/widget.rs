//! What a question is answered with besides words.

use domain::content::DocumentType;
use domain::content::question::{AnswerRule, Kind, Question};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a page shows to answer a question with, where the words were not surely understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = ChatWidget)]
pub enum Widget {
    /// The options. None of them is chosen beforehand.
    Options,
    /// A yes and a no to a statement.
    Tick,
    /// A date.
    Date,
    /// A name, and the people who are known by name.
    Name,
    /// The parts of an address.
    Address,
    /// The pieces of which the answer is composed: people, shares, things, an amount.
    Pieces,
    /// Nothing but words.
    Words,
}

impl Widget {
    /// What fits a question.
    #[must_use]
    pub fn of(document_type: &DocumentType, question: &Question) -> Self {
        let is_composed =
            || document_type.facts.iter().any(|fact| fact.composes.as_deref() == Some(&question.id));
        match (question.kind, question.rule) {
            (Kind::Select | Kind::Radio, _) => Self::Options,
            (Kind::Checkbox, _) => Self::Tick,
            (Kind::Date, _) => Self::Date,
            (_, AnswerRule::Name) => Self::Name,
            (_, AnswerRule::Address | AnswerRule::FloridaAddress) => Self::Address,
            _ if is_composed() => Self::Pieces,
            _ => Self::Words,
        }
    }
}
