//! What a mailed link for a new password asks for, and the wait and the second link of an account with a passkey. How long the
//! first link is good: `mailed_link.rs`.

use domain::accounts::Account;
use domain::ids::UserId;
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use super::failure::Failure;
use super::mailed_link;
use super::sign_in::{SessionIssuer, stamp};
use crate::clock;
use crate::ports::Message;
use crate::store::OutboxMessage;

/// What the one-time tokens behind these links are kept under.
pub const PURPOSE: &str = "reset";

/// What is kept until the link is opened. It counts only while the account signs in as it did then.
#[derive(Serialize, Deserialize)]
pub struct PasswordReset {
    /// The account.
    pub user: UserId,
    /// How it signed in then.
    pub stamp: String,
    /// The digest of the browser's secret, when only the browser that asked may open the link: the address is not confirmed,
    /// so the mail may have gone to a stranger.
    pub device: Option<String>,
    /// When the reset began to wait, when the account has a passkey and this is the second link.
    #[serde(default)]
    pub waits_since: Option<Timestamp>,
}

impl PasswordReset {
    /// What is asked for an account. The browser's digest counts only while the address is not confirmed.
    #[must_use]
    pub fn of(account: &Account, device: Option<String>) -> Self {
        let device = device.filter(|_| !account.email_confirmed);
        Self { user: account.id.clone(), stamp: stamp(account), device, waits_since: None }
    }
}

/// How long a reset by mail waits for an account with a passkey, in seconds: who reads its owner's mail is not yet its owner.
pub const WAIT_SECONDS: i64 = 24 * 60 * 60;

/// How long the second link is good once it counts, in seconds.
const SECOND_LINK_SECONDS: i64 = 24 * 60 * 60;

/// What the note is kept under that stops the resets of an account.
const STOPPED: &str = "reset-stopped";

impl PasswordReset {
    /// When a reset that waits counts.
    #[must_use]
    pub fn counts_at(&self) -> Option<Timestamp> {
        let wait = SignedDuration::from_secs(WAIT_SECONDS);
        self.waits_since.map(|since| since.saturating_add(wait).unwrap_or(Timestamp::MAX))
    }
}

/// Lets a reset wait. At once its owner is told, with a link that stops it; the link that sets the password is mailed when the
/// wait is over.
///
/// # Errors
/// When a store does not answer.
pub async fn wait(
    session_issuer: &SessionIssuer,
    account: &Account,
    first: &PasswordReset,
) -> Result<(), Failure> {
    let asked =
        PasswordReset { waits_since: Some(clock::now()), ..PasswordReset::of(account, first.device.clone()) };
    let good = WAIT_SECONDS + SECOND_LINK_SECONDS;
    let secret = mailed_link::keep_for(&session_issuer.one_time_tokens, PURPOSE, &asked, good).await?;
    let second = OutboxMessage::new(second_mail(
        account,
        &format!("{}/reset-password#token={secret}&waited=true", session_issuer.site),
    ))?;
    session_issuer.outbox.put_for(&[second], clock::seconds_from_now(WAIT_SECONDS)).await?;
    let told = OutboxMessage::new(waiting_mail(account, &session_issuer.not_me_link(account).await?))?;
    Ok(session_issuer.outbox.put(&[told]).await?)
}

/// Stops the resets of an account that wait.
pub(super) async fn stop_waiting(session_issuer: &SessionIssuer, user: &UserId) -> Result<(), Failure> {
    let (now, until) =
        (clock::now().to_string(), clock::seconds_from_now(WAIT_SECONDS + SECOND_LINK_SECONDS));
    Ok(session_issuer.one_time_tokens.keep(STOPPED, user.as_str(), &now, until).await?)
}

/// Whether a reset that waits was stopped after it began.
///
/// # Errors
/// When a store does not answer.
pub async fn is_stopped(session_issuer: &SessionIssuer, asked: &PasswordReset) -> Result<bool, Failure> {
    let stopped = session_issuer.one_time_tokens.read(STOPPED, asked.user.as_str()).await?;
    let stopped: Option<Timestamp> = stopped.and_then(|at| at.parse().ok());
    Ok(stopped.zip(asked.waits_since).is_some_and(|(stopped, since)| stopped >= since))
}

fn waiting_mail(account: &Account, stop: &str) -> Message {
    let text = format!(
        "A link to set a new password for your Coquina account was opened. Your account has a passkey, so this takes 24 \
         hours: then we email you a second link. Until then nothing changes, and you sign in as before.\n\nIf it was not \
         you, open this link. It stops the reset, signs out every browser and stops your password; you still sign in with \
         your passkey:\n\n{stop}"
    );
    mail(account, "A new password for your account, in 24 hours", text)
}

fn second_mail(account: &Account, link: &str) -> Message {
    let text = format!(
        "You asked for a new password for your Coquina account yesterday. To set it now, open this link within 24 \
         hours:\n\n{link}\n\nIf you did not ask, do not open it, and write to us."
    );
    mail(account, "Set your new Coquina password", text)
}

fn mail(account: &Account, subject: &str, text: String) -> Message {
    Message { to: account.email.as_str().to_string(), reply_to: None, subject: subject.to_string(), text }
}

/// The mail after a password was stopped.
///
/// # Errors
/// When the link cannot be kept.
pub(super) async fn outbox_message(
    session_issuer: &SessionIssuer,
    account: &Account,
) -> Result<OutboxMessage, Failure> {
    let secret =
        mailed_link::keep(&session_issuer.one_time_tokens, PURPOSE, &PasswordReset::of(account, None))
            .await?;
    let text = format!(
        "You told us that a sign-in to your Coquina account was not yours. Every browser is signed out, and your password \
         opens nothing any more.\n\nTo set a new one, open this link within 30 minutes:\n\n{}/reset-password#token={secret}\
         \n\nAfter that, ask for a new link on the sign-in page.",
        session_issuer.site
    );
    let to = account.email.as_str().to_string();
    let subject = "Set a new Coquina password".to_string();
    Ok(OutboxMessage::new(Message { to, reply_to: None, subject, text })?)
}
