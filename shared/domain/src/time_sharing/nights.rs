//! The nights of a year, one by one.

use jiff::Span;
use jiff::civil::Date;

use super::occasion::{Occasion, breaks, holidays};
use super::schedule::Schedule;
use crate::child_support::Parent;
use crate::content::schedule::ScheduleChoices;

/// With whom the children spend each night of a calendar year.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nights {
    first: Date,
    nights: Vec<Parent>,
}

impl Nights {
    /// Lays a schedule out over a year. A holiday goes before a school break, also one that is spent as the rhythm has it, and both
    /// before the rhythm, which runs on beneath them. Nothing where the rhythm is no longer offered.
    #[must_use]
    pub fn of_year(schedule: &Schedule, choices: &ScheduleChoices, year: i16) -> Option<Self> {
        let rhythm = Self::of_cycle(schedule, choices, year)?;
        let mut laid_out = rhythm.clone();
        // What begins in the year before may reach into this one, and the eve of a holiday lies before it.
        let around = [year - 1, year, year + 1];
        let breaks = around.into_iter().flat_map(|year| breaks(schedule, choices, year));
        let holidays = around.into_iter().flat_map(|year| holidays(schedule, choices, year));
        breaks.chain(holidays).for_each(|occasion| laid_out.put(&occasion, &rhythm));
        Some(laid_out)
    }

    fn of_cycle(schedule: &Schedule, choices: &ScheduleChoices, year: i16) -> Option<Self> {
        let (first, next) = (Date::new(year, 1, 1).ok()?, Date::new(year + 1, 1, 1).ok()?);
        let cycle = schedule.cycle_nights(choices);
        let length = i32::try_from(cycle.len()).ok().filter(|length| *length > 0)?;
        let begun = days_between(schedule.start, first).rem_euclid(length);
        let nights = cycle.iter().copied().cycle().skip(usize::try_from(begun).ok()?);
        Some(Self { first, nights: nights.take(usize::try_from(days_between(first, next)).ok()?).collect() })
    }

    /// The nights of the occasion that lie in this year.
    fn put(&mut self, occasion: &Occasion, rhythm: &Self) {
        for (at, parent) in occasion.nights() {
            let day = usize::try_from(days_between(self.first, occasion.first) + at).ok();
            let night = day.and_then(|day| self.nights.get_mut(day).zip(rhythm.nights.get(day)));
            night.into_iter().for_each(|(night, regular)| *night = parent.unwrap_or(*regular));
        }
    }

    /// Each night, by the day on which it begins, with its parent.
    pub fn iter(&self) -> impl Iterator<Item = (Date, Parent)> + '_ {
        self.first.series(Span::new().days(1)).zip(self.nights.iter().copied())
    }
}

fn days_between(from: Date, to: Date) -> i32 {
    (to - from).get_days()
}
