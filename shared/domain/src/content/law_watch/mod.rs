//! When each source that the content cites was last read, and what was read: `shared/legal/sources.toml`. No one is shown it but who
//! keeps the law.

mod reference;
mod words;

use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

pub use reference::passage;
pub use words::hash;

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
    /// What was read then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<ReadText>,
    /// Its SHA-256, in hexadecimal digits.
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

/// Which text was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ReadText {
    /// What the reference in `shared/legal` says of the source.
    Reference,
    /// The text as it is published.
    Published,
}

/// Why a source has to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ReadingDue {
    /// Its text was not seen.
    Unchecked,
    /// The reference says something else than when it was read.
    Changed,
    /// It is not known when it was read.
    NoDay,
    /// It was read more than a year ago.
    Old,
    /// No hash tells whether it has changed since.
    NoHash,
}

/// What reading a source has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadingOutcome {
    /// Nothing of this text was kept before.
    First,
    /// It reads as it did.
    Unchanged,
    /// It reads otherwise.
    Changed,
    /// Its published text was read before. What the reference says is no reading of that, and nothing is kept of it.
    OnlyReference,
}

impl SourceReading {
    /// Why it has to be read, if it has to; `passage` is what the reference says of it now.
    #[must_use]
    pub fn due(&self, today: Date, passage: Option<&str>) -> Option<ReadingDue> {
        match (self.mark, self.read_on, &self.sha256) {
            (SourceMark::K, ..) => Some(ReadingDue::Unchecked),
            (SourceMark::Seen, None, _) => Some(ReadingDue::NoDay),
            (SourceMark::Seen, Some(_), Some(kept)) if self.is_other(kept, passage) => {
                Some(ReadingDue::Changed)
            }
            (SourceMark::Seen, Some(day), _) if is_old(day, today) => Some(ReadingDue::Old),
            (SourceMark::Seen, Some(_), kept) => kept.is_none().then_some(ReadingDue::NoHash),
        }
    }

    fn is_other(&self, kept: &str, passage: Option<&str>) -> bool {
        let now = passage.map(|passage| hash(passage.as_bytes()));
        self.text == Some(ReadText::Reference) && now.as_deref() != Some(kept)
    }

    /// Keeps that this text of it was read on that day, and says whether it has changed.
    pub fn read(&mut self, text: ReadText, bytes: &[u8], day: Date) -> ReadingOutcome {
        if (self.text, text) == (Some(ReadText::Published), ReadText::Reference) {
            return ReadingOutcome::OnlyReference;
        }
        let now = Some(hash(bytes));
        let outcome = match &self.sha256 {
            Some(_) if self.text != Some(text) => ReadingOutcome::First,
            None => ReadingOutcome::First,
            before if *before == now => ReadingOutcome::Unchanged,
            Some(_) => ReadingOutcome::Changed,
        };
        (self.read_on, self.text, self.sha256) = (Some(day), Some(text), now);
        outcome
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

    fn unread(mark: SourceMark) -> SourceReading {
        let section = "s. 61.19".to_string();
        SourceReading { section, address: None, mark, read_on: None, text: None, sha256: None }
    }

    fn read(text: ReadText, words: &str, day: Date) -> SourceReading {
        let mut reading = unread(SourceMark::Seen);
        assert_eq!(reading.read(text, words.as_bytes(), day), ReadingOutcome::First);
        reading
    }

    #[test]
    fn a_source_is_due_once_more_than_a_year_has_passed() {
        let due = |read_on, today| read(ReadText::Published, "Twenty days.", read_on).due(today, None);
        assert_eq!(due(date(2026, 11, 26), date(2027, 11, 26)), None);
        assert_eq!(due(date(2026, 11, 26), date(2027, 11, 27)), Some(ReadingDue::Old));
        assert_eq!(due(date(2028, 2, 29), date(2029, 2, 28)), None);
        assert_eq!(due(date(2028, 2, 29), date(2029, 3, 1)), Some(ReadingDue::Old));
    }

    #[test]
    fn what_was_not_seen_or_has_no_day_or_hash_is_due_at_once() {
        let today = date(2026, 11, 26);
        let mut known = unread(SourceMark::K);
        assert_eq!(known.due(today, None), Some(ReadingDue::Unchecked));
        known.read(ReadText::Published, b"Twenty days.", today);
        assert_eq!(known.due(today, None), Some(ReadingDue::Unchecked), "the content still marks it");
        assert_eq!(unread(SourceMark::Seen).due(today, None), Some(ReadingDue::NoDay));
        let no_hash = SourceReading { read_on: Some(today), ..unread(SourceMark::Seen) };
        assert_eq!(no_hash.due(today, None), Some(ReadingDue::NoHash));
    }

    #[test]
    fn what_the_reference_says_otherwise_or_no_more_is_due() {
        let today = date(2026, 11, 26);
        let reading = read(ReadText::Reference, "Twenty days.", today);
        assert_eq!(reading.due(today, Some("Twenty\n  days.")), None, "lines may break elsewhere");
        assert_eq!(reading.due(today, Some("Thirty days.")), Some(ReadingDue::Changed));
        assert_eq!(reading.due(today, None), Some(ReadingDue::Changed));
    }

    #[test]
    fn a_later_reading_says_whether_the_text_has_changed() {
        let mut reading = read(ReadText::Published, "Twenty days.", date(2026, 11, 26));
        let later = date(2027, 11, 1);
        assert_eq!(reading.read(ReadText::Published, b"Twenty days.", later), ReadingOutcome::Unchanged);
        assert_eq!(reading.read(ReadText::Published, b"Thirty days.", later), ReadingOutcome::Changed);
        assert_eq!(reading.read(ReadText::Published, b"Thirty days.", later), ReadingOutcome::Unchanged);
        assert_eq!(reading.read_on, Some(later));
    }

    #[test]
    fn the_published_text_is_not_compared_with_what_the_reference_said() {
        let mut reading = read(ReadText::Reference, "Twenty days.", date(2026, 11, 26));
        let outcome = reading.read(ReadText::Published, b"No final judgment.", date(2027, 1, 5));
        assert_eq!((outcome, reading.text), (ReadingOutcome::First, Some(ReadText::Published)));
    }

    #[test]
    fn what_the_reference_says_takes_the_place_of_no_published_text() {
        let day = date(2026, 11, 26);
        let mut reading = read(ReadText::Published, "Twenty days.", day);
        let outcome = reading.read(ReadText::Reference, b"Our summary.", date(2027, 10, 1));
        assert_eq!((outcome, reading.read_on), (ReadingOutcome::OnlyReference, Some(day)));
        assert_eq!(reading.due(date(2027, 11, 27), Some("Our summary.")), Some(ReadingDue::Old));
        let outcome = reading.read(ReadText::Published, b"Thirty days.", date(2027, 11, 27));
        assert_eq!(outcome, ReadingOutcome::Changed);
    }
}
