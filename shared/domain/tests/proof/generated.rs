//! Facts that nobody thought of: every choice, yes and no, lists of one and of many, on every combination of answers.

use domain::content::DocumentType;
use domain::content::fact::{Bounds, Fact, FactKind, Field};
use domain::content::schedule::ScheduleChoices;
use serde_json::{Map, Value, json};

use crate::paths::Path;

/// So many ways in which the facts of a type are given.
pub(crate) const WAYS: usize = 24;

/// In so many of them what takes longer is tried.
pub(crate) const FEW_WAYS: usize = 4;

/// Begins all own words of a fact, each of which is used once.
pub(crate) const OWN_WORDS: &str = "Words {fullName}";

/// How often an income can be paid.
pub(crate) const FREQUENCIES: [&str; 5] = ["weekly", "every_two_weeks", "twice_a_month", "monthly", "yearly"];

/// Facts of a type. Each way chooses other options and lists of other lengths, the same each time.
pub(crate) fn facts(document_type: &DocumentType, way: usize) -> Path {
    let is_given = |fact: &&Fact| is_given(way, number_of(fact));
    document_type.facts.iter().filter(is_given).map(|fact| given(fact, way)).collect()
}

fn given(fact: &Fact, way: usize) -> (String, Value) {
    (fact.id.clone(), value(fact, Turn { way, at: number_of(fact), depth: 0 }))
}

/// A number of its own for each fact, which stays the same when another fact is added.
fn number_of(fact: &Fact) -> usize {
    fact.id.bytes().fold(0, |number, byte| (number * 31 + usize::from(byte)) % 99_991)
}

/// Every fact of a type.
pub(crate) fn every_fact(document_type: &DocumentType, way: usize) -> Path {
    document_type.facts.iter().map(|fact| given(fact, way)).collect()
}

/// The first way gives every fact; in others some are left out.
fn is_given(way: usize, at: usize) -> bool {
    way == 0 || !mixed(way, at).is_multiple_of(4)
}

/// Which of the ways, and at which fact, field and record of it.
#[derive(Clone, Copy)]
struct Turn {
    way: usize,
    at: usize,
    depth: usize,
}

impl Turn {
    fn within(self, part: usize) -> Self {
        Self { at: self.at * 31 + part + 1, depth: self.depth + 1, ..self }
    }

    fn of(self, count: usize) -> usize {
        mixed(self.way, self.at) % count
    }
}

/// A number that neighbors do not share.
fn mixed(way: usize, at: usize) -> usize {
    (way * 40 + at * 7 + 1).wrapping_mul(2_654_435_761) >> 7
}

fn value(fact: &Fact, turn: Turn) -> Value {
    let options: Vec<&str> = fact.options.iter().map(|each| each.option.as_str()).collect();
    let record = |number: usize| record(&fact.fields, turn.within(number));
    match fact.kind {
        FactKind::Choices => {
            let chosen = options.iter().enumerate().filter(|(at, _)| turn.within(*at).of(3) > 0);
            let chosen: Vec<_> = chosen.map(|(_, option)| json!(option)).collect();
            if chosen.is_empty() { json!([options[0]]) } else { json!(chosen) }
        }
        FactKind::Person => record(0),
        FactKind::People | FactKind::Items => (0..=turn.of(4)).map(record).collect(),
        FactKind::Shares => {
            let share = |number: usize| json!({"name": name(turn.within(number)), "part": number + 1});
            (0..=turn.of(4)).map(share).collect()
        }
        FactKind::Schedule => schedule(fact.schedule.as_ref().unwrap(), turn),
        kind => simple(kind, (&options, fact.bounds), turn),
    }
}

/// A rhythm from a Friday on, or a Monday where it is named after its weekdays, some of the holidays, and the spring break.
fn schedule(choices: &ScheduleChoices, turn: Turn) -> Value {
    let rhythm = &choices.rhythms[turn.of(choices.rhythms.len())];
    let start = if rhythm.weekday == Some(1) { "2027-01-04" } else { "2027-01-08" };
    let parents = ["petitioner", "respondent", "regular"];
    let of = |at: usize| parents[turn.within(at).of(parents.len())];
    let given = choices.holidays.iter().enumerate().filter(|(at, _)| turn.within(*at).of(3) == 0);
    let holidays = given.map(|(at, holiday)| {
        let span = &holiday.spans[turn.within(at).of(holiday.spans.len())];
        (holiday.id.clone(), json!({"span": span.id, "even": of(at), "odd": of(at + 1)}))
    });
    let spring = json!({"from": "03-14", "to": "03-21", "even": "petitioner_first", "odd": of(1)});
    json!({
        "rhythm": rhythm.id, "first": parents[turn.of(2)], "start": start,
        "exchange": format!("{OWN_WORDS} {}", name(turn)), "holidays": holidays.collect::<Map<_, _>>(),
        "breaks": {&choices.breaks[0].id: spring},
    })
}

fn record(fields: &[Field], turn: Turn) -> Value {
    let mut record = Map::new();
    for (at, field) in fields.iter().enumerate() {
        let turn = turn.within(at);
        let is_alone = |other: &String| matches!(record.get(other), None | Some(Value::Bool(false)));
        if field.with.as_ref().is_some_and(is_alone) || (field.optional && turn.of(3) == 0) {
            continue;
        }
        let options: Vec<&str> = field.options.iter().map(String::as_str).collect();
        record.insert(field.id.clone(), simple(field.kind, (&options, field.bounds), turn));
    }
    Value::Object(record)
}

fn name(turn: Turn) -> String {
    let letter = |number: usize| char::from(b'a' + u8::try_from(number % 26).unwrap());
    // A field of a record and a fact may have the same number, and are still given other words.
    let number = mixed(turn.way, turn.at + turn.depth * 100_003);
    let last: String = (0..6).map(|at| letter(number >> (at * 5))).collect();
    format!("Zoë V{last}{}", if turn.of(5) == 0 { " Jr." } else { "" })
}

fn simple(kind: FactKind, (options, bounds): (&[&str], Option<Bounds>), turn: Turn) -> Value {
    match kind {
        FactKind::YesNo => json!(turn.of(2) == 0),
        FactKind::Number => {
            let Bounds { min, max } = bounds.unwrap();
            json!(min + u32::try_from(turn.of(usize::try_from(max - min).unwrap() + 1)).unwrap())
        }
        FactKind::Amount => json!(turn.of(9_999_999) * 5 + 1),
        FactKind::Income => {
            let frequency = FREQUENCIES[turn.of(FREQUENCIES.len())];
            json!({"amount": turn.of(9_999_999) * 5 + 1, "frequency": frequency})
        }
        FactKind::Date => json!(format!("20{:02}-0{}-1{}", 10 + turn.of(10), 1 + turn.of(9), turn.of(10))),
        FactKind::Choice => json!(options[turn.of(options.len())]),
        FactKind::County => json!("St. Johns"),
        FactKind::Name => json!(name(turn)),
        FactKind::Address => {
            json!({"street": format!("{} Elm Street", turn.of(9000) + 1), "city": "Ocala", "state": "FL", "zip": "34470"})
        }
        _ => json!(format!("{OWN_WORDS} {}", name(turn))),
    }
}
