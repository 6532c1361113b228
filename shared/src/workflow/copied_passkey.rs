//! A passkey whose signature counter did not rise: there may be a copy of it, and its owner has to hear of it.

use domain::accounts::SecurityEventKind;

use super::failure::Failure;
use super::passkey::AnswerRefused;
use super::security_log::SecurityEventNote;
use super::sign_in::SessionIssuer;
use crate::client::Client;
use crate::ports::Message;
use crate::store::OutboxMessage;
use crate::webauthn::PasskeyRefused;

/// Writes it down and mails the owner, where a refused answer came from what may be a copy.
///
/// # Errors
/// When a store does not answer.
pub async fn tell(
    session_issuer: &SessionIssuer,
    refused: &AnswerRefused,
    client: &Client,
) -> Result<(), Failure> {
    let AnswerRefused::Passkey(PasskeyRefused::Copied, Some(user)) = refused else { return Ok(()) };
    session_issuer
        .security_log
        .note(user, SecurityEventNote::new(SecurityEventKind::PasskeyCopied, client))
        .await;
    let Some(account) = session_issuer.accounts.by_id(user).await? else { return Ok(()) };
    let message = Message {
        to: account.email.as_str().to_string(),
        reply_to: None,
        subject: "A passkey of yours may have been copied".to_string(),
        text: TEXT.to_string(),
    };
    Ok(session_issuer.outbox.put(&[OutboxMessage::new(message)?]).await?)
}

const TEXT: &str = "A passkey on your Coquina account did not pass a security check. Someone else may have a copy of it, \
                    so we blocked the sign-in.\n\nPlease remove that passkey on your account page and \
                    add a new one. If you did not use a passkey just now, write to us.";
