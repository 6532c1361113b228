//! What stands in the court’s own parenting plan.

use domain::content::CourtForm;
use serde_json::{Value, json};

use super::filled;

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
    ] {
        assert!(filled.iter().any(|entry| entry == stands), "{stands} in {filled:#?}");
    }
    let note = filled.iter().find(|entry| entry.starts_with("make note of other provisions: ")).unwrap();
    for stands in [
        ": Consent to mental health treatment, in place of the last sentence of part IV.1.a: Both parents together.\n",
        "\nDays of a school break (part VII), Spring break: As the school calendar has it; counted from March 14 to March 21.\n",
        "\nDays of a school break (part VII), Summer break: As the school calendar has it; counted from June 4 to August 10.\n",
        "\nDays of a school break (part VII), Winter break: As the school calendar has it; counted from December 18 to January 3.\n",
        "\nEach week of part VII.1 begins with Friday night. After the last week the first begins again.\n",
        "controls where it differs from the regular schedule, and a holiday controls over a school break.\n",
        "\nA winter holiday of part VII.3.d controls over the winter break of part VII.3.c",
        "\nWhere a break is divided and has an odd number of nights, the first half has one more.\n",
        " February 29 is not counted, so that the numbers make 365.\n",
        "\nHolidays and times of part VII.2 that have no calendar dates are not counted.",
    ] {
        assert!(note.contains(stands), "{stands} in {note}");
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
