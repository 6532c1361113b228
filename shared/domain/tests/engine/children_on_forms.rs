//! What the court's own forms say of children, for parents who swear to them.

use domain::content::CourtForm;
use serde_json::{Value, json};

use crate::court_forms::filled;

fn said(form: &str, facts: &Value) -> Vec<String> {
    let forms = CourtForm::embedded().unwrap_or_else(|problems| panic!("{problems}"));
    let form = forms.iter().find(|each| each.id == form).unwrap();
    filled(
        form,
        &json!({"hasMinorChildren": "Yes", "spousalSupport": "Respondent will pay Petitioner"}),
        facts,
    )
}

fn has(filled: &[String], expected: &[&str]) {
    for stands in expected {
        assert!(filled.iter().any(|entry| entry == stands), "{stands} in {filled:#?}");
    }
}

fn without(filled: &[String], fields: &[&str]) {
    for field in fields {
        assert!(
            !filled.iter().any(|entry| entry.starts_with(&format!("{field}: "))),
            "{field} in {filled:#?}"
        );
    }
}

/// Figures of a worksheet in which the Petitioner has so many nights.
fn figures(nights: u32) -> Value {
    json!({
        "minorChildren": 1, "netPetitioner": 300_000, "netRespondent": 250_000, "careMonthly": 0, "oneSchedule": true,
        "uncoveredInSupport": false, "healthInsurance": "Neither has it at a reasonable cost now",
        "overnights": "Other numbers", "overnightsPetitioner": nights, "overnightsRespondent": 365 - nights,
    })
}

const NIGHTS: [&str; 3] =
    ["overnight stays with the Petitioner", "overnight stays", "21. Presumptive Child Support to be Paid"];

#[test]
fn a_worksheet_that_ends_with_line_9_has_nothing_on_the_lines_of_substantial_time() {
    without(&said("12.902e", &figures(52)), &NIGHTS);
    let shared = said("12.902e", &figures(150));
    assert!(NIGHTS.iter().all(|field| shared.iter().any(|entry| entry.starts_with(field))), "{shared:#?}");
}

#[test]
fn the_courts_plan_names_the_parent_with_more_nights_and_halves_a_year_that_is_shared_equally() {
    let majority = "Insert the name or designation of the appropriate parent in the space provided";
    has(&said("12.995a", &figures(261)), &[&format!("{majority}: Petitioner")]);
    let nights = "Based upon the time-sharing schedule Parent has overnights per year";
    let equal = said("12.995a", &json!({"overnights": "Equal: 182 or 183 with each parent"}));
    let neither = format!("{majority}: neither (equal time)");
    has(&equal, &[&format!("{nights}: 182.5"), &format!("{nights} 1: 182.5"), &neither]);
}

#[test]
fn the_courts_plan_takes_back_what_it_says_of_jurisdiction_where_the_details_say_otherwise() {
    let both = said("12.995a", &json!({"homeState": false, "habitualResidence": false}));
    assert!(both.iter().any(|entry| entry.starts_with("other jurisdiction: The first two sentences")));
    let one = said("12.995a", &json!({"homeState": false, "habitualResidence": true}));
    assert!(one.iter().any(|entry| entry.starts_with("other jurisdiction: The second sentence")));
    without(
        &said("12.995a", &json!({"homeState": true, "habitualResidence": true})),
        &["other jurisdiction"],
    );
}

#[test]
fn the_courts_plan_names_who_decides() {
    let decided = json!({
        "responsibility": "Shared parental responsibility, with the decisions listed here made by the parent named there",
        "schoolMatters": "The Petitioner", "medicalDecisions": "Both parents together",
        "decisions": [{"what": "Religion", "who": "The Respondent"}],
    });
    let expected =
        ["Parent 1: Petitioner", "Parent 2: both parents", "Decision 1: Religion", "Parent 3: Respondent"];
    has(&said("12.995a", &decided), &expected);
    let together = json!({"responsibility": "Shared parental responsibility: the parents confer and decide together", "schoolMatters": "The Petitioner"});
    without(&said("12.995a", &together), &["Parent 1", "Decision 1"]);
}

#[test]
fn the_courts_plan_has_the_holidays_that_parents_state_in_words() {
    let day = |day: &str| json!({"day": day, "even": "The Petitioner", "odd": "Half with each", "times": "all day"});
    let words = json!({
        "holidays": [day("Thanksgiving"), day("Mother’s Day"), day("Easter"), day("Summer break"), day("Flag Day")],
        "holidaysFirst": "The regular schedule controls", "safeExchange": "Yes", "safePlace": "the sheriff’s office",
    });
    let filled = said("12.995a", &words);
    let expected = [
        "Check Box43: X",
        "Thanksgiving: Petitioner",
        "Odd Years 12: Half with each",
        "Mothers Day: Petitioner",
        "Easter: Petitioner",
        "other special day 1: Summer break",
        "other special day 2: Flag Day",
        "Check Box117: X",
        "make note of other provisions: In place of the second sentence of part VII.2.c: the regular schedule controls where it differs from the holiday schedule.\nNeutral safe exchange location (s. 61.455): the sheriff’s office.",
    ];
    has(&filled, &expected);
}

#[test]
fn a_calendar_without_holidays_says_that_none_apply() {
    let calendar = json!({
        "scheduleBy": "With the calendar",
        "schedule": {"rhythm": "week", "first": "respondent", "start": "2027-01-08", "exchange": "after school", "holidays": {}, "breaks": {}},
    });
    let filled = said("12.995a", &calendar);
    has(&filled, &["Check Box41: X"]);
    without(&filled, &["Check Box43"]);
}

/// Two minor children, and a grown one who depends on the parents.
fn family() -> Value {
    let child = |name: &str, minor: bool, sex: &str| json!({"name": name, "minor": minor, "initials": "A.P.", "age": "9", "livesWith": "The Petitioner", "birthPlace": "Orlando, Florida", "sex": sex});
    json!([
        child("Aoife Peña", true, "Female"),
        child("Nora Peña", false, "Female"),
        child("Tomás Peña", true, "Male")
    ])
}

#[test]
fn the_custody_affidavit_has_the_homes_of_each_child_with_the_present_one_first() {
    let home = |child: &str, from: &str, until: Option<&str>| json!({"period": "since then", "place": "Orlando, Florida", "persons": "Both parents", "child": child, "from": from, "until": until, "street": "1 Lake Lane", "relation": "Parents"});
    let facts = json!({
        "children": family(),
        "childrenHomes": [
            home("All of them", "2/26", None), home("The first child", "8/21", Some("2/26")), home("The second child", "8/23", Some("2/26")),
        ],
    });
    let filled = said("12.902d", &facts);
    let expected = [
        "number of minor children subject to this proceeding is: 2",
        "child number two legal name: Tomás Peña",
        "Place of Birth 2: Orlando, Florida",
        "Sex 2: Male",
        "where child lived for past five years. Give date from when to present: 2/26",
        "date 2 from: 8/21",
        "date 2 until: 2/26",
        "previous address: 1 Lake Lane, Orlando, Florida",
        "date 7 from: 2/26",
        "date 8 from: 8/23",
        "relationship 2: Parents",
    ];
    has(&filled, &expected);
    without(&filled, &["date 3 from", "date 9 from", "date 13 from"]);
}

#[test]
fn each_parent_swears_to_what_is_so_of_that_parent() {
    let taken = json!({
        "custodyPast": "The Respondent", "custodyPending": false, "custodyOthers": true, "supportOrdered": false,
        "custodyPastCases": [{"child": "Aoife", "kind": "Guardianship", "court": "Orange County, Florida"}],
        "custodyOtherPersons": [{"person": "Rose Désir, Killeen", "hasCustody": false, "claimsCustody": true, "claimsTime": false, "child": "Aoife"}],
    });
    let filled = said("12.902d", &taken);
    let expected = [
        "check if you have not participated in custody or time sharing proceedings: X",
        "I HAVE NO INFORMATION of any custody or time-sharing proceeding pending in a court of this: X",
        "Name and address of person: Rose Désir, Killeen",
        "claims custody rights: X",
        "children not subject to existing child support: X",
    ];
    has(&filled, &expected);
    without(&filled, &["Type of proceeding", "has physical custody"]);
}

#[test]
fn names_beside_own_words_and_the_number_of_children_stand_on_the_forms() {
    let words = json!({"minorChildren": 2, "childrenNames": [
        {"name": "Kervens Toussaint", "age": "12", "livesWith": "The Petitioner"},
        {"name": "Lia Toussaint", "age": "8", "livesWith": "The Petitioner"},
    ]});
    has(
        &said("12.901b1", &words),
        &["name and date of birth child 2: Lia Toussaint", "minor resides with petitioner: X"],
    );
    let affidavit = ["next child: 2", "number of minor children subject to this proceeding is: 2"];
    has(&said("12.902d", &words), &affidavit);
    has(&said("12.995a", &words), &["name of child one and date of birth: Kervens Toussaint"]);
    has(
        &said("12.902j", &words),
        &["Name date of birth social security number of minor child2: Lia Toussaint"],
    );
}

#[test]
fn the_petition_for_parents_has_the_alimony_that_they_agreed_on() {
    let agreed = json!({
        "supportKind": "Durational", "supportSecured": true, "supportMethod": "Directly to the other party",
        "supportPayments": [{"amount": 90_000, "frequency": "each month", "first": "2027-02-01", "last": "2030-01-01"}],
        "lifeInsurance": [{"insured": "The Respondent", "amount": 100, "payee": "The other party", "until": "2030"}],
        "pastSupport": false, "childSupportFirst": "2027-02-01", "children": family(),
    });
    let expected = [
        "indicate amount of payment: 900.00",
        "check for every month: X",
        "beginning date of support: February 1, 2027",
        "payment made until this date: January 1, 2030, the last payment",
        "check for other provisions: X",
        "indicate what other provisons are: How paid: Directly to the other party.",
        "petitioner requests life insurance on the other spouse’s life: X",
        "check for date of other: X",
        "indicate other date here: none",
        "child name and birth date with disability 1: Nora Peña",
    ];
    has(&said("12.901b1", &agreed), &expected);
    has(&said("12.901b1", &json!({"pastSupport": false})), &["check for date of filing: X"]);
}

#[test]
fn the_courts_plan_says_of_each_break_that_it_follows_the_regular_schedule() {
    let schedule =
        json!({"rhythm": "week", "first": "petitioner", "start": "2027-01-08", "exchange": "6:00 p.m."});
    let plan = said("12.995a", &json!({"scheduleBy": "With the calendar", "schedule": schedule}));
    let winter = "Indicate other winter break date variations: The regular schedule";
    has(&plan, &["Check Box52: X", winter, "Check Box54: X", "Check Box104: X"]);
}
