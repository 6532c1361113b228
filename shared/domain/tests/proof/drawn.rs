//! Facts drawn from their declarations: of each kind any value that may be given, lists of any length, fields given and left out.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use domain::content::DocumentType;
use domain::content::fact::{Bounds, Fact, FactKind, Field};
use domain::interview::AnswerChanges;
use domain::interview::Interview;
use domain::interview::facts::{FactChanges, FactValue, Matter, Simple};
use num_rational::Ratio;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use serde_json::{Map, Value, json};

use crate::blanks::left_to_the_owner;
use crate::draft::draft;
use crate::generated;
use crate::paths::{Path, TODAY, Typing, catalog, paths, sold};
use crate::text;
use crate::walk::{faults, piece_by_piece};

/// The draws of a round. They are the same each time.
const DRAWS: u32 = 48;
/// The most rounds of a type: the next begins while a fact has not been asked for.
const MOST_ROUNDS: u8 = 16;

/// The largest sum that may be given, in cents.
const LARGEST: u64 = 999_999_999_999;

fn fact(fact: &Fact) -> BoxedStrategy<Value> {
    let options: Vec<String> = fact.options.iter().map(|each| each.option.clone()).collect();
    match fact.kind {
        FactKind::Choices => subsequence(options.clone(), 1..=options.len()).prop_map(Value::from).boxed(),
        FactKind::Person => record(&fact.fields),
        FactKind::People | FactKind::Items => several(record(&fact.fields)),
        FactKind::Shares => {
            let share = (name(), prop_oneof![1..=4_u32, 1..=10_000_u32]);
            several(share.prop_map(|(name, part)| json!({"name": name, "part": part})).boxed())
        }
        kind => simple(kind, options, fact.bounds),
    }
}

fn several(one: BoxedStrategy<Value>) -> BoxedStrategy<Value> {
    prop::collection::vec(one, 1..=5).prop_map(Value::from).boxed()
}

/// A field that goes with another only beside that one.
fn record(fields: &[Field]) -> BoxedStrategy<Value> {
    let given = |field: &Field| {
        let value = simple(field.kind, field.options.clone(), field.bounds);
        if field.optional { prop::option::of(value).boxed() } else { value.prop_map(Some).boxed() }
    };
    let fields = fields.to_vec();
    let values: Vec<_> = fields.iter().map(given).collect();
    values.prop_map(move |values| Value::Object(together(&fields, values))).boxed()
}

fn together(fields: &[Field], values: Vec<Option<Value>>) -> Map<String, Value> {
    let mut record = Map::new();
    for (field, value) in fields.iter().zip(values) {
        let is_alone = |other: &String| matches!(record.get(other), None | Some(Value::Bool(false)));
        if !field.with.as_ref().is_some_and(is_alone) {
            record.extend(value.map(|value| (field.id.clone(), value)));
        }
    }
    record
}

fn simple(kind: FactKind, options: Vec<String>, bounds: Option<Bounds>) -> BoxedStrategy<Value> {
    match kind {
        FactKind::YesNo => any::<bool>().prop_map(Value::from).boxed(),
        FactKind::Number => {
            let Bounds { min, max } = bounds.unwrap();
            (min..=max).prop_map(Value::from).boxed()
        }
        FactKind::Amount => amount().prop_map(Value::from).boxed(),
        FactKind::Income => (amount(), select(generated::FREQUENCIES.to_vec()))
            .prop_map(|(amount, frequency)| json!({"amount": amount, "frequency": frequency}))
            .boxed(),
        FactKind::Date => (1930..=2040_i16, 1..=12_i8, 1..=28_i8)
            .prop_map(|(year, month, day)| json!(format!("{year}-{month:02}-{day:02}")))
            .boxed(),
        FactKind::Choice => select(options).prop_map(Value::from).boxed(),
        FactKind::County => select(catalog().county_names()).prop_map(Value::from).boxed(),
        FactKind::Name => name().prop_map(Value::from).boxed(),
        FactKind::Address => ("[1-9][0-9]{0,3} [A-Z][a-zé]{4,9} Street", "[A-Z][a-z]{3,9}", "3[2-4][0-9]{3}")
            .prop_map(
                |(street, city, zip)| json!({"street": street, "city": city, "state": "FL", "zip": zip}),
            )
            .boxed(),
        _ => "[a-zñ]{12}( [a-z’]{2,9}){0,3}"
            .prop_map(|words| json!(format!("{} {words}", generated::OWN_WORDS)))
            .boxed(),
    }
}

fn amount() -> impl Strategy<Value = u64> {
    prop_oneof![Just(0), 1..=999_999_u64, Just(LARGEST), 0..=LARGEST]
}

fn name() -> impl Strategy<Value = String> {
    "(Zoë|Ana|D’Arcy|Nguyễn) V[a-z]{8}( Jr\\.| III|-O’Neill)?"
}

/// A list that fills no blank and writes no answer: something else is asked for without it.
fn can_be_left_out(fact: &Fact) -> bool {
    fact.kind == FactKind::Items && fact.blank.is_none() && fact.composes.is_none()
}

/// All facts of a type, some lists left out. A schedule is laid out in one of the generated ways: its parts have to fit each other.
fn facts(document_type: &DocumentType) -> BoxedStrategy<Path> {
    let schedules: Vec<Path> =
        (0..generated::WAYS).map(|way| generated::every_fact(document_type, way)).collect();
    let drawn = |each: &Fact| match each.kind {
        FactKind::Schedule => {
            let laid_out: Vec<Value> = schedules.iter().map(|way| way[&each.id].clone()).collect();
            select(laid_out).boxed()
        }
        _ => fact(each),
    };
    let ids: Vec<String> = document_type.facts.iter().map(|each| each.id.clone()).collect();
    let sometimes = |each: &Fact| {
        if can_be_left_out(each) {
            prop::option::weighted(0.7, drawn(each)).boxed()
        } else {
            drawn(each).prop_map(Some).boxed()
        }
    };
    let values: Vec<_> = document_type.facts.iter().map(sometimes).collect();
    let given = move |(id, value): (&String, Option<Value>)| Some((id.clone(), value?));
    values.prop_map(move |values| ids.iter().zip(values).filter_map(given).collect()).boxed()
}

/// The facts that were asked for, with what was given.
fn asked<'a>(document_type: &'a DocumentType, path: &Path, facts: &Path) -> Vec<(&'a Fact, FactValue)> {
    let answers = AnswerChanges::parse(document_type, path).unwrap();
    let facts = FactChanges::parse(document_type, catalog(), facts).unwrap();
    let Matter { answers, facts } = Matter::default().with(document_type, answers, facts);
    let interview = Interview::new(document_type, &answers).knowing(&facts);
    let given = document_type.facts.iter().filter_map(|fact| Some((fact, interview.fact(&fact.id)?.clone())));
    given.collect()
}

/// What makes another name of one.
const SUFFIXES: [&str; 3] = [" Jr.", " III", "-O’Neill"];

/// How often words stand in a text by themselves: no word, name or number goes on at either end.
fn times(text: &str, words: &str) -> usize {
    let goes_on = |letter: char| letter.is_alphanumeric() || matches!(letter, '/' | '%');
    let stands = |&(at, _): &(usize, &str)| {
        let (before, after) = (&text[..at], &text[at + words.len()..]);
        let is_number = after.strip_prefix(['.', ',']).is_some_and(|rest| rest.starts_with(char::is_numeric));
        let is_other = is_number || SUFFIXES.iter().any(|suffix| after.starts_with(suffix));
        let has_more =
            before.ends_with(['.', '-', '’']) || before.ends_with(goes_on) || after.starts_with(goes_on);
        !is_other && !has_more
    };
    text.match_indices(words).filter(stands).count()
}

/// Each sum, income and date as it has to be printed.
fn exact_words((fact, value): &(&Fact, FactValue)) -> Vec<String> {
    let is_exact = |kind: FactKind| matches!(kind, FactKind::Amount | FactKind::Income | FactKind::Date);
    let fields = fact.fields.iter().filter(|field| is_exact(field.kind));
    let within = fields.flat_map(|field| value.values_of(&field.id).map(Simple::words).collect::<Vec<_>>());
    is_exact(fact.kind).then(|| value.words()).into_iter().chain(within).collect()
}

/// Sums, incomes and dates that are printed less often than they were given.
fn lost_values(given: &[(&Fact, FactValue)], printed: &str) -> Vec<String> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for words in given.iter().flat_map(exact_words) {
        *counts.entry(words).or_default() += 1;
    }
    let lost = counts.iter().filter(|(words, count)| times(printed, words) < **count);
    lost.map(|(words, count)| format!("{words:?} was given {count} times and is printed less often"))
        .collect()
}

/// Incomes that do not each end one line. An entry of a list that is paid by the month ends one in the same words.
fn wrong_incomes(given: &[(&Fact, FactValue)], printed: &str) -> Vec<String> {
    let incomes: Vec<String> =
        given.iter().filter_map(|(_, value)| value.income()).map(|income| income.words()).collect();
    let entries: Vec<String> = given.iter().flat_map(|(_, value)| entries(value)).collect();
    let said = |words: &str| printed.lines().filter(|line| line.ends_with(&format!(": {words}"))).count();
    let given = |words: &str| incomes.iter().chain(&entries).filter(|each| *each == words).count();
    let wrong = incomes.iter().filter(|words| said(words) != given(words));
    wrong.map(|words| format!("{words:?} is not said once")).collect()
}

/// The entries that say how much and how often, and end with it.
fn entries(value: &FactValue) -> Vec<String> {
    let entries = value.each(|entry| {
        let ends = entry.words("what").is_none();
        Some(format!("{} {}", entry.words("amount")?, entry.words("paid")?)).filter(|_| ends)
    });
    entries.into_iter().flatten().collect()
}

/// What a printed part comes to.
fn part(words: &str) -> Ratio<u64> {
    match (words, words.strip_suffix('%')) {
        ("all", _) => Ratio::ONE,
        ("one half", _) => Ratio::new(1, 2),
        ("one third", _) => Ratio::new(1, 3),
        ("one fourth", _) => Ratio::new(1, 4),
        (_, Some(hundredths)) => Ratio::new(hundredths.parse().unwrap(), 100),
        _ => words.parse().unwrap(),
    }
}

/// Shares whose parts are no whole, and a person whose part stands on no line beside the name.
fn wrong_shares(given: &[(&Fact, FactValue)], printed: &str) -> Vec<String> {
    let lines: Vec<&str> = printed.lines().collect();
    let of = |value: &FactValue| {
        let said = value.each(|each| (each.words("name").unwrap(), each.words("part").unwrap()));
        let sum: Ratio<u64> = said.iter().map(|(_, words)| part(words)).sum();
        let is_said = |(name, part): &&(String, String)| {
            lines.iter().any(|line| times(line, name) > 0 && times(line, part) > 0)
        };
        let lost = said.iter().filter(|each| !is_said(each)).map(|each| format!("{each:?} is not printed"));
        (sum != Ratio::ONE)
            .then(|| format!("{said:?} come to {sum}"))
            .into_iter()
            .chain(lost)
            .collect::<Vec<_>>()
    };
    let shares = given.iter().filter(|(fact, _)| fact.kind == FactKind::Shares);
    shares.flat_map(|(_, value)| of(value)).collect()
}

fn draw(document_type: &DocumentType, reached: &RefCell<BTreeSet<String>>) {
    for seed in 0..MOST_ROUNDS {
        let config = Config { cases: DRAWS, failure_persistence: None, ..Config::default() };
        let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &[seed; 32]);
        round(document_type, TestRunner::new_with_rng(config, rng), reached);
        if reached.borrow().len() == document_type.facts.len() {
            return;
        }
    }
}

fn round(document_type: &DocumentType, mut runner: TestRunner, reached: &RefCell<BTreeSet<String>>) {
    let paths = paths(document_type, Typing::Usual);
    let drawn = (select(paths), facts(document_type), any::<bool>());
    let told = runner.run(&drawn, |(path, facts, in_pieces)| {
        let path = if in_pieces { piece_by_piece(document_type, &path, &facts) } else { path };
        let county = catalog().county("miami-dade").filter(|_| document_type.county);
        let draft = draft(document_type, (&path, &facts), county, TODAY);
        let given = asked(document_type, &path, &facts);
        reached.borrow_mut().extend(given.iter().map(|(fact, _)| fact.id.clone()));
        let mut wrong = faults(document_type, &path, &draft);
        let printed = text::whole(&draft.paper);
        wrong.extend(wrong_shares(&given, &printed));
        wrong.extend(wrong_incomes(&given, &printed));
        wrong.extend(lost_values(&given, &printed));
        if in_pieces {
            wrong.extend(
                left_to_the_owner(&draft.paper).iter().map(|place| format!("{place} is left to the pen")),
            );
        }
        prop_assert!(wrong.is_empty(), "{}\n{path:?}\n{facts:?}", wrong.join("\n"));
        Ok(())
    });
    told.unwrap_or_else(|found| panic!("{}: {found}", document_type.slug));
}

#[test]
fn whatever_is_given_is_printed_once_whole_and_exactly_and_leaves_no_blank() {
    for document_type in sold() {
        let reached = RefCell::new(BTreeSet::new());
        draw(document_type, &reached);
        let reached = reached.into_inner();
        let never: Vec<&String> =
            document_type.facts.iter().map(|fact| &fact.id).filter(|id| !reached.contains(*id)).collect();
        assert!(never.is_empty(), "{}: no draw asked for {never:?}", document_type.slug);
    }
}
