//! What contradicts itself across the papers of a packet.

use serde_json::{Value, json};

use super::{is_found, parents};

#[test]
fn alimony_of_the_case_that_the_worksheet_does_not_have_is_pointed_out() {
    let lines = |deduction: &str, income: &str| {
        let mut facts = alimony_of_parents();
        facts["deductionsPetitioner"][0]["line"] = json!(deduction);
        facts["incomeRespondent"][1]["line"] = json!(income);
        let mut answers = parents();
        answers["spousalSupport"] = json!("Petitioner will pay Respondent");
        ["D56", "D56a"].map(|code| is_found(code, &answers, &facts))
    };
    let (paid, received) =
        ("25a. Court-ordered alimony paid, from this case", "9a. Alimony received, from this case");
    assert_eq!(lines(paid, received), [false, false]);
    assert_eq!(lines(paid, "10. Interest and dividends"), [true, false]);
    assert_eq!(lines("18. Income tax", received), [true, false]);
}

/// Facts from which the worksheet is computed, with alimony by the month.
fn alimony_of_parents() -> Value {
    let monthly = |line: &str, amount: u64| json!({ "line": line, "amount": amount, "paid": "a month" });
    json!({
        "children": [{ "name": "Ana Lopez", "minor": true, "initials": "A.L.", "age": "9", "livesWith": "The Petitioner" }],
        "overnights": "Equal: 182 or 183 with each parent",
        "careCosts": "There is no child care",
        "healthInsurance": "Neither has it at a reasonable cost now",
        "incomePetitioner": [monthly("1. Gross salary or wages", 600_000)],
        "deductionsPetitioner": [monthly("18. Income tax", 60_000)],
        "incomeRespondent": [
            monthly("1. Gross salary or wages", 200_000),
            monthly("9a. Alimony received, from this case", 60_000),
        ],
        "deductionsRespondent": [monthly("18. Income tax", 10_000)],
        "supportPayments": [
            { "amount": 60_000, "frequency": "each month", "first": "2027-01-01", "last": "2030-01-01" },
        ],
    })
}

#[test]
fn a_length_of_the_marriage_that_the_wedding_date_refutes_is_pointed_out() {
    let married =
        |day: &str| json!({ "marriageDate": day, "spousalSupport": "Petitioner will pay Respondent" });
    for (wedding, length, is_refuted) in [
        ("2023-11-22", "Under 3 years", false),
        ("2023-11-21", "Under 3 years", true),
        ("2025-01-01", "3 to under 10 years", true),
        ("2024-11-21", "3 to under 10 years", false),
        ("2016-11-21", "3 to under 10 years", true),
        ("2018-01-01", "10 to under 20 years", true),
        ("2017-11-21", "10 to under 20 years", false),
        ("2006-11-21", "10 to under 20 years", true),
        ("2008-01-01", "20 years or more", true),
        ("2007-11-21", "20 years or more", false),
    ] {
        let found = is_found("D48", &married(wedding), &json!({ "marriageLength": length }));
        assert_eq!(found, is_refuted, "{wedding}: {length}");
    }
}

#[test]
fn overnights_that_do_not_come_to_a_year_are_pointed_out() {
    let figures = |nights: u32| {
        json!({
            "minorChildren": 1, "netPetitioner": 300_000, "netRespondent": 250_000, "careMonthly": 0,
            "carePetitioner": 0, "careRespondent": 0, "oneSchedule": true, "overnights": "Other numbers",
            "healthInsurance": "Neither has it at a reasonable cost now", "overnightsPetitioner": 200,
            "overnightsRespondent": nights,
        })
    };
    assert!(is_found("D47", &parents(), &figures(150)));
    assert!(!is_found("D47", &parents(), &figures(165)));
}

#[test]
fn what_the_worksheet_lacks_from_another_part_of_the_details_is_pointed_out() {
    let told = |facts: &[(&str, Value)]| {
        let mut all = json!({ "minorChildren": 1, "netPetitioner": 300_000, "netRespondent": 250_000 });
        facts.iter().for_each(|(fact, value)| all[*fact] = value.clone());
        ["D57", "D57a"].map(|code| is_found(code, &parents(), &all))
    };
    let provided = ("healthInsurance", json!("The Petitioner provides it"));
    let nights = ("overnights", json!("Equal: 182 or 183 with each parent"));
    assert_eq!(told(&[]), [true, true]);
    assert_eq!(told(&[provided.clone(), nights.clone()]), [true, false]);
    assert_eq!(told(&[provided, ("healthCost", json!(20_000)), nights]), [false, false]);
    assert!(!is_found("D57", &parents(), &json!({ "netPetitioner": 300_000 })), "nothing was begun");
}
