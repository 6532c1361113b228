//! Schedules that are laid out and counted.

use jiff::ToSpan;
use jiff::civil::{Date, date};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};

use super::*;
use crate::child_support::{Overnights, Pair, Parent};
use crate::content::Catalog;
use crate::content::schedule::ScheduleChoices;

fn offered() -> &'static ScheduleChoices {
    let divorce = Catalog::embedded().unwrap().document_type("uncontestedDivorce").unwrap();
    divorce.fact("schedule").unwrap().schedule.as_ref().unwrap()
}

fn parsed(raw: &Value) -> Result<Schedule, String> {
    parse(offered(), raw, |words| Ok(words.as_str().unwrap().to_string()))
}

fn schedule(raw: &Value) -> Schedule {
    parsed(raw).unwrap()
}

fn weeks(holidays: &Value, breaks: &Value) -> Schedule {
    schedule(&json!({
        "rhythm": "week", "first": "petitioner", "start": "2027-01-01", "exchange": "6:00 p.m.",
        "holidays": holidays, "breaks": breaks,
    }))
}

/// The letters of the nights from a day on.
fn letters(schedule: &Schedule, from: Date, count: usize) -> String {
    let year = |year| Nights::of_year(schedule, offered(), year).unwrap();
    let both = [year(from.year()), year(from.year() + 1)];
    let nights = both.iter().flat_map(Nights::iter).skip_while(|(day, _)| *day < from);
    nights.take(count).map(|(_, parent)| parent.letter()).collect()
}

#[test]
fn a_rhythm_begins_on_its_first_day_and_begins_anew() {
    assert_eq!(letters(&weeks(&json!({}), &json!({})), date(2027, 1, 1), 16), "PPPPPPPRRRRRRRPP");
    let given =
        json!({"rhythm": "weekends", "first": "respondent", "start": "2027-01-08", "exchange": "5 p.m."});
    assert_eq!(letters(&schedule(&given), date(2028, 1, 7), 15), "RRPPPPPPPPPPPPR");
    let own = json!({"rhythm": "own", "nights": "PRRPRRP", "start": "2027-03-01", "exchange": "noon"});
    assert_eq!(letters(&schedule(&own), date(2027, 3, 1), 8), "PRRPRRPP");
    assert_eq!(letters(&schedule(&own), date(2027, 2, 28), 2), "PP");
}

#[test]
fn week_and_week_about_is_equal_until_a_holiday_of_every_year_is_one_parents() {
    let equal = weeks(&json!({}), &json!({}));
    assert!(Count::of(&equal, offered()).unwrap().majority().is_none());
    let christmas = json!({"christmas": {"span": "both", "even": "petitioner", "odd": "petitioner"}});
    let about = weeks(&christmas, &json!({}));
    assert_eq!(Count::of(&about, offered()).unwrap().majority(), Some(Parent::Petitioner));
}

#[test]
fn a_holiday_goes_before_a_break_and_both_before_the_rhythm() {
    let holidays = json!({
        "thanksgiving": {"span": "sunday", "even": "petitioner", "odd": "respondent"},
        "christmas": {"span": "both", "even": "respondent", "odd": "respondent"},
    });
    let breaks =
        json!({"winter": {"from": "12-20", "to": "01-03", "even": "petitioner", "odd": "petitioner"}});
    let given = weeks(&holidays, &breaks);
    // Thanksgiving is on November 25, 2027, and on November 23, 2028.
    assert_eq!(letters(&given, date(2027, 11, 24), 4), "RRRR");
    assert_eq!(letters(&given, date(2028, 11, 22), 4), "PPPP");
    assert_eq!(letters(&given, date(2027, 12, 20), 14), "PPPPRRPPPPPPPP");
    assert_eq!(letters(&given, date(2028, 1, 1), 2), "PP");
}

#[test]
fn a_break_is_divided_and_the_first_half_has_the_odd_night() {
    let breaks = json!({"spring": {"from": "03-14", "to": "03-21", "even": "respondent_first", "odd": "petitioner_first"}});
    let given = weeks(&json!({}), &breaks);
    assert_eq!(letters(&given, date(2027, 3, 14), 7), "PPPPRRR");
    assert_eq!(letters(&given, date(2028, 3, 14), 7), "RRRRPPP");
}

/// A break belongs to the year in which it begins, also for its nights in January.
#[test]
fn a_break_over_new_year_belongs_to_the_year_in_which_it_begins() {
    let breaks =
        json!({"winter": {"from": "12-20", "to": "01-10", "even": "petitioner", "odd": "respondent"}});
    let given = weeks(&json!({}), &breaks);
    assert_eq!(letters(&given, date(2028, 1, 1), 9), "RRRRRRRRR");
    assert_eq!(letters(&given, date(2029, 1, 1), 9), "PPPPPPPPP");
}

#[test]
fn the_count_is_of_the_first_two_whole_years_without_the_leap_day() {
    let count = |start: &str| {
        let given =
            json!({"rhythm": "weekends", "first": "respondent", "start": start, "exchange": "5 p.m."});
        Count::of(&schedule(&given), offered()).unwrap()
    };
    let from_january = count("2027-01-08");
    assert_eq!((from_january.even_year(), from_january.odd_year()), (2028, 2029));
    assert_eq!(from_january.even, Pair { petitioner: 313, respondent: 52 });
    let from_new_year = count("2027-01-01");
    assert_eq!((from_new_year.even_year(), from_new_year.odd_year()), (2028, 2027));
    // The year begins and ends with a Friday of such a weekend.
    assert_eq!(from_new_year.odd, Pair { petitioner: 312, respondent: 53 });
}

#[test]
fn equal_time_is_half_a_year_each() {
    for rhythm in ["week", "two_two_three", "two_two_five_five"] {
        let given =
            json!({"rhythm": rhythm, "first": "petitioner", "start": "2027-01-04", "exchange": "6 p.m."});
        let Pair { petitioner, respondent } = Count::of(&schedule(&given), offered()).unwrap().mean();
        let is_near =
            |nights: Overnights| (Overnights::whole(179)..=Overnights::whole(186)).contains(&nights);
        assert!(is_near(petitioner) && is_near(respondent), "{rhythm}: {petitioner} and {respondent}");
    }
}

fn whose() -> impl Strategy<Value = &'static str> {
    prop::sample::select(Whose::ALL.map(|(name, _)| name).to_vec())
}

fn one_parent() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec!["petitioner", "respondent", "regular"])
}

fn any_cycle() -> impl Strategy<Value = Value> {
    let offered = prop::sample::select(vec!["week", "two_two_three", "two_two_five_five"]);
    let offered = (offered, prop::bool::ANY).prop_map(
        |(rhythm, first)| json!({"rhythm": rhythm, "first": if first { "petitioner" } else { "respondent" }}),
    );
    let own = (1..=4_usize).prop_flat_map(|weeks| prop::collection::vec(prop::bool::ANY, weeks * 7));
    let letters = |nights: Vec<bool>| nights.into_iter().map(|own| if own { 'P' } else { 'R' }).collect();
    let own = own.prop_map(move |nights| {
        let nights: String = letters(nights);
        json!({"rhythm": "own", "nights": nights})
    });
    prop_oneof![offered, own]
}

fn any_schedule() -> impl Strategy<Value = Schedule> {
    let holiday = |at: usize| {
        let holiday = &offered().holidays[at];
        let spans: Vec<String> = holiday.spans.iter().map(|span| span.id.clone()).collect();
        let turn = (prop::sample::select(spans), one_parent(), one_parent());
        turn.prop_map(move |(span, even, odd)| {
            (offered().holidays[at].id.clone(), json!({"span": span, "even": even, "odd": odd}))
        })
    };
    let holidays = prop::collection::vec((0..offered().holidays.len()).prop_flat_map(holiday), 0..8);
    let day = || (1..=12_i8, 1..=28_i8).prop_map(|(month, day)| format!("{month:02}-{day:02}"));
    let school_break =
        (prop::sample::select(vec!["spring", "summer", "winter"]), day(), day(), whose(), whose());
    let school_break = school_break.prop_map(|(id, from, to, even, odd)| {
        (id.to_string(), json!({"from": from, "to": to, "even": even, "odd": odd}))
    });
    let breaks = prop::collection::vec(school_break, 0..3);
    let days = (2027..=2060_i16, 1..=12_i8, 1..=28_i8);
    (any_cycle(), days, holidays, breaks).prop_filter_map(
        "no break of that length",
        |(cycle, day, holidays, breaks)| {
            let mut given = cycle;
            let day = date(day.0, day.1, day.2);
            let monday = day - day.weekday().to_monday_zero_offset().days();
            let is_by_weekdays = given["rhythm"].as_str().is_some_and(|rhythm| rhythm.starts_with("two"));
            given["start"] = json!(if is_by_weekdays { monday } else { day }.to_string());
            given["exchange"] = json!("6:00 p.m.");
            given["holidays"] = holidays.into_iter().collect::<serde_json::Map<_, _>>().into();
            given["breaks"] = breaks.into_iter().collect::<serde_json::Map<_, _>>().into();
            parsed(&given).ok()
        },
    )
}

fn holds(check: impl Fn(&Schedule) -> Result<(), TestCaseError>) {
    let config = Config { cases: 300, failure_persistence: None, ..Config::default() };
    TestRunner::new(config).run(&any_schedule(), |given| check(&given)).unwrap();
}

#[test]
fn every_night_of_a_year_is_with_one_parent() {
    holds(|given| {
        for year in [2027, 2028, 2100] {
            let nights = Nights::of_year(given, offered(), year).unwrap();
            let days: Vec<Date> = nights.iter().map(|(day, _)| day).collect();
            let expected = date(year, 1, 1).series(1.day()).take_while(|day| day.year() == year);
            prop_assert_eq!(days, expected.collect::<Vec<_>>());
        }
        let count = Count::of(given, offered()).unwrap();
        for Pair { petitioner, respondent } in [count.even, count.odd] {
            prop_assert_eq!(petitioner + respondent, 365);
        }
        Ok(())
    });
}

#[test]
fn the_mean_lies_between_the_two_years_and_makes_a_year() {
    holds(|given| {
        let count = Count::of(given, offered()).unwrap();
        let mean = count.mean();
        prop_assert_eq!(mean.petitioner.and(mean.respondent), Overnights::YEAR);
        for parent in Parent::BOTH {
            let [even, odd] = [count.even, count.odd].map(|year| Overnights::whole(year.of(parent)));
            prop_assert!((even.min(odd)..=even.max(odd)).contains(&mean.of(parent)));
        }
        Ok(())
    });
}

#[test]
fn parents_in_each_others_place_have_each_others_nights() {
    holds(|given| {
        let swapped = given.swapped();
        let other = |year: Pair<u32>| year.swapped();
        let (count, turned) = (Count::of(given, offered()).unwrap(), Count::of(&swapped, offered()).unwrap());
        prop_assert_eq!((turned.even, turned.odd), (other(count.even), other(count.odd)));
        prop_assert_eq!(turned.majority(), count.majority().map(Parent::other));
        prop_assert_eq!(swapped.swapped(), given.clone());
        Ok(())
    });
}

#[test]
fn what_is_kept_is_read_again_as_it_was() {
    holds(|given| {
        prop_assert_eq!(&parsed(&serde_json::to_value(given).unwrap()).unwrap(), given);
        Ok(())
    });
}
