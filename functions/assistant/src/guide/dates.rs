//! Dates as people write them.

use std::collections::BTreeSet;

use domain::review::read_date;
use jiff::civil::Date;

const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// The one date that the words name; none when they name none, or several.
pub(crate) fn only_date(words: &str) -> Option<Date> {
    let parts: Vec<&str> = words
        .split([' ', ',', '\n', '\t'])
        .map(|part| part.trim_matches(|c: char| !c.is_alphanumeric()))
        .filter(|part| !part.is_empty())
        .collect();
    let in_figures = parts.iter().filter_map(|part| read_date(part));
    let in_words = parts.windows(3).filter_map(written_out);
    let found: BTreeSet<Date> = in_figures.chain(in_words).collect();
    found.first().copied().filter(|_| found.len() == 1)
}

/// "June 3 2026" or "3 June 2026".
fn written_out(parts: &[&str]) -> Option<Date> {
    let [first, second, year] = parts else { return None };
    let (month, day) = match month(first) {
        Some(month) => (month, second),
        None => (month(second)?, first),
    };
    let day = day.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let is_year = year.len() == 4;
    Date::new(year.parse().ok().filter(|_| is_year)?, month, day.parse().ok()?).ok()
}

/// The number of a month's name, or of its first three letters or more.
fn month(name: &str) -> Option<i8> {
    let name = name.to_lowercase();
    let position =
        MONTHS.iter().position(|month| name.len() >= 3 && (month.starts_with(&name) || name == "sept"));
    let position = if name == "sept" { Some(8) } else { position };
    position.and_then(|index| i8::try_from(index + 1).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_read_as_people_write_it() {
        let expected = Some(Date::constant(2026, 6, 3));
        for words in [
            "06/03/2026",
            "6/3/2026",
            "06-03-2026",
            "2026-06-03",
            "June 3, 2026",
            "june 3 2026",
            "Jun. 3rd, 2026",
            "3 June 2026",
            "It was on June 3, 2026.",
            "We married 06/03/2026!",
            "06/03/2026, that is June 3, 2026",
        ] {
            assert_eq!(only_date(words), expected, "{words}");
        }
        assert_eq!(only_date("Sept. 30, 2010"), Some(Date::constant(2010, 9, 30)));
    }

    #[test]
    fn what_is_no_date_or_more_than_one_is_not_guessed() {
        for words in [
            "soon",
            "June 2026",
            "02/30/2026",
            "February 30, 2026",
            "06/03/26",
            "between 06/03/2026 and 06/04/2026",
        ] {
            assert_eq!(only_date(words), None, "{words}");
        }
    }
}
