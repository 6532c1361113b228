//! Money, in integer cents.

use std::fmt;
use std::ops::Add;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An amount in United States cents.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(transparent)]
pub struct Cents(pub u32);

impl Cents {
    /// The amount less another one; nothing when that is more.
    #[must_use]
    pub fn less(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// The amount in so many parts that differ by a cent at most; the first ones get what does not divide.
    #[must_use]
    pub fn split(self, parts: usize) -> Vec<Self> {
        let count = u32::try_from(parts).unwrap_or(u32::MAX).max(1);
        let (share, rest) = (self.0 / count, self.0 % count);
        (0..count).map(|part| Self(share + u32::from(part < rest))).collect()
    }
}

impl Add for Cents {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl fmt::Display for Cents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}.{:02}", self.0 / 100, self.0 % 100)
    }
}

/// What someone owns, owes or earns, in United States cents: sums that no card pays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Amount(pub u64);

impl Add for Amount {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl fmt::Display for Amount {
    /// With commas between thousands: "$1,250,000.00".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = (self.0 / 100).to_string();
        let mut grouped = String::new();
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                grouped.push(',');
            }
            grouped.push(digit);
        }
        write!(f, "${grouped}.{:02}", self.0 % 100)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cents_are_shown_as_dollars_with_two_decimals() {
        assert_eq!(Cents(6900).to_string(), "$69.00");
        assert_eq!((Cents(6900) + Cents(250)).to_string(), "$71.50");
        assert_eq!(Cents(5).to_string(), "$0.05");
    }

    #[test]
    fn large_sums_have_commas() {
        for (cents, words) in
            [(0, "$0.00"), (99_999, "$999.99"), (100_000, "$1,000.00"), (125_000_000, "$1,250,000.00")]
        {
            assert_eq!(Amount(cents).to_string(), words);
        }
    }
}
