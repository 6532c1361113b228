//! Links by which people without an account get the hand-off file of a document, until they end.

use jiff::{SignedDuration, Timestamp};
use thiserror::Error;

/// After so many openings a link ends: a lawyer's office opens one a few times.
pub const MOST_OPENINGS: usize = 100;

/// At most this many links of a document are open at once.
pub const MOST_OPEN: usize = 10;

/// For how many days a link can be made.
const DAYS: [u8; 3] = [1, 7, 30];

/// For how long a link is good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkDays(u8);

/// A link is not made for so long.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
#[error("A link is good for 1, 7 or 30 days.")]
pub struct InvalidLinkDays;

impl TryFrom<u8> for LinkDays {
    type Error = InvalidLinkDays;

    fn try_from(days: u8) -> Result<Self, InvalidLinkDays> {
        if DAYS.contains(&days) { Ok(Self(days)) } else { Err(InvalidLinkDays) }
    }
}

impl LinkDays {
    /// When a link that is made now ends.
    #[must_use]
    pub fn after(self, now: Timestamp) -> Timestamp {
        now.saturating_add(SignedDuration::from_hours(24 * i64::from(self.0))).unwrap_or(Timestamp::MAX)
    }
}

/// A link, as its owner knows it. Its secret is in no part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShareLink {
    /// Names it among the links of its document.
    pub id: String,
    /// When it was made.
    pub made_at: Timestamp,
    /// When it ends.
    pub until: Timestamp,
    /// Whether its file has the talk with the assistant.
    pub with_transcript: bool,
    /// When it was opened, first to last. Who opened it is not kept.
    pub openings: Vec<Timestamp>,
}

impl ShareLink {
    /// Whether it opens nothing any more.
    #[must_use]
    pub fn has_ended(&self, now: Timestamp) -> bool {
        self.until <= now || self.openings.len() >= MOST_OPENINGS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    #[test]
    fn a_link_is_good_for_a_day_a_week_or_thirty_days() {
        let now = moment("2026-11-26T12:00:00Z");
        let until = |days: u8| LinkDays::try_from(days).map(|days| days.after(now).to_string());
        assert_eq!(until(1), Ok("2026-11-27T12:00:00Z".to_string()));
        assert_eq!(until(7), Ok("2026-12-03T12:00:00Z".to_string()));
        assert_eq!(until(30), Ok("2026-12-26T12:00:00Z".to_string()));
        for days in [0, 2, 31, 255] {
            assert_eq!(until(days), Err(InvalidLinkDays), "{days}");
        }
    }

    #[test]
    fn a_link_ends_at_its_time_or_after_its_last_opening() {
        let (made_at, until) = (moment("2026-11-26T12:00:00Z"), moment("2026-11-27T12:00:00Z"));
        let opened = |times: usize| ShareLink {
            id: "a".into(),
            made_at,
            until,
            with_transcript: false,
            openings: vec![made_at; times],
        };
        assert!(!opened(99).has_ended(moment("2026-11-27T11:59:59Z")));
        assert!(opened(0).has_ended(until));
        assert!(opened(100).has_ended(made_at));
    }
}
