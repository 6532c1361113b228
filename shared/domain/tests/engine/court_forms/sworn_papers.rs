//! What stands in the court’s petition, answer, affidavit and notices.

use domain::content::CourtForm;
use serde_json::{Value, json};

use super::filled;

#[test]
fn only_the_notice_of_social_security_numbers_is_given_birth_dates() {
    let forms = CourtForm::embedded().unwrap_or_else(|problems| panic!("{problems}"));
    assert!(forms.len() > 10);
    for form in forms {
        let said = format!("{form:?}");
        let has_birth_dates = said.contains("birthDate") || said.contains("BirthDate");
        assert_eq!(has_birth_dates, form.id == "12.902j", "{}", form.id);
    }
}

#[test]
fn what_the_affidavit_has_several_lines_for_stands_on_each_of_them() {
    let form = CourtForm::embedded().unwrap().iter().find(|form| form.id == "12.902c").unwrap();
    let answers = json!({"hasMinorChildren": "Yes"});
    for (fact, line, boxes) in [
        ("incomePetitioner", "15. Other income that comes again and again", &["1.15", "1.16"][..]),
        ("householdPetitioner", "22. Other household expense", &["2.22", "2.23", "2.24", "2.25", "2.26"]),
        (
            "otherCostsPetitioner",
            "66. Children of another relationship, besides court-ordered support",
            &["2.66", "2.67", "2.68", "2.69"],
        ),
        ("insurancesPetitioner", "77. Other insurance", &["2.77", "2.78"]),
        (
            "otherCostsPetitioner",
            "101. Other expense that comes again and again",
            &["2.101_2", "2.102", "2.103", "2.104"],
        ),
    ] {
        let entry = |field: &&str| json!({"line": line, "amount": 6_000_000, "paid": "a year", "what": format!("No. {field}")});
        let mut facts = json!({"incomePetitioner": [{"line": "1. Gross salary or wages", "amount": 6_000_000, "paid": "a year"}]});
        facts[fact] = boxes.iter().map(entry).collect();
        let filled = filled(form, &answers, &facts);
        for field in boxes {
            // Beside the first the form has its own sign, and above the second a box of its own for the sum.
            let sum = match *field {
                "2.66" => "5,000.00 ",
                "2.101_2" => "",
                _ => "$5,000.00 ",
            };
            let said = format!("{field}: {sum}No. {field}");
            assert!(filled.contains(&said), "{said} is not in {filled:?}");
        }
    }
}

/// Paragraph 6 of the answer swears to one of two.
#[test]
fn the_answer_says_that_a_financial_affidavit_follows_where_one_is_due() {
    let answer = CourtForm::embedded().unwrap().iter().find(|form| form.id == "12.903a").unwrap();
    let follows_with = |answers: Value, facts: Value| {
        let filled = filled(answer, &answers, &facts);
        filled.iter().any(|entry| entry == "Check Box22: X")
    };
    let gives_up = || json!({"ifOneDies": "Each gives up the rights of a surviving spouse"});
    let parents = json!({"hasMinorChildren": "Yes", "spousalSupport": "No spousal support"});
    assert!(
        follows_with(parents.clone(), gives_up()),
        "the drafted agreement has no paragraph that swears to it"
    );
    assert!(!follows_with(parents.clone(), json!({})), "the court's agreement swears that both are filed");
    let mut made = gives_up();
    made["affidavits"] = json!("Yes, both");
    assert!(!follows_with(parents, made), "it was filed with the petition");
    let alone = json!({"hasMinorChildren": "No", "spousalSupport": "No spousal support"});
    assert!(!follows_with(alone, gives_up()), "none is due");
}

#[test]
fn why_a_plan_is_in_the_best_interests_of_the_children_stands_in_the_courts_petition() {
    let petition = CourtForm::embedded().unwrap().iter().find(|form| form.id == "12.901b1").unwrap();
    let given = json!({"bestInterests": "They stay at their school."});
    let filled = filled(petition, &json!({"hasMinorChildren": "Yes"}), &given);
    let stands =
        "Explain why this request is in the best interests of the children: They stay at their school.";
    assert!(filled.iter().any(|line| line == stands), "{filled:#?}");
}

#[test]
fn the_affidavit_says_which_home_it_is() {
    let affidavit = CourtForm::embedded().unwrap().iter().find(|form| form.id == "12.902c").unwrap();
    let home = json!({"category": "Home", "description": "14 River Street", "value": 30_000_000, "taker": "The Petitioner"});
    let filled = filled(affidavit, &json!({"hasMinorChildren": "Yes"}), &json!({"assets": [home]}));
    assert!(filled.iter().any(|entry| entry == "Home in words: 14 River Street"), "{filled:#?}");
}

#[test]
fn the_notice_of_related_cases_has_what_is_known_of_each() {
    let notice = CourtForm::embedded().unwrap().iter().find(|form| form.id == "12.900h").unwrap();
    let case = json!({
        "petitioner": "Ana Lopez", "respondent": "Luis Lopez", "number": "2024-DR-17", "kind": "Paternity", "florida": true,
        "court": "Fourth Circuit Court, Duval County, Florida", "relation": "It may affect this court’s jurisdiction",
    });
    let facts = json!({"relatedCases": true, "relatedCaseList": [case.clone(), case]});
    let filled = filled(notice, &json!({"hasMinorChildren": "No"}), &facts);
    for stands in [
        "Petitioner Name_1: Ana Lopez",
        "Related Case No. 1: 2024-DR-17",
        "Paternity: X",
        "Florida: X",
        "related case No. 2 Case No: 2024-DR-17",
        "Paternity_2: X",
        "may affect courts jurisdiction_2: X",
    ] {
        assert!(filled.iter().any(|entry| entry == stands), "{stands} in {filled:#?}");
    }
}
