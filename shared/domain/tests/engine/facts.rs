//! Facts: what is taken, what is refused, and what the two sides of a question do to each other.

use std::collections::BTreeMap;

use domain::content::{Catalog, DocumentType};
use domain::interview::facts::{FactChanges, Facts, Matter};
use domain::interview::{Changes, Interview};
use jiff::civil::{Date, date};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Map, Value, json};

const TODAY: Date = date(2026, 11, 22);

fn will() -> &'static DocumentType {
    Catalog::embedded().unwrap().document_type("simpleWill").unwrap()
}

fn given(facts: &Value) -> Result<FactChanges, BTreeMap<String, String>> {
    FactChanges::parse(will(), Catalog::embedded().unwrap(), facts.as_object().unwrap())
}

fn said(answers: &Value) -> Changes {
    Changes::parse(will(), answers.as_object().unwrap()).unwrap()
}

fn with_facts(matter: Matter, facts: &Value) -> Matter {
    matter.with(will(), Changes::default(), given(facts).unwrap())
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

fn divorce() -> &'static DocumentType {
    Catalog::embedded().unwrap().document_type("uncontestedDivorce").unwrap()
}

fn income(value: &Value) -> Result<Value, String> {
    let facts = json!({"netPetitioner": value});
    let parsed = FactChanges::parse(divorce(), Catalog::embedded().unwrap(), facts.as_object().unwrap());
    let parsed = parsed.map_err(|refusals| refusals["netPetitioner"].clone())?;
    let facts = Matter::default().with(divorce(), Changes::default(), parsed).facts;
    Ok(serde_json::to_value(facts.get("netPetitioner").unwrap()).unwrap())
}

#[test]
fn an_income_is_kept_as_it_is_paid_and_a_sum_alone_is_one_of_each_month() {
    for frequency in ["weekly", "every_two_weeks", "twice_a_month", "monthly", "yearly"] {
        let paid = json!({"amount": 215_000, "frequency": frequency});
        assert_eq!(income(&paid), Ok(paid.clone()));
    }
    assert_eq!(income(&json!(400_000)), Ok(json!({"amount": 400_000, "frequency": "monthly"})));
}

#[test]
fn an_income_without_its_amount_or_its_frequency_is_refused() {
    for (value, says) in [
        (json!({"amount": 215_000}), "how often"),
        (json!({"amount": 215_000, "frequency": "daily"}), "how often"),
        (json!({"frequency": "weekly"}), "whole cents"),
        (json!({"amount": 2150.5, "frequency": "weekly"}), "whole cents"),
        (json!({"amount": -1, "frequency": "weekly"}), "whole cents"),
        (json!(1_000_000_000_000_u64), "whole cents"),
        (json!({"amount": 1, "frequency": "weekly", "hours": 40}), "no part called hours"),
        (json!("2,150 every two weeks"), "by its parts"),
    ] {
        let refusal = income(&value).unwrap_err();
        assert!(refusal.contains(says), "{value}: {refusal}");
    }
}

#[test]
fn what_is_no_fact_is_refused_with_a_sentence_that_says_which_and_where() {
    for (facts, id, says) in [
        (json!({"parrots": "Rex"}), "parrots", "has no fact called parrots"),
        (json!({"county": "Atlantis"}), "county", "choose one of the list"),
        (json!({"county": 13}), "county", "given as text"),
        (json!({"spouseName": "J"}), "spouseName", "too short"),
        (json!({"spouseName": "Ana\u{202e}zaiD"}), "spouseName", "cannot be printed"),
        (json!({"spouseName": "Ana 123-45-6789"}), "spouseName", "Social Security"),
        (json!({"bondWaived": "yes"}), "bondWaived", "true or false"),
        (json!({"children": []}), "children", "at least one"),
        (json!({"children": {"name": "Ana"}}), "children", "list"),
        (json!({"children": [{"name": "Ana Diaz"}]}), "children", "Person 1: please answer “Under 18 now?”"),
        (
            json!({"children": [{"name": "Ana Diaz", "minor": true}, {"name": "", "minor": true}]}),
            "children",
            "Person 2: please answer “Full name”",
        ),
        (json!({"children": [{"name": "Ana Diaz", "minor": true, "ssn": "1"}]}), "children", "called ssn"),
        (
            json!({"children": [{"name": "Ana Diaz", "minor": true, "backupGuardian": "Kim Tran"}]}),
            "children",
            "goes only with “Who would care for this child?”",
        ),
        (
            json!({"children": [{"name": "Ana Diaz", "minor": false, "guardian": "Kim Tran"}]}),
            "children",
            "goes only with “Under 18 now?”",
        ),
        (json!({"residue": [{"name": "Ana Diaz", "part": 1, "kind": "x"}]}), "residue", "called kind"),
        (json!({"residue": [{"name": "Ana Diaz", "part": 10_001}]}), "residue", "not above 10,000"),
        (json!({"residue": [{"name": "Ana Diaz", "part": 0}]}), "residue", "whole number above zero"),
        (json!({"residue": [{"name": "Ana Diaz", "part": 33.3}]}), "residue", "whole number above zero"),
    ] {
        let refused = given(&facts).unwrap_err();
        assert!(refused[id].contains(says), "{facts}: {refused:?}");
    }
    let many: Vec<Value> = (0..61).map(|at| json!({"name": format!("Ana Diaz {at}"), "part": 1})).collect();
    assert!(given(&json!({"residue": many})).is_err());
}

#[test]
fn all_that_is_wrong_is_said_at_once() {
    let refused = given(&json!({"parrots": 1, "county": "Atlantis", "bondWaived": true})).unwrap_err();
    assert_eq!(refused.keys().collect::<Vec<_>>(), ["county", "parrots"]);
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

/// What may be done to a matter, in the terms of a user.
#[derive(Clone, Debug)]
enum Step {
    Children(Option<Vec<(String, bool)>>),
    OwnWords(Option<String>),
    County(bool),
    SameWordsAgain,
    /// An answer that no fact composes.
    FullName,
    /// Both sides in one request.
    Both(Vec<(String, bool)>, String),
}

fn name() -> impl Strategy<Value = String> {
    prop::sample::select(vec!["Ana Diaz", "Luis O’Neill Jr.", "Zoë Núñez", "{name}", "李小龙"])
        .prop_map(ToString::to_string)
}

fn step() -> impl Strategy<Value = Step> {
    let children = || prop::collection::vec((name(), any::<bool>()), 1..5);
    prop_oneof![
        1 => Just(Step::FullName),
        1 => (children(), "[A-Za-z ]{1,20}[a-z]").prop_map(|(children, words)| Step::Both(children, words)),
        4 => prop::option::weighted(0.8, children()).prop_map(Step::Children),
        2 => prop::option::weighted(0.8, "[A-Za-z ,]{1,40}").prop_map(Step::OwnWords),
        1 => any::<bool>().prop_map(Step::County),
        1 => Just(Step::SameWordsAgain),
    ]
}

/// What a user would expect: one of the two sides counts, the one that was written last.
#[derive(Clone, Debug, Default, PartialEq)]
struct Model {
    children: Option<Vec<(String, bool)>>,
    words: Option<String>,
    county: bool,
}

impl Model {
    fn after(mut self, step: &Step) -> Self {
        match step {
            Step::Children(Some(children)) => {
                (self.words, self.children) = (Some(words_of(children)), Some(children.clone()));
            }
            Step::Children(None) => {
                if self.children.take().is_some() {
                    self.words = None;
                }
            }
            Step::OwnWords(words) => {
                let words = words.clone().filter(|words| !words.trim().is_empty());
                let is_same = words.as_deref().map(str::trim) == self.words.as_deref().map(str::trim);
                if !(is_same && words.is_some()) {
                    self.children = None;
                }
                self.words = words;
            }
            Step::County(known) => self.county = *known,
            Step::Both(children, words) => {
                let is_same = words.trim() == words_of(children);
                self.children = is_same.then(|| children.clone());
                self.words = Some(words.clone());
            }
            Step::SameWordsAgain | Step::FullName => {}
        }
        self
    }
}

fn words_of(children: &[(String, bool)]) -> String {
    let each = |(name, minor): &(String, bool)| format!("{name}{}", if *minor { ", a minor" } else { "" });
    children.iter().map(each).collect::<Vec<_>>().join("; ")
}

fn done(matter: Matter, step: &Step) -> Matter {
    match step {
        Step::Children(children) => {
            let child = |(name, minor): &(String, bool)| json!({"name": name, "minor": minor});
            let list = children.as_ref().map(|all| all.iter().map(child).collect::<Vec<_>>());
            with_facts(matter, &json!({"children": list}))
        }
        Step::OwnWords(words) => with_answers(matter, &json!({"childrenDetails": words})),
        Step::County(known) => with_facts(matter, &json!({"county": known.then_some("Monroe")})),
        Step::FullName => with_answers(matter, &json!({"fullName": "Maria Diaz"})),
        Step::Both(children, words) => {
            let child = |(name, minor): &(String, bool)| json!({"name": name, "minor": minor});
            let list: Vec<Value> = children.iter().map(child).collect();
            let facts = given(&json!({"children": list})).unwrap();
            matter.with(will(), said(&json!({"childrenDetails": words})), facts)
        }
        Step::SameWordsAgain => {
            let words = matter.answers.get("childrenDetails").cloned();
            match words {
                Some(words) => with_answers(matter, &json!({"childrenDetails": words})),
                None => matter,
            }
        }
    }
}

#[test]
fn any_sequence_of_facts_and_own_words_ends_as_the_last_one_says() {
    let config = Config { cases: 2_000, failure_persistence: None, ..Config::default() };
    let sequences = prop::collection::vec(step(), 1..12);
    TestRunner::new(config)
        .run(&sequences, |steps| {
            let (mut matter, mut model) = (Matter::default(), Model::default());
            for step in &steps {
                (matter, model) = (done(matter, step), model.after(step));
                let words = model.words.as_deref().map(|words| words.trim().to_string());
                prop_assert_eq!(answer(&matter, "childrenDetails"), words);
                prop_assert_eq!(matter.facts.get("children").is_some(), model.children.is_some());
                prop_assert_eq!(matter.facts.get("county").is_some(), model.county);
            }
            Ok(())
        })
        .unwrap();
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

#[test]
fn a_number_is_whole_and_within_its_bounds() {
    let catalog = Catalog::embedded().unwrap();
    let divorce = catalog.document_type("uncontestedDivorce").unwrap();
    let given = |nights: Value| {
        let facts = json!({ "overnightsPetitioner": nights });
        FactChanges::parse(divorce, catalog, facts.as_object().unwrap())
    };
    for nights in [0, 165, 365] {
        assert!(given(json!(nights)).is_ok(), "{nights}");
    }
    for wrong in [json!(366), json!(-1), json!(182.5), json!("165"), json!(true), json!(5_000_000_000_u64)] {
        let refused = given(wrong.clone()).unwrap_err();
        assert_eq!(refused["overnightsPetitioner"], "Please enter a whole number from 0 to 365.", "{wrong}");
    }
}
