//! What passes between a ceremony of `WebAuthn` and what uses it.

use domain::ids::UserId;
use serde_json::Value;
use thiserror::Error;

use crate::ports::PortError;

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
pub struct ClaimedCredential {
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
        "This passkey did not pass a security check. Someone else may have a copy of it, so we blocked the sign-in. Please \
         sign in another way, remove this passkey and add a new one."
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
