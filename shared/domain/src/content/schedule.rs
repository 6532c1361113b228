//! What a time-sharing schedule is put together from, as a fact of that kind declares it.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::court_holidays::HolidayDay;

/// Stands in the place of a rhythm’s id where the parents have one of their own.
pub const OWN_RHYTHM: &str = "own";

/// The rhythms, holidays and school breaks among which parents choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ScheduleChoices {
    /// The rhythms, in the order in which they are offered.
    pub rhythms: Vec<Rhythm>,
    /// The holidays, in the order of the year.
    pub holidays: Vec<HolidayChoice>,
    /// The school breaks, in the order of the year.
    pub breaks: Vec<BreakChoice>,
}

/// How the nights go from one parent to the other, again and again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Rhythm {
    /// Its id.
    pub id: String,
    /// Its name, as it is shown and printed.
    pub text: String,
    /// What it means for the children’s week.
    pub effect: String,
    /// How the parent is asked for whose nights are marked A.
    pub asks: String,
    /// The nights from the first one on: A for one parent, B for the other. After the last it begins anew.
    pub nights: String,
    /// The day of the week of the first night, where it has to be one; Monday is 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weekday: Option<i8>,
}

/// A holiday with the nights that may belong to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HolidayChoice {
    /// Its id.
    pub id: String,
    /// Its name.
    pub text: String,
    /// Its month.
    pub month: i8,
    /// Its day in that month.
    pub on: HolidayDay,
    /// The ways to count its nights; the first is offered first.
    pub spans: Vec<Span>,
}

/// Nights around a holiday.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Span {
    /// Its id, unique within the holiday.
    pub id: String,
    /// From which day to which, as it is shown and printed.
    pub text: String,
    /// The first night, in days from the holiday; before it where negative.
    pub first: i32,
    /// How many nights.
    pub nights: i32,
}

/// A school break. Its days are given by the parents, as their school has them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BreakChoice {
    /// Its id.
    pub id: String,
    /// Its name.
    pub text: String,
}

impl ScheduleChoices {
    /// The rhythm with this id.
    #[must_use]
    pub fn rhythm(&self, id: &str) -> Option<&Rhythm> {
        self.rhythms.iter().find(|rhythm| rhythm.id == id)
    }

    /// The holiday with this id.
    #[must_use]
    pub fn holiday(&self, id: &str) -> Option<&HolidayChoice> {
        self.holidays.iter().find(|holiday| holiday.id == id)
    }

    /// The break with this id.
    #[must_use]
    pub fn school_break(&self, id: &str) -> Option<&BreakChoice> {
        self.breaks.iter().find(|each| each.id == id)
    }
}

impl HolidayChoice {
    /// The day of a year on which it is.
    #[must_use]
    pub fn in_year(&self, year: i16) -> Option<Date> {
        self.on.in_month(year, self.month)
    }

    /// The nights with this id.
    #[must_use]
    pub fn span(&self, id: &str) -> Option<&Span> {
        self.spans.iter().find(|span| span.id == id)
    }
}
