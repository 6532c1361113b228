//! Sessions: how long someone stays signed in.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::later;
use crate::ids::UserId;

/// It ends after a day in which nothing was changed: papers like these should not stay open on a shared computer.
const IDLE_SECONDS: i64 = 24 * 60 * 60;

/// The last change is noted to ten minutes, so that not each of them costs a write.
const NOTED_EVERY_SECONDS: i64 = 10 * 60;

/// How someone signed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SignInMethod {
    /// With an e-mail address and a password.
    Password,
    /// At an identity provider.
    Provider,
    /// With a passkey.
    Passkey,
}

/// A signed-in client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Its name in the store: a digest of the secret that the client's token carries.
    pub id: String,
    /// Who signed in.
    pub user: UserId,
    /// How.
    pub way: SignInMethod,
    /// On what, in words that its owner recognizes, for example "Firefox on Windows".
    pub device: String,
    /// When.
    pub opened_at: Timestamp,
    /// When something was last changed in it.
    pub seen_at: Timestamp,
    /// When its owner last showed who they are. Never, when an identity provider relied on an earlier sign-in there: a
    /// browser left open is enough for that.
    pub proven_at: Option<Timestamp>,
}

impl Session {
    /// How many sessions an account has at most. Everything that lists or ends them has this bound.
    pub const MOST_OF_AN_ACCOUNT: usize = 100;

    /// A session ends after seven days, whatever happens in it.
    pub const LONGEST_SECONDS: i64 = 7 * 24 * 60 * 60;

    /// How many digits of its id tell a session from its owner's others.
    const NAME_DIGITS: usize = 16;

    /// The short name that its owner and the log know it by.
    #[must_use]
    pub fn name(&self) -> &str {
        self.id.get(..Self::NAME_DIGITS).unwrap_or(&self.id)
    }

    /// When it ends by itself, at the latest.
    #[must_use]
    pub fn ends_at(&self) -> Timestamp {
        later(self.opened_at, Self::LONGEST_SECONDS)
    }

    /// Whether it is still open. DynamoDB forgets old rows only after days, so this is what counts.
    #[must_use]
    pub fn is_open(&self, now: Timestamp) -> bool {
        now < self.ends_at() && now < later(self.seen_at, IDLE_SECONDS)
    }

    /// Whether it is time to note that something was changed in it.
    #[must_use]
    pub fn is_to_be_noted(&self, now: Timestamp) -> bool {
        now >= later(self.seen_at, NOTED_EVERY_SECONDS)
    }

    /// Whether its owner showed who they are within so many seconds.
    #[must_use]
    pub fn is_fresh(&self, now: Timestamp, seconds: i64) -> bool {
        self.proven_at.is_some_and(|proven| now < later(proven, seconds))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = 24 * 60 * 60;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(second).unwrap()
    }

    fn opened(opened: i64, seen: i64) -> Session {
        Session {
            id: "s".into(),
            user: UserId::from_random(1),
            way: SignInMethod::Password,
            device: "Firefox on Windows".into(),
            opened_at: at(opened),
            seen_at: at(seen),
            proven_at: None,
        }
    }

    #[test]
    fn a_15_a_session_ends_after_a_day_without_a_change() {
        assert!(opened(0, 0).is_open(at(DAY - 1)));
        assert!(!opened(0, 0).is_open(at(DAY)));
        assert!(opened(0, DAY).is_open(at(DAY)));
    }

    #[test]
    fn a_15_a_session_ends_after_a_week_however_busy() {
        assert!(opened(0, 7 * DAY).is_open(at(7 * DAY - 1)));
        assert!(!opened(0, 7 * DAY).is_open(at(7 * DAY)));
    }

    #[test]
    fn only_who_has_just_shown_who_they_are_is_fresh() {
        let proven = Session { proven_at: Some(at(0)), ..opened(0, 0) };
        assert!(proven.is_fresh(at(599), 600) && !proven.is_fresh(at(600), 600));
        assert!(!opened(0, 0).is_fresh(at(1), 600));
    }

    #[test]
    fn changes_are_noted_at_most_every_ten_minutes() {
        assert!(!opened(0, 0).is_to_be_noted(at(599)));
        assert!(opened(0, 0).is_to_be_noted(at(600)));
    }
}
