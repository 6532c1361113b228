//! Days and times as they are in most of Florida.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::{Offset, TimeZone};

/// Most of Florida keeps Eastern Time. Clocks change by the rule that the United States have had since 2007.
const EASTERN: &str = "EST5EDT,M3.2.0,M11.1.0";

/// The time zone of most of Florida.
pub(super) fn eastern() -> TimeZone {
    TimeZone::posix(EASTERN).unwrap_or(TimeZone::fixed(Offset::constant(-5)))
}

/// The calendar day of a moment in most of Florida. No part of it has a later one.
#[must_use]
pub fn florida_day(moment: Timestamp) -> Date {
    moment.to_zoned(eastern()).date()
}

/// A moment as people in most of Florida say it, for example "November 25, 2026, at 4:54 p.m. Eastern Time".
#[must_use]
pub fn florida_time(moment: Timestamp) -> String {
    let there = moment.to_zoned(eastern());
    let half = if there.hour() < 12 { "a.m." } else { "p.m." };
    format!("{} {half} Eastern Time", there.strftime("%B %-d, %Y, at %-I:%M"))
}
