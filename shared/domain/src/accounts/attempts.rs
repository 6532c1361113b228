//! Guessing at a password takes longer and longer, but no one is ever locked out for good.

use jiff::{SignedDuration, Timestamp};

/// A longer wait would shut out the owner, whom anyone could keep waiting: 15 minutes.
const LONGEST_WAIT_SECONDS: i64 = 15 * 60;

/// Failures older than this are forgotten: one hour.
const MEMORY_SECONDS: i64 = 60 * 60;

/// How many failures in a row are free; `shared/adapters/src/policy.rs` says how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FreeTries(pub u32);

/// The failed attempts at one account, or from one network address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempts {
    /// How many since the last success.
    pub failed: u32,
    /// Before this moment no further one is looked at.
    pub free_at: Timestamp,
    /// When they are forgotten.
    pub forgotten_at: Timestamp,
}

impl Attempts {
    /// Counts one attempt more, as failed until it is known to have succeeded; so attempts made at the same time cannot
    /// all pass as the first. Beyond the patience each one doubles the wait: 2, 4, 8 seconds and so on.
    ///
    /// # Errors
    /// The seconds to wait, when it comes too early. Such an attempt does not count.
    pub fn begin(before: Option<Self>, free_tries: FreeTries, now: Timestamp) -> Result<Self, i64> {
        let before = before.filter(|attempts| attempts.forgotten_at > now);
        if let Some(attempts) = before.filter(|attempts| attempts.free_at > now) {
            return Err(seconds_between(now, attempts.free_at));
        }
        let failed = before.map_or(0, |attempts| attempts.failed).saturating_add(1);
        Ok(Self {
            failed,
            free_at: later(now, wait(failed, free_tries)),
            forgotten_at: later(now, MEMORY_SECONDS),
        })
    }

    /// Takes back one attempt, which has succeeded.
    #[must_use]
    pub fn take_back(self, now: Timestamp) -> Self {
        Self { failed: self.failed.saturating_sub(1), free_at: now, ..self }
    }
}

fn wait(failed: u32, free_tries: FreeTries) -> i64 {
    match failed.checked_sub(free_tries.0) {
        None => 0,
        // Twenty doublings are far beyond the longest wait, and 64 would overflow.
        Some(beyond) => (2_i64 << beyond.min(20)).min(LONGEST_WAIT_SECONDS),
    }
}

fn later(now: Timestamp, seconds: i64) -> Timestamp {
    now.saturating_add(SignedDuration::from_secs(seconds)).unwrap_or(Timestamp::MAX)
}

/// Rounded up, so that whoever waits this long is let in.
fn seconds_between(now: Timestamp, then: Timestamp) -> i64 {
    (then.as_millisecond() - now.as_millisecond() + 999) / 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIVE: FreeTries = FreeTries(5);

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(second).unwrap()
    }

    /// This many failures, each as early as allowed; the waits in between.
    fn waits(count: usize) -> Vec<i64> {
        let (mut attempts, mut now, mut waits) = (None, at(0), Vec::new());
        for _ in 0..count {
            let next = Attempts::begin(attempts, FIVE, now).unwrap();
            waits.push(seconds_between(now, next.free_at));
            now = next.free_at;
            attempts = Some(next);
        }
        waits
    }

    #[test]
    fn a_10_five_failures_are_free_and_then_the_wait_doubles_up_to_a_quarter_of_an_hour() {
        assert_eq!(waits(8), [0, 0, 0, 0, 2, 4, 8, 16]);
        assert_eq!(waits(16).last(), Some(&900));
        assert_eq!(waits(100).last(), Some(&900));
    }

    #[test]
    fn a_10_what_comes_too_early_is_told_how_long_to_wait_and_does_not_count() {
        let mut attempts = None;
        for _ in 0..5 {
            attempts = Some(Attempts::begin(attempts, FIVE, at(0)).unwrap());
        }
        assert_eq!(Attempts::begin(attempts, FIVE, at(1)), Err(1));
        assert_eq!(Attempts::begin(attempts, FIVE, at(2)).unwrap().failed, 6);
    }

    #[test]
    fn a_10_failures_are_forgotten_after_an_hour() {
        let first = Attempts::begin(None, FreeTries(0), at(0)).unwrap();
        assert_eq!(Attempts::begin(Some(first), FIVE, at(3600)).unwrap().failed, 1);
    }

    #[test]
    fn a_success_is_no_failure() {
        let tried = Attempts::begin(None, FIVE, at(0)).unwrap();
        assert_eq!(tried.take_back(at(0)).failed, 0);
    }
}
