//! Long names: what is signed together still fits one page.

use domain::content::question::AnswerRule;
use serde_json::json;

use super::faults;
use crate::review::{Persona, personas};

/// The persona with other names, each of some sixty letters and unlike the others.
fn renamed(mut persona: Persona) -> Persona {
    let names = persona.kind.questions.iter().filter(|question| question.rule == AnswerRule::Name);
    for (question, letter) in names.zip('A'..='Z') {
        let name = format!("{letter}na María de los Ángeles Fernández-Villavicencio y de la Torre");
        if let Some(answer) = persona.answers.get_mut(&question.id) {
            *answer = json!(name);
        }
    }
    persona
}

#[test]
fn long_names_break_no_rule_of_layout() {
    let mut kinds: Vec<&str> = Vec::new();
    for persona in personas() {
        if !kinds.contains(&persona.kind.slug.as_str()) {
            kinds.push(&persona.kind.slug);
            let persona = renamed(persona);
            let faults = faults(&persona.printed());
            assert!(faults.is_empty(), "{}: {faults:?}", persona.name);
        }
    }
    assert!(kinds.len() > 5);
}
