//! What a worksheet is computed from.

use std::cmp::Ordering;

use super::exact::ExactSum;
use super::guidelines::Children;
use super::overnights::Overnights;
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

    /// The other of the two.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Petitioner => Self::Respondent,
            Self::Respondent => Self::Petitioner,
        }
    }

    /// The first letter of the word.
    #[must_use]
    pub fn letter(self) -> char {
        match self {
            Self::Petitioner => 'P',
            Self::Respondent => 'R',
        }
    }

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

    pub(crate) fn with<U: Copy, V>(self, other: Pair<U>, both: impl Fn(T, U) -> V) -> Pair<V> {
        Pair {
            petitioner: both(self.petitioner, other.petitioner),
            respondent: both(self.respondent, other.respondent),
        }
    }
}

impl Pair<Overnights> {
    /// With whom the children are most nights; no one where they are as many.
    #[must_use]
    pub fn majority(self) -> Option<Parent> {
        match self.petitioner.cmp(&self.respondent) {
            Ordering::Greater => Some(Parent::Petitioner),
            Ordering::Less => Some(Parent::Respondent),
            Ordering::Equal => None,
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
