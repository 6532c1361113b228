//! Security events: what happened to an account, for its owner to see and for the operator to look up.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::later;
use crate::ids::UserId;

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum SecurityEventKind {
    /// A sign-in.
    SignIn,
    /// A sign-in with a wrong password, or with something else that proves no one.
    SignInFailed,
    /// A code was mailed because the browser was new.
    CodeSent,
    /// A wrong code was entered.
    CodeWrong,
    /// The person was asked once more to prove who they are.
    StepUp,
    /// The password was changed by someone who knew it.
    PasswordChanged,
    /// A link to set a new password was asked for.
    ResetAsked,
    /// A new password was set by a mailed link.
    ResetDone,
    /// Another address signs in from now on.
    EmailChanged,
    /// The owner of the address has shown that it is theirs.
    EmailConfirmed,
    /// Everything kept about the person was downloaded.
    Exported,
    /// The end of the account was asked for.
    DeletionAsked,
    /// A passkey was added.
    PasskeyAdded,
    /// A passkey was removed.
    PasskeyRemoved,
    /// A passkey answered out of turn, so there may be a copy of it.
    PasskeyCopied,
    /// The person signed out.
    SignedOut,
    /// A session was ended from another one.
    SessionEnded,
    /// The person said that a sign-in was not theirs.
    NotMe,
}

impl SecurityEventKind {
    /// Whether the account's owner is shown it. Step-up is for the operator's log: what it protected has an event of its own.
    #[must_use]
    pub fn is_shown(self) -> bool {
        self != Self::StepUp
    }

    /// How it ended, where its name says so.
    #[must_use]
    pub fn outcome(self) -> SecurityEventOutcome {
        match self {
            Self::SignInFailed | Self::CodeWrong | Self::PasskeyCopied => SecurityEventOutcome::Failure,
            _ => SecurityEventOutcome::Success,
        }
    }
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Outcome)]
#[serde(rename_all = "lowercase")]
pub enum SecurityEventOutcome {
    /// It was done.
    Success,
    /// It was refused.
    Failure,
}

/// Something that happened to an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecurityEvent {
    /// Which: its time and some random digits, so that later events have greater ids.
    pub id: String,
    /// The account.
    pub user: UserId,
    /// When.
    pub at: Timestamp,
    /// What.
    pub kind: SecurityEventKind,
    /// How it ended.
    pub outcome: SecurityEventOutcome,
    /// On what, in words that its owner recognizes, for example "Firefox on Windows".
    pub device: String,
    /// The short name of the session that it belongs to, if any.
    pub session: Option<String>,
}

impl SecurityEvent {
    /// An event is kept for 90 days, in seconds.
    pub const KEPT_SECONDS: i64 = 90 * 24 * 60 * 60;

    /// When it is forgotten.
    #[must_use]
    pub fn forgotten_at(&self) -> Timestamp {
        later(self.at, Self::KEPT_SECONDS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_told_from_a_success() {
        assert_eq!(SecurityEventKind::SignIn.outcome(), SecurityEventOutcome::Success);
        assert_eq!(SecurityEventKind::SignInFailed.outcome(), SecurityEventOutcome::Failure);
        assert_eq!(SecurityEventKind::CodeWrong.outcome(), SecurityEventOutcome::Failure);
        assert_eq!(serde_json::to_value(SecurityEventKind::NotMe).unwrap(), "notMe");
    }
}
