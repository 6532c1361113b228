//! The one place that reads the clock.

use jiff::civil::Date;
use jiff::tz::{Offset, TimeZone};
use jiff::{SignedDuration, Timestamp};

/// Now.
#[must_use]
pub fn now() -> Timestamp {
    Timestamp::now()
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
