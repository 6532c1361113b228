//! Known devices: browsers that have signed in to an account before.

use jiff::Timestamp;

use super::later;
use crate::ids::UserId;

/// A browser that has signed in to an account before. It is recognized by a secret of its own, of which a digest is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownDevice {
    /// The digest of the browser's secret. One browser may be known to several accounts.
    pub id: String,
    /// The account that knows it.
    pub user: UserId,
    /// In words that its owner recognizes, for example "Firefox on Windows".
    pub name: String,
    /// When it first signed in.
    pub first_seen: Timestamp,
    /// When it last signed in.
    pub last_seen: Timestamp,
}

impl KnownDevice {
    /// A browser stays known for 400 days after its last sign-in, in seconds. Browsers keep no cookie for longer
    /// (RFC 6265bis, 5.6.2).
    pub const KEPT_SECONDS: i64 = 400 * 24 * 60 * 60;

    /// When it is forgotten, unless it signs in again.
    #[must_use]
    pub fn forgotten_at(&self) -> Timestamp {
        later(self.last_seen, Self::KEPT_SECONDS)
    }

    /// Whether it is still known. The database deletes old rows only after days, so this is what counts.
    #[must_use]
    pub fn is_known(&self, now: Timestamp) -> bool {
        now < self.forgotten_at()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_known_for_400_days_after_its_last_sign_in() {
        let at = |second| Timestamp::from_second(second).unwrap();
        let (user, name) = (UserId::from_random(1), "Firefox on Windows".to_string());
        let device = KnownDevice { id: "d".into(), user, name, first_seen: at(0), last_seen: at(10) };
        assert!(device.is_known(at(KnownDevice::KEPT_SECONDS + 9)));
        assert!(!device.is_known(at(KnownDevice::KEPT_SECONDS + 10)));
    }
}
