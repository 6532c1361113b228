//! A schedule as parents put it together.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::{Serialize, Serializer};

use crate::child_support::Parent;
use crate::content::schedule::ScheduleChoices;

/// With whom the children are: a rhythm from a day on, and the holidays and school breaks that go before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Schedule {
    /// The nights that come again and again.
    #[serde(flatten)]
    pub cycle: Cycle,
    /// The day of the first night.
    pub start: Date,
    /// At what time the children go from one parent to the other, in the parents’ words.
    pub exchange: String,
    /// Holidays by their ids.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub holidays: BTreeMap<String, HolidayTurn>,
    /// School breaks by their ids.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub breaks: BTreeMap<String, BreakTurn>,
}

/// The nights that come again and again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Cycle {
    /// One of the rhythms that are offered.
    Offered {
        /// Its id.
        rhythm: String,
        /// Whose its nights A are.
        #[serde(serialize_with = "by_name")]
        first: Parent,
    },
    /// The parents’ own nights, one after the other.
    Own {
        /// `OWN_RHYTHM`.
        rhythm: String,
        /// P for a night with the Petitioner, R for one with the Respondent.
        #[serde(serialize_with = "by_letters")]
        nights: Vec<Parent>,
    },
}

/// Who has a holiday.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HolidayTurn {
    /// Which nights belong to it, by their id.
    pub span: String,
    /// In even years.
    pub even: Whose,
    /// In odd years.
    pub odd: Whose,
}

/// Who has a school break.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BreakTurn {
    /// The day of its first night.
    pub from: MonthDay,
    /// The day on which it ends; the night before is its last.
    pub to: MonthDay,
    /// In years that are even when it begins.
    pub even: Whose,
    /// In odd ones.
    pub odd: Whose,
}

/// With whom the children are then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// With one parent.
    One(Parent),
    /// The first half with one parent, the second half with the other.
    HalfFirst(Parent),
    /// As the rhythm has it.
    Regular,
}

/// A day of every year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MonthDay {
    /// 1 to 12.
    pub month: i8,
    /// A day that the month has in every year.
    pub day: i8,
}

impl Schedule {
    /// The nights of the cycle with their parents; none where its rhythm is no longer offered.
    #[must_use]
    pub fn cycle_nights(&self, choices: &ScheduleChoices) -> Vec<Parent> {
        match &self.cycle {
            Cycle::Own { nights, .. } => nights.clone(),
            Cycle::Offered { rhythm, first } => {
                let letters = choices.rhythm(rhythm).map_or("", |rhythm| &rhythm.nights);
                letters.chars().map(|letter| if letter == 'A' { *first } else { first.other() }).collect()
            }
        }
    }

    /// The same schedule with the parents in each other’s place.
    #[must_use]
    pub fn swapped(&self) -> Self {
        let cycle = match self.cycle.clone() {
            Cycle::Offered { rhythm, first } => Cycle::Offered { rhythm, first: first.other() },
            Cycle::Own { rhythm, nights } => {
                Cycle::Own { rhythm, nights: nights.into_iter().map(Parent::other).collect() }
            }
        };
        let mut swapped = Self { cycle, ..self.clone() };
        let holidays = swapped.holidays.values_mut().flat_map(|turn| [&mut turn.even, &mut turn.odd]);
        let breaks = swapped.breaks.values_mut().flat_map(|turn| [&mut turn.even, &mut turn.odd]);
        holidays.chain(breaks).for_each(|whose| *whose = whose.swapped());
        swapped
    }
}

impl BreakTurn {
    /// How many nights it has when it begins in a year; over New Year where its end comes before its beginning.
    #[must_use]
    pub fn nights(&self, year: i16) -> Option<i32> {
        let first = self.from.in_year(year)?;
        let end = self.to.in_year(year).filter(|end| *end > first).or_else(|| self.to.in_year(year + 1))?;
        Some((end - first).get_days())
    }
}

impl Whose {
    /// Every one of them by its name.
    pub const ALL: [(&'static str, Self); 5] = [
        ("petitioner", Self::One(Parent::Petitioner)),
        ("respondent", Self::One(Parent::Respondent)),
        ("petitioner_first", Self::HalfFirst(Parent::Petitioner)),
        ("respondent_first", Self::HalfFirst(Parent::Respondent)),
        ("regular", Self::Regular),
    ];

    fn swapped(self) -> Self {
        match self {
            Self::One(parent) => Self::One(parent.other()),
            Self::HalfFirst(parent) => Self::HalfFirst(parent.other()),
            Self::Regular => Self::Regular,
        }
    }
}

impl MonthDay {
    /// That day of a year.
    #[must_use]
    pub fn in_year(self, year: i16) -> Option<Date> {
        Date::new(year, self.month, self.day).ok()
    }
}

impl Serialize for Whose {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let name = Self::ALL.into_iter().find(|(_, whose)| whose == self).map_or("regular", |(name, _)| name);
        serializer.serialize_str(name)
    }
}

impl Serialize for MonthDay {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&format!("{:02}-{:02}", self.month, self.day))
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn by_name<S: Serializer>(parent: &Parent, serializer: S) -> Result<S::Ok, S::Error> {
    Whose::One(*parent).serialize(serializer)
}

fn by_letters<S: Serializer>(nights: &[Parent], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&nights.iter().map(|parent| parent.letter()).collect::<String>())
}
