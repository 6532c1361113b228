//! Facts, and what the two sides of a question do to each other.

mod refused;
mod sequences;

use std::collections::BTreeMap;

use domain::content::{Catalog, DocumentType};
use domain::interview::facts::{FactChanges, Facts, Matter};
use domain::interview::{AnswerChanges, Interview};
use jiff::civil::{Date, date};
use serde_json::{Map, Value, json};

const TODAY: Date = date(2026, 11, 22);

fn will() -> &'static DocumentType {
    Catalog::embedded().unwrap().document_type("simpleWill").unwrap()
}

fn given(facts: &Value) -> Result<FactChanges, BTreeMap<String, String>> {
    FactChanges::parse(will(), Catalog::embedded().unwrap(), facts.as_object().unwrap())
}

fn said(answers: &Value) -> AnswerChanges {
    AnswerChanges::parse(will(), answers.as_object().unwrap()).unwrap()
}

fn with_facts(matter: Matter, facts: &Value) -> Matter {
    matter.with(will(), AnswerChanges::default(), given(facts).unwrap())
}

fn with_answers(matter: Matter, answers: &Value) -> Matter {
    matter.with(will(), said(answers), FactChanges::default())
}

fn answer(matter: &Matter, question: &str) -> Option<String> {
    matter.answers.get(question).map(|answer| answer.text().to_string())
}

fn children_given() -> Value {
    json!({"children": [
        {"name": "Ana Diaz", "minor": true, "guardian": "Rosa Diaz", "backupGuardian": "Kim Tran"},
        {"name": "Luis Diaz", "minor": false},
    ]})
}

const CHILDREN: &str = "Ana Diaz, a minor, to be cared for by Rosa Diaz, then by Kim Tran; Luis Diaz";

#[test]
fn a_fact_writes_the_answer_of_its_question() {
    let matter = with_facts(Matter::default(), &children_given());
    assert_eq!(answer(&matter, "childrenDetails").as_deref(), Some(CHILDREN));
    let matter = with_facts(matter, &json!({"children": [{"name": "Ana Diaz", "minor": true}]}));
    assert_eq!(answer(&matter, "childrenDetails").as_deref(), Some("Ana Diaz, a minor"));
    let matter = with_facts(matter, &json!({"children": null}));
    assert_eq!((answer(&matter, "childrenDetails"), matter.facts.is_empty()), (None, true));
}

#[test]
fn own_words_take_the_place_of_the_fact_and_the_same_words_do_not() {
    let before = with_facts(Matter::default(), &children_given());
    let same = with_answers(before.clone(), &json!({"childrenDetails": CHILDREN, "fullName": "Maria Diaz"}));
    assert_eq!(same.facts, before.facts);
    let own = with_answers(before.clone(), &json!({"childrenDetails": "Ana, 12, and Luis"}));
    assert_eq!(answer(&own, "childrenDetails").as_deref(), Some("Ana, 12, and Luis"));
    assert!(own.facts.is_empty());
    let forgotten = with_answers(before, &json!({"childrenDetails": null}));
    assert!(forgotten.facts.is_empty());
}

/// What a fact composes may be worded otherwise in a later edition; a stored fact is not lost by that.
#[test]
fn a_fact_outlives_a_change_of_its_wording() {
    let mut later = will().clone();
    let children = later.facts.iter_mut().find(|fact| fact.id == "children").unwrap();
    children.answer[1].text = ", under 18".to_string().into();
    let before = with_facts(Matter::default(), &children_given());
    for answers in [json!({"fullName": "Maria Diaz"}), json!({"childrenDetails": CHILDREN})] {
        let after = before.clone().with(&later, said(&answers), FactChanges::default());
        assert_eq!(after.facts, before.facts, "{answers}");
    }
}

#[test]
fn rules_for_prose_do_not_judge_what_a_fact_composes() {
    let shares =
        json!({"residue": [{"name": "1% for the Planet", "part": 50}, {"name": "Ana Diaz", "part": 50}]});
    let matter = with_facts(Matter::default(), &shares);
    let problems = Interview::new(will(), &matter.answers).knowing(&matter.facts).problems(TODAY);
    assert!(!problems.contains_key("primaryBeneficiary"), "{problems:?}");
}

#[test]
fn a_forgotten_fact_leaves_words_that_are_not_its_own() {
    let own = with_answers(Matter::default(), &json!({"childrenDetails": "Ana, 12"}));
    let matter = with_facts(own, &json!({"children": null}));
    assert_eq!(answer(&matter, "childrenDetails").as_deref(), Some("Ana, 12"));
}

#[test]
fn who_sends_both_has_the_last_word_in_the_answer() {
    let both = Matter::default().with(
        will(),
        said(&json!({"childrenDetails": "My own words"})),
        given(&children_given()).unwrap(),
    );
    assert_eq!(answer(&both, "childrenDetails").as_deref(), Some("My own words"));
    assert!(both.facts.is_empty());
}

#[test]
fn a_fact_counts_only_where_it_is_asked_for() {
    let known = |marital: &str| {
        let matter = with_answers(Matter::default(), &json!({"maritalStatus": marital}));
        let matter = with_facts(matter, &json!({"spouseName": "Tomas Ruiz"}));
        Interview::new(will(), &matter.answers).knowing(&matter.facts).fact("spouseName").is_some()
    };
    assert!(known("Married") && !known("Single"));
}

#[test]
fn what_was_kept_is_read_back_as_it_was() {
    let matter = with_facts(Matter::default(), &children_given());
    let matter = with_facts(
        matter,
        &json!({"county": "Monroe", "bondWaived": true, "residue": [{"name": "Ana Diaz", "part": 1}]}),
    );
    let kept = json!(matter.facts);
    let read = |kept: &Value| {
        let none = Map::new();
        Facts::restore(will(), Catalog::embedded().unwrap(), kept.as_object().unwrap_or(&none))
    };
    assert_eq!(read(&kept), matter.facts);
    assert!(
        read(&json!({"county": "Atlantis", "gone": 1})).is_empty(),
        "what is no longer allowed is left out"
    );
}
