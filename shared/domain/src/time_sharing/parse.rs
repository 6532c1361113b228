//! A stranger's schedule, parsed against what its fact offers.

use std::collections::BTreeMap;

use jiff::civil::{Date, Weekday};
use serde_json::{Map, Value};

use super::schedule::{BreakTurn, Cycle, HolidayTurn, MonthDay, Schedule, Whose};
use crate::child_support::Parent;
use crate::content::schedule::{HolidayChoice, OWN_RHYTHM, Rhythm, ScheduleChoices};

type Parsed<T> = Result<T, String>;

/// The years in which a schedule may begin: what is laid out is bounded.
const YEARS: std::ops::RangeInclusive<i16> = 2000..=2100;

/// A rhythm of the parents’ own has so many whole weeks at most.
const MOST_WEEKS: usize = 4;

/// The most nights of a school break.
const LONGEST_BREAK: i32 = 120;

/// A common year, in which every day is that every year has.
const COMMON_YEAR: i16 = 2027;

const KEYS: [&str; 7] = ["rhythm", "first", "nights", "start", "exchange", "holidays", "breaks"];

/// The schedule; `line` parses words on one line.
///
/// # Errors
/// A sentence that says what is wrong.
pub(crate) fn parse(
    choices: &ScheduleChoices,
    raw: &Value,
    line: impl Fn(&Value) -> Parsed<String>,
) -> Parsed<Schedule> {
    let given = raw.as_object().ok_or("This is given by its parts.")?;
    only(given, &KEYS)?;
    let start = start(&raw["start"])?;
    let exchange =
        Some(&raw["exchange"]).filter(|words| words.as_str().is_some_and(|it| !it.trim().is_empty()));
    Ok(Schedule {
        cycle: cycle(choices, given, start)?,
        start,
        exchange: line(
            exchange.ok_or("Please say at what time the children go from one parent to the other.")?,
        )?,
        holidays: each(given, "holidays", |id, turn| holiday(choices, id, turn))?,
        breaks: each(given, "breaks", |id, turn| school_break(choices, id, turn))?,
    })
}

/// No part but these: what is not read would be lost without a word.
fn only(given: &Map<String, Value>, parts: &[&str]) -> Parsed<()> {
    match given.keys().find(|key| !parts.contains(&key.as_str())) {
        Some(unknown) => Err(format!("There is no part called {unknown}.")),
        None => Ok(()),
    }
}

fn start(raw: &Value) -> Parsed<Date> {
    let day = raw.as_str().and_then(|text| text.parse::<Date>().ok());
    let day = day.ok_or("Please give the day on which the schedule begins.")?;
    let wrong = || format!("Please give a first day between {} and {}.", YEARS.start(), YEARS.end());
    if YEARS.contains(&day.year()) { Ok(day) } else { Err(wrong()) }
}

fn cycle(choices: &ScheduleChoices, given: &Map<String, Value>, start: Date) -> Parsed<Cycle> {
    let id = given.get("rhythm").and_then(Value::as_str).ok_or("Please choose a rhythm.")?;
    if id == OWN_RHYTHM {
        return own(given);
    }
    let rhythm = choices.rhythm(id).ok_or("Please choose a rhythm of the list.")?;
    fits(rhythm, start)?;
    if given.contains_key("nights") {
        return Err("Only a rhythm of your own is given night by night.".to_string());
    }
    let first = given.get("first").and_then(Value::as_str).and_then(parent);
    let first = first.ok_or_else(|| format!("Please answer “{}”", rhythm.asks))?;
    Ok(Cycle::Offered { rhythm: id.to_string(), first })
}

fn own(given: &Map<String, Value>) -> Parsed<Cycle> {
    if given.contains_key("first") {
        return Err("A rhythm of your own says by its nights who comes first.".to_string());
    }
    let letters = given.get("nights").and_then(Value::as_str).unwrap_or_default();
    let nights: Option<Vec<Parent>> = letters.chars().map(of_letter).collect();
    let is_whole = |nights: &Vec<Parent>| (1..=MOST_WEEKS).any(|weeks| nights.len() == weeks * 7);
    let nights = nights.filter(is_whole);
    let nights = nights.ok_or_else(|| {
        format!("Please give the nights of one to {MOST_WEEKS} whole weeks, each with one of the parents.")
    })?;
    Ok(Cycle::Own { rhythm: OWN_RHYTHM.to_string(), nights })
}

fn of_letter(letter: char) -> Option<Parent> {
    Parent::BOTH.into_iter().find(|parent| parent.letter() == letter)
}

fn fits(rhythm: &Rhythm, start: Date) -> Parsed<()> {
    match rhythm.weekday.and_then(|day| Weekday::from_monday_one_offset(day).ok()) {
        Some(weekday) if weekday != start.weekday() => {
            Err(format!("This rhythm begins on a {weekday:?}. Please choose a {weekday:?} as the first day."))
        }
        _ => Ok(()),
    }
}

fn parent(name: &str) -> Option<Parent> {
    match whose(name)? {
        Whose::One(parent) => Some(parent),
        _ => None,
    }
}

fn whose(name: &str) -> Option<Whose> {
    Whose::ALL.into_iter().find(|(known, _)| *known == name).map(|(_, whose)| whose)
}

/// Each entry of a table by its id; none where the table is not given.
fn each<T>(
    given: &Map<String, Value>,
    table: &str,
    parse: impl Fn(&str, &Value) -> Parsed<T>,
) -> Parsed<BTreeMap<String, T>> {
    let Some(entries) = given.get(table).filter(|entries| !entries.is_null()) else {
        return Ok(BTreeMap::new());
    };
    let entries = entries.as_object().ok_or("Holidays and breaks are given by their names.")?;
    entries.iter().map(|(id, entry)| Ok((id.clone(), parse(id, entry)?))).collect()
}

fn holiday(choices: &ScheduleChoices, id: &str, raw: &Value) -> Parsed<HolidayTurn> {
    let holiday = choices.holiday(id).ok_or_else(|| format!("There is no holiday called {id}."))?;
    let (even, odd) = turns(&holiday.text, raw, &["span", "even", "odd"])?;
    if [even, odd].iter().any(|whose| matches!(whose, Whose::HalfFirst(_))) {
        return Err(format!("{}: a holiday is not divided between the parents.", holiday.text));
    }
    let span = span(holiday, raw).ok_or_else(|| format!("{}: please choose its nights.", holiday.text))?;
    Ok(HolidayTurn { span, even, odd })
}

fn span(holiday: &HolidayChoice, raw: &Value) -> Option<String> {
    raw["span"].as_str().and_then(|id| holiday.span(id)).map(|span| span.id.clone())
}

fn school_break(choices: &ScheduleChoices, id: &str, raw: &Value) -> Parsed<BreakTurn> {
    let choice = choices.school_break(id).ok_or_else(|| format!("There is no school break called {id}."))?;
    let (even, odd) = turns(&choice.text, raw, &["from", "to", "even", "odd"])?;
    let day = |part: &str| month_day(&raw[part]);
    let (from, to) = day("from").zip(day("to")).ok_or_else(|| {
        format!("{}: please give its first and its last day, each a day of every year.", choice.text)
    })?;
    let turn = BreakTurn { from, to, even, odd };
    match turn.nights(COMMON_YEAR) {
        Some(1..=LONGEST_BREAK) => Ok(turn),
        _ => Err(format!("{}: please give one night to {LONGEST_BREAK} nights.", choice.text)),
    }
}

fn turns(name: &str, raw: &Value, parts: &[&str]) -> Parsed<(Whose, Whose)> {
    only(raw.as_object().ok_or("This is given by its parts.")?, parts)?;
    let of = |part: &str| raw[part].as_str().and_then(whose);
    of("even")
        .zip(of("odd"))
        .ok_or_else(|| format!("{name}: please choose with whom it is in even and in odd years."))
}

/// A day that every year has, as "12-20".
fn month_day(raw: &Value) -> Option<MonthDay> {
    let (month, day) = raw.as_str()?.split_once('-')?;
    let day = MonthDay { month: month.parse().ok()?, day: day.parse().ok()? };
    day.in_year(COMMON_YEAR).map(|_| day)
}
