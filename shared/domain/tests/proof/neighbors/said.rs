//! Every other option, a few typed answers for each thing that a finding looks at, and each fact forgotten or given.

use std::collections::BTreeSet;

use domain::content::DocumentType;
use domain::content::circumstance::Circumstance;
use domain::content::fact::{Fact, FactKind, Field};
use domain::content::question::{Kind, Question};
use serde_json::{Value, json};

use super::{Change, reach};
use crate::cases::Case;
use crate::generated;
use crate::paths::Path;

/// Long past, some years and a few weeks back, the day itself, and a few days and years ahead.
const DAYS: [&str; 7] =
    ["1999-01-01", "2021-06-01", "2026-10-20", "2026-11-21", "2026-11-28", "2027-06-01", "2035-01-01"];

/// Several people, a child’s age, a birth date, another state, a sum.
const TYPED: [&str; 6] = [
    "None",
    "Ana Diaz and Luis Diaz",
    "Ana, 12; Luis, 20",
    "A.D., born 04/03/2015",
    "12 Pine Street, Atlanta, GA 30303",
    "$500",
];

/// What a persona could say otherwise.
pub(super) fn changes(document_type: &DocumentType, case: &Case) -> Vec<Change> {
    let generated = generated::every_fact(document_type, 0);
    let looked_at: BTreeSet<String> =
        document_type.findings.iter().flat_map(|rule| reach::of(document_type, rule)).collect();
    let questions = document_type.questions.iter().filter(|question| looked_at.contains(&question.id));
    let facts = document_type.facts.iter().filter(|fact| looked_at.contains(&fact.id));
    let of_questions = questions.flat_map(|question| of_question(document_type, question));
    of_questions.chain(facts.flat_map(|fact| of_fact(fact, case, &generated))).collect()
}

fn of_question(document_type: &DocumentType, question: &Question) -> Vec<Change> {
    let words = |words: &[&str]| words.iter().map(|words| json!(words)).collect::<Vec<_>>();
    let values = match question.kind {
        Kind::Select | Kind::Radio => question.options.iter().map(|option| json!(option)).collect(),
        Kind::Checkbox => vec![json!(true), json!(false)],
        Kind::Date => words(&DAYS),
        Kind::Text | Kind::Textarea => words(&[TYPED.to_vec(), looked_for(document_type, question)].concat()),
    };
    values.into_iter().map(|value| Change::one(&question.id, value.to_string(), value)).collect()
}

/// The first and the last phrase of each topic for which a finding looks in the answer.
fn looked_for<'a>(document_type: &'a DocumentType, question: &Question) -> Vec<&'a str> {
    let parts = document_type.findings.iter().flat_map(|rule| rule.when.parts());
    let mut phrases: Vec<&str> = parts
        .filter_map(|part| match part {
            Circumstance::Mentions(mention) if mention.question.as_ref() == Some(&question.id) => {
                Some([mention.phrases[0].as_str(), mention.phrases.last().unwrap().as_str()])
            }
            _ => None,
        })
        .flatten()
        .collect();
    phrases.sort_unstable();
    phrases.dedup();
    phrases
}

fn of_fact(fact: &Fact, case: &Case, generated: &Path) -> Vec<Change> {
    let given = case.facts.get(&fact.id);
    let change = |what: String, value: Value| Change::one(&fact.id, what, value);
    let forgotten = given.map(|_| change("forgotten".into(), Value::Null));
    let added = given.is_none().then(|| change("given".into(), generated[&fact.id].clone()));
    let options: Vec<&str> = fact.options.iter().map(|option| option.option.as_str()).collect();
    let chosen = choosable(fact.kind, &options).into_iter().map(|value| change(value.to_string(), value));
    let record = given.unwrap_or(&generated[&fact.id]);
    let fields = fact.fields.iter().flat_map(|field| of_field(field, record));
    let fields = fields.map(|(what, value)| change(what, value));
    forgotten.into_iter().chain(added).chain(chosen).chain(fields).collect()
}

/// What can be said without words of one's own.
fn choosable(kind: FactKind, options: &[&str]) -> Vec<Value> {
    match kind {
        FactKind::YesNo => vec![json!(true), json!(false)],
        FactKind::Choice => options.iter().map(|option| json!(option)).collect(),
        FactKind::Choices => options.iter().map(|option| json!([option])).collect(),
        FactKind::Date => DAYS.iter().map(|day| json!(day)).collect(),
        FactKind::Amount => vec![json!(0), json!(123_456)],
        FactKind::Income => {
            let paid = |frequency: &str| json!({"amount": 123_456, "frequency": frequency});
            vec![json!(0), paid("every_two_weeks"), paid("yearly")]
        }
        _ => Vec::new(),
    }
}

/// The first person or item of a fact with another value in a field, or without it.
fn of_field(field: &Field, whole: &Value) -> Vec<(String, Value)> {
    let options: Vec<&str> = field.options.iter().map(String::as_str).collect();
    let others = choosable(field.kind, &options).into_iter().chain(field.optional.then_some(Value::Null));
    others.map(|value| (format!("{} {value}", field.id), with_field(whole, &field.id, value))).collect()
}

/// A record, or a list whose first record has this value in a field.
pub(super) fn with_field(whole: &Value, field: &str, value: Value) -> Value {
    let mut whole = whole.clone();
    let record = if whole.is_array() { &mut whole[0] } else { &mut whole };
    record[field] = value;
    whole
}
