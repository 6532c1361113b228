//! A reset by mail of an account with a passkey waits for 24 hours: who reads its owner's mail is not yet its owner.

use axum::Json;
use axum::http::{HeaderMap, StatusCode};
use domain::accounts::SecurityEventKind;
use domain::ids::UserId;
use serde::Serialize;
use shared::client::Client;
use shared::http::ApiError;
use shared::ports::PortError;
use shared::workflow::drop_passkeys::drop_passkeys;
use shared::workflow::mailed_link::LinkError;
use shared::workflow::password_reset::{self, PasswordReset};
use shared::workflow::security_log::SecurityEventNote;
use utoipa::ToSchema;

use crate::AppState;

/// How many times a newer version of the passkeys is tried.
const TRIES: usize = 20;

/// What came of a mailed link.
#[derive(Serialize, ToSchema)]
pub(crate) struct Reset {
    /// A sentence for the person.
    pub(crate) message: &'static str,
    /// `reset_waits` when the account has a passkey: nothing has changed yet, and a second link comes in 24 hours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) code: Option<&'static str>,
}

/// The answer while it waits.
pub(crate) fn waits() -> (StatusCode, HeaderMap, Json<Reset>) {
    let message = "Your account has a passkey, so a new password takes 24 hours: then we email you a second link. Until \
                   then nothing changes.";
    (StatusCode::ACCEPTED, HeaderMap::new(), Json(Reset { message, code: Some("reset_waits") }))
}

impl AppState {
    /// Whether the link that was opened only begins a wait: the account has a passkey, and this is the first link.
    pub(crate) async fn has_to_wait(&self, asked: &PasswordReset, client: &Client) -> Result<bool, ApiError> {
        if asked.waits_since.is_some() {
            let stopped = password_reset::is_stopped(&self.session_issuer, asked).await?;
            return if stopped { Err(LinkError::Ended.into()) } else { Ok(false) };
        }
        if self.session_issuer.passkeys.of(&asked.user).await?.is_empty() {
            return Ok(false);
        }
        let account = self.mailbox_proven(self.asking(asked).await?).await?;
        password_reset::wait(&self.session_issuer, &account, asked).await?;
        self.session_issuer
            .security_log
            .note(&account.id, SecurityEventNote::new(SecurityEventKind::ResetAsked, client))
            .await;
        Ok(true)
    }

    /// Removes the passkeys of someone who has lost them.
    pub(crate) async fn remove_passkeys(&self, user: &UserId, client: &Client) -> Result<(), ApiError> {
        let account = self.accounts.by_id(user).await?.ok_or(LinkError::Ended)?;
        for _ in 0..TRIES {
            let set = self.session_issuer.passkeys.of(user).await?;
            if set.is_empty() {
                return Ok(());
            }
            match drop_passkeys(&self.session_issuer, &account, &set.emptied(), client).await {
                Err(PortError::Conflict) => {}
                saved => return Ok(saved?),
            }
        }
        Err(PortError::Conflict.into())
    }
}
