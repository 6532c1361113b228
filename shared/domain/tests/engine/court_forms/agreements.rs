//! What stands in the court’s own agreements.

use domain::content::CourtForm;
use serde_json::{Value, json};

use super::filled;

/// Paragraph 5 of the court's agreement says by itself until when the insurance is kept, and paragraph 4 of the alimony says nothing.
#[test]
fn the_courts_agreement_says_until_when_life_insurance_is_kept_and_what_is_paid_as_each_child_grows_up() {
    let agreement = CourtForm::embedded().unwrap().iter().find(|form| form.id == "12.902f1").unwrap();
    let answers = json!({"hasMinorChildren": "Yes", "spousalSupport": "Petitioner will pay Respondent"});
    let insurance = |payee: &str, until: &str| json!({"insured": "The Petitioner", "amount": 15_000_000, "payee": payee, "until": until});
    let facts = json!({
        "lifeInsurance": [insurance("The children", "June 1, 2040"), insurance("The other party", "the last payment")],
        "stepDown": [
            {"child": "Luis Lopez", "ends": "2032-05-09", "rest": 20_241},
            {"child": "Ana Lopez", "ends": "2037-02-27", "rest": 0},
        ],
    });
    let filled = filled(agreement, &answers, &facts);
    let other = "Other provisions of the child support";
    for stands in [
        format!("{other}: Life insurance of the Petitioner for the children; at least: $150,000.00; kept, in place of the time in no. 5, until: June 1, 2040"),
        "Check Box16: X".to_string(),
        "Other provisions of the alimony: Life insurance of the Petitioner for the other party; at least: $150,000.00; kept until: the last payment".to_string(),
        "Indicate if schedule appears below: X".to_string(),
        "Schedule of child support: Child: Luis Lopez; support ends: May 9, 2032; then each month: $202.41\nChild: Ana Lopez; support ends: February 27, 2037; then each month: $0.00".to_string(),
    ] {
        assert!(filled.contains(&stands), "{stands} in {filled:#?}");
    }
}

/// Two children of a worksheet, with the month of their birthdays.
fn of_worksheet(born: [&str; 2]) -> Value {
    let child = |day: &str| json!({"name": format!("Child of {day}"), "minor": true, "initials": "C.L.", "age": "9", "livesWith": "The Petitioner", "birthDate": day});
    json!({
        "children": born.map(child), "netPetitioner": 400_000, "netRespondent": 300_000, "careMonthly": 0,
        "healthInsurance": "Neither has it at a reasonable cost now", "overnights": "Other numbers",
        "overnightsPetitioner": 165, "overnightsRespondent": 200, "childSupportDay": "On the first day of each month",
    })
}

/// What the court's agreement says of the day on which support changes.
fn of_change(facts: &Value) -> Vec<String> {
    let agreement = CourtForm::embedded().unwrap().iter().find(|form| form.id == "12.902f1").unwrap();
    let filled = filled(agreement, &json!({"hasMinorChildren": "Yes"}), facts);
    let of_change = [
        "Terminating",
        "Total number of",
        "Indicate child support",
        "Commencing month, day, year 2",
        "Indicate amount 2",
    ];
    let mut lines: Vec<String> =
        filled.into_iter().filter(|line| of_change.iter().any(|start| line.starts_with(start))).collect();
    lines.sort_unstable();
    lines
}

#[test]
fn the_courts_agreement_says_when_support_for_the_first_child_ends_and_what_follows() {
    let ends = "Terminating month, day, year: May 9, 2032";
    let apart = of_change(&of_worksheet(["2014-05-09", "2020-02-11"]));
    assert!(apart.contains(&ends.to_string()), "{apart:?}");
    for stands in [
        "Commencing month, day, year 2: May 9, 2032",
        "Terminating month, day, year 2: February 11, 2038",
        "Total number of remaining children: 1",
    ] {
        assert!(apart.iter().any(|line| line == stands), "{stands} in {apart:?}");
    }
    assert!(
        apart.iter().any(|line| line.starts_with("Indicate amount 2: ") && !line.contains('$')),
        "{apart:?}"
    );
    assert_eq!(of_change(&of_worksheet(["2014-05-09", "2014-05-09"])), [ends]);
}

/// Of a day that the parents state, a birthday says nothing.
#[test]
fn where_the_parents_state_when_support_ends_the_courts_agreement_points_to_their_schedule() {
    let mut asked = of_worksheet(["2014-05-09", "2020-02-11"]);
    asked["childSupport"] = json!(900_000);
    asked["childSupportPayer"] = json!("The Petitioner");
    let without = of_change(&asked);
    assert!(!without.iter().any(|line| line.starts_with("Indicate")), "{without:?}");
    asked["stepDown"] = json!([{"child": "Ana Lopez", "ends": "2032-05-27", "rest": 40_000}]);
    let stated = of_change(&asked);
    for line in [
        "Terminating month, day, year",
        "Commencing month, day, year 2",
        "Terminating month, day, year 2",
        "Indicate amount 2",
    ] {
        assert!(stated.contains(&format!("{line}: see schedule")), "{line} in {stated:?}");
    }
}

/// Rehabilitative alimony that is secured by the life insurance of the one who pays it.
fn rehabilitative(payments: &Value) -> Value {
    json!({
        "supportPayments": payments, "supportKind": "Rehabilitative", "supportPlan": "A course in nursing",
        "supportMethod": "Through the court’s depository", "supportChange": "Not modifiable",
        "lifeInsurance": [{"insured": "The Petitioner", "amount": 4_000_000, "payee": "The other party", "until": "the last payment"}],
    })
}

#[test]
fn the_courts_agreement_without_children_has_the_alimony_that_the_spouses_agreed_on() {
    let agreement = CourtForm::embedded().unwrap().iter().find(|form| form.id == "12.902f2").unwrap();
    let answers = json!({"hasMinorChildren": "No", "spousalSupport": "Petitioner will pay Respondent"});
    let each_month =
        json!({"amount": 90_000, "frequency": "each month", "first": "2027-03-01", "last": "2030-02-01"});
    let one = filled(agreement, &answers, &rehabilitative(&json!([each_month])));
    for stands in [
        "Amount of the alimony: 900.00",
        "Select if month: X",
        "Beginning date: March 1, 2027",
        "Enter date or event alimony continues until 2: February 1, 2030, the last payment",
        "Kind of alimony: Rehabilitative",
        "How the alimony is paid: How paid: Through the court’s depository",
        "Later change of the alimony: Later change: Not modifiable",
        "Plan of the alimony: Plan: A course in nursing",
        "Select if applicable: X",
        "Petitioner - Check Box8: X",
        "Indicate in the amount of: 40,000.00",
        "Life insurance for the alimony: Life insurance of the Petitioner for the other party; at least: $40,000.00; kept until: the last payment",
    ] {
        assert!(one.iter().any(|entry| entry == stands), "{stands} in {one:#?}");
    }
    assert!(!one.iter().any(|entry| entry.starts_with("Payments of the alimony")), "{one:#?}");
    let once = json!({"amount": 500_000, "frequency": "once", "first": "2027-03-01", "last": "2027-03-01"});
    let two = filled(agreement, &answers, &rehabilitative(&json!([each_month, once])));
    let stands = "Payments of the alimony: Spousal support: $900.00 each month; first payment: March 1, 2027; last payment: \
                  February 1, 2030\nSpousal support: $5,000.00 once; first payment: March 1, 2027";
    assert!(two.iter().any(|entry| entry == stands), "{two:#?}");
    assert!(
        !two.iter()
            .any(|entry| entry.starts_with("Amount of the alimony") || entry.starts_with("Select if month")),
        "{two:#?}"
    );
}

#[test]
fn the_courts_agreement_with_children_has_the_alimony_that_the_spouses_agreed_on() {
    let agreement = CourtForm::embedded().unwrap().iter().find(|form| form.id == "12.902f1").unwrap();
    let answers = json!({"hasMinorChildren": "Yes", "spousalSupport": "Petitioner will pay Respondent"});
    let each_week =
        json!([{"amount": 20_000, "frequency": "each week", "first": "2027-03-01", "last": "2030-02-01"}]);
    let filled = filled(agreement, &answers, &rehabilitative(&each_week));
    for stands in [
        "Dollar amount: 200.00",
        "Check Box11: X",
        "Enter beginning date of alimony: March 1, 2027",
        "Enter date or event alimony continues until: February 1, 2030, the last payment",
        "Kind of alimony: Rehabilitative",
        "How the alimony is paid and changed: How paid: Through the court’s depository; later change: Not modifiable",
        "Plan of the alimony: Plan: A course in nursing",
        "Life insurance amount to secure the above support, will be provided by the Obligor: 40,000.00",
    ] {
        assert!(filled.iter().any(|entry| entry == stands), "{stands} in {filled:#?}");
    }
}

#[test]
fn the_total_of_an_agreement_is_without_what_is_to_be_sold_and_says_so() {
    let asset = |category: &str, value: u64, taker: &str| json!({"category": category, "description": category, "value": value, "taker": taker});
    let facts = json!({"assets": [
        asset("Cash", 100_100, "The Petitioner"),
        asset("Home", 30_000_000, "Sold, and the money shared equally"),
    ]});
    for (id, children, total) in [
        ("12.902f1", "Yes", "Total Assets to Petitioner: 1,001.00"),
        ("12.902f3", "No", "Total Assets to petitioner: 1,001.00"),
    ] {
        let agreement = CourtForm::embedded().unwrap().iter().find(|form| form.id == id).unwrap();
        let filled = filled(agreement, &json!({"hasMinorChildren": children}), &facts);
        for stands in [total, "Without what is sold, Petitioner: Without one half of what is to be sold"] {
            assert!(filled.iter().any(|entry| entry == stands), "{stands} in {filled:#?}");
        }
    }
}

#[test]
fn a_half_stands_beside_what_is_halved_and_in_the_total_of_each_spouse() {
    let agreement = CourtForm::embedded().unwrap().iter().find(|form| form.id == "12.902f3").unwrap();
    let asset = |category: &str, value: u64, taker: &str| json!({"category": category, "description": category, "value": value, "taker": taker});
    let facts = json!({"assets": [
        asset("Cash", 100_101, "Each one half"),
        asset("Boat", 300_000, "The Respondent"),
    ]});
    let filled = filled(agreement, &json!({"hasMinorChildren": "No"}), &facts);
    for stands in [
        "Current fair market value cash on hand petitioner shall receive: 500.51",
        "Current fair market value cash on hand respondent shall receive: 500.50",
        "Total Assets to petitioner: 500.51",
        "Total Assets to respondent: 3,500.50",
    ] {
        assert!(filled.iter().any(|entry| entry == stands), "{stands} in {filled:#?}");
    }
}
