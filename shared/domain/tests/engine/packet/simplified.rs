//! Whether the simplified way is open, and what is filed on it.

use domain::interview::TestResult;
use serde_json::{Value, json};

use super::{asked, couple, is_found, parents};

pub(super) const SIMPLIFIED: &str = "Both of us file together, in the simplified way";

fn results(answers: &Value, facts: &Value) -> Vec<(String, TestResult)> {
    asked(answers, facts, |interview| {
        interview.eligibility().into_iter().map(|(test, result)| (test.id.clone(), result)).collect()
    })
}

fn result(answers: &Value, facts: &Value, id: &str) -> TestResult {
    results(answers, facts).into_iter().find(|(test, _)| test == id).unwrap().1
}

#[test]
fn a_test_of_simplified_dissolution_is_met_or_not_only_where_the_answers_say_so() {
    let couple = couple("None", "No spousal support");
    let told = json!({ "anotherChild": false, "pregnancy": "Neither party is pregnant" });
    let met = [("children", TestResult::Met), ("division", TestResult::Met), ("alimony", TestResult::Met)];
    for (id, expected) in met {
        assert_eq!(result(&couple, &json!({}), id), expected, "{id}");
    }
    assert_eq!(result(&couple, &json!({}), "wife"), TestResult::NotKnown);
    assert_eq!(result(&couple, &told, "wife"), TestResult::Met);
    assert_eq!(result(&couple, &json!({ "anotherChild": true }), "wife"), TestResult::NotMet);
    assert_eq!(result(&parents(), &told, "children"), TestResult::NotMet);
    assert_eq!(results(&json!({}), &json!({})).len(), 6);
    assert!(results(&json!({}), &json!({})).iter().all(|(_, result)| *result == TestResult::NotKnown));
    for id in ["rights", "together"] {
        assert_eq!(result(&couple, &told, id), TestResult::NotKnown, "{id}");
        let regular = choosing("One of us files, and the other answers");
        assert_eq!(result(&couple, &regular, id), TestResult::NotMet, "{id}");
    }
}

/// What the details of a couple say that meets the tests, with the way that they choose.
pub(super) fn choosing(way: &str) -> Value {
    json!({ "anotherChild": false, "pregnancy": "Neither party is pregnant", "way": way })
}

fn track(answers: &Value, facts: &Value) -> String {
    asked(answers, facts, |interview| interview.track().unwrap().id.clone())
}

#[test]
fn only_a_couple_that_meets_the_tests_and_chooses_it_goes_the_simplified_way() {
    let couple = couple("The car to me", "No spousal support");
    assert_eq!(track(&couple, &choosing(SIMPLIFIED)), "simplified");
    assert_eq!(track(&couple, &choosing("One of us files, and the other answers")), "property");
    for untold in ["anotherChild", "pregnancy"] {
        let mut facts = choosing(SIMPLIFIED);
        facts.as_object_mut().unwrap().remove(untold);
        assert_eq!(track(&couple, &facts), "property", "{untold}");
    }
    for (fact, value) in [("anotherChild", json!(true)), ("pregnancy", json!("The Respondent is pregnant"))] {
        let mut facts = choosing(SIMPLIFIED);
        facts[fact] = value;
        assert_eq!(track(&couple, &facts), "property", "{fact}");
    }
    assert_eq!(track(&parents(), &choosing(SIMPLIFIED)), "children");
    let paid = self::couple("The car to me", "Petitioner will pay Respondent");
    assert_eq!(track(&paid, &choosing(SIMPLIFIED)), "property");
}

#[test]
fn the_simplified_packet_is_filed_in_one_step_and_has_nothing_of_the_regular_one() {
    let mut facts = choosing(SIMPLIFIED);
    facts["residenceProof"] = json!(["The testimony or affidavit of another person"]);
    let filed = asked(&couple("The car to me", "No spousal support"), &facts, |interview| {
        let steps = interview.filing_steps().into_iter().filter(|step| !step.form.if_it_applies);
        steps
            .map(|step| format!("{}: {} {}", step.milestone.id, step.of.word(), step.form.name))
            .collect::<Vec<_>>()
    });
    let expected = [
        "petition: petitioner 12.928",
        "petition: both 12.901(a)",
        "petition: petitioner 12.902(i)",
        "petition: both 12.902(f)(3)",
        "judgment: petitioner 12.990(a)",
    ];
    assert_eq!(filed, expected);
}

#[test]
fn who_chooses_the_simplified_way_has_given_up_trial_and_appeal_and_is_told_so_before_paying() {
    let couple = couple("None", "No spousal support");
    let told = results(&couple, &choosing(SIMPLIFIED));
    assert!(told.iter().all(|(_, result)| *result == TestResult::Met), "{told:?}");
    let found = |way: &str| ["D18", "D18a"].map(|code| is_found(code, &couple, &choosing(way)));
    assert_eq!(found(SIMPLIFIED), [false, true]);
    assert_eq!(found("One of us files, and the other answers"), [false, false]);
}
