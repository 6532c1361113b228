//! What a worksheet is computed from.

use super::exact::{ExactShare, ExactSum};
use super::guidelines::Children;
use crate::money::Amount;

/// One of the two columns of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parent {
    /// Column A, the spouse who files.
    Petitioner,
    /// Column B, the other spouse.
    Respondent,
}

impl Parent {
    /// Both, in the order of the columns.
    pub const BOTH: [Self; 2] = [Self::Petitioner, Self::Respondent];

    /// The letter of the column.
    #[must_use]
    pub fn column(self) -> char {
        match self {
            Self::Petitioner => 'A',
            Self::Respondent => 'B',
        }
    }
}

/// Something of each parent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pair<T> {
    /// Column A.
    pub petitioner: T,
    /// Column B.
    pub respondent: T,
}

impl<T: Copy> Pair<T> {
    /// What a parent has.
    #[must_use]
    pub fn of(&self, parent: Parent) -> T {
        match parent {
            Parent::Petitioner => self.petitioner,
            Parent::Respondent => self.respondent,
        }
    }

    /// The two in each other's place.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self { petitioner: self.respondent, respondent: self.petitioner }
    }

    /// The same done to both.
    pub fn map<U>(self, each: impl Fn(T) -> U) -> Pair<U> {
        Pair { petitioner: each(self.petitioner), respondent: each(self.respondent) }
    }

    pub(super) fn with<U: Copy, V>(self, other: Pair<U>, both: impl Fn(T, U) -> V) -> Pair<V> {
        Pair {
            petitioner: both(self.petitioner, other.petitioner),
            respondent: both(self.respondent, other.respondent),
        }
    }
}

impl Pair<ExactSum> {
    /// Both together.
    #[must_use]
    pub fn total(self) -> ExactSum {
        self.petitioner + self.respondent
    }
}

/// Overnights of a year with one parent. Half a night is the average of two years.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Overnights {
    halves: u32,
}

impl Overnights {
    /// Half the nights of a year count so many halves.
    pub const YEAR: Self = Self { halves: 730 };

    /// Whole nights.
    #[must_use]
    pub fn whole(nights: u32) -> Self {
        Self { halves: nights.saturating_mul(2) }
    }

    /// Half nights.
    #[must_use]
    pub fn halves(halves: u32) -> Self {
        Self { halves }
    }

    /// Reads "104" and "182.5"; nothing where it is neither.
    #[must_use]
    pub fn parse(words: &str) -> Option<Self> {
        let (whole, half) = words.strip_suffix(".5").map_or((words, 0), |whole| (whole, 1));
        let whole: u32 = whole.parse().ok()?;
        Some(Self { halves: whole.checked_mul(2)? + half })
    }

    pub(super) fn and(self, other: Self) -> Self {
        Self { halves: self.halves.saturating_add(other.halves) }
    }

    pub(super) fn of_the_year(self) -> ExactShare {
        ExactShare::new(self.halves, Self::YEAR.halves)
    }
}

impl std::fmt::Display for Overnights {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let half = if self.halves.is_multiple_of(2) { "" } else { ".5" };
        write!(f, "{}{half}", self.halves / 2)
    }
}

/// A cost of the children each month, and what of it each parent actually pays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// All of it.
    pub total: Amount,
    /// What each pays now.
    pub paid: Pair<Amount>,
}

/// The numbers that parents bring. All are of one month, but for the overnights, which are of one year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inputs {
    /// Minor children in common.
    pub children: Children,
    /// Gross incomes, where they are known: they are stated and enter into no line.
    pub gross: Pair<Option<Amount>>,
    /// Net incomes.
    pub net: Pair<Amount>,
    /// Overnights, where they are known; without them no parent is known to pay.
    pub overnights: Option<Pair<Overnights>>,
    /// Child care.
    pub care: Cost,
    /// Health insurance of the children alone.
    pub insurance: Cost,
    /// Medical, dental and prescription costs that insurance does not cover, unless they are ordered apart.
    pub uncovered: Cost,
}
