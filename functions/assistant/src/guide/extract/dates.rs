//! Dates as people write them.

use std::collections::BTreeSet;

use domain::content::Lexicon;
use domain::interview::remarks::read_date;
use jiff::civil::Date;

use super::words::{Span, Stop, Text, lower};

/// The one date that the words name; none when they name none, or several, or take a part of it back ("July 4, 2025, no the
/// 5th"): a figure beside it belongs to another date, or to nothing that was asked for.
pub(super) fn only_date(text: &Text<'_>, today: Date, lexicon: &Lexicon) -> Option<Date> {
    let named: Vec<(Date, Span)> =
        (0..text.words.len()).filter_map(|at| date_at(text, at, lexicon)).collect();
    let is_beside = |at: usize| !named.iter().any(|(_, place)| (place.from..place.to).contains(&at));
    if !named.is_empty() && (0..text.words.len()).any(|at| is_beside(at) && has_figure(text.words[at].text)) {
        return None;
    }
    let found: BTreeSet<Date> = named.into_iter().map(|(date, _)| date).collect();
    let relative = || match text.low(0).as_str() {
        "today" => Some(today),
        "yesterday" => today.yesterday().ok(),
        _ => None,
    };
    if found.is_empty() { relative() } else { found.first().copied().filter(|_| found.len() == 1) }
}

fn has_figure(word: &str) -> bool {
    word.contains(|letter: char| letter.is_ascii_digit())
}

/// The date that begins at this word, and its place.
pub(super) fn date_at(text: &Text<'_>, from: usize, lexicon: &Lexicon) -> Option<(Date, Span)> {
    let figures = text.words.get(from).and_then(|word| in_figures(word.text));
    figures.map(|date| (date, Span { from, to: from + 1 })).or_else(|| in_words(text, from, lexicon))
}

/// "6/3/2016", "6.3.2016" and "2016/06/03".
fn in_figures(word: &str) -> Option<Date> {
    read_date(&word.replace(['.', '/'], "-"))
}

/// The date that a year of two figures most likely means, to be asked back: "6/21/14" on a wedding that was is 2014, and
/// "6/21/28" on one to come is 2028.
pub(super) fn with_short_year(text: &Text<'_>, today: Date, is_to_come: bool) -> Option<Date> {
    let mut found = text.words.iter().filter_map(|word| short_year(word.text, today, is_to_come));
    found.next().filter(|_| found.next().is_none())
}

fn short_year(word: &str, today: Date, is_to_come: bool) -> Option<Date> {
    let parts: Vec<&str> = word.split(['/', '-', '.']).collect();
    let [month, day, year] = parts.as_slice() else { return None };
    let is_short =
        |part: &&str| (1..=2).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
    if year.len() != 2 || ![month, day, year].into_iter().all(is_short) {
        return None;
    }
    let (month, day, year) = (month.parse().ok()?, day.parse().ok()?, year.parse::<i16>().ok()?);
    let this_century = Date::new(today.year() / 100 * 100 + year, month, day).ok()?;
    let is_past = this_century <= today;
    if is_past || is_to_come {
        Some(this_century)
    } else {
        Date::new(this_century.year() - 100, month, day).ok()
    }
}

/// "June 3, 2016", "the 3rd of June 2016", "3 de junio de 2016".
fn in_words(text: &Text<'_>, from: usize, lexicon: &Lexicon) -> Option<(Date, Span)> {
    let mut parts = Vec::new();
    let mut at = from;
    while parts.len() < 3 && at < text.words.len() && at < from + 7 {
        let low = text.low(at);
        if !matches!(low.as_str(), "of" | "the" | "de" | "del" | "in" | "day") {
            parts.push(low);
        } else if parts.is_empty() {
            return None;
        }
        let ends = text.words[at].stop == Stop::End;
        at += 1;
        if ends {
            break;
        }
    }
    let [first, second, year] = parts.as_slice() else { return None };
    let (month, day) = match month(first, lexicon) {
        Some(month) => (month, second),
        None => (month(second, lexicon)?, first),
    };
    let date =
        Date::new(year.parse().ok().filter(|_| year.len() == 4)?, month, day_of(day, lexicon)?).ok()?;
    Some((date, Span { from, to: at }))
}

fn day_of(word: &str, lexicon: &Lexicon) -> Option<i8> {
    let written = lexicon.days.iter().position(|day| *day == word).and_then(|at| i8::try_from(at + 1).ok());
    let figures =
        word.trim_end_matches("st").trim_end_matches("nd").trim_end_matches("rd").trim_end_matches("th");
    written.or_else(|| figures.parse().ok())
}

fn month(word: &str, lexicon: &Lexicon) -> Option<i8> {
    let word = lower(word);
    let word = word.trim_end_matches('.');
    let found = lexicon.months.iter().position(|names| names.iter().any(|name| name == word));
    found.and_then(|index| i8::try_from(index + 1).ok())
}

/// Whether the words name a month, or a year, without naming a whole date.
pub(super) fn is_part_of_a_date(text: &Text<'_>, lexicon: &Lexicon) -> bool {
    let is_year =
        |word: &str| word.len() == 4 && word.parse::<u16>().is_ok_and(|year| (1900..2200).contains(&year));
    text.words.iter().any(|word| is_year(word.text) || month(word.text, lexicon).is_some())
}

#[cfg(test)]
mod tests {
    use domain::content::Catalog;

    use super::*;

    fn read(words: &str) -> Option<Date> {
        let lexicon = &Catalog::embedded().unwrap().lexicon;
        only_date(&Text::new(words, lexicon), Date::constant(2026, 11, 21), lexicon)
    }

    #[test]
    fn a_date_is_read_as_people_write_it() {
        let expected = Some(Date::constant(2026, 6, 3));
        for words in [
            "06/03/2026",
            "6/3/2026",
            "06-03-2026",
            "6.3.2026",
            "2026-06-03",
            "2026/06/03",
            "June 3, 2026",
            "june 3 2026",
            "Jun. 3rd, 2026",
            "3 June 2026",
            "the 3rd of June, 2026",
            "June the third, 2026",
            "3 de junio de 2026",
            "It was on June 3, 2026.",
            "We married 06/03/2026!",
            "06/03/2026, that is June 3, 2026",
        ] {
            assert_eq!(read(words), expected, "{words}");
        }
        assert_eq!(read("Sept. 30, 2010"), Some(Date::constant(2010, 9, 30)));
        assert_eq!(read("yesterday"), Some(Date::constant(2026, 11, 20)));
    }

    #[test]
    fn a_year_of_two_figures_is_the_one_that_fits() {
        let lexicon = &Catalog::embedded().unwrap().lexicon;
        let read = |words: &str, is_to_come| {
            with_short_year(&Text::new(words, lexicon), Date::constant(2026, 11, 21), is_to_come)
        };
        for (words, is_to_come, expected) in [
            ("6/21/14", false, Some(Date::constant(2014, 6, 21))),
            ("6-21-14", false, Some(Date::constant(2014, 6, 21))),
            ("06.21.87", false, Some(Date::constant(1987, 6, 21))),
            ("it was 12/1/26", false, Some(Date::constant(1926, 12, 1))),
            ("4/3/28", true, Some(Date::constant(2028, 4, 3))),
            ("2/30/14", false, None),
            ("14", false, None),
            ("6/21/14 or 6/22/14", false, None),
            ("555-01-34", false, None),
        ] {
            assert_eq!(read(words, is_to_come), expected, "{words}");
        }
    }

    #[test]
    fn what_is_no_date_or_more_than_one_is_not_guessed() {
        assert_eq!(read("July 4th 2025, no the 5th"), None);
        assert_eq!(read("09/12/2010... sorry 2011"), None);
        for words in [
            "soon",
            "June 2026",
            "02/30/2026",
            "February 30, 2026",
            "06/03/26",
            "between 06/03/2026 and 06/04/2026",
        ] {
            assert_eq!(read(words), None, "{words}");
        }
    }
}
