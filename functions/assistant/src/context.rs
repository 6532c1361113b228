//! What was said before.

use domain::catalog::DocumentType;
use domain::question::Question;
use serde::Deserialize;
use shared::http::ApiError;
use utoipa::ToSchema;

/// Longest message, in characters.
const LONGEST_MESSAGE: usize = 5_000;

/// So much of a talk is looked at.
const MOST_TURNS: usize = 200;

/// Something said before.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Turn {
    /// Who said it.
    role: Role,
    /// What.
    content: String,
}

/// Who says something.
#[derive(PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Role {
    /// The person.
    User,
    /// The assistant.
    Assistant,
}

/// The person's words, without surrounding space.
pub(crate) fn words(message: &str) -> Result<&str, ApiError> {
    match message.trim() {
        "" => Err(ApiError::bad_request("Please write a message.")),
        long if is_too_long(long) => {
            Err(ApiError::bad_request("Please keep the message to 5,000 characters."))
        }
        words => Ok(words),
    }
}

/// What was said before, when it is not too much.
pub(crate) fn turns(context: &[Turn]) -> Result<&[Turn], ApiError> {
    if context.len() > MOST_TURNS || context.iter().any(|turn| is_too_long(&turn.content)) {
        let sentence = "Please send at most the last 200 messages, each of at most 5,000 characters.";
        return Err(ApiError::bad_request(sentence));
    }
    Ok(context)
}

fn is_too_long(text: &str) -> bool {
    text.chars().count() > LONGEST_MESSAGE
}

/// The question that the assistant asked last, as far as its words show: for clients that do not name it.
pub(crate) fn asked<'a>(kind: &'a DocumentType, turns: &[Turn]) -> Option<&'a Question> {
    let last = turns.iter().rfind(|turn| turn.role == Role::Assistant)?;
    let asked = kind.questions.iter().filter(|question| last.content.contains(&question.text));
    asked.max_by_key(|question| last.content.rfind(&question.text))
}
