//! A date of birth among words about children.

use jiff::civil::Date;

use crate::text::phrase::{Phrase, plain};

/// Whether a past date in figures stands right after one of the words, or after a child's initials, age or name. A date
/// after other words is of something else: "separated 11/02/2025", "since 05/04/2024".
#[must_use]
pub fn gives_birth_date(text: &str, words: &[Phrase], today: Date) -> bool {
    figures(text).any(|(start, figures)| {
        let before = text.get(..start).unwrap_or_default();
        is_past(figures, today) && (ends_with(before, words) || follows_a_child(before, words))
    })
}

/// Each run of figures and of the signs within a date, and where it begins.
fn figures(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_other = |c: char| !c.is_ascii_digit() && !matches!(c, '/' | '-' | '.');
    let mut end = 0;
    text.split_inclusive(is_other).map(move |piece| {
        let start = end;
        end += piece.len();
        (start, piece.trim_end_matches(is_other).trim_matches(['/', '-', '.']))
    })
}

/// Whether it is a day up to today, its year of two or four figures.
fn is_past(figures: &str, today: Date) -> bool {
    let parts: Option<Vec<i16>> = figures.split(['/', '-', '.']).map(|part| part.parse().ok()).collect();
    let Some([first, second, third]) = parts.as_deref() else { return false };
    let day = |year: i16, month: i16, day: i16| {
        let century = if year >= 100 {
            0
        } else if year <= today.year() % 100 {
            2000
        } else {
            1900
        };
        Date::new(century + year, i8::try_from(month).ok()?, i8::try_from(day).ok()?).ok()
    };
    let readings = [day(*third, *first, *second), day(*third, *second, *first), day(*first, *second, *third)];
    readings.into_iter().flatten().any(|day| day <= today)
}

fn ends_with(text: &str, words: &[Phrase]) -> bool {
    let text = format!(" {}", plain(text));
    words.iter().any(|word| text.ends_with(&format!(" {}", word.plain())))
}

/// "A.P.", or a name or an age that is set off, as in a list of children: "Ana Patel, 11, ".
fn follows_a_child(before: &str, words: &[Phrase]) -> bool {
    let all: Vec<&str> =
        before.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).collect();
    let is_of_child = |word: &&&str| is_initials(word) || is_age(word) || is_name(word);
    let (count, rest) = (all.iter().rev().take_while(is_of_child).count(), all.len());
    let (others, child) = all.split_at(rest - count);
    let is_set_off = child.len() > 1 || before.trim_end().ends_with([',', '(', '-', '–', '—']);
    let begins = others.last().is_none_or(|word| {
        matches!(*word, "and" | "&") || word.ends_with([',', ';', '.', ')']) || ends_with(word, words)
    });
    child.iter().any(|word| is_initials(word)) || !child.is_empty() && is_set_off && begins
}

/// "A.P." and the like, with what stands around it.
fn is_initials(word: &str) -> bool {
    let letters = word.trim_matches(|c: char| !c.is_alphabetic() && c != '.').trim_end_matches('.');
    let is_letter = |part: &str| part.chars().count() == 1 && part.chars().all(char::is_uppercase);
    word.contains('.') && letters.split('.').all(is_letter)
}

fn is_age(word: &str) -> bool {
    let figures = word.trim_matches(|c: char| matches!(c, ',' | '(' | ')'));
    figures.len() <= 2 && figures.parse::<u8>().is_ok()
}

/// A word in capitals, unless something ends with it.
fn is_name(word: &str) -> bool {
    let begins = word.trim_start_matches('(').chars().next().is_some_and(char::is_uppercase);
    begins && !word.ends_with([':', ';', '.'])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gives(text: &str) -> bool {
        let words = ["born", "b", "dob", "daughter", "old"].map(|word| Phrase::from(word.to_string()));
        gives_birth_date(text, &words, Date::constant(2026, 11, 21))
    }

    #[test]
    fn a_birth_date_is_seen_in_figures_of_every_order() {
        for text in [
            "born 5/4/2015",
            "A.P., 05/04/2015",
            "b. 2015-05-04",
            "DOB 5-4-15",
            "A.P. (05/04/2015) lives with me",
            "A.P., 11, 05/04/2015; L.P., 8",
            "Ana Patel 25.12.2015 and Luis Patel 3/2/2017",
            "Ana, 5/4/2015, half of the time with each of us",
            "lives with me: our daughter Ana, 5/4/2015",
            "a boy, 11 years old, 5/4/2015",
        ] {
            assert!(gives(text), "{text}");
        }
    }

    #[test]
    fn dates_of_other_things_are_none() {
        for text in [
            "We married 05/19/2012 and separated on 11/02/2025. A.P., 8, lives with me.",
            "A.P., 8, lives with me since 11/02/2025",
            "Separated: 11/2/2025; A.P., 8",
            "Separated 11/2/2025",
            "A.P., 8, summers from 06/01/2026 to 08/15/2026",
            "A.P., 8, 01/04/2027",
            "A.P., 8, in Miami, 5/4/2024 to now",
            "L.P., 22, call 305-555-0100 or 1/2",
        ] {
            assert!(!gives(text), "{text}");
        }
    }
}
