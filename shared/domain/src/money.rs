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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cents_are_shown_as_dollars_with_two_decimals() {
        assert_eq!(Cents(6900).to_string(), "$69.00");
        assert_eq!((Cents(6900) + Cents(250)).to_string(), "$71.50");
        assert_eq!(Cents(5).to_string(), "$0.05");
    }
}
