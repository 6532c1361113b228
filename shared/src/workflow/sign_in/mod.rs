//! Signing in: what every way in ends with.

mod devices;

use std::sync::Arc;

use domain::accounts::{Account, SecurityEventKind, Session, SignInMethod, User};
use domain::ids::UserId;
use thiserror::Error;

use super::failure::Failure;
use super::security_log::{SecurityEventNote, SecurityLog};
use crate::client::{Client, DeviceSecret};
use crate::ports::PortError;
use crate::store::{Accounts, Devices, OneTimeTokens, Outbox, Passkeys, Sessions};
use crate::token::Tokens;
use crate::{clock, random, request_id};

/// Why no session is opened.
#[derive(Debug, Error)]
pub enum SignInError {
    /// The account has changed since its owner showed who they are: what they showed no longer counts.
    #[error("the account has changed meanwhile")]
    AccountChanged,
    /// Something that is needed does not do its part.
    #[error(transparent)]
    Failure(#[from] Failure),
}

impl From<PortError> for SignInError {
    fn from(error: PortError) -> Self {
        Self::Failure(error.into())
    }
}

/// What signing in needs.
#[derive(Clone)]
pub struct SessionIssuer {
    /// People's accounts.
    pub accounts: Arc<Accounts>,
    /// The browsers that accounts know.
    pub devices: Arc<Devices>,
    /// Where security events are written down.
    pub security_log: SecurityLog,
    /// Mail that waits to be sent.
    pub outbox: Arc<Outbox>,
    /// The passkeys of accounts.
    pub passkeys: Arc<Passkeys>,
    /// Sessions.
    pub sessions: Arc<Sessions>,
    /// Where the site is; links in mail begin with it.
    pub site: String,
    /// Secrets that are good once.
    pub one_time_tokens: Arc<OneTimeTokens>,
    /// The keys that sign people in.
    pub tokens: Tokens,
}

/// A new session: what its client has to be told.
pub struct IssuedSession {
    /// The session's token.
    pub token: String,
    /// The session's short name.
    pub session: String,
    /// What makes the client known from now on.
    pub secret: DeviceSecret,
    /// Who is signed in.
    pub user: User,
}

/// Why a session is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SessionReason {
    /// Someone has just shown who they are.
    SignIn,
    /// An identity provider vouches for someone, perhaps by an earlier sign-in there.
    Trust,
    /// Someone who is signed in gets a new session in place of the old one.
    Renewal,
}

impl SessionIssuer {
    /// Admits someone who has just shown who they are: a new session. The browser is known from then on; if it was not,
    /// the account's owner is told by mail.
    ///
    /// # Errors
    /// When the session cannot be kept, and [`SignInError::AccountChanged`].
    pub async fn admit(
        &self,
        account: &Account,
        way: SignInMethod,
        client: &Client,
    ) -> Result<IssuedSession, SignInError> {
        self.open(account, way, client, SessionReason::SignIn).await
    }

    /// Admits someone for whom an identity provider vouches, perhaps by an earlier sign-in there.
    ///
    /// # Errors
    /// When the session cannot be kept, and [`SignInError::AccountChanged`].
    pub async fn admit_on_trust(
        &self,
        account: &Account,
        client: &Client,
    ) -> Result<IssuedSession, SignInError> {
        self.open(account, SignInMethod::Provider, client, SessionReason::Trust).await
    }

    /// Gives someone who is signed in, and has just shown again who they are, a new session.
    ///
    /// # Errors
    /// When the session cannot be kept, and [`SignInError::AccountChanged`].
    pub async fn renew(
        &self,
        account: &Account,
        way: SignInMethod,
        client: &Client,
    ) -> Result<IssuedSession, SignInError> {
        self.open(account, way, client, SessionReason::Renewal).await
    }

    /// Opens a session and signs its token. Each sign-in has a session of its own, so that none can be planted.
    async fn open(
        &self,
        account: &Account,
        way: SignInMethod,
        client: &Client,
        reason: SessionReason,
    ) -> Result<IssuedSession, SignInError> {
        let (token, session) = self.session(account, way, client, reason)?;
        let known = self.known(Some(&account.id), client).await?;
        let (is_new, is_first) = (known.is_none(), self.is_first(account, known.as_ref()).await?);
        self.sessions.open(&session).await?;
        let secret = self.remember(&account.id, known, client).await?;
        let note = SecurityEventNote::new(SecurityEventKind::SignIn, client).in_session(session.name());
        if reason != SessionReason::Renewal {
            self.security_log.note(&account.id, note).await;
            self.end_oldest(&account.id).await?;
        }
        self.still_good(account, &session, &secret).await?;
        if is_new && !is_first && reason != SessionReason::Renewal {
            self.tell_of_new_device(account, client).await?;
        }
        request_id::note_user(&account.id);
        Ok(IssuedSession { token, session: session.name().to_string(), secret, user: account.clone().into() })
    }

    /// Ends the sessions beyond the bound, the oldest ones.
    async fn end_oldest(&self, user: &UserId) -> Result<(), Failure> {
        for session in self.sessions.list(user).await?.iter().skip(Session::MOST_OF_AN_ACCOUNT) {
            self.sessions.close(user, &session.id).await?;
        }
        Ok(())
    }

    fn session(
        &self,
        account: &Account,
        way: SignInMethod,
        client: &Client,
        reason: SessionReason,
    ) -> Result<(String, Session), Failure> {
        let (secret, now) = (random::secret()?, clock::now());
        let session = Session {
            id: random::digest(&secret),
            user: account.id.clone(),
            way,
            device: client.device.0.clone(),
            opened_at: now,
            seen_at: now,
            proven_at: (reason != SessionReason::Trust).then_some(now),
        };
        let ends = session.ends_at().as_second();
        let token = self.tokens.sign(&account.id, &secret, now.as_second(), ends)?;
        Ok((token, session))
    }

    /// A new password, another address or the end of the account closes every session that is open then. One that was
    /// on its way meanwhile, opened with what no longer counts, closes itself, and its browser is new again.
    async fn still_good(
        &self,
        account: &Account,
        session: &Session,
        secret: &DeviceSecret,
    ) -> Result<(), SignInError> {
        let now = self.accounts.by_id(&account.id).await?;
        let is_gone = now.is_none();
        if now.is_some_and(|now| now.signs_in_like(account) && !now.retired) {
            return Ok(());
        }
        self.sessions.close(&session.user, &session.id).await?;
        self.devices.delete(&session.user, &secret.digest()).await?;
        if is_gone {
            self.delete_everything(&session.user).await?;
        }
        Err(SignInError::AccountChanged)
    }

    /// Deletes whatever is kept about how someone signs in, whose account is gone.
    ///
    /// # Errors
    /// When a store does not answer.
    pub async fn delete_everything(&self, user: &UserId) -> Result<(), Failure> {
        self.sessions.close_all(user).await?;
        self.devices.delete_all(user).await?;
        Ok(self.security_log.activity.delete_all(user).await?)
    }
}

/// What signing in means at a moment, in a digest: a mailed link is good only while it stays the same.
#[must_use]
pub fn stamp(account: &Account) -> String {
    let password = account.password_hash.as_deref().unwrap_or_default();
    random::digest(&format!("{}\n{password}", account.email.as_str()))
}
