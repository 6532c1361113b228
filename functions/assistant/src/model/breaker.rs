//! A model that has failed several times in a row is left alone for a while, by this process: the guide answers at once then,
//! and no one waits for a call that fails.

use std::sync::{Mutex, PoisonError};

use jiff::{SignedDuration, Timestamp};

/// This many failures in a row are no accident.
const FAILURES: u32 = 3;

/// How long it is left alone.
const REST: SignedDuration = SignedDuration::from_secs(30);

/// The failures in a row, and when the last was.
#[derive(Default)]
pub(super) struct Breaker(Mutex<(u32, Timestamp)>);

impl Breaker {
    /// Whether it may be called. After a rest it may, and the first failure begins the next one.
    pub(super) fn lets_through(&self, now: Timestamp) -> bool {
        let (failures, last) = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        failures < FAILURES || now.duration_since(last) >= REST
    }

    /// Notes how a call has ended.
    pub(super) fn note(&self, is_good: bool, now: Timestamp) {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *state = if is_good { (0, now) } else { (state.0.saturating_add(1), now) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(1_800_000_000 + second).unwrap()
    }

    #[test]
    fn three_failures_in_a_row_make_it_rest() {
        let breaker = Breaker::default();
        for second in 0..2 {
            breaker.note(false, at(second));
        }
        breaker.note(true, at(2));
        for second in 3..6 {
            assert!(breaker.lets_through(at(second)));
            breaker.note(false, at(second));
        }
        assert!(!breaker.lets_through(at(6)) && !breaker.lets_through(at(34)));
    }

    #[test]
    fn after_the_rest_one_failure_is_enough_and_one_success_ends_it() {
        let breaker = Breaker::default();
        for _ in 0..3 {
            breaker.note(false, at(0));
        }
        assert!(breaker.lets_through(at(30)));
        breaker.note(false, at(30));
        assert!(!breaker.lets_through(at(59)) && breaker.lets_through(at(60)));
        breaker.note(true, at(60));
        breaker.note(false, at(61));
        assert!(breaker.lets_through(at(61)));
    }
}
