//! Each date that a court counts, by hand: over the leap day of 2028, where its time ends on a weekend or on a court holiday, and
//! where it would begin on one.

use domain::content::date_rule::Counting;
use jiff::civil::{Date, date};
use serde_json::json;

use crate::key_dates::{catalog, divorce, found};

const TODAY: Date = date(2026, 11, 26);

/// From an event to the last day.
type Period = (&'static str, &'static str);

/// Of 20 days.
const TWENTY: [Period; 4] = [
    ("2028-02-10", "2028-03-01"),
    // The twentieth day is Sunday, January 23.
    ("2028-01-03", "2028-01-24"),
    // It is Memorial Day, Monday, May 29.
    ("2028-05-09", "2028-05-30"),
    // The day after is Independence Day, so the first day is July 5.
    ("2028-07-03", "2028-07-24"),
];

/// Of 45 days.
const FORTY_FIVE: [Period; 4] = [
    ("2028-01-17", "2028-03-02"),
    // The forty-fifth day is Saturday, February 19.
    ("2028-01-05", "2028-02-21"),
    // It is Friday, November 10, when Veterans' Day of Saturday is observed.
    ("2028-09-26", "2028-11-13"),
    // The day after is the birthday of Martin Luther King, Jr., so the first day is January 18; there is a leap day, too.
    ("2028-01-16", "2028-03-02"),
];

/// Of 120 days, which end on the weekday on which they begin: never on a weekend.
const HUNDRED_TWENTY: [Period; 3] = [
    ("2028-01-03", "2028-05-02"),
    // The last day is Memorial Day, Monday, May 29.
    ("2028-01-30", "2028-05-30"),
    ("2028-01-16", "2028-05-16"),
];

fn check(id: &str, event: &str, periods: &[Period]) {
    for (day, last) in periods {
        let case = divorce(&json!({event: day}), "Yes", "No spousal support");
        let found = found(&case, id, TODAY).day;
        assert_eq!(found, Some(last.parse().unwrap()), "{id} from {day}");
    }
}

#[test]
fn over_leap_days_weekends_and_court_holidays_each_date_is_the_one_of_the_rule() {
    check("judgment", "filedOn", &TWENTY);
    check("answer", "servedOn", &TWENTY);
    check("course", "filedOn", &FORTY_FIVE);
    check("spouseCourse", "servedOn", &FORTY_FIVE);
    check("affidavits", "servedOn", &FORTY_FIVE);
    check("service", "filedOn", &HUNDRED_TWENTY);
}

#[test]
fn no_date_that_a_court_counts_is_without_its_cases() {
    let checked = ["judgment", "answer", "course", "spouseCourse", "affidavits", "service"];
    for document_type in &catalog().document_types {
        for rule in document_type.dates.iter().filter(|rule| rule.counting == Counting::Court) {
            assert!(checked.contains(&&*rule.id), "{} {}", document_type.id, rule.id);
        }
    }
}
