//! Removing several passkeys at once, when their owner has lost them or says that they may be a thief's.

use domain::accounts::{Account, PasskeySet, SecurityEventKind};

use super::security_log::SecurityEventNote;
use super::sign_in::SessionIssuer;
use crate::client::Client;
use crate::ports::{Message, PortError};
use crate::store::OutboxMessage;

/// Saves what is left of an account's passkeys, with the mail about it.
///
/// # Errors
/// `Conflict` when the passkeys have changed meanwhile, and when a store does not answer.
pub async fn drop_passkeys(
    session_issuer: &SessionIssuer,
    account: &Account,
    left: &PasskeySet,
    client: &Client,
) -> Result<(), PortError> {
    let told = OutboxMessage::new(message(account, left))
        .map_err(|error| PortError::unavailable("random", error))?;
    session_issuer.passkeys.save(&account.id, left, &[told]).await?;
    session_issuer
        .security_log
        .note(&account.id, SecurityEventNote::new(SecurityEventKind::PasskeyRemoved, client))
        .await;
    Ok(())
}

fn message(account: &Account, left: &PasskeySet) -> Message {
    let which = match left.passkeys.len() {
        0 => "All passkeys of your Coquina account were removed.".to_string(),
        1 => "Passkeys of your Coquina account were removed; one is left.".to_string(),
        more => format!("Passkeys of your Coquina account were removed; {more} are left."),
    };
    let text = format!(
        "{which} You can add one again on your account page.\n\nIf you did not ask for this, contact us right away."
    );
    let (to, subject) = (account.email.as_str().to_string(), "Passkeys were removed".to_string());
    Message { to, reply_to: None, subject, text }
}
