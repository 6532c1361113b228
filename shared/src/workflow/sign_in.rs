//! Signing in: what every way in ends with.

use std::sync::Arc;

use axum::http::{HeaderMap, HeaderName, HeaderValue};
use domain::account::{Account, Session, Way};
use jiff::Timestamp;

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
    /// Admits somebody who has just shown who they are: the token of a new session.
    ///
    /// # Errors
    /// When the session cannot be kept.
    pub async fn admit(&self, account: &Account, way: Way, device: Device) -> Result<String, ApiError> {
        self.open(account, way, device, Some(clock::now())).await
    }

    /// Admits somebody for whom an identity provider vouches, perhaps by an earlier sign-in there.
    ///
    /// # Errors
    /// When the session cannot be kept.
    pub async fn admit_on_trust(&self, account: &Account, device: Device) -> Result<String, ApiError> {
        self.open(account, Way::Provider, device, None).await
    }

    /// Opens a session and signs its token. Each sign-in has a session of its own, so that none can be planted.
    async fn open(
        &self,
        account: &Account,
        way: Way,
        Device(device): Device,
        proven_at: Option<Timestamp>,
    ) -> Result<String, ApiError> {
        let (secret, now) = (random::secret()?, clock::now());
        let session = Session {
            id: random::digest(&secret),
            user: account.id.clone(),
            way,
            device,
            opened_at: now,
            seen_at: now,
            proven_at,
        };
        let ends = session.ends_at().as_second();
        let token = self.tokens.sign(&account.id, &secret, now.as_second(), ends)?;
        self.sessions.open(&session).await?;
        Ok(token)
    }
}

/// What tells a browser to forget who was here.
#[must_use]
pub fn left() -> HeaderMap {
    let mut headers = HeaderMap::new();
    headers.insert(HeaderName::from_static("clear-site-data"), HeaderValue::from_static("\"storage\""));
    cookies::forget_sign_in(&mut headers);
    headers
}

/// The cookies of a sign-in at an identity provider.
#[must_use]
pub fn cookies(token: &str) -> Vec<HeaderValue> {
    let seconds = Session::LONGEST_SECONDS;
    let both =
        [cookies::hidden(cookies::SESSION, token, seconds), cookies::readable(cookies::KNOWN, "1", seconds)];
    both.into_iter().flatten().collect()
}
