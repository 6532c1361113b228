//! The one place that reads the clock.

use jiff::civil::Date;
use jiff::tz::{Offset, TimeZone};
use jiff::{SignedDuration, Timestamp};

/// Now.
#[must_use]
pub fn now() -> Timestamp {
    #[cfg(feature = "virtual-clock")]
    return ahead::now();
    #[cfg(not(feature = "virtual-clock"))]
    Timestamp::now()
}

/// For tests in which days pass: a clock that runs ahead.
#[cfg(feature = "virtual-clock")]
pub mod ahead {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI64, Ordering};

    use jiff::{SignedDuration, Timestamp};

    tokio::task_local! {
        static SECONDS: Arc<AtomicI64>;
    }

    /// Runs something with a clock that is so many seconds ahead; the number may grow meanwhile.
    pub async fn by<F: Future>(seconds: Arc<AtomicI64>, run: F) -> F::Output {
        SECONDS.scope(seconds, run).await
    }

    pub(super) fn now() -> Timestamp {
        let seconds = SECONDS.try_with(|seconds| seconds.load(Ordering::Relaxed)).unwrap_or_default();
        Timestamp::now().saturating_add(SignedDuration::from_secs(seconds)).unwrap_or(Timestamp::MAX)
    }
}

/// Today's calendar day where it is latest in Florida: the Panhandle keeps Central Time, six hours behind UTC.
#[must_use]
pub fn today() -> Date {
    day_of(now())
}

/// The calendar day of a moment, where it is latest in Florida.
#[must_use]
pub fn day_of(moment: Timestamp) -> Date {
    moment.to_zoned(TimeZone::fixed(Offset::constant(-6))).date()
}

/// The moment that lies so many seconds ahead.
#[must_use]
pub fn seconds_from_now(seconds: i64) -> Timestamp {
    now().saturating_add(SignedDuration::from_secs(seconds)).unwrap_or(Timestamp::MAX)
}
