//! What stands in the boxes of a court form, for answers and facts, by a map that the test makes.

mod agreements;
mod parenting_plan;
mod sworn_papers;

use std::collections::BTreeMap;

use domain::assembly::court_form::{FilledBox, Mark, entries};
use domain::assembly::nonlawyer::Nonlawyer;
use domain::content::{Catalog, CourtForm};
use domain::interview::facts::{FactChanges, Matter};
use domain::interview::{AnswerChanges, Interview};
use serde_json::{Value, json};

const PARTS: &str = r#"{ "part": [{
    "id": "caption",
    "box": [
        { "field": "{county}", "text": "{county.name}" },
        { "field": "{owner}", "text": "{petitionerName}" }
    ],
    "blank": [{ "by": "clerk", "fields": ["{case}"] }]
}] }"#;

/// A form with these boxes, filed by the spouse who files.
fn form(map: Value) -> CourtForm {
    let mut file = json!({
        "document": "uncontested-divorce",
        "edition": {
            "number": "0.1", "title": "Petition", "revision": "01/26", "sha256": "0".repeat(64), "read": "2026-11-01",
            "pages": [1],
        },
        "filing": [{ "of": "petitioner" }],
    });
    file.as_object_mut().unwrap().extend(map.as_object().unwrap().clone());
    let file = file.to_string();
    let files = BTreeMap::from([("court-form-parts.toml", PARTS), ("court-forms/0.1.toml", file.as_str())]);
    CourtForm::read(&files, Catalog::embedded().unwrap()).unwrap().remove(0)
}

/// The boxes of the first filling with what stands in each.
pub(crate) fn filled(form: &CourtForm, answers: &Value, facts: &Value) -> Vec<String> {
    let catalog = Catalog::embedded().unwrap();
    let document_type = catalog.document_type(&form.document).unwrap();
    let answers = AnswerChanges::parse(document_type, answers.as_object().unwrap()).unwrap();
    let facts = FactChanges::parse(document_type, catalog, facts.as_object().unwrap()).unwrap();
    let Matter { answers, facts } = Matter::default().with(document_type, answers, facts);
    let interview = Interview::new(document_type, &answers).knowing(&facts).filed_in(catalog.county("duval"));
    let nonlawyer: Nonlawyer =
        "Ana Ruiz | Example LLC | 1 Example Street | Miami, FL 33101 | 305-555-0100".parse().unwrap();
    let said = |entry: &FilledBox| match &entry.mark {
        Mark::Words(words) | Mark::Heading { words, .. } => format!("{}: {words}", entry.field),
        Mark::Attached(lines) => format!("{}: attached {lines:?}", entry.field),
        Mark::Tick => format!("{}: X", entry.field),
    };
    entries(&form.fillings[0], &interview, &nonlawyer).iter().map(said).collect()
}

#[test]
fn a_box_has_an_income_as_it_is_paid_or_by_the_month() {
    let form = form(json!({ "box": [
        { "field": "Paid", "text": "{grossPetitioner.typed}" },
        { "field": "Line 17", "text": "{grossPetitioner.monthly}" },
    ] }));
    let answers = json!({"hasMinorChildren": "Yes"});
    let every_two_weeks = json!({"grossPetitioner": {"amount": 215_000, "frequency": "every_two_weeks"}});
    let stands = ["Paid: $2,150.00 every two weeks", "Line 17: $4,658.33"];
    assert_eq!(filled(&form, &answers, &every_two_weeks), stands);
}

#[test]
fn a_box_for_all_other_terms_has_a_line_for_each() {
    let form = form(json!({ "list": [{ "field": "Other", "lines": [
        { "cells": ["Home: {homeOutcome}."], "when": { "answered": "homeOutcome" } },
        { "cells": ["Taxes: {taxReturns}."], "when": { "answered": "taxReturns" } },
        { "each": "retirementPlans", "cells": ["{plan} of {owner}: {share}."] },
    ] }] }));
    let facts = json!({
        "homeOutcome": "The home is sold",
        "retirementPlans": [
            { "plan": "Acme 401(k)", "owner": "The Petitioner", "share": "one half" },
            { "plan": "State pension", "owner": "The Respondent", "share": "nothing" },
        ],
    });
    let stands = "Other: Home: The home is sold.\nAcme 401(k) of The Petitioner: one half.\nState pension of The Respondent: nothing.";
    assert_eq!(filled(&form, &json!({}), &facts), [stands]);
    assert!(filled(&form, &json!({}), &json!({})).is_empty());
}

#[test]
fn a_narrow_box_has_a_date_in_figures() {
    let form = form(json!({ "box": [{ "field": "Married", "text": "{marriageDate.figures}" }] }));
    let answers = json!({"marriageDate": "2018-09-05"});
    assert_eq!(filled(&form, &answers, &json!({})), ["Married: 09/05/2018"]);
}

#[test]
fn a_box_has_its_words_unless_an_answer_in_them_is_missing() {
    let form = form(json!({ "box": [
        { "field": "Name", "text": "{petitionerName}, Petitioner" },
        { "field": "Phone", "text": "Tel. {petitionerPhone}" },
        { "field": "Helper", "text": "{nonlawyer.name} of {nonlawyer.town} {nonlawyer.zip}" },
    ] }));
    let given = json!({ "petitionerName": "Nina Patel" });
    let expected = ["Name: Nina Patel, Petitioner", "Helper: Ana Ruiz of Miami 33101"];
    assert_eq!(filled(&form, &given, &json!({})), expected);
}

#[test]
fn a_box_has_the_first_words_whose_condition_holds_or_a_cross_where_it_does() {
    let is = |option: &str| json!({ "is": { "question": "residentParty", "option": option } });
    let form = form(json!({ "box": [
        { "field": "Who", "text": [
            { "text": "{respondentName}", "when": is("The Respondent") },
            { "text": "{petitionerName}", "when": { "answered": "residentParty" } },
        ] },
        { "field": "Petitioner", "tick": is("The Petitioner") },
        { "field": "Respondent", "tick": is("The Respondent") },
    ] }));
    let names = json!({ "petitionerName": "Nina Patel", "respondentName": "Arjun Patel" });
    let expected = ["Who: Arjun Patel", "Respondent: X"];
    assert_eq!(filled(&form, &names, &json!({ "residentParty": "The Respondent" })), expected);
    let expected = ["Who: Nina Patel", "Petitioner: X"];
    assert_eq!(filled(&form, &names, &json!({ "residentParty": "The Petitioner" })), expected);
    assert!(filled(&form, &names, &json!({})).is_empty());
}

#[test]
fn a_sign_that_the_form_has_beside_a_box_is_not_written_again() {
    let form = form(json!({
        "box": [{ "field": "Amount", "text": "{childSupport}" }, { "field": "Due", "text": "{childSupport}" }],
        "printed": [{ "sign": "$", "fields": ["Amount"] }],
    }));
    let answers = json!({ "hasMinorChildren": "Yes" });
    let expected = ["Amount: 1,184.00", "Due: $1,184.00"];
    assert_eq!(filled(&form, &answers, &json!({ "childSupport": 118_400 })), expected);
}

#[test]
fn an_address_is_taken_apart_where_its_parts_are_plain() {
    let form = form(json!({ "box": [
        { "field": "Street", "text": "{petitionerAddress.street}" },
        { "field": "Place", "text": "{petitionerAddress.city}, {petitionerAddress.state} {petitionerAddress.zip}" },
    ] }));
    let given = json!({ "petitionerAddress": "14 River Street, Apt. 3, Jacksonville, FL 32202" });
    let expected = ["Street: 14 River Street, Apt. 3", "Place: Jacksonville, FL 32202"];
    assert_eq!(filled(&form, &given, &json!({})), expected);
    let given = json!({ "petitionerAddress": "14 River Street in Jacksonville" });
    assert_eq!(filled(&form, &given, &json!({})), ["Street: 14 River Street in Jacksonville"]);
}

#[test]
fn rows_are_filled_one_for_each_and_where_there_are_more_the_last_says_that_the_rest_is_attached() {
    let form = form(json!({ "rows": [{
        "each": "debts",
        "only": { "is": { "question": "payer", "option": "The Petitioner" } },
        "cells": [
            [{ "text": "{creditor}" }, { "text": " (card)", "when": { "is": { "question": "category", "option": "Credit or charge card" } } }],
            "{owed}",
        ],
        "columns": ["", "Owed"],
        "fields": [["Who 1", "Owed 1"], ["Who 2", "Owed 2"]],
    }] }));
    let debt = |creditor: &str, category: &str, payer: &str| json!({ "creditor": creditor, "category": category, "owed": 120_000, "payer": payer });
    let card = debt("First Bank", "Credit or charge card", "The Petitioner");
    let other = debt("State College", "Student loan", "The Petitioner");
    let spouse = debt("Second Bank", "Car loan", "The Respondent");
    let expected =
        ["Who 1: First Bank (card)", "Owed 1: $1,200.00", "Who 2: State College", "Owed 2: $1,200.00"];
    let facts = json!({ "debts": [card.clone(), spouse, other.clone()] });
    assert_eq!(filled(&form, &json!({}), &facts), expected);
    let rest = r#"Who 2: attached ["State College; Owed: $1,200.00", "First Bank (card); Owed: $1,200.00"]"#;
    let expected = ["Who 1: First Bank (card)", "Owed 1: $1,200.00", rest];
    assert_eq!(filled(&form, &json!({}), &json!({ "debts": [card.clone(), other, card] })), expected);
}

#[test]
fn a_part_has_the_boxes_that_the_form_names_for_it() {
    let form =
        form(json!({ "use": [{ "part": "caption", "with": { "owner": "Petitioner", "case": "Case No" } }] }));
    assert_eq!(form.fillings[0].fields(), ["Petitioner", "Case No"]);
    assert_eq!(
        filled(&form, &json!({ "petitionerName": "Nina Patel" }), &json!({})),
        ["Petitioner: Nina Patel"]
    );
}

#[test]
fn each_spouse_has_an_own_copy() {
    let form = form(json!({
        "filing": [
            { "of": "petitioner", "with": { "party": "petitioner" } },
            { "of": "respondent", "with": { "party": "respondent" }, "blank": [{ "by": "respondent", "fields": ["Fax"] }] },
        ],
        "box": [{ "field": "Name", "text": "{{party}Name}" }],
    }));
    let names = json!({ "petitionerName": "Nina Patel", "respondentName": "Arjun Patel" });
    assert_eq!(filled(&form, &names, &json!({})), ["Name: Nina Patel"]);
    let respondent = CourtForm { fillings: form.fillings[1..].to_vec(), ..form };
    assert_eq!(filled(&respondent, &names, &json!({})), ["Name: Arjun Patel"]);
    assert_eq!(respondent.fillings[0].fields(), ["Name", "Fax"]);
}
