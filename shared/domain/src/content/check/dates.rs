//! Whether the dates of a document type can be computed, and the holidays that they are counted by.

use super::template::conditions;
use super::{DocumentType, repeated};
use crate::content::court_holidays::{CourtHolidays, Holiday};
use crate::content::date_rule::{Counting, DateRule, DayOf};
use crate::content::question::Kind;

pub(super) fn problems(document_type: &DocumentType) -> Vec<String> {
    let ids: Vec<&str> = document_type.dates.iter().map(|date| date.id.as_str()).collect();
    let mut found = repeated("dates", &ids);
    found.extend(conditions(document_type, document_type.dates.iter().filter_map(|date| date.when.as_ref())));
    for date in &document_type.dates {
        let problems = of_date(document_type, date).into_iter();
        found.extend(problems.map(|problem| format!("{}: {problem}", date.id)));
    }
    found
}

fn of_date(document_type: &DocumentType, date: &DateRule) -> Vec<String> {
    let days = date.from.iter().chain(&date.until);
    let unknown = days.filter(|day| !is_known(document_type, day));
    let mut found: Vec<String> = unknown.map(|day| format!("{day:?} gives no day")).collect();
    if date.law.is_empty() {
        found.push("a date needs its law".to_string());
    }
    if date.counting == Counting::Court && date.days < 1 {
        found.push("a court counts at least one day".to_string());
    }
    if date.from.is_none() && (date.days != 0 || date.yearly || date.remind.is_some()) {
        found.push("what has no day is neither counted nor reminded of".to_string());
    }
    found
}

fn is_known(document_type: &DocumentType, day: &DayOf) -> bool {
    match day {
        DayOf::Answer(id) => document_type.question(id).is_some_and(|question| question.kind == Kind::Date),
        DayOf::Noted(_) | DayOf::Signed => true,
    }
}

/// Every holiday is on a day of each year.
pub(super) fn of_holidays(holidays: &CourtHolidays) -> Vec<String> {
    let is_on_some_day = |holiday: &Holiday| (2024..2052).all(|year| holiday.observed_in(year).is_some());
    let absent = holidays.holidays.iter().filter(|holiday| !is_on_some_day(holiday));
    absent.map(|holiday| format!("court-holidays.toml: {} is on no day", holiday.name)).collect()
}
