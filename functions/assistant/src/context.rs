//! The bounds of a message and of what was said before.

use shared::http::ApiError;

use crate::conversation::Turn;

/// Longest message, in characters.
const LONGEST_MESSAGE: usize = 5_000;

/// So much of a conversation is looked at.
const MOST_TURNS: usize = 200;

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
