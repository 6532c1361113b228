//! Times in answers.

use jiff::Timestamp;

/// UTC, to the millisecond: `2026-11-30T17:04:05.120Z`. All are of one length, so they stand in the order of their times
/// when a client sorts their texts, as it could not without the zeros at the end.
#[must_use]
pub fn text(time: Timestamp) -> String {
    format!("{time:.3}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_stand_in_the_order_of_their_times() {
        let later = [0, 1_000, 120_000_000, 120_450_000, 123_000_000, 999_999_999];
        let texts = later.map(|nanosecond| text(Timestamp::new(1_800_000_000, nanosecond).unwrap()));
        assert!(texts.is_sorted(), "{texts:?}");
        assert_eq!(texts[2], "2027-01-15T08:00:00.120Z");
        assert_eq!(texts[5], "2027-01-15T08:00:00.999Z", "no time is told before it is there");
    }
}
