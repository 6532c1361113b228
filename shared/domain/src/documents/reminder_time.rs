//! When reminders of signing days and key dates are mailed.

use jiff::Timestamp;
use jiff::civil::Date;

use super::florida_time::eastern;

/// The hour of the day in most of Florida, of 24.
const REMINDER_HOUR: i8 = 18;

/// Six in the evening of a day.
pub(super) fn reminder_time(day: Date) -> Option<Timestamp> {
    Some(day.at(REMINDER_HOUR, 0, 0, 0).to_zoned(eastern()).ok()?.timestamp())
}
