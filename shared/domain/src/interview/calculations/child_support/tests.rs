//! Checks of the computed sheet.

use serde_json::{Value, json};

use crate::content::Catalog;
use crate::content::condition::ConditionContext;
use crate::interview::facts::{FactChanges, Matter};
use crate::interview::{AnswerChanges, Interview};

/// Case E5, as two parents would type it.
fn typed() -> Value {
    json!({
        "minorChildren": 2, "netPetitioner": 400_000, "netRespondent": 300_000,
        "careMonthly": 60_000, "carePetitioner": 0, "careRespondent": 60_000,
        "healthInsurance": "The Petitioner provides it", "healthCost": 20_000,
        "overnights": "Other numbers", "overnightsPetitioner": 165, "overnightsRespondent": 200,
    })
}

/// What stands in the paper when some of it is changed: outcomes by their ids.
fn outcomes(changed: &Value, ids: &[&str]) -> Vec<Option<String>> {
    outcomes_of(&json!({"hasMinorChildren": "Yes", "childrenDetails": "L.H., 14; P.H., 8"}), changed, ids)
}

fn outcomes_of(answers: &Value, changed: &Value, ids: &[&str]) -> Vec<Option<String>> {
    let catalog = Catalog::embedded().unwrap();
    let document_type = catalog.document_type("uncontestedDivorce").unwrap();
    let mut facts = typed();
    facts.as_object_mut().unwrap().extend(changed.as_object().unwrap().clone());
    let answers = AnswerChanges::parse(document_type, answers.as_object().unwrap()).unwrap();
    let facts = FactChanges::parse(document_type, catalog, facts.as_object().unwrap()).unwrap();
    let matter = Matter::default().with(document_type, answers, facts);
    let interview = Interview::new(document_type, &matter.answers).knowing(&matter.facts);
    ids.iter().map(|id| interview.calculated(&format!("worksheet.{id}")).map(|value| value.words())).collect()
}

fn one(changed: &Value, id: &str) -> Option<String> {
    outcomes(changed, &[id]).remove(0)
}

#[test]
fn the_lines_are_known_by_their_numbers() {
    let lines = outcomes(&json!({}), &["1T", "13A", "18A", "19A", "20B", "21A", "21B", "payer"]);
    let words: Vec<_> = lines.into_iter().map(Option::unwrap).collect();
    assert_eq!(
        words,
        ["$7,000.00", "$885.32", "$257.14", "$1,142.47", "$547.79", "$594.67", "–", "The Petitioner"]
    );
}

#[test]
fn the_parent_with_more_nights_is_named() {
    let nights = |number: u32| json!({"overnightsPetitioner": number, "overnightsRespondent": 365 - number});
    assert_eq!(one(&nights(165), "majority").as_deref(), Some("Respondent"));
    assert_eq!(one(&nights(261), "majority").as_deref(), Some("Petitioner"));
    let equal = json!({"overnights": "Equal: 182 or 183 with each parent"});
    assert_eq!(one(&equal, "majority"), None);
}

#[test]
fn what_is_missing_is_named_and_what_is_known_is_shown() {
    let begun = json!({"netRespondent": null, "healthInsurance": null});
    let missing =
        "the net monthly income of the Respondent and who provides the health insurance, and its cost";
    assert_eq!(one(&begun, "missing").as_deref(), Some(missing));
    assert_eq!(
        outcomes(&begun, &["1A", "1B", "guideline"]),
        [Some("$4,000.00".into()), Some("–".into()), None]
    );
}

#[test]
fn what_costs_nothing_is_paid_by_no_one() {
    let free = json!({"careMonthly": 0, "carePetitioner": null, "careRespondent": null});
    assert_eq!(one(&free, "missing"), None);
    assert_eq!(one(&free, "7aT").as_deref(), Some("$0.00"));
}

#[test]
fn where_there_is_no_amount_the_reason_is_said() {
    for (changed, reason) in [
        (json!({"minorChildren": 7}), "ends at six"),
        (json!({"oneSchedule": false}), "one number of overnights"),
        (json!({"overnightsRespondent": 199}), "come to 364"),
        (json!({"carePetitioner": 1}), "pay more for child care each month"),
        (json!({"netPetitioner": 100, "netRespondent": 100}), "below $800 a month"),
    ] {
        let refusal = one(&changed, "refusal").unwrap();
        assert!(refusal.contains(reason), "{refusal}");
        assert_eq!(one(&changed, "guideline"), None);
    }
}

#[test]
fn an_amount_is_compared_with_the_five_percent_of_the_law() {
    let asks = |amount: u64, payer: &str| {
        let changed = json!({"childSupport": amount, "childSupportPayer": payer});
        let of = ["asGuideline", "withinBand", "beyondBand"].into_iter();
        of.filter(|of| one(&changed, of).is_some()).collect::<Vec<_>>()
    };
    assert_eq!(asks(59_467, "The Petitioner"), ["asGuideline"]);
    assert_eq!(asks(59_417, "The Petitioner"), ["asGuideline"]);
    assert_eq!(asks(59_416, "The Petitioner"), ["withinBand"]);
    assert_eq!(asks(62_441, "The Petitioner"), ["withinBand"]);
    assert_eq!(asks(62_442, "The Petitioner"), ["beyondBand"]);
    assert_eq!(asks(56_493, "The Petitioner"), ["beyondBand"]);
    assert_eq!(asks(59_467, "The Respondent"), ["beyondBand"]);
}

#[test]
fn half_a_dollar_is_not_the_same_where_five_percent_is_less() {
    let asks = |amount: u64| {
        let changed = json!({
            "netPetitioner": 350_000, "netRespondent": 350_000, "careMonthly": 0, "carePetitioner": null,
            "careRespondent": null, "healthCost": 1_000, "overnights": "Equal: 182 or 183 with each parent",
            "overnightsPetitioner": null, "overnightsRespondent": null, "childSupport": amount,
            "childSupportPayer": "The Respondent",
        });
        let said = outcomes(&changed, &["guideline", "asGuideline", "beyondBand"]);
        said.into_iter().map(Option::unwrap_or_default).collect::<Vec<_>>()
    };
    assert_eq!(asks(525), ["$5.00", "Yes", ""]);
    assert_eq!(asks(526), ["$5.00", "", "Yes"]);
}

#[test]
fn an_amount_paid_the_other_way_differs_by_the_sum_of_both() {
    let difference = |amount: u64, payer: &str| {
        one(&json!({"childSupport": amount, "childSupportPayer": payer}), "askedDifference").unwrap()
    };
    assert_eq!(difference(60_000, "The Petitioner"), "$5.33");
    assert_eq!(difference(50_000, "The Petitioner"), "$94.67");
    assert_eq!(difference(60_000, "The Respondent"), "$1,194.67");
}

#[test]
fn a_copied_amount_is_asked_for_only_while_none_is_computed() {
    let catalog = Catalog::embedded().unwrap();
    let document_type = catalog.document_type("uncontestedDivorce").unwrap();
    let answers = json!({"hasMinorChildren": "Yes"});
    let answers = AnswerChanges::parse(document_type, answers.as_object().unwrap()).unwrap();
    let asks = |facts: Value| {
        let facts = FactChanges::parse(document_type, catalog, facts.as_object().unwrap()).unwrap();
        let matter = Matter::default().with(document_type, answers.clone(), facts);
        let interview = Interview::new(document_type, &matter.answers).knowing(&matter.facts);
        let is_computed = interview.answered("worksheet.guideline");
        (is_computed, interview.details().contains(&"childGuideline".to_string()))
    };
    assert_eq!(asks(json!({})), (false, true));
    assert_eq!(asks(typed()), (true, false));
}

/// One payment of alimony in dollars.
fn paid(dollars: u64, frequency: &str, first: &str) -> Value {
    json!({"amount": dollars * 100, "frequency": frequency, "first": first, "last": "2030-01-01"})
}

/// Affidavits with the net incomes of case E5, and what else stands on them.
fn affidavits(deducted: Value, received: Value) -> Value {
    let tax = json!({"line": "18. Income tax", "amount": 10_000, "paid": "a month"});
    let wages = |cents: u64| json!({"line": "1. Gross salary or wages", "amount": cents, "paid": "a month"});
    let all =
        |one: &Value, other: Value| other.is_null().then(|| json!([one])).unwrap_or(json!([one, other]));
    json!({
        "netPetitioner": null, "netRespondent": null,
        "incomePetitioner": [wages(410_000)], "deductionsPetitioner": all(&tax, deducted),
        "incomeRespondent": all(&wages(310_000), received), "deductionsRespondent": [tax],
    })
}

/// What the sheet says where the Petitioner agreed to pay alimony: its amount each month, line 1, the guideline amount and who pays it.
fn with_alimony(payments: &[Value], facts: &Value) -> [String; 5] {
    let answers = json!({
        "hasMinorChildren": "Yes", "childrenDetails": "L.H., 14; P.H., 8",
        "spousalSupport": "Petitioner will pay Respondent",
    });
    let mut facts = facts.clone();
    facts.as_object_mut().unwrap().insert("supportPayments".into(), json!(payments));
    let ids = ["agreedAlimony", "1WithAlimonyA", "1WithAlimonyB", "guidelineWithAlimony", "payerWithAlimony"];
    let said: Vec<_> =
        outcomes_of(&answers, &facts, &ids).into_iter().map(Option::unwrap_or_default).collect();
    said.try_into().unwrap()
}

const NOTHING: [&str; 5] = [""; 5];

#[test]
fn alimony_of_the_same_case_is_counted_beside_the_sheet() {
    let facts = affidavits(Value::Null, Value::Null);
    let payer = "The Petitioner";
    let monthly = [paid(500, "each month", "2027-01-01")];
    assert_eq!(with_alimony(&monthly, &facts), ["$500.00", "$3,500.00", "$3,500.00", "$335.57", payer]);
    let biweekly = [paid(500, "every two weeks", "2027-01-01")];
    assert_eq!(with_alimony(&biweekly, &facts), ["$1,083.33", "$2,916.67", "$4,083.33", "$33.28", payer]);
}

#[test]
fn of_several_payments_of_alimony_those_count_that_begin_first_and_go_on() {
    let facts = affidavits(Value::Null, Value::Null);
    let later = paid(200, "each month", "2028-01-01");
    let first = paid(500, "each month", "2027-01-01");
    let once = paid(5_000, "once", "2026-12-01");
    assert_eq!(with_alimony(&[once, later, first.clone()], &facts)[0], "$500.00");
    let beside = paid(120, "each week", "2027-01-01");
    assert_eq!(with_alimony(&[first, beside], &facts)[0], "$1,020.00");
}

#[test]
fn alimony_that_changes_nothing_or_leaves_nothing_is_not_counted() {
    let facts = affidavits(Value::Null, Value::Null);
    assert_eq!(with_alimony(&[paid(500, "once", "2027-01-01")], &facts), NOTHING);
    assert_eq!(with_alimony(&[paid(5_000, "each month", "2027-01-01")], &facts), NOTHING);
    let line = |line: &str| json!({"line": line, "amount": 50_000, "paid": "a month"});
    let on_both = affidavits(
        line("25a. Court-ordered alimony paid, from this case"),
        line("9a. Alimony received, from this case"),
    );
    assert_eq!(with_alimony(&[paid(500, "each month", "2027-01-01")], &on_both), NOTHING);
}

#[test]
fn whether_a_net_income_that_is_typed_counts_the_alimony_is_not_guessed() {
    assert_eq!(with_alimony(&[paid(500, "each month", "2027-01-01")], &json!({})), NOTHING);
}

#[test]
fn support_on_paydays_goes_by_the_affidavit_of_the_parent_who_pays_or_else_by_what_is_said() {
    let ids = ["askedEachTime", "askedEvery"];
    let said = |more: Value| {
        let mut facts = json!({
            "childSupport": 50_000, "childSupportPayer": "The Petitioner",
            "childSupportDay": "On the paydays of the parent who pays",
        });
        facts.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        outcomes(&facts, &ids).into_iter().map(Option::unwrap_or_default).collect::<Vec<_>>()
    };
    assert_eq!(said(json!({})), ["", ""]);
    assert_eq!(said(json!({"paydays": "Each week"})), ["$115.38", "week"]);
    let works = json!({
        "workPetitioner": ["Employed"], "employerPetitioner": "Gulf Foods", "payPetitioner": 210_000,
        "paydayPetitioner": "Every other week",
    });
    assert_eq!(said(works), ["$230.77", "two weeks"]);
}
