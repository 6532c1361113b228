//! What the assistant says.

use domain::answer::Answer;
use domain::question::Citation;
use serde::Serialize;
use utoipa::ToSchema;

/// What the assistant says. Nothing of it is stored: the person confirms what is proposed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ChatReply)]
pub(crate) struct Reply {
    /// The reply.
    pub(crate) message: String,
    /// The sources that it rests on.
    pub(crate) citations: Vec<String>,
    /// Answers that were understood, to be confirmed by the person.
    pub(crate) proposals: Vec<Proposal>,
    /// Id of the question that the reply asks; null when it asks none.
    #[schema(required)]
    pub(crate) question: Option<String>,
    /// What one press can say next.
    pub(crate) suggestions: Vec<String>,
}

/// An answer that was understood and is not stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Proposal {
    /// Id of the question.
    pub(crate) question: String,
    /// The question as asked.
    pub(crate) text: String,
    /// The answer, as it can be saved.
    pub(crate) value: Answer,
    /// The person's own words.
    pub(crate) words: String,
}

/// Sources as they are cited.
pub(crate) fn cited(law: &[Citation]) -> Vec<String> {
    law.iter().map(ToString::to_string).collect()
}
