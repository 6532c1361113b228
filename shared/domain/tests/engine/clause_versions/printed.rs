//! What a document type prints, clause by clause, as its files say it.

use std::collections::BTreeMap;
use std::path::Path;

use domain::documents::Sha256Hash;
use toml::{Table, Value};

use super::Hashes;

pub(super) const CONTENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../content");

/// What a type prints, as its files say it.
#[derive(Clone)]
pub(super) struct Printed {
    pub(super) template: Table,
    pub(super) facts: Table,
    pub(super) forms: Table,
}

/// The version of a type's clauses, and what each of them prints: its own text, and the fragments and conditions that it names. What is
/// printed around the clauses, and what is written from facts, has rows of its own, whose names have a slash.
pub(super) fn clauses(Printed { template, facts, forms }: &Printed) -> (String, Hashes) {
    let (conditions, forms) = (named(template, "condition"), named(forms, "form"));
    let sections = named(template, "section").into_iter().map(|(id, mut clause)| {
        let printed = clause.as_table_mut().unwrap();
        printed.retain(|key, _| key != "meaning" && key != "law" && key != "only_for");
        (id, clause)
    });
    let hashes = sections.chain(around(template)).chain(written(facts)).map(|(id, printed)| {
        let whole = with_named(printed, &conditions, &forms);
        (id, Some(Sha256Hash::of(whole.to_string().as_bytes()).to_string()))
    });
    (template["version"].as_str().unwrap().to_string(), hashes.collect())
}

fn named(of: &Table, list: &str) -> BTreeMap<String, Value> {
    let entries = of.get(list).and_then(Value::as_array).cloned().unwrap_or_default();
    entries.into_iter().map(|entry| (entry["id"].as_str().unwrap().to_string(), entry)).collect()
}

/// The title and the subject, the instruments without their clauses, the cover sheet, and the people who are named.
fn around(template: &Table) -> BTreeMap<String, Value> {
    let instruments = named(template, "instrument").into_iter();
    let whole = ["title", "subject", "cover", "person"]
        .into_iter()
        .filter_map(|part| Some((format!("whole/{part}"), template.get(part)?.clone())));
    instruments.map(|(id, instrument)| (format!("instrument/{id}"), instrument)).chain(whole).collect()
}

/// Keys of what a fact writes: the parts of an answer, what stands between its entries, and the names of a schedule's choices.
const WRITTEN: [&str; 3] = ["answer", "between", "schedule"];

/// The facts from which something is written that clauses print, with that alone.
fn written(facts: &Table) -> BTreeMap<String, Value> {
    let written = named(facts, "fact").into_iter().map(|(id, fact)| {
        let Value::Table(mut fact) = fact else { panic!("{id} is no table") };
        fact.retain(|key, _| WRITTEN.contains(&key));
        (format!("fact/{id}"), without_asking(Value::Table(fact)))
    });
    written.filter(|(_, fact)| !fact.as_table().unwrap().is_empty()).collect()
}

/// What stands beside a choice on the screen is not printed.
fn without_asking(value: Value) -> Value {
    match value {
        Value::Array(values) => Value::Array(values.into_iter().map(without_asking).collect()),
        Value::Table(table) => {
            let printed = table.into_iter().filter(|(key, _)| key != "effect" && key != "asks");
            Value::Table(printed.map(|(key, value)| (key, without_asking(value))).collect())
        }
        other => other,
    }
}

fn with_named(value: Value, conditions: &BTreeMap<String, Value>, forms: &BTreeMap<String, Value>) -> Value {
    let inside = |value| with_named(value, conditions, forms);
    match value {
        Value::Array(values) => Value::Array(values.into_iter().map(inside).collect()),
        Value::Table(table) => {
            let found = [("holds", conditions), ("form", forms)]
                .into_iter()
                .find_map(|(key, named)| named.get(table.get(key)?.as_str()?).cloned());
            let mut whole: Table = table.into_iter().map(|(key, value)| (key, inside(value))).collect();
            whole.extend(found.map(|found| ("named".to_string(), inside(found))));
            Value::Table(whole)
        }
        other => other,
    }
}

fn table(path: impl AsRef<Path>) -> Table {
    std::fs::read_to_string(path).unwrap().parse().unwrap()
}

pub(super) fn printed(slug: &str) -> Printed {
    Printed {
        template: table(format!("{CONTENT}/documents/{slug}/clauses.toml")),
        facts: table(format!("{CONTENT}/documents/{slug}/facts.toml")),
        forms: table(format!("{CONTENT}/forms.toml")),
    }
}
