//! What is taken as a fact, and what is refused with which words.

use domain::content::{Catalog, DocumentType};
use domain::interview::AnswerChanges;
use domain::interview::facts::{FactChanges, Matter};
use serde_json::{Value, json};

use super::given;

fn divorce() -> &'static DocumentType {
    Catalog::embedded().unwrap().document_type("uncontestedDivorce").unwrap()
}

fn income(value: &Value) -> Result<Value, String> {
    let facts = json!({"netPetitioner": value});
    let parsed = FactChanges::parse(divorce(), Catalog::embedded().unwrap(), facts.as_object().unwrap());
    let parsed = parsed.map_err(|refusals| refusals["netPetitioner"].clone())?;
    let facts = Matter::default().with(divorce(), AnswerChanges::default(), parsed).facts;
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
fn a_number_is_whole_and_within_its_bounds() {
    let given = |nights: Value| {
        let facts = json!({ "overnightsPetitioner": nights });
        FactChanges::parse(divorce(), Catalog::embedded().unwrap(), facts.as_object().unwrap())
    };
    for nights in [0, 165, 365] {
        assert!(given(json!(nights)).is_ok(), "{nights}");
    }
    for wrong in [json!(366), json!(-1), json!(182.5), json!("165"), json!(true), json!(5_000_000_000_u64)] {
        let refused = given(wrong.clone()).unwrap_err();
        assert_eq!(refused["overnightsPetitioner"], "Please enter a whole number from 0 to 365.", "{wrong}");
    }
}
