use async_trait::async_trait;
use domain::accounts::{Account, Passkey, PasskeySet};
use domain::ids::UserId;
use serde_json::Value;
use thiserror::Error;

use super::{OutboxMessage, PortError};

/// The passkeys of accounts.
#[async_trait]
pub trait Passkeys: Send + Sync {
    /// An account's passkeys. MUST read its own writes.
    async fn of(&self, user: &UserId) -> Result<PasskeySet, PortError>;

    /// Saves a changed set, whose version is one above that of the set it was made from, with the mail about it. MUST return
    /// `Conflict` when the stored version is another, or the account is gone.
    async fn save(
        &self,
        user: &UserId,
        set: &PasskeySet,
        outbox_messages: &[OutboxMessage],
    ) -> Result<(), PortError>;
}

/// A `WebAuthn` ceremony that has begun.
#[derive(Clone, Debug)]
pub struct Ceremony {
    /// What the browser is given: creation or request options, in the JSON of `WebAuthn` level 3.
    pub options: Value,
    /// What has to be kept here until the browser answers. It has the challenge, and none of it leaves this service.
    pub state: String,
}

/// A passkey that a browser has made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPasskey {
    /// A digest of its credential id.
    pub id: String,
    /// What has to be kept to check its answers.
    pub credential: String,
}

/// Whose an answer claims to be, before it is checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The account, from the user handle; absent when the browser was told whose passkeys it may use.
    pub user: Option<UserId>,
    /// The passkey, by the digest of its credential id.
    pub id: String,
}

/// Why an answer proves nothing. Each is a sentence for the person.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum PasskeyRefused {
    /// It is not an answer at all.
    #[error("The answer of the passkey is not of the expected form. Please try again.")]
    Unreadable,
    /// The browser was at another origin, or the passkey is for another site.
    #[error(
        "This passkey was used for another site. Please open this site by its own address and try again."
    )]
    OtherSite,
    /// No one unlocked the passkey.
    #[error(
        "Your device did not check that it is you. Please unlock the passkey with your fingerprint, face or PIN."
    )]
    NotVerified,
    /// The browser says that the passkey cannot be found by itself, so no one could sign in with it.
    #[error(
        "Your device could not keep this passkey for signing in. Please use another device or a password manager."
    )]
    NotKept,
    /// No account has it, or another one than that which asks.
    #[error("This passkey is not known here. It may have been removed from the account.")]
    Unknown,
    /// The signature or the challenge is not the right one.
    #[error("The passkey could not be checked. Please try again.")]
    Wrong,
    /// Its signature counter did not rise: there may be a copy of it.
    #[error(
        "This passkey answered out of turn, so there may be a copy of it, and it was refused. Please sign in another \
         way, remove this passkey and add a new one."
    )]
    Copied,
}

/// What can go wrong with a ceremony.
#[derive(Debug, Error)]
pub enum PasskeyError {
    /// The answer proves nothing.
    #[error(transparent)]
    Refused(#[from] PasskeyRefused),
    /// What was kept here cannot be read.
    #[error(transparent)]
    Port(#[from] PortError),
}

/// Passkeys by `WebAuthn`. Everything here is computed; nothing is stored or asked for elsewhere.
pub trait WebAuthn: Send + Sync {
    /// Begins to add a passkey to an account. The browser MUST be told to verify its user, to keep the passkey so that it is
    /// found without a name, and which passkeys are there already.
    fn begin_registration(&self, account: &Account, known: &PasskeySet) -> Result<Ceremony, PortError>;

    /// Checks what the browser has made. MUST refuse another challenge, origin or site, and a user who was not verified.
    fn finish_registration(&self, state: &str, answer: &Value) -> Result<NewPasskey, PasskeyError>;

    /// Begins a proof by one of these passkeys, or by any that the browser finds when there are none.
    fn begin_proof(&self, allowed: &PasskeySet) -> Result<Ceremony, PortError>;

    /// Whose an answer claims to be.
    fn claim(&self, answer: &Value) -> Result<Claim, PasskeyRefused>;

    /// Checks an answer with a passkey's public key: what has to be kept of it from then on. MUST refuse another challenge,
    /// origin or site, a wrong signature, a user who was not verified, and a counter that does not rise.
    fn finish_proof(&self, state: &str, answer: &Value, passkey: &Passkey) -> Result<String, PasskeyError>;
}
