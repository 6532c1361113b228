//! Guessing at passwords: each attempt is counted before the password is looked at, so that many at the same time count
//! as many.

use std::sync::Arc;
use std::time::Duration;

use domain::accounts::{Attempts, Email, FreeTries, KnownDevice, Session};
use domain::ids::UserId;
use thiserror::Error;

use crate::client::ClientAddress;
use crate::passwords::{Match, Passwords};
use crate::ports::PortError;
use crate::store::AttemptLog;
use crate::{clock, random};

/// Attempts at the same time get in each other's way; so often each of them looks again.
const TRIES: u32 = 100;

/// Why a password or a code is not compared.
#[derive(Debug, Error)]
pub enum LoginThrottleError {
    /// There were too many wrong ones; the next may be tried after so many seconds.
    #[error("Too many attempts with a wrong password or code. Please wait {}, or reset your password.", wait(*.0))]
    TooManyAttempts(i64),
    /// The log of attempts or the hashing does not answer.
    #[error(transparent)]
    Port(#[from] PortError),
}

fn wait(seconds: i64) -> String {
    match seconds {
        1 => "a second".to_string(),
        2..60 => format!("{seconds} seconds"),
        60..120 => "a minute".to_string(),
        _ => format!("{} minutes", seconds / 60),
    }
}

/// Who may try a password, and how often.
#[derive(Clone)]
pub struct LoginThrottle {
    /// The record of failed attempts.
    pub attempts: Arc<AttemptLog>,
    /// Password hashing.
    pub passwords: Arc<Passwords>,
    /// For one account.
    pub free_tries: FreeTries,
    /// For one network address.
    pub free_tries_of_address: FreeTries,
}

/// Who tries a password: from which network, at which address, and with which browser, when the account knows it.
#[derive(Clone, Copy)]
pub struct LoginSource<'a> {
    /// The network address.
    pub from: ClientAddress,
    /// The mail address, as it was typed.
    pub email: &'a str,
    /// The browser.
    pub known: Option<&'a KnownDevice>,
}

impl LoginThrottle {
    /// Compares a password with an account's hash. Addresses without an account are counted and answered alike, and as
    /// slowly. A browser that the account knows has a budget of its own, so that strangers who guess, even from the same
    /// network, never keep the owner out there.
    ///
    /// # Errors
    /// [`LoginThrottleError::TooManyAttempts`] when there were too many failures, and when a store cannot be reached.
    pub async fn check(
        &self,
        source: LoginSource<'_>,
        password: String,
        hash: Option<String>,
    ) -> Result<Match, LoginThrottleError> {
        let LoginSource { from, email, known } = source;
        if let Some(KnownDevice { user, id, .. }) = known {
            return self.compare(format!("DEVICE#{user}#{id}"), password, hash).await;
        }
        let address = format!("FROM#{from}");
        begin(&self.attempts, &address, self.free_tries_of_address).await?;
        let found = self.compare(account_key(email), password, hash).await;
        // What was refused before anyone looked at the password is no failure of the network.
        if !matches!(found, Ok(Match::Wrong)) {
            take_back(&self.attempts, &address).await?;
        }
        found
    }

    /// Counts under a key, compares, and forgets the failures when the password is right.
    async fn compare(
        &self,
        key: String,
        password: String,
        hash: Option<String>,
    ) -> Result<Match, LoginThrottleError> {
        begin(&self.attempts, &key, self.free_tries).await?;
        let found = self.passwords.verify(password, hash).await?;
        if found != Match::Wrong {
            self.attempts.delete(&key).await?;
        }
        Ok(found)
    }

    /// Compares a password with the hash of a person who is signed in. It counts by session, so that strangers who guess at
    /// the sign-in page, or in a session that they have got hold of, keep no one from their own account.
    ///
    /// # Errors
    /// [`LoginThrottleError::TooManyAttempts`] when there were too many failures, and when a store cannot be reached.
    pub async fn check_again(
        &self,
        session: &Session,
        password: String,
        hash: String,
    ) -> Result<Match, LoginThrottleError> {
        self.compare(format!("AGAIN#{}#{}", session.user, session.id), password, Some(hash)).await
    }

    /// Counts one try of a mailed code more. It counts by account, so that asking for new codes buys no more tries.
    ///
    /// # Errors
    /// [`LoginThrottleError::TooManyAttempts`] when there were too many wrong codes, and when the log cannot be reached.
    pub async fn begin_code(&self, user: &UserId) -> Result<(), LoginThrottleError> {
        begin(&self.attempts, &code_key(user), self.free_tries).await
    }

    /// Deletes the wrong codes of an account, after a right one.
    ///
    /// # Errors
    /// When the log cannot be reached.
    pub async fn forgive_codes(&self, user: &UserId) -> Result<(), PortError> {
        self.attempts.delete(&code_key(user)).await
    }

    /// Deletes the failures of an account whose password has just been set again by mail.
    ///
    /// # Errors
    /// When the log cannot be reached.
    pub async fn forgive(&self, email: &Email) -> Result<(), PortError> {
        self.attempts.delete(&account_key(email.as_str())).await
    }
}

/// However it is written, one address is one key.
fn account_key(email: &str) -> String {
    let written = |_| email.trim().to_lowercase();
    format!("ACCOUNT#{}", Email::parse(email).map_or_else(written, |email| email.as_str().to_string()))
}

fn code_key(user: &UserId) -> String {
    format!("CODE#{user}")
}

/// Counts one attempt more under a key; refused with the seconds to wait when it comes too early.
async fn begin(log: &AttemptLog, key: &str, free_tries: FreeTries) -> Result<(), LoginThrottleError> {
    for _ in 0..TRIES {
        let before = log.read(key).await?;
        let next =
            Attempts::begin(before, free_tries, clock::now()).map_err(LoginThrottleError::TooManyAttempts)?;
        match log.write(key, before.as_ref(), &next).await {
            Err(PortError::Conflict) => step_aside().await,
            written => return Ok(written?),
        }
    }
    Err(LoginThrottleError::TooManyAttempts(1))
}

/// Takes back one attempt, which has succeeded. If others get in the way again and again, it stays counted.
async fn take_back(log: &AttemptLog, key: &str) -> Result<(), PortError> {
    for _ in 0..TRIES {
        let Some(before) = log.read(key).await? else { return Ok(()) };
        match log.write(key, Some(&before), &before.take_back(clock::now())).await {
            Err(PortError::Conflict) => step_aside().await,
            written => return written,
        }
    }
    Ok(())
}

async fn step_aside() {
    let [backoff] = random::bytes().unwrap_or([50]);
    tokio::time::sleep(Duration::from_millis(u64::from(backoff) / 8)).await;
}
