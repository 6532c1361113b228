//! Signing in: what every way in ends with.

use std::sync::Arc;

use axum::http::{HeaderMap, HeaderName, HeaderValue};
use domain::account::{Account, Session, User, Way};
use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::device::Device;
use crate::http::{ApiError, cookies};
use crate::ports::{Accounts, Sessions};
use crate::token::Tokens;
use crate::{clock, random};

/// Signed in: the token to send from now on, and who it stands for.
#[derive(Serialize, ToSchema)]
#[schema(as = Session)]
pub struct SignedIn {
    /// To be sent as `Authorization: Bearer`.
    pub token: String,
    /// Who is signed in.
    pub user: User,
}

/// What signing in needs.
#[derive(Clone)]
pub struct Desk {
    /// People's accounts.
    pub accounts: Arc<dyn Accounts>,
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
        self.still_good(account, &session).await?;
        Ok(token)
    }

    /// A new password, another address or the end of the account closes every session that is open then. One that was
    /// on its way meanwhile, opened with what no longer counts, closes itself.
    async fn still_good(&self, account: &Account, session: &Session) -> Result<(), ApiError> {
        let now = self.accounts.by_id(&account.id).await?;
        if now.is_some_and(|now| now.signs_in_like(account)) {
            return Ok(());
        }
        self.sessions.close(&session.user, &session.id).await?;
        Err(ApiError::unauthorized())
    }
}

/// What signing in means at a moment, in a digest: a mailed link is good only while it stays the same.
#[must_use]
pub fn stamp(account: &Account) -> String {
    let password = account.password_hash.as_deref().unwrap_or_default();
    random::digest(&format!("{}\n{password}", account.email.as_str()))
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
