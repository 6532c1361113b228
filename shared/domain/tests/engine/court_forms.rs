//! What stands in the boxes of a court form, for answers and facts, by a map that the test makes.

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

/// The boxes of the first filing with what stands in each.
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
    entries(&form.filings[0], &interview, &nonlawyer).iter().map(said).collect()
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
    assert_eq!(form.filings[0].fields(), ["Petitioner", "Case No"]);
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
    let respondent = CourtForm { filings: form.filings[1..].to_vec(), ..form };
    assert_eq!(filled(&respondent, &names, &json!({})), ["Name: Arjun Patel"]);
    assert_eq!(respondent.filings[0].fields(), ["Name", "Fax"]);
}

#[test]
fn no_form_of_the_court_is_given_a_birth_date() {
    let forms = CourtForm::embedded().unwrap_or_else(|problems| panic!("{problems}"));
    assert!(forms.len() > 10);
    for form in forms {
        let said = format!("{form:?}");
        assert!(!said.contains("birthDate"), "{}", form.id);
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

/// Holidays and breaks of a calendar, and days in words.
fn shared_days() -> Value {
    json!({
        "scheduleBy": "With the calendar", "activityCosts": "In proportion to the incomes",
        "mentalHealth": "Both parents together",
        "otherDays": [
            {"day": "Birthdays", "even": "Half with each", "odd": "Half with each", "times": "until 7:00 p.m."},
            {"day": "Eid", "even": "The Petitioner", "odd": "The Respondent", "times": "from 9:00 a.m."},
            {"day": "Diwali", "even": "The Respondent", "odd": "The Petitioner", "times": "from noon"},
            {"day": "Easter", "even": "The Petitioner", "odd": "The Petitioner", "times": "the day"},
            {"day": "Lunar New Year", "even": "The Petitioner", "odd": "The regular schedule", "times": "the day"},
        ],
        "schedule": {
            "rhythm": "week", "first": "respondent", "start": "2027-01-08", "exchange": "after school",
            "holidays": {
                "thanksgiving": {"span": "sunday", "even": "petitioner", "odd": "respondent"},
                "christmas": {"span": "both", "even": "respondent", "odd": "petitioner"},
            },
            "breaks": {
                "spring": {"from": "03-14", "to": "03-21", "even": "respondent", "odd": "petitioner"},
                "summer": {"from": "06-04", "to": "08-10", "even": "regular", "odd": "regular"},
                "winter": {"from": "12-18", "to": "01-03", "even": "petitioner_first", "odd": "respondent_first"},
            },
        },
    })
}

#[test]
fn a_calendar_that_says_nothing_of_summer_follows_the_regular_schedule_through_it() {
    let plan = CourtForm::embedded().unwrap().iter().find(|form| form.id == "12.995a").unwrap();
    let mut facts = shared_days();
    facts["schedule"]["breaks"].as_object_mut().unwrap().remove("summer");
    let filled = filled(plan, &json!({"hasMinorChildren": "Yes"}), &facts);
    let summer = ["Check Box104", "Check Box105", "Check Box106", "Check Box117"];
    let ticked = summer.map(|field| filled.contains(&format!("{field}: X")));
    assert_eq!(ticked, [true, false, false, false]);
}

/// The parents of a calendar who swear to the court's own plan.
#[test]
fn the_holidays_and_breaks_of_the_calendar_stand_in_the_courts_parenting_plan() {
    let plan = CourtForm::embedded().unwrap().iter().find(|form| form.id == "12.995a").unwrap();
    let answers = json!({"hasMinorChildren": "Yes"});
    let filled = filled(plan, &answers, &shared_days());
    for stands in [
        "Check Box43: X",
        "Thanksgiving: Petitioner",
        "Odd Years 12: Respondent",
        "BeginEnd Time 12: Wednesday to Sunday",
        "Birthdays: Half with each",
        "BeginEnd Time 17: until 7:00 p.m.",
        "Easter: Petitioner",
        "Odd Years 5: Petitioner",
        "other special day 1: Eid",
        r#"other special day 2: attached ["Diwali; Even years: Respondent; Odd years: Petitioner; from noon", "Lunar New Year; Even years: Petitioner; Odd years: The regular schedule; the day"]"#,
        "December holidays: Christmas (December 24 to December 26): Even years: the Respondent; odd years: the Petitioner",
        "spring break other share time: Even years: the Respondent; odd years: the Petitioner",
        "date for summer break 4: Every year: as in the regular schedule",
        "other: Costs of activities: in proportion to the incomes of the parents",
        "make note of other provisions: Consent to mental health treatment, in place of the last sentence of part IV.1.a: Both parents \
         together.\nDays of a school break (part VII), Spring break: As the school calendar has it; counted from March 14 to March 21.\nDays \
         of a school break (part VII), Summer break: As the school calendar has it; counted from June 4 to August 10.\nDays of a school \
         break (part VII), Winter break: As the school calendar has it; counted from December 18 to January 3.",
    ] {
        assert!(filled.iter().any(|entry| entry == stands), "{stands} in {filled:#?}");
    }
}

#[test]
fn the_table_of_holidays_is_not_ticked_for_school_breaks_alone() {
    let plan = CourtForm::embedded().unwrap().iter().find(|form| form.id == "12.995a").unwrap();
    let facts = json!({"scheduleBy": "With the calendar", "schedule": {
        "rhythm": "week", "first": "respondent", "start": "2027-01-08", "exchange": "after school",
        "holidays": {"christmas": {"span": "both", "even": "respondent", "odd": "petitioner"}},
        "breaks": {"spring": {"from": "03-14", "to": "03-21", "even": "respondent", "odd": "petitioner"}},
    }});
    let filled = filled(plan, &json!({"hasMinorChildren": "Yes"}), &facts);
    assert!(filled.iter().any(|entry| entry == "Check Box53: X"), "{filled:#?}");
    assert!(!filled.iter().any(|entry| entry.starts_with("Check Box43")), "{filled:#?}");
}

/// Paragraph 6 of the answer swears to one of two.
#[test]
fn the_answer_says_that_a_financial_affidavit_follows_where_one_is_due() {
    let answer = CourtForm::embedded().unwrap().iter().find(|form| form.id == "12.903a").unwrap();
    let follows = |answers: Value| {
        let filled = filled(answer, &answers, &json!({}));
        filled.iter().any(|entry| entry == "Check Box22: X")
    };
    assert!(follows(json!({"hasMinorChildren": "Yes", "spousalSupport": "No spousal support"})));
    assert!(follows(json!({"hasMinorChildren": "No", "spousalSupport": "Respondent will pay Petitioner"})));
    assert!(!follows(json!({"hasMinorChildren": "No", "spousalSupport": "No spousal support"})));
}

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

#[test]
fn the_courts_agreement_says_when_support_for_the_first_child_ends_and_what_follows() {
    let agreement = CourtForm::embedded().unwrap().iter().find(|form| form.id == "12.902f1").unwrap();
    let lines = |facts: &Value| {
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
    };
    let ends = "Terminating month, day, year: May 9, 2032";
    let apart = lines(&of_worksheet(["2014-05-09", "2020-02-11"]));
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
    assert_eq!(lines(&of_worksheet(["2014-05-09", "2014-05-09"])), [ends]);
    let mut asked = of_worksheet(["2014-05-09", "2020-02-11"]);
    asked["childSupport"] = json!(900_000);
    asked["childSupportPayer"] = json!("The Petitioner");
    assert!(!lines(&asked).iter().any(|line| line.starts_with("Indicate")), "{:?}", lines(&asked));
    asked["stepDown"] = json!([{"child": "Ana Lopez", "ends": "2032-05-09", "rest": 40_000}]);
    assert!(lines(&asked).contains(&"Indicate amount 2: see schedule".to_string()), "{:?}", lines(&asked));
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
fn each_decision_of_one_parent_has_a_line_of_its_own_in_the_courts_plan() {
    let plan = CourtForm::embedded().unwrap().iter().find(|form| form.id == "12.995a").unwrap();
    let facts = json!({
        "responsibility": "Shared parental responsibility, with the decisions listed here made by the parent named there",
        "decisions": [{"what": "Orthodontic care", "who": "The Respondent"}, {"what": "Religion", "who": "The Petitioner"}],
    });
    let filled = filled(plan, &json!({"hasMinorChildren": "Yes"}), &facts);
    for stands in [
        "Decision 1: Orthodontic care",
        "Parent 3: Respondent",
        "Decision 2: Religion",
        "Parent 4: Petitioner",
    ] {
        assert!(filled.iter().any(|line| line == stands), "{stands} in {filled:#?}");
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
