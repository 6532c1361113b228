//! The days on which a court’s time does not end, as data: `court-holidays.toml`.

use jiff::civil::{Date, Weekday};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::citation::Citation;

/// How courts count days, as far as it is not in the rule itself.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CourtHolidays {
    /// The sources.
    pub law: Vec<Citation>,
    /// A period of fewer days leaves out the days on which courts are closed.
    pub short: i32,
    /// How days are counted, for a layperson, and what may make them more.
    pub note: String,
    /// The legal holidays.
    #[serde(rename = "holiday")]
    pub holidays: Vec<Holiday>,
}

/// A legal holiday.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Holiday {
    /// Its name.
    pub name: String,
    /// Its month.
    pub month: i8,
    /// Its day in that month.
    pub on: HolidayDay,
}

/// On which day of its month a holiday is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum HolidayDay {
    /// The same each year.
    Day(i8),
    /// A day of the week.
    Weekday(NthWeekday),
}

/// The first, second or last of a day of the week in a month, or a day after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NthWeekday {
    /// Monday is 1.
    pub weekday: i8,
    /// Which one; from the end where negative.
    pub nth: i8,
    /// How many days later the holiday is.
    #[serde(default)]
    #[schema(required)]
    pub later: i32,
}

impl Holiday {
    /// The day of a year on which it is observed; nothing where there is no such day.
    #[must_use]
    pub fn observed_in(&self, year: i16) -> Option<Date> {
        let day = self.on.in_month(year, self.month)?;
        if matches!(self.on, HolidayDay::Day(_)) { observed(day) } else { Some(day) }
    }
}

impl HolidayDay {
    /// The day itself; nothing where the month has no such day.
    #[must_use]
    pub fn in_month(&self, year: i16, month: i8) -> Option<Date> {
        match self {
            Self::Day(day) => Date::new(year, month, *day).ok(),
            Self::Weekday(of_week) => of_week.in_month(Date::new(year, month, 1).ok()?),
        }
    }
}

impl NthWeekday {
    fn in_month(&self, month: Date) -> Option<Date> {
        let weekday = Weekday::from_monday_one_offset(self.weekday).ok()?;
        let day = month.nth_weekday_of_month(self.nth, weekday).ok()?;
        day.checked_add(jiff::Span::new().days(self.later)).ok()
    }
}

/// A holiday on a weekend is kept on the working day beside it.
fn observed(day: Date) -> Option<Date> {
    match day.weekday() {
        Weekday::Saturday => day.yesterday().ok(),
        Weekday::Sunday => day.tomorrow().ok(),
        _ => Some(day),
    }
}

/// Whether a day is a Saturday or a Sunday.
pub(crate) fn is_weekend(day: Date) -> bool {
    matches!(day.weekday(), Weekday::Saturday | Weekday::Sunday)
}
