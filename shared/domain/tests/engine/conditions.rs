//! The condition language by example: `conditions.json` says which questions are asked after which answers. The site asks
//! the next question before an answer is saved, so it reads conditions too; its tests hold it to the same file
//! (`web/src/features/assistant/questions/questions-asked.test.ts`).
//! `COQUINA_UPDATE=1 cargo test -p domain --test engine conditions` writes the file again.

use std::collections::BTreeSet;

use domain::content::condition::Condition;
use domain::content::question::{Kind, Question};
use domain::content::{Catalog, DocumentType};
use domain::interview::{AnswerChanges, Answers, Interview};
use serde_json::{Value, json};

/// Questions with every kind of condition, by id and kind. One without a condition is always asked.
fn questions() -> Vec<(&'static str, Kind, Value)> {
    let yes = json!({"is": {"question": "children", "option": "Yes"}});
    let words = json!({"answered": "words"});
    vec![
        ("children", Kind::Radio, Value::Null),
        ("told", Kind::Checkbox, Value::Null),
        ("words", Kind::Text, Value::Null),
        ("details", Kind::Textarea, yes.clone()),
        ("is", Kind::Text, yes.clone()),
        ("isTyped", Kind::Text, json!({"is": {"question": "words", "option": "Ana"}})),
        ("isNothing", Kind::Text, json!({"is": {"question": "words", "option": ""}})),
        ("isOfHidden", Kind::Text, json!({"is": {"question": "details", "option": "Ana"}})),
        ("isOfTick", Kind::Text, json!({"is": {"question": "told", "option": "true"}})),
        ("answered", Kind::Text, words.clone()),
        ("answeredChoice", Kind::Text, json!({"answered": "children"})),
        ("answeredTick", Kind::Text, json!({"answered": "told"})),
        ("answeredHidden", Kind::Text, json!({"answered": "details"})),
        ("answeredCounty", Kind::Text, json!({"answered": "county.name"})),
        ("answeredLater", Kind::Text, json!({"answered": "last"})),
        ("answeredUnknown", Kind::Text, json!({"answered": "constructor"})),
        ("checked", Kind::Text, json!({"checked": "told"})),
        ("checkedWords", Kind::Text, json!({"checked": "words"})),
        ("countOfNoList", Kind::Text, json!({"count": {"of": "children", "is": 0}})),
        ("countOne", Kind::Text, json!({"count": {"of": "children", "is": 1}})),
        ("not", Kind::Text, json!({"not": words})),
        ("notCounty", Kind::Text, json!({"not": {"answered": "county.name"}})),
        ("all", Kind::Text, json!({"all": [{"checked": "told"}, words]})),
        ("allOfNone", Kind::Text, json!({"all": []})),
        ("any", Kind::Text, json!({"any": [{"checked": "told"}, words]})),
        ("anyOfNone", Kind::Text, json!({"any": []})),
        ("nested", Kind::Text, json!({"all": [{"any": [yes, {"checked": "told"}]}, {"not": words}]})),
        ("afterHidden", Kind::Text, json!({"answered": "answeredHidden"})),
        ("last", Kind::Text, Value::Null),
    ]
}

/// What says that there is nothing to say, what only looks like it, and what cannot be seen.
const WORDS: &str = "Ana| Ana |ana|None|none..|NONE...| none. |none .|.none|None of them|no|No.|nope|NA|n/a|N/A..|\
    n / a|nothing|Nothing.|nothing,|NOTHİNG|\u{a0}none\u{a0}|none\n||  |.|0|false";

fn answers() -> Vec<Value> {
    let words = WORDS.split('|').map(|words| json!({"words": words}));
    let others = [
        json!({}),
        json!({"children": "Yes"}),
        json!({"children": "No"}),
        json!({"children": "Yes", "details": "Ana"}),
        json!({"children": "Yes", "details": "Ana", "answeredHidden": "Eva"}),
        json!({"children": "Yes", "details": "None"}),
        json!({"children": "No", "details": "Ana", "answeredHidden": "Eva"}),
        json!({"told": true}),
        json!({"told": false}),
        json!({"told": true, "words": "Ana"}),
        json!({"told": true, "words": "n/a"}),
        json!({"children": "Yes", "words": "nothing"}),
        json!({"last": "Ana"}),
    ];
    others.into_iter().chain(words).collect()
}

/// A document type that has these questions and nothing else of its own.
fn interview_of(asked: &[(&str, Kind, Value)]) -> DocumentType {
    let mut document_type = Catalog::embedded().unwrap().document_type("simpleWill").unwrap().clone();
    let model = document_type.questions.first().unwrap().clone();
    let question = |(id, kind, when): &(&str, Kind, Value)| Question {
        id: (*id).to_string(),
        kind: *kind,
        options: vec!["Yes".to_string(), "No".to_string()],
        when: (!when.is_null()).then(|| serde_json::from_value::<Condition>(when.clone()).unwrap()),
        ..model.clone()
    };
    document_type.questions = asked.iter().map(question).collect();
    document_type
}

fn asked(document_type: &DocumentType, given: &Value) -> Vec<String> {
    let answers =
        Answers::default().with(AnswerChanges::parse(document_type, given.as_object().unwrap()).unwrap());
    let county = Catalog::embedded().unwrap().counties.first();
    let interview = Interview::new(document_type, &answers).filed_in(county);
    interview.questions().map(|(_, question)| question.id.clone()).collect()
}

fn lines(values: &[Value]) -> String {
    let lines: Vec<String> = values.iter().map(|value| format!("    {value}")).collect();
    lines.join(",\n")
}

#[test]
fn conditions_hold_as_the_kept_cases_say() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/conditions.json");
    let document_type = interview_of(&questions());
    let shown = |(id, kind, when): (&str, Kind, Value)| json!({"id": id, "type": kind, "condition": when});
    let questions: Vec<Value> = questions().into_iter().map(shown).collect();
    let cases: Vec<Value> = answers()
        .into_iter()
        .map(|given| json!({"asked": asked(&document_type, &given), "answers": given}))
        .collect();
    let current = format!(
        "{{\n  \"questions\": [\n{}\n  ],\n  \"cases\": [\n{}\n  ]\n}}\n",
        lines(&questions),
        lines(&cases)
    );
    if std::env::var_os("COQUINA_UPDATE").is_some() {
        std::fs::write(file, &current).unwrap();
    }
    // Compared as values: the order of keys hangs on what else is built.
    let value = |text: &str| serde_json::from_str::<Value>(text).ok();
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    assert!(value(&kept) == value(&current), "conditions.json is stale: see the top of this file");
}

/// A new kind of condition does not compile here before it has a case.
fn name(condition: &Condition) -> &'static str {
    match condition {
        Condition::Is(_) => "is",
        Condition::Answered(_) => "answered",
        Condition::Checked(_) => "checked",
        Condition::Count(_) => "count",
        Condition::Not(_) => "not",
        Condition::All(_) => "all",
        Condition::Any(_) => "any",
    }
}

#[test]
fn every_kind_of_condition_has_a_case() {
    let document_type = interview_of(&questions());
    let conditions = document_type.questions.iter().filter_map(|question| question.when.as_ref());
    let names: BTreeSet<&str> = conditions.flat_map(Condition::parts).map(name).collect();
    assert_eq!(names, BTreeSet::from(["all", "answered", "any", "checked", "count", "is", "not"]));
}
