//! The day that dates the file. It comes from the paper, because a clock would change the bytes.

use crate::RenderError;

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// A calendar day. Only its shape is checked: nothing here computes with days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Day {
    year: u16,
    month: u8,
    day: u8,
}

impl Day {
    pub(crate) fn parse(text: &str) -> Result<Self, RenderError> {
        Self::read(text).ok_or_else(|| RenderError::LawAsOf(text.to_owned()))
    }

    fn read(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.split('-').collect();
        let [year, month, day] = parts.as_slice() else { return None };
        let shaped = [(year, 4), (month, 2), (day, 2)]
            .iter()
            .all(|(part, length)| part.len() == *length && part.bytes().all(|b| b.is_ascii_digit()));
        let day = Self { year: year.parse().ok()?, month: month.parse().ok()?, day: day.parse().ok()? };
        (shaped && (1..=12).contains(&day.month) && (1..=31).contains(&day.day)).then_some(day)
    }

    /// As Florida writes it, for example "November 21, 2026".
    pub(crate) fn in_words(self) -> String {
        let month = MONTHS.get(usize::from(self.month) - 1).copied().unwrap_or_default();
        format!("{month} {}, {}", self.day, self.year)
    }

    /// Midnight in the notation of the document information dictionary.
    pub(crate) fn in_info(self) -> String {
        format!("D:{:04}{:02}{:02}000000Z", self.year, self.month, self.day)
    }

    /// Midnight in the notation of XMP.
    pub(crate) fn in_xmp(self) -> String {
        format!("{:04}-{:02}-{:02}T00:00:00Z", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_written_in_three_ways() {
        let day = Day::parse("2026-11-05").unwrap();
        assert_eq!(day.in_words(), "November 5, 2026");
        assert_eq!(day.in_info(), "D:20261105000000Z");
        assert_eq!(day.in_xmp(), "2026-11-05T00:00:00Z");
    }

    #[test]
    fn what_is_not_a_day_is_refused() {
        for text in
            ["", "2026", "2026-13-01", "2026-00-01", "2026-1-1", "+026-01-01", "2026-01-01-01", "é-01-01"]
        {
            assert_eq!(Day::parse(text), Err(RenderError::LawAsOf(text.to_owned())), "{text}");
        }
    }
}
