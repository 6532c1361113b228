//! Sums and shares as fractions, so that nothing is lost between the lines of a worksheet.

use std::fmt;
use std::ops::{Add, Sub};

use num_rational::Ratio;

use crate::money::Amount;

/// A sum of money, exact: a fraction of cents, which may be below zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ExactSum(Ratio<i128>);

/// A part of a whole, exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ExactShare(Ratio<i128>);

impl ExactSum {
    /// Nothing.
    pub const ZERO: Self = Self(Ratio::new_raw(0, 1));

    pub(super) fn dollars(dollars: u32) -> Self {
        Self(Ratio::from_integer(i128::from(dollars) * 100))
    }

    /// So much of it.
    #[must_use]
    pub fn times(self, share: ExactShare) -> Self {
        Self(self.0 * share.0)
    }

    /// Which part of a whole it is; all of it where the whole is nothing.
    pub(super) fn of(self, whole: Self) -> ExactShare {
        ExactShare(if whole == Self::ZERO { Ratio::from_integer(1) } else { self.0 / whole.0 })
    }

    /// The same, and nothing in place of what is below zero.
    #[must_use]
    pub fn at_least_zero(self) -> Self {
        self.max(Self::ZERO)
    }

    /// In whole cents; half a cent is rounded away from zero.
    #[must_use]
    pub fn cents(self) -> i128 {
        self.0.round().to_integer()
    }

    /// In whole cents, and nothing in place of what is below zero.
    #[must_use]
    pub fn amount(self) -> Amount {
        Amount(u64::try_from(self.cents()).unwrap_or_default())
    }
}

impl ExactShare {
    /// So many of so many parts. A whole of no parts counts as one.
    #[must_use]
    pub fn new(part: u32, whole: u32) -> Self {
        Self(Ratio::new(i128::from(part), i128::from(whole.max(1))))
    }
}

impl From<Amount> for ExactSum {
    fn from(amount: Amount) -> Self {
        Self(Ratio::from_integer(i128::from(amount.0)))
    }
}

impl Add for ExactSum {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for ExactSum {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl fmt::Display for ExactSum {
    /// Rounded to cents: "$1,250.50", and "-$3.00" below zero.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cents = self.cents();
        let amount = Amount(u64::try_from(cents.unsigned_abs()).unwrap_or(u64::MAX));
        write!(f, "{}{amount}", if cents < 0 { "-" } else { "" })
    }
}

impl fmt::Display for ExactShare {
    /// In per cent, rounded to two decimals: "62.50%".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 10_000).round().to_integer();
        write!(f, "{}.{:02}%", hundredths / 100, hundredths % 100)
    }
}
