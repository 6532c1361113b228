//! The weights of the classifier of answers are computed, never edited.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../examples/train_answers/examples.rs"]
#[allow(dead_code, reason = "the validation uses more of it")]
mod examples;
#[path = "../examples/regression/mod.rs"]
#[allow(dead_code, reason = "the validation uses more of it")]
mod regression;
#[path = "../examples/train_answers/training.rs"]
mod training;

use std::collections::BTreeSet;

use domain::answering::is_answer;
use domain::content::Catalog;
use domain::content::fact::FactKind;
use domain::content::question::Question;

const WEIGHTS: &[u8] = include_bytes!("../src/answering/weights.bin");
const AGAIN: &str = "run: cargo run --release -p domain --example train_answers";

#[test]
fn the_weights_are_those_that_were_computed_from_these_examples() {
    let noted = include_str!("../src/answering/weights.sha256");
    let catalog = Catalog::embedded().unwrap();
    let learned = examples::digest(catalog, &examples::text().unwrap());
    assert_eq!(regression::noted(&learned, WEIGHTS), noted, "{AGAIN}");
}

#[test]
fn a_question_in_other_words_has_to_be_learned_again() {
    let catalog = Catalog::embedded().unwrap();
    let changed = |change: fn(&mut Question)| {
        let mut changed = catalog.clone();
        change(&mut changed.document_types[0].questions[0]);
        examples::digest(&changed, "") != examples::digest(catalog, "")
    };
    assert!(changed(|question| question.text.push('?')));
    assert!(changed(|question| question.placeholder = Some("Ida Berg".into())));
    assert!(changed(|question| question.label = Some("I agree".into())));
    assert!(changed(|question| question.options.push("Another".into())));
    assert!(changed(|question| question.phrasing.called.push("nickname".into())));
    assert!(changed(|question| question.phrasing.roles.push("captain".into())));
    assert!(!changed(|question| question.meaning.push('.')));
    let mut pieces = catalog.clone();
    let composing = pieces.document_types.iter_mut().flat_map(|each| &mut each.facts);
    composing.filter(|fact| fact.composes.is_some()).for_each(|fact| fact.kind = FactKind::County);
    assert_ne!(examples::digest(&pieces, ""), examples::digest(catalog, ""));
}

#[test]
fn a_label_that_is_neither_is_named_with_its_line() {
    let read = |text| examples::read(Catalog::embedded().unwrap(), text).err().map(|error| error.to_string());
    assert_eq!(read("[simpleWill fullName talk]\n+ Ida Berg\n- how long\n"), None);
    let found = read("[simpleWill fullName talk]\n+ Ida Berg\n\n* how long\n").unwrap();
    assert!(found.starts_with("line 4: "), "{found}");
}

/// The threshold comes from the validation, which takes several times as long: it is taken from the file.
#[test]
#[cfg_attr(debug_assertions, ignore = "it takes long without optimization")]
fn the_committed_weights_are_what_the_examples_give() {
    let threshold = f32::from_le_bytes(WEIGHTS[..4].try_into().unwrap());
    let text = examples::text().unwrap();
    let examples = examples::read(Catalog::embedded().unwrap(), &text).unwrap();
    assert!(training::compiled(&examples, threshold) == WEIGHTS, "{AGAIN}");
}

#[test]
fn every_question_has_answers_and_others_to_learn_from() {
    let text = examples::text().unwrap();
    let examples = examples::read(Catalog::embedded().unwrap(), &text).unwrap();
    let asked: BTreeSet<(&str, &str)> =
        examples.iter().map(|each| (each.document_type.id.as_str(), each.question.id.as_str())).collect();
    for (kind, id) in asked {
        let of = |is_answer: bool| {
            let own = examples.iter().filter(|each| each.document_type.id == kind && each.question.id == id);
            own.filter(|each| each.is_answer == is_answer).count()
        };
        assert!(of(true) >= 5 && of(false) >= 20, "{kind} {id}: {} and {}", of(true), of(false));
    }
}

#[test]
fn an_answer_to_one_question_is_none_to_another() {
    let will = Catalog::embedded().unwrap().document_type("simpleWill").unwrap();
    let question = will.question("specificBequests").unwrap();
    for words in
        ["my canoe goes to my cousin Lee", "I leave the clock to Ida", "nothing in particular, no gifts"]
    {
        assert!(is_answer(will, question, words), "{words}");
    }
    for words in ["make Ida the executor after all", "how long will this take", "just a second, the phone"] {
        assert!(!is_answer(will, question, words), "{words}");
    }
}
