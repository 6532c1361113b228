//! When each source that the content cites was last read: `shared/legal/sources.toml`. No one is shown it but who keeps the law.

use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// A source, and what is known of its last reading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SourceReading {
    /// The source as cited.
    pub section: String,
    /// Where its text is published, if there is an address.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// How far it was checked.
    pub mark: SourceMark,
    /// When it was last read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub read_on: Option<Date>,
    /// The SHA-256 of the text that was read then, in hexadecimal digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sha256: Option<String>,
}

/// How far a source was checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum SourceMark {
    /// Cited from general knowledge: the content marks it `[K]` at one place at least.
    K,
    /// Its text, or a secondary source of it, was seen.
    Seen,
}

/// Why a source has to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ReadingDue {
    /// Its text was not seen.
    Unchecked,
    /// It is not known when it was read.
    NoDay,
    /// It was read more than a year ago.
    Old,
    /// No hash tells whether it has changed since.
    NoHash,
}

impl SourceReading {
    /// Why it has to be read, if it has to.
    #[must_use]
    pub fn due(&self, today: Date) -> Option<ReadingDue> {
        match (self.mark, self.read_on) {
            (SourceMark::K, _) => Some(ReadingDue::Unchecked),
            (SourceMark::Seen, None) => Some(ReadingDue::NoDay),
            (SourceMark::Seen, Some(day)) if is_old(day, today) => Some(ReadingDue::Old),
            (SourceMark::Seen, Some(_)) => self.sha256.is_none().then_some(ReadingDue::NoHash),
        }
    }
}

/// Whether a day is more than a year before another.
fn is_old(day: Date, today: Date) -> bool {
    day.checked_add(1.year()).is_ok_and(|anniversary| anniversary < today)
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    fn reading(mark: SourceMark, read_on: Option<Date>, sha256: Option<&str>) -> SourceReading {
        let section = "s. 61.19".to_string();
        SourceReading { section, address: None, mark, read_on, sha256: sha256.map(ToString::to_string) }
    }

    #[test]
    fn a_source_is_due_once_more_than_a_year_has_passed() {
        let read = |day| reading(SourceMark::Seen, Some(day), Some("ab"));
        assert_eq!(read(date(2026, 11, 26)).due(date(2027, 11, 26)), None);
        assert_eq!(read(date(2026, 11, 26)).due(date(2027, 11, 27)), Some(ReadingDue::Old));
        assert_eq!(read(date(2028, 2, 29)).due(date(2029, 2, 28)), None);
        assert_eq!(read(date(2028, 2, 29)).due(date(2029, 3, 1)), Some(ReadingDue::Old));
    }

    #[test]
    fn what_was_not_seen_or_has_no_day_or_hash_is_due_at_once() {
        let today = date(2026, 11, 26);
        assert_eq!(reading(SourceMark::K, Some(today), Some("ab")).due(today), Some(ReadingDue::Unchecked));
        assert_eq!(reading(SourceMark::Seen, None, Some("ab")).due(today), Some(ReadingDue::NoDay));
        assert_eq!(reading(SourceMark::Seen, Some(today), None).due(today), Some(ReadingDue::NoHash));
    }
}
