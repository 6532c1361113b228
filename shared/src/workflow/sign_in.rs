//! Signing in: what every way in ends with.

use std::sync::Arc;

use domain::account::{Account, Session, Way};

use crate::http::device::Device;
use crate::http::{ApiError, cookies};
use crate::ports::Sessions;
use crate::token::Tokens;
use crate::{clock, random};

/// What signing in needs.
#[derive(Clone)]
pub struct Desk {
    /// Sessions.
    pub sessions: Arc<dyn Sessions>,
    /// The keys that sign people in.
    pub tokens: Tokens,
}

impl Desk {
    /// Opens a session and signs its token. Each sign-in has a session of its own, so that none can be planted.
    ///
    /// # Errors
    /// When the session cannot be kept.
    pub async fn admit(
        &self,
        account: &Account,
        way: Way,
        Device(device): Device,
    ) -> Result<String, ApiError> {
        let (secret, now) = (random::secret()?, clock::now());
        let session = Session {
            id: random::digest(&secret),
            user: account.id.clone(),
            way,
            device,
            opened_at: now,
            seen_at: now,
        };
        let ends = session.ends_at().as_second();
        let token = self.tokens.sign(&account.id, &secret, now.as_second(), ends)?;
        self.sessions.open(&session).await?;
        Ok(token)
    }
}

/// The cookies of a sign-in at an identity provider.
#[must_use]
pub fn cookies(token: &str) -> Vec<axum::http::HeaderValue> {
    let seconds = Session::LONGEST_SECONDS;
    let both =
        [cookies::hidden(cookies::SESSION, token, seconds), cookies::readable(cookies::KNOWN, "1", seconds)];
    both.into_iter().flatten().collect()
}
