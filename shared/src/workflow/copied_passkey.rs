//! A passkey whose signature counter did not rise: there may be a copy of it, and its owner has to hear of it.

use domain::account::EventKind;

use super::journal::Happening;
use super::passkey::AnswerRefused;
use super::sign_in::Desk;
use crate::http::{ApiError, Client};
use crate::ports::{Message, Parcel, PasskeyRefused};

/// Writes it down and mails the owner, where a refused answer came from what may be a copy.
///
/// # Errors
/// When a store does not answer.
pub async fn tell(desk: &Desk, refused: &AnswerRefused, client: &Client) -> Result<(), ApiError> {
    let AnswerRefused::Passkey(PasskeyRefused::Copied, Some(user)) = refused else { return Ok(()) };
    desk.journal.note(user, Happening::new(EventKind::PasskeyCopied, client)).await;
    let Some(account) = desk.accounts.by_id(user).await? else { return Ok(()) };
    let message = Message {
        to: account.email.as_str().to_string(),
        reply_to: None,
        subject: "A passkey of yours may have been copied".to_string(),
        text: TEXT.to_string(),
    };
    Ok(desk.outbox.put(&[Parcel::new(message)?]).await?)
}

const TEXT: &str = "A passkey of your Coquina account answered out of turn: its counter did not rise. That can mean that \
                    someone else has a copy of it, so it was refused.\n\nPlease remove that passkey on your account page and \
                    add a new one. If you did not use a passkey just now, write to us.";
