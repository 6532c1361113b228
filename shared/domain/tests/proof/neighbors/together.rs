//! Options that a finding looks for together, chosen together.

use std::collections::BTreeMap;

use domain::content::DocumentType;
use domain::content::circumstance::Circumstance;
use domain::content::condition::Choice;
use domain::content::fact::FactKind;
use serde_json::{Value, json};

use super::Change;

/// For each list of circumstances that have to hold at once, every way of choosing the options that it names.
pub(super) fn changes(document_type: &DocumentType) -> Vec<Change> {
    let parts = document_type.findings.iter().flat_map(|rule| rule.when.parts());
    let lists = parts.filter_map(|part| match part {
        Circumstance::All(all) => Some(ways(all)),
        _ => None,
    });
    lists
        .flatten()
        .filter(|chosen| chosen.len() > 1)
        .filter_map(|chosen| change(document_type, &chosen))
        .collect()
}

/// Every way of taking one option of each circumstance that names some.
fn ways(all: &[Circumstance]) -> Vec<Vec<&Choice>> {
    let options = all.iter().map(options).filter(|options| !options.is_empty());
    options.fold(vec![Vec::new()], |ways, options| {
        let longer = |way: Vec<_>| options.iter().map(move |option| [way.clone(), vec![*option]].concat());
        ways.into_iter().flat_map(longer).collect()
    })
}

fn options(circumstance: &Circumstance) -> Vec<&Choice> {
    match circumstance {
        Circumstance::Is(choice) => vec![choice],
        Circumstance::Any(any) => any.iter().flat_map(options).collect(),
        _ => Vec::new(),
    }
}

/// Nothing where they cannot be chosen together.
fn change(document_type: &DocumentType, chosen: &[&Choice]) -> Option<Change> {
    let mut by_id: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    chosen.iter().for_each(|choice| by_id.entry(&choice.question).or_default().push(&choice.option));
    let said: Option<Vec<_>> = by_id
        .into_iter()
        .map(|(id, options)| Some((id.to_string(), value(document_type, id, options)?)))
        .collect();
    let what = chosen.iter().map(|choice| format!("{}: {:?}", choice.question, choice.option));
    Some(Change { what: what.collect::<Vec<_>>().join(", "), said: said? })
}

fn value(document_type: &DocumentType, id: &str, options: Vec<&str>) -> Option<Value> {
    let is_list = document_type.fact(id).is_some_and(|fact| fact.kind == FactKind::Choices);
    match options.as_slice() {
        _ if id.contains('.') => None,
        _ if is_list => Some(json!(options)),
        [one] => Some(json!(one)),
        _ => None,
    }
}
