//! Kept beside the papers: which facts each persona is asked for, what is answered from them, and what is refused.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use domain::content::DocumentType;
use domain::interview::Interview;
use domain::interview::facts::{FactChanges, Matter};
use serde_json::{Value, json};

use crate::cases::{Case, cases};
use crate::golden::keep;
use crate::paths::{Path, catalog, sold};

/// What a persona is asked for besides the questions, and the answers that are written from facts.
pub(crate) fn asked(document_type: &DocumentType, case: &Case) -> String {
    let Matter { answers, facts } = case.matter(document_type);
    let interview = Interview::new(document_type, &answers).knowing(&facts);
    let mut text = format!("asked: {}\n", [interview.composing(), interview.details()].concat().join(", "));
    for question in document_type.questions.iter().filter(|question| interview.is_composed(&question.id)) {
        let answer = answers.get(&question.id).map_or("", |answer| answer.text());
        writeln!(text, "{}: {answer}", question.id).unwrap();
    }
    text
}

/// The sentences that refuse what personas gave, when one part of it is left out or a yes becomes a no.
pub(crate) fn refusals(document_type: &DocumentType, cases: &[Case]) -> BTreeSet<String> {
    let given = cases.iter().flat_map(|case| &case.facts);
    given
        .flat_map(|(fact, value)| {
            without_a_part(value).into_iter().filter_map(|value| refusal(document_type, fact, value))
        })
        .collect()
}

fn refusal(document_type: &DocumentType, fact: &str, value: Value) -> Option<String> {
    let facts: Path = [(fact.to_string(), value)].into_iter().collect();
    let sentences = FactChanges::parse(document_type, catalog(), &facts).err()?;
    Some(format!("{fact}: {}", sentences[fact]))
}

/// A person, or the first of a list, without each of its parts in turn, and with each yes a no.
fn without_a_part(value: &Value) -> Vec<Value> {
    let first = value.as_array().map_or(value, |list| &list[0]);
    let parts = first.as_object().into_iter().flatten();
    let changed = parts.flat_map(|(part, was)| {
        let mut removed = first.clone();
        removed.as_object_mut().unwrap().remove(part);
        let mut denied = first.clone();
        denied[part] = if *was == json!(true) { json!(false) } else { was.clone() };
        [removed, denied]
    });
    changed.map(|record| if value.is_array() { json!([record]) } else { record }).collect()
}

#[test]
fn every_persona_is_asked_for_exactly_the_kept_facts() {
    for document_type in sold() {
        let cases = cases(document_type);
        let each = cases.iter().map(|case| format!("{}\n{}", case.file, asked(document_type, case)));
        let personas = each.collect::<Vec<_>>().join("\n");
        let refused = refusals(document_type, &cases).into_iter().collect::<Vec<_>>().join("\n");
        keep(
            &format!("tests/golden/interviews/{}.txt", document_type.slug),
            &format!("{personas}\nRefused\n{refused}\n"),
        );
    }
}
