//! What the assistant says.

use domain::content::citation::Citation;
use domain::interview::Answer;
use serde::Serialize;
use utoipa::ToSchema;

/// What the assistant says. Nothing of it is stored: the person confirms what is proposed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// The reply.
    pub message: String,
    /// The sources that it rests on, as they are cited.
    pub sources: Vec<String>,
    /// Answers that were understood, to be confirmed by the person.
    pub proposals: Vec<Proposal>,
    /// Id of the question that the reply asks; null when it asks none.
    pub question: Option<String>,
    /// What one press can say next.
    pub suggestions: Vec<String>,
    /// How far the answers have come.
    pub progress: Progress,
    /// Who answered.
    pub receipt: Receipt,
}

/// How far the saved answers have come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ChatProgress)]
pub struct Progress {
    /// Questions with an answer.
    pub answered: usize,
    /// Questions that apply.
    pub total: usize,
}

/// Who answered, so that a person can keep it with the conversation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ChatReceipt)]
pub struct Receipt {
    /// The built-in guide, or a language model.
    pub by: By,
    /// Name of the model; null for the guide.
    #[schema(required)]
    pub model: Option<String>,
    /// Version of the content that spoke: the guide's, or the prompt's.
    pub prompt: String,
}

/// Who can answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ChatVoice)]
#[serde(rename_all = "lowercase")]
pub enum By {
    /// The built-in guide.
    #[default]
    Guide,
    /// A language model.
    Model,
}

/// An answer that was understood and is not stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Proposal {
    /// Id of the question.
    pub question: String,
    /// The question as asked.
    pub text: String,
    /// The answer, as it can be saved.
    pub value: Answer,
    /// The person's own words.
    pub words: String,
}

/// Sources as they are cited. What still has to be checked by a lawyer is not named: a conversation has no room for the mark
/// that the pages have.
pub(crate) fn cited(law: &[Citation]) -> Vec<String> {
    law.iter().filter(|source| !source.unchecked).map(ToString::to_string).collect()
}
