//! How many overnights a schedule comes to.

use jiff::civil::{Date, date};

use super::nights::Nights;
use super::schedule::Schedule;
use crate::child_support::{Overnights, Pair, Parent};
use crate::content::schedule::ScheduleChoices;

/// The overnights of the first two whole calendar years of a schedule: one of them is even, and the other odd. February 29 is
/// not counted, because the worksheet and the plan have a year of 365 nights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The earlier of the two years.
    pub first_year: i16,
    /// The nights of the even year.
    pub even: Pair<u32>,
    /// The nights of the odd year.
    pub odd: Pair<u32>,
}

impl Count {
    /// Counts. Nothing where the rhythm is no longer offered.
    #[must_use]
    pub fn of(schedule: &Schedule, choices: &ScheduleChoices) -> Option<Self> {
        let first_year = first_whole_year(schedule.start);
        let of = |year: i16| Nights::of_year(schedule, choices, year).map(|nights| counted(&nights));
        let (one, next) = (of(first_year)?, of(first_year + 1)?);
        let (even, odd) = if first_year % 2 == 0 { (one, next) } else { (next, one) };
        Some(Self { first_year, even, odd })
    }

    /// The even year.
    #[must_use]
    pub fn even_year(&self) -> i16 {
        self.first_year + self.first_year % 2
    }

    /// The odd year.
    #[must_use]
    pub fn odd_year(&self) -> i16 {
        self.first_year + 1 - self.first_year % 2
    }

    /// The mean of the two years, as the worksheet takes it: holidays alternate, so neither year alone is the schedule.
    #[must_use]
    pub fn mean(&self) -> Pair<Overnights> {
        self.even.with(self.odd, |even, odd| Overnights::halves(even + odd))
    }

    /// With whom the children are most nights; no one where the years are shared equally.
    #[must_use]
    pub fn majority(&self) -> Option<Parent> {
        let Pair { petitioner, respondent } = self.even.with(self.odd, |even, odd| even + odd);
        (petitioner.abs_diff(respondent) > LEFT_OVER).then(|| self.mean().majority()).flatten()
    }
}

/// A year of 365 nights cannot be halved, and a leap year has one that is not counted: of two years that are shared equally, one parent
/// has so many nights more at most.
const LEFT_OVER: u32 = 3;

fn first_whole_year(start: Date) -> i16 {
    if start == date(start.year(), 1, 1) { start.year() } else { start.year() + 1 }
}

fn counted(nights: &Nights) -> Pair<u32> {
    let is_counted = |day: Date| (day.month(), day.day()) != (2, 29);
    let of = |parent: Parent| {
        let counted = nights.iter().filter(|(day, whose)| *whose == parent && is_counted(*day));
        u32::try_from(counted.count()).unwrap_or(u32::MAX)
    };
    Pair { petitioner: of(Parent::Petitioner), respondent: of(Parent::Respondent) }
}
