//! Long names: what is signed together still fits one page.

use domain::content::fact::{Fact, FactKind};
use domain::content::question::AnswerRule;
use serde_json::{Value, json};

use super::faults;
use crate::review::{Persona, personas};

/// As long as names are that people have.
pub(super) const LONG: usize = 62;

/// The persona with other names, each of so many letters and unlike the others.
pub(super) fn renamed(mut persona: Persona, letters: usize) -> Persona {
    let mut names = ('A'..='Z').chain('a'..='z').map(|letter| json!(name(letter, letters)));
    let questions =
        persona.document_type.questions.iter().filter(|question| question.rule == AnswerRule::Name);
    for question in questions {
        if let Some(answer) = persona.answers.get_mut(&question.id) {
            *answer = names.next().unwrap();
        }
    }
    for fact in &persona.document_type.facts {
        if let Some(value) = persona.facts.get_mut(&fact.id) {
            rename(fact, value, &mut names);
        }
    }
    persona
}

fn name(initial: char, letters: usize) -> String {
    let whole = "na María de los Ángeles Fernández-Villavicencio y de la Torre ".repeat(1 + letters / LONG);
    let cut: String = std::iter::once(initial).chain(whole.chars()).take(letters).collect();
    cut.trim_end().to_string()
}

/// Gives other names to a fact: to a name itself, and to those of each person or item.
fn rename(fact: &Fact, value: &mut Value, names: &mut impl Iterator<Item = Value>) {
    match value {
        Value::Array(all) => all.iter_mut().for_each(|each| rename(fact, each, names)),
        Value::Object(fields) => {
            for field in fact.fields.iter().filter(|field| field.kind == FactKind::Name) {
                if let Some(name) = fields.get_mut(&field.id) {
                    *name = names.next().unwrap();
                }
            }
        }
        _ if fact.kind == FactKind::Name => *value = names.next().unwrap(),
        _ => (),
    }
}

#[test]
fn long_names_break_no_rule_of_layout() {
    let mut kinds: Vec<&str> = Vec::new();
    for persona in personas() {
        if !kinds.contains(&persona.document_type.slug.as_str()) {
            kinds.push(&persona.document_type.slug);
            let persona = renamed(persona, LONG);
            let faults = faults(&persona.printed());
            assert!(faults.is_empty(), "{}: {faults:?}", persona.name);
        }
    }
    assert!(kinds.len() > 5);
}
