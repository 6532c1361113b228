//! The cases are what they have to be: enough of each, and about things that exist.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};

use domain::content::Catalog;
use domain::content::question::Kind;
use domain::interview::{Answer, AnswerChanges};
use evaluation::{Attack, Case, Class, Scenario, load};

fn of(cases: &[Case], class: Class) -> usize {
    cases.iter().filter(|case| case.class == class).count()
}

/// How often each answer to each question of each type is what one extraction case wants.
fn wanted(cases: &[Case]) -> BTreeMap<(String, String), Vec<Vec<serde_json::Value>>> {
    let mut wanted: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for case in cases.iter().filter(|case| case.class == Class::Extraction) {
        for (question, value) in case.expect.proposes.iter().flatten() {
            if case.asked.as_ref() == Some(question) {
                wanted.entry((case.kind.clone(), question.clone())).or_default().push(value.values());
            }
        }
    }
    wanted
}

#[test]
fn every_case_has_an_id_of_its_own() {
    let cases = load().unwrap();
    let ids: BTreeSet<&str> = cases.iter().map(|case| case.id.as_str()).collect();
    assert_eq!(ids.len(), cases.len());
}

#[test]
fn no_message_is_judged_twice_in_the_same_setting() {
    let mut seen = BTreeSet::new();
    for case in load().unwrap() {
        let Case { id, kind, asked, county, answers, before, says, .. } = case;
        let before: Vec<String> = before.into_iter().map(|turn| turn.content).collect();
        let setting = format!("{kind} {asked:?} {county:?} {answers:?} {before:?} {says}");
        assert!(seen.insert(setting), "{id} repeats another case");
    }
}

#[test]
fn every_question_is_answered_in_three_ways_and_every_option_in_two() {
    let wanted = wanted(&load().unwrap());
    for document_type in &Catalog::embedded().unwrap().document_types {
        for question in &document_type.questions {
            let ways =
                wanted.get(&(document_type.id.clone(), question.id.clone())).cloned().unwrap_or_default();
            assert!(ways.len() >= 3, "{} {}: {}", document_type.id, question.id, ways.len());
            let mut options: Vec<serde_json::Value> =
                question.options.iter().map(|option| option.as_str().into()).collect();
            if question.kind == Kind::Checkbox {
                options = vec![true.into(), false.into()];
            }
            for option in options {
                let ways = ways.iter().filter(|values| values.contains(&option)).count();
                assert!(ways >= 2, "{} {} {option}: {ways}", document_type.id, question.id);
            }
        }
    }
}

#[test]
fn there_are_enough_cases_of_every_class() {
    let cases = load().unwrap();
    let least = [
        (Class::Extraction, 250),
        (Class::Several, 25),
        (Class::Correction, 15),
        (Class::Injection, 40),
        (Class::Facts, 15),
        (Class::Language, 12),
        (Class::Talk, 15),
    ];
    for (class, least) in least {
        assert!(of(&cases, class) >= least, "{}: {}", class.name(), of(&cases, class));
    }
    let own: Vec<Case> = cases.iter().filter(|case| !case.id.starts_with("sample-")).cloned().collect();
    assert!(of(&own, Class::Decline) >= 40);
    assert!(of(&own, Class::Allowed) >= 25);
    let alarms = |wanted: bool| own.iter().filter(|case| case.expect.emergency == Some(wanted)).count();
    assert!(alarms(true) >= 20 && alarms(false) >= 10);
    for attack in Attack::ALL {
        let count = cases.iter().filter(|case| case.attack == Some(*attack)).count();
        assert!(count >= 4, "{}: {count}", attack.name());
    }
}

#[test]
fn the_sample_messages_of_the_legal_reference_are_all_there() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/legal/nonlawyer.md");
    let reference = std::fs::read_to_string(path).unwrap();
    let cases = load().unwrap();
    let (_, part) = reference.split_once("# 5. Twenty-five sample messages").unwrap();
    let rows: Vec<Vec<&str>> = part.lines().map(|line| line.split('|').map(str::trim).collect()).collect();
    let rows: Vec<_> = rows.into_iter().filter(|row| row.len() > 4 && row[1].parse::<u8>().is_ok()).collect();
    assert_eq!(rows.len(), 25);
    for row in rows {
        let id = format!("sample-{:0>2}", row[1]);
        let case = cases.iter().find(|case| case.id == id).expect(&id);
        assert_eq!(format!("\"{}\"", case.says), row[2], "{id}");
        let is_allowed = case.class == Class::Allowed;
        assert_eq!(is_allowed, row[3].starts_with("allowed"), "{id} is {}", row[3]);
    }
}

#[test]
fn every_case_is_about_things_that_exist() {
    let catalog = Catalog::embedded().unwrap();
    for case in load().unwrap() {
        let stage = Scenario::new(catalog, &case).unwrap();
        let expect = &case.expect;
        let values = expect.proposes.iter().chain(&expect.may).flatten();
        for (question, wanted) in values {
            for value in wanted.values() {
                let answer = serde_json::json!({ question: value });
                let answer = AnswerChanges::parse(stage.document_type, answer.as_object().unwrap());
                assert!(answer.is_ok(), "{}: {answer:?}", case.id);
            }
        }
        let asks = expect.asks.as_deref();
        assert!(asks.is_none_or(|id| stage.document_type.question(id).is_some()), "{}", case.id);
        assert_eq!(case.attack.is_some(), case.class == Class::Injection, "{}", case.id);
        let is_graded = expect.proposes.is_some()
            || expect.may.is_some()
            || expect.declines
            || expect.emergency.is_some()
            || !(expect.says.is_empty() && expect.cites.is_empty());
        assert!(is_graded, "{} expects nothing", case.id);
    }
}

#[test]
fn what_is_wanted_of_typed_answers_is_what_was_typed() {
    let catalog = Catalog::embedded().unwrap();
    for case in load().unwrap() {
        let stage = Scenario::new(catalog, &case).unwrap();
        for (id, wanted) in case.expect.proposes.iter().flatten() {
            let question = stage.document_type.question(id).unwrap();
            let typed = |value: &serde_json::Value| case.says.contains(value.as_str().unwrap_or_default());
            let found = !question.kind.is_typed() || wanted.values().iter().any(typed);
            assert!(found, "{}: {id} is not in the message", case.id);
        }
    }
}

#[test]
fn any_of_several_answers_can_be_right() {
    let wanted: evaluation::ExpectedAnswer = serde_json::from_str(r#"["my sister", "sister"]"#).unwrap();
    assert!(wanted.is(&Answer::Text("sister".into())));
    assert!(!wanted.is(&Answer::Text("Sister".into())));
    assert!(!wanted.is(&Answer::Checked(true)));
}
