//! With whom the children spend their nights.

use super::exact::ExactShare;

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

    pub(crate) fn and(self, other: Self) -> Self {
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
