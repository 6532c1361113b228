//! The same words in two places, for findings that ask whether they are.

use domain::content::DocumentType;
use domain::content::circumstance::Circumstance;
use serde_json::Value;

use super::Change;
use super::said::with_field;
use crate::cases::Case;
use crate::generated;
use crate::paths::Path;

/// For each pair of which a finding asks whether it is the same, the words of the one in the place of the other.
pub(super) fn changes(document_type: &DocumentType, case: &Case) -> Vec<Change> {
    let parts = document_type.findings.iter().flat_map(|rule| rule.when.parts());
    let pairs = parts.filter_map(|part| match part {
        Circumstance::Same(one, other) => Some((one, other)),
        Circumstance::Names(names) => Some((&names.fact, &names.question)),
        _ => None,
    });
    let samples = generated::every_fact(document_type, 0);
    let said_of = |one: &str, other: &str| said_of(document_type, (case, &samples), one, other);
    pairs.flat_map(|(one, other)| [said_of(one, other), said_of(other, one)]).flatten().collect()
}

/// The words of the one, said of the other.
fn said_of(
    document_type: &DocumentType,
    (case, samples): (&Case, &Path),
    one: &str,
    other: &str,
) -> Option<Change> {
    let words = words(case, one)?;
    let (id, field) = other.split_once('.').map_or((other, None), |(id, field)| (id, Some(field)));
    let value = match (field, document_type.fact(id)) {
        (Some(field), Some(_)) => with_field(case.facts.get(id).unwrap_or(&samples[id]), field, words),
        _ => words,
    };
    Some(Change::one(id, format!("{} as in {one}", field.unwrap_or_default()), value))
}

fn words(case: &Case, id: &str) -> Option<Value> {
    let (fact, field) = id.split_once('.').unwrap_or((id, "name"));
    let given = case.facts.get(fact);
    let of_fact = given.map(|value| if value.is_array() { &value[0] } else { value });
    let words = of_fact.map(|value| if value.is_object() { &value[field] } else { value });
    words.or_else(|| case.answers.get(id)).filter(|words| words.is_string()).cloned()
}
