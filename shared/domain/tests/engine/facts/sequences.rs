//! Facts and own words in any order: the side that was written last counts.

use domain::interview::facts::Matter;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};

use super::{answer, given, said, will, with_answers, with_facts};

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
