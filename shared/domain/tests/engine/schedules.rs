//! Schedules that are laid out by the server and by the page: `schedules.json` holds both to the same nights.

use std::fs;
use std::path::Path;

use domain::content::Catalog;
use domain::content::fact::Fact;
use domain::interview::facts::{FactChanges, Matter};
use domain::interview::{AnswerChanges, Interview};
use domain::time_sharing::Nights;
use serde_json::{Value, json};

const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/schedules.json");

fn declared() -> &'static Fact {
    Catalog::embedded().unwrap().document_type("uncontestedDivorce").unwrap().fact("schedule").unwrap()
}

/// What comes of a stranger's schedule: the words of its refusal, or the matter that has it.
fn given(schedule: &Value) -> Result<Matter, String> {
    let catalog = Catalog::embedded().unwrap();
    let divorce = catalog.document_type("uncontestedDivorce").unwrap();
    let facts = json!({"scheduleBy": "With the calendar", "schedule": schedule});
    let facts = FactChanges::parse(divorce, catalog, facts.as_object().unwrap());
    let answers =
        AnswerChanges::parse(divorce, json!({"hasMinorChildren": "Yes"}).as_object().unwrap()).unwrap();
    let facts = facts.map_err(|refusals| refusals["schedule"].clone())?;
    Ok(Matter::default().with(divorce, answers, facts))
}

fn outcome(schedule: &Value, id: &str) -> Option<String> {
    let divorce = Catalog::embedded().unwrap().document_type("uncontestedDivorce").unwrap();
    let matter = given(schedule).unwrap();
    let interview = Interview::new(divorce, &matter.answers).knowing(&matter.facts);
    interview.calculated(id).map(|value| value.words())
}

fn weeks() -> Value {
    json!({"rhythm": "week", "first": "petitioner", "start": "2027-01-08", "exchange": "6:00 p.m."})
}

fn with(part: &str, value: Value) -> Value {
    let mut schedule = weeks();
    schedule[part] = value;
    schedule
}

/// Each rhythm, an own one, every holiday in each of its ways, and breaks that are divided, regular or reach into the next year.
fn schedules() -> Vec<Value> {
    let choices = declared().schedule.as_ref().unwrap();
    let of_rhythm = choices.rhythms.iter().map(|rhythm| {
        // One that is named after its weekdays begins on a day of its own.
        let start = if rhythm.weekday == Some(1) { "2027-01-04" } else { "2027-01-08" };
        json!({"rhythm": rhythm.id, "first": "petitioner", "start": start, "exchange": "6:00 p.m."})
    });
    let own = json!({"rhythm": "own", "nights": "PRRPRRRPPPPRRP", "start": "2027-02-27", "exchange": "noon"});
    let most = choices.holidays.iter().map(|holiday| holiday.spans.len()).max().unwrap();
    let of_holidays = (0..most).map(|at| {
        let turn = |span: &str| json!({"span": span, "even": "petitioner", "odd": "respondent"});
        let each = choices
            .holidays
            .iter()
            .map(|holiday| (holiday.id.clone(), turn(&holiday.spans[at.min(holiday.spans.len() - 1)].id)));
        with("holidays", each.collect::<serde_json::Map<_, _>>().into())
    });
    let breaks = json!({
        "spring": {"from": "03-14", "to": "03-21", "even": "petitioner_first", "odd": "respondent_first"},
        "summer": {"from": "06-04", "to": "08-10", "even": "regular", "odd": "petitioner"},
        "winter": {"from": "12-18", "to": "01-03", "even": "respondent", "odd": "petitioner_first"},
    });
    let mut regular_holiday = with("breaks", breaks.clone());
    regular_holiday["breaks"]["summer"]["even"] = json!("respondent");
    regular_holiday["holidays"] =
        json!({"independence": {"span": "day", "even": "regular", "odd": "petitioner"}});
    of_rhythm.chain([own, with("breaks", breaks), regular_holiday]).chain(of_holidays).collect()
}

/// The nights of a common and of a leap year, as letters.
fn laid_out(schedule: &Value) -> Value {
    let matter = given(schedule).unwrap();
    let parsed = matter.facts.get("schedule").unwrap().schedule().unwrap();
    let letters = |year: i16| -> String {
        let nights = Nights::of_year(parsed, declared().schedule.as_ref().unwrap(), year).unwrap();
        nights.iter().map(|(_, parent)| parent.letter()).collect()
    };
    json!({
        "schedule": schedule, "2028": letters(2028), "2029": letters(2029),
        "mean": [outcome(schedule, "timeSharing.nightsPetitioner"), outcome(schedule, "timeSharing.nightsRespondent")],
    })
}

#[test]
fn the_page_is_held_to_the_nights_of_the_server() {
    let cases: Vec<Value> = schedules().iter().map(laid_out).collect();
    let now = json!({"choices": declared().schedule, "cases": cases});
    let now = serde_json::to_string_pretty(&now).unwrap() + "\n";
    if std::env::var_os("COQUINA_UPDATE").is_some() {
        fs::write(Path::new(KEPT), &now).unwrap();
    }
    assert!(
        fs::read_to_string(KEPT).unwrap_or_default() == now,
        "{KEPT} is stale: COQUINA_UPDATE=1 writes it"
    );
}

#[test]
fn what_is_wrong_with_a_schedule_is_said() {
    for (schedule, words) in [
        (json!("each week"), "This is given by its parts."),
        (with("rhythm", json!("daily")), "Please choose a rhythm of the list."),
        (with("rhythm", json!(null)), "Please choose a rhythm."),
        (with("first", json!("mother")), "Please answer “With whom is the first week?”"),
        (with("start", json!("soon")), "Please give the day on which the schedule begins."),
        (with("start", json!("1999-01-01")), "Please give a first day between 2000 and 2100."),
        (
            with("exchange", json!(" ")),
            "Please say at what time the children go from one parent to the other.",
        ),
        (with("nights", json!("PPPPPPP")), "Only a rhythm of your own is given night by night."),
        (with("holydays", json!({})), "There is no part called holydays."),
    ] {
        assert_eq!(given(&schedule), Err(words.to_string()), "{schedule}");
    }
}

#[test]
fn what_is_wrong_with_a_holiday_or_a_break_is_said() {
    let half = json!({"spring": {"from": "03-14", "to": "03-14", "even": "petitioner", "odd": "petitioner"}});
    let leap = json!({"spring": {"from": "02-29", "to": "03-14", "even": "petitioner", "odd": "petitioner"}});
    let long = json!({"summer": {"from": "06-01", "to": "05-01", "even": "petitioner", "odd": "petitioner"}});
    let divided = json!({"king": {"span": "weekend", "even": "petitioner_first", "odd": "regular"}});
    let no_span = json!({"king": {"even": "petitioner", "odd": "regular"}});
    let no_odd = json!({"king": {"span": "weekend", "even": "petitioner"}});
    for (schedule, words) in [
        (with("holidays", json!({"easter": {}})), "There is no holiday called easter."),
        (
            with("holidays", divided),
            "Martin Luther King Jr. Day weekend: a holiday is not divided between the parents.",
        ),
        (with("holidays", no_span), "Martin Luther King Jr. Day weekend: please choose its nights."),
        (
            with("holidays", no_odd),
            "Martin Luther King Jr. Day weekend: please choose with whom it is in even and in odd years.",
        ),
        (with("breaks", json!({"fall": {}})), "There is no school break called fall."),
        (
            with("breaks", leap),
            "Spring break: please give its first and its last day, each a day of every year.",
        ),
        (with("breaks", half), "Spring break: please give one night to 120 nights."),
        (with("breaks", long), "Summer break: please give one night to 120 nights."),
    ] {
        assert_eq!(given(&schedule), Err(words.to_string()), "{schedule}");
    }
}

#[test]
fn what_is_wrong_with_the_first_day_and_with_own_nights_is_said() {
    let sunday =
        json!({"rhythm": "weekends", "first": "petitioner", "start": "2027-01-10", "exchange": "noon"});
    assert_eq!(
        given(&sunday),
        Err("This rhythm begins on a Friday. Please choose a Friday as the first day.".to_string())
    );
    for nights in ["", "PPPPPP", "PPPPPPX", &"P".repeat(35)] {
        let own = json!({"rhythm": "own", "nights": nights, "start": "2027-01-10", "exchange": "noon"});
        let words = "Please give the nights of one to 4 whole weeks, each with one of the parents.";
        assert_eq!(given(&own), Err(words.to_string()), "{nights}");
    }
    let first = json!({"rhythm": "own", "nights": "PPPPPPP", "first": "petitioner", "start": "2027-01-10", "exchange": "noon"});
    assert_eq!(given(&first), Err("A rhythm of your own says by its nights who comes first.".to_string()));
}

/// The number that parents type, and the options beside it, give way to what is counted.
#[test]
fn the_worksheet_takes_the_overnights_that_are_counted() {
    let catalog = Catalog::embedded().unwrap();
    let divorce = catalog.document_type("uncontestedDivorce").unwrap();
    let nights = |by: &str| {
        let facts = json!({
            "scheduleBy": by, "schedule": weeks(), "overnights": "Other numbers",
            "overnightsPetitioner": 300, "overnightsRespondent": 65,
        });
        let facts = FactChanges::parse(divorce, catalog, facts.as_object().unwrap()).unwrap();
        let answers =
            AnswerChanges::parse(divorce, json!({"hasMinorChildren": "Yes"}).as_object().unwrap()).unwrap();
        let matter = Matter::default().with(divorce, answers, facts);
        let interview = Interview::new(divorce, &matter.answers).knowing(&matter.facts);
        interview.calculated("worksheet.nightsPetitioner").map(|value| value.words())
    };
    assert_eq!(nights("With the calendar"), outcome(&weeks(), "timeSharing.nightsPetitioner"));
    assert_eq!(nights("In our own words").as_deref(), Some("300"));
}

/// A court form has a line for each parent and no table of weeks.
#[test]
fn each_parent_has_the_weeks_of_their_own_on_one_line() {
    let weekends =
        json!({"rhythm": "weekends", "first": "respondent", "start": "2027-01-08", "exchange": "noon"});
    let weeks = |id: &str| outcome(&weekends, id).unwrap();
    assert_eq!(weeks("timeSharing.respondentWeeks"), "Week 1: Friday and Saturday; Week 2: No night");
    assert_eq!(
        weeks("timeSharing.petitionerWeeks"),
        "Week 1: Sunday, Monday, Tuesday, Wednesday and Thursday; Week 2: Every night"
    );
}

#[test]
fn a_holiday_of_the_regular_schedule_goes_before_a_break_too() {
    let schedule = json!({
        "rhythm": "week", "first": "petitioner", "start": "2027-01-08", "exchange": "noon",
        "breaks": {"summer": {"from": "06-04", "to": "08-10", "even": "respondent", "odd": "respondent"}},
        "holidays": {"independence": {"span": "day", "even": "regular", "odd": "regular"}},
    });
    let matter = given(&schedule).unwrap();
    let parsed = matter.facts.get("schedule").unwrap().schedule().unwrap();
    let nights = Nights::of_year(parsed, declared().schedule.as_ref().unwrap(), 2032).unwrap();
    let with = |month: i8, day: i8| {
        nights.iter().find(|(night, _)| (night.month(), night.day()) == (month, day)).unwrap().1.letter()
    };
    assert_eq!([with(7, 3), with(7, 4), with(7, 5)], ['R', 'P', 'R']);
}

#[test]
fn the_days_of_the_exchange_follow_from_the_rhythm() {
    let days = |schedule: &Value| outcome(schedule, "timeSharing.exchangeDays");
    assert_eq!(days(&weeks()).as_deref(), Some("Friday"));
    let monday =
        json!({"rhythm": "two_two_three", "first": "respondent", "start": "2027-01-04", "exchange": "noon"});
    assert_eq!(days(&monday).as_deref(), Some("Monday, Wednesday and Friday"));
    let one_home = json!({"rhythm": "own", "nights": "RRRRRRR", "start": "2027-01-04", "exchange": "noon"});
    assert_eq!(days(&one_home), None);
    assert_eq!(outcome(&one_home, "timeSharing.majority").as_deref(), Some("Respondent"));
}

/// The court's form asks with whom the majority is, and another line of it has the numbers.
#[test]
fn holidays_that_make_one_parents_year_longer_name_that_parent() {
    assert_eq!(outcome(&weeks(), "timeSharing.majority"), None);
    let mut holidays = weeks();
    holidays["holidays"] = json!({
        "christmas": {"span": "both", "even": "petitioner", "odd": "petitioner"},
        "thanksgiving": {"span": "sunday", "even": "petitioner", "odd": "petitioner"},
    });
    assert_eq!(outcome(&holidays, "timeSharing.majority").as_deref(), Some("Petitioner"));
}
