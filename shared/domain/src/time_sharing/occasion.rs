//! Holidays and school breaks with their nights.

use jiff::Span;
use jiff::civil::Date;

use super::schedule::{Schedule, Whose};
use crate::child_support::Parent;
use crate::content::schedule::ScheduleChoices;

/// Nights that go before the rhythm.
pub(super) struct Occasion {
    /// The first of them.
    pub(super) first: Date,
    count: i32,
    whose: Whose,
}

impl Occasion {
    /// Each night, counted from the first, and its parent; none where it is the rhythm's. Of an odd number of nights the first half
    /// has one more.
    pub(super) fn nights(&self) -> impl Iterator<Item = (i32, Option<Parent>)> + '_ {
        (0..self.count).map(|at| (at, self.parent(at)))
    }

    fn parent(&self, at: i32) -> Option<Parent> {
        match self.whose {
            Whose::One(parent) => Some(parent),
            Whose::HalfFirst(parent) if at * 2 < self.count => Some(parent),
            Whose::HalfFirst(parent) => Some(parent.other()),
            Whose::Regular => None,
        }
    }
}

/// The school breaks that begin in a year.
pub(super) fn breaks<'a>(
    schedule: &'a Schedule,
    choices: &'a ScheduleChoices,
    year: i16,
) -> impl Iterator<Item = Occasion> + 'a {
    let turns = choices.breaks.iter().filter_map(|each| schedule.breaks.get(&each.id));
    turns.filter_map(move |turn| {
        let first = turn.from.in_year(year)?;
        Some(Occasion { first, count: turn.nights(year)?, whose: of_year(year, turn.even, turn.odd) })
    })
}

/// The holidays of a year.
pub(super) fn holidays<'a>(
    schedule: &'a Schedule,
    choices: &'a ScheduleChoices,
    year: i16,
) -> impl Iterator<Item = Occasion> + 'a {
    choices.holidays.iter().filter_map(move |holiday| {
        let turn = schedule.holidays.get(&holiday.id)?;
        let span = holiday.span(&turn.span)?;
        let first = holiday.in_year(year)?.checked_add(Span::new().days(span.first)).ok()?;
        Some(Occasion { first, count: span.nights, whose: of_year(year, turn.even, turn.odd) })
    })
}

fn of_year(year: i16, even: Whose, odd: Whose) -> Whose {
    if year % 2 == 0 { even } else { odd }
}
