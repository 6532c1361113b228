//! Facts, parsed against their declarations. What passes here cannot be wrong in form further on.

use jiff::civil::Date;
use serde::Deserialize;
use serde_json::{Map, Value};

use super::value::{Address, FactRecord, FactValue, Share, Simple};
use crate::content::fact::{Bounds, Fact, FactKind, Field};
use crate::income::{Frequency, Income};
use crate::interview::answer::has_sensitive_number;
use crate::interview::remarks::{is_zip, name_problem};
use crate::money::Amount;
use crate::text;
use crate::time_sharing::{self, Schedule};

/// The longest words of a fact, in characters.
const LONGEST: usize = 500;

/// So many people, items or shares at most, for what a paper comes to is bounded.
const MOST: usize = 60;

/// So many parts of a whole at most, for one person: a hundredth of a per cent can be said.
const MOST_PARTS: u32 = 10_000;

/// The largest sum: just below ten billion dollars, in cents.
const LARGEST: u64 = 999_999_999_999;

/// The states, the district and the territories of the United States, as the Postal Service writes them.
const STATES: [&str; 56] = [
    "AL", "AK", "AZ", "AR", "CA", "CO", "CT", "DE", "DC", "FL", "GA", "HI", "ID", "IL", "IN", "IA", "KS",
    "KY", "LA", "ME", "MD", "MA", "MI", "MN", "MS", "MO", "MT", "NE", "NV", "NH", "NJ", "NM", "NY", "NC",
    "ND", "OH", "OK", "OR", "PA", "RI", "SC", "SD", "TN", "TX", "UT", "VT", "VA", "WA", "WV", "WI", "WY",
    "PR", "VI", "GU", "AS", "MP",
];

type Parsed<T> = Result<T, String>;

/// A stranger's value for a fact. `counties` are the names of Florida's counties.
///
/// # Errors
/// A sentence that says what is wrong, and of which person or item.
pub(super) fn value(fact: &Fact, counties: &[&str], raw: &Value) -> Parsed<FactValue> {
    match fact.kind {
        FactKind::Choices => choices(fact, raw).map(FactValue::Choices),
        FactKind::Person => record(fact, counties, raw).map(FactValue::Person),
        FactKind::People | FactKind::Items => {
            listed(fact, raw, |each| record(fact, counties, each)).map(FactValue::Records)
        }
        FactKind::Shares => listed(fact, raw, share).map(FactValue::Shares),
        FactKind::Schedule => schedule(fact, raw).map(FactValue::Schedule),
        kind => {
            let options: Vec<&str> = fact.options.iter().map(|each| each.option.as_str()).collect();
            let allowed = Allowed { kind, options: &options, counties, bounds: fact.bounds };
            simple(&allowed, raw).map(FactValue::Simple)
        }
    }
}

/// A list, whose entries are named by their number where one is wrong.
fn listed<T>(fact: &Fact, raw: &Value, parse: impl Fn(&Value) -> Parsed<T>) -> Parsed<Vec<T>> {
    let entries = raw.as_array().ok_or("This is given as a list.")?;
    if entries.is_empty() || entries.len() > MOST {
        return Err(format!("Please give at least one, and at most {MOST}."));
    }
    let what = if fact.kind == FactKind::Items { "Item" } else { "Person" };
    let entries = entries.iter().enumerate();
    entries.map(|(at, each)| parse(each).map_err(|wrong| format!("{what} {}: {wrong}", at + 1))).collect()
}

fn record(fact: &Fact, counties: &[&str], raw: &Value) -> Parsed<FactRecord> {
    let given = raw.as_object().ok_or("This is given by its parts.")?;
    if let Some(unknown) = given.keys().find(|key| fact.field(key).is_none()) {
        return Err(format!("there is no part called {unknown}."));
    }
    let mut record = FactRecord::default();
    for field in &fact.fields {
        if let Some(value) = self::field(field, counties, given)? {
            goes_with(fact, field, &record)?;
            record.0.insert(field.id.clone(), value);
        }
    }
    Ok(record)
}

/// What says something only beside another field is not taken without it: a backup without the first would be printed nowhere.
fn goes_with(fact: &Fact, field: &Field, record: &FactRecord) -> Parsed<()> {
    let Some(other) = field.with.as_deref().and_then(|other| fact.field(other)) else { return Ok(()) };
    let is_there = record.get(&other.id).is_some_and(|value| *value != Simple::YesNo(false));
    let wrong = || format!("“{}” goes only with “{}”.", field.text, other.text);
    if is_there { Ok(()) } else { Err(wrong()) }
}

/// No part but these: what is not read would be lost without a word.
fn only(raw: &Value, parts: &[&str]) -> Parsed<()> {
    let given = raw.as_object().ok_or("This is given by its parts.")?;
    match given.keys().find(|key| !parts.contains(&key.as_str())) {
        Some(unknown) => Err(format!("there is no part called {unknown}.")),
        None => Ok(()),
    }
}

fn field(field: &Field, counties: &[&str], given: &Map<String, Value>) -> Parsed<Option<Simple>> {
    let raw = given.get(&field.id).filter(|raw| !is_blank(raw));
    match raw {
        None if field.optional => Ok(None),
        None => Err(format!("please answer “{}”.", field.text)),
        Some(raw) => {
            let options: Vec<&str> = field.options.iter().map(String::as_str).collect();
            let allowed = Allowed { kind: field.kind, options: &options, counties, bounds: field.bounds };
            simple(&allowed, raw).map(Some)
        }
    }
}

fn is_blank(raw: &Value) -> bool {
    raw.is_null() || raw.as_str().is_some_and(|text| text.trim().is_empty())
}

/// What a simple value may be.
struct Allowed<'a> {
    kind: FactKind,
    options: &'a [&'a str],
    counties: &'a [&'a str],
    bounds: Option<Bounds>,
}

fn simple(allowed: &Allowed<'_>, raw: &Value) -> Parsed<Simple> {
    match allowed.kind {
        FactKind::YesNo => raw.as_bool().map(Simple::YesNo).ok_or("This is true or false.".to_string()),
        FactKind::Amount => amount(raw).map(Simple::Amount),
        FactKind::Income => income(raw).map(Simple::Income),
        FactKind::Number => number(raw, allowed.bounds).map(Simple::Number),
        FactKind::Address => address(raw).map(Simple::Address),
        FactKind::Date => date(&line(raw)?).map(Simple::Date),
        FactKind::Name => name(line(raw)?).map(Simple::Text),
        FactKind::Choice => one_of(line(raw)?, allowed.options).map(Simple::Text),
        FactKind::County => one_of(line(raw)?, allowed.counties).map(Simple::Text),
        _ => line(raw).map(Simple::Text),
    }
}

/// Words on one line, in their one form.
fn line(raw: &Value) -> Parsed<String> {
    let typed = raw.as_str().ok_or("This is given as text.")?;
    if let Some(sentence) = text::refusal(typed) {
        return Err(sentence);
    }
    let line = text::normal(typed.trim());
    if line.is_empty() || line.chars().count() > LONGEST || line.contains('\n') {
        return Err(format!("Please use one line of at most {LONGEST} characters."));
    }
    if has_sensitive_number(&line) {
        return Err("Please leave out Social Security numbers and full account numbers.".to_string());
    }
    Ok(line)
}

fn name(line: String) -> Parsed<String> {
    match name_problem(&line) {
        Some(sentence) => Err(sentence),
        None => Ok(line),
    }
}

fn one_of(line: String, options: &[&str]) -> Parsed<String> {
    if options.contains(&line.as_str()) {
        Ok(line)
    } else {
        Err("Please choose one of the list.".to_string())
    }
}

fn date(line: &str) -> Parsed<Date> {
    line.parse().map_err(|_| "Please give the date as YYYY-MM-DD.".to_string())
}

/// Whole cents. A number with a fraction is refused: no sum passes through a float.
fn amount(raw: &Value) -> Parsed<Amount> {
    let cents = raw.as_u64().filter(|cents| *cents <= LARGEST);
    cents.map(Amount).ok_or_else(|| "Please enter an amount in whole cents.".to_string())
}

/// A sum alone is one of each month: so incomes were kept before they had a frequency.
fn income(raw: &Value) -> Parsed<Income> {
    if raw.is_number() {
        return Ok(Income { amount: amount(raw)?, frequency: Frequency::Monthly });
    }
    only(raw, &["amount", "frequency"])?;
    let frequency = Frequency::deserialize(&raw["frequency"]);
    let frequency = frequency.map_err(|_| "Please say how often it is paid.")?;
    Ok(Income { amount: amount(&raw["amount"])?, frequency })
}

fn number(raw: &Value, bounds: Option<Bounds>) -> Parsed<u32> {
    // The content check gives every number its bounds.
    let Bounds { min, max } = bounds.unwrap_or(Bounds { min: 0, max: u32::MAX });
    let number = raw.as_u64().and_then(|number| u32::try_from(number).ok());
    let number = number.filter(|number| (min..=max).contains(number));
    number.ok_or_else(|| format!("Please enter a whole number from {min} to {max}."))
}

fn address(raw: &Value) -> Parsed<Address> {
    only(raw, &["street", "city", "state", "zip"])?;
    let part = |key: &str, what: &str| line(&raw[key]).map_err(|_| format!("Please give the {what}."));
    let address = Address {
        street: part("street", "street with its number")?,
        city: part("city", "city")?,
        state: part("state", "state")?.to_uppercase(),
        zip: part("zip", "ZIP code")?,
    };
    match (STATES.contains(&address.state.as_str()), is_zip(&address.zip)) {
        (true, true) => Ok(address),
        (false, _) => Err("Please give the state by its two letters, for example FL.".to_string()),
        (_, false) => Err("Please give a ZIP code of five digits.".to_string()),
    }
}

fn choices(fact: &Fact, raw: &Value) -> Parsed<Vec<String>> {
    let given = raw.as_array().ok_or("This is given as a list.")?;
    let is_known = |each: &Value| fact.options.iter().any(|option| *each == option.option);
    if given.is_empty() || !given.iter().all(is_known) {
        return Err("Please choose from the list.".to_string());
    }
    let chosen = fact.options.iter().filter(|option| given.iter().any(|each| *each == option.option));
    Ok(chosen.map(|option| option.option.clone()).collect())
}

fn schedule(fact: &Fact, raw: &Value) -> Parsed<Schedule> {
    // The content check gives every schedule its choices.
    let choices = fact.schedule.as_ref().ok_or("There is nothing to choose from.")?;
    time_sharing::parse(choices, raw, line)
}

fn share(raw: &Value) -> Parsed<Share> {
    only(raw, &["name", "part"])?;
    let part = raw["part"].as_u64().and_then(|part| u32::try_from(part).ok());
    let part = part.filter(|part| (1..=MOST_PARTS).contains(part));
    let part = part.ok_or("please give the part as a whole number above zero, and not above 10,000.")?;
    Ok(Share { name: name(line(&raw["name"])?)?, part })
}
