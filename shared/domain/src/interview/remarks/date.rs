//! Dates.

use jiff::civil::Date;

use super::{Remark, note, problem};
use crate::content::question::AnswerRule;

/// Reads a date in the three forms that are accepted: MM/DD/YYYY, MM-DD-YYYY and YYYY-MM-DD.
#[must_use]
pub fn read_date(text: &str) -> Option<Date> {
    let parts: Vec<&str> = text.trim().split(['/', '-']).collect();
    let [first, second, third] = parts.as_slice() else { return None };
    let (year, month, day) = if first.len() == 4 { (first, second, third) } else { (third, first, second) };
    if year.len() != 4 {
        return None;
    }
    Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok()
}

pub(super) fn date(rule: AnswerRule, text: &str, today: Date) -> Option<Remark> {
    let Some(date) = read_date(text) else {
        return problem("Please give a date that exists, as MM/DD/YYYY.");
    };
    match rule {
        AnswerRule::PastDate if date > today => problem("This date is in the future. Please check it."),
        AnswerRule::FutureDate if date <= today => problem("This date has to be after today."),
        _ if date.year() < 1900 => note("This year is before 1900. Please check it."),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_in_three_forms_and_impossible_ones_refused() {
        let expected = Some(Date::constant(2026, 2, 3));
        assert_eq!(["02/03/2026", "02-03-2026", "2026-02-03"].map(read_date), [expected; 3]);
        for text in ["02/30/2026", "13/01/2026", "soon", "2026-02", "02/03/26"] {
            assert_eq!(read_date(text), None, "{text}");
        }
    }
}
