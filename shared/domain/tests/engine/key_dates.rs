//! The dates that follow from a matter, by its document: each on its day, and its reminder on the evening that it says.

use std::collections::BTreeSet;

use domain::content::Catalog;
use domain::documents::{Document, DocumentData, KeyDate, SignedCopy};
use domain::ids::{DocumentId, UserId};
use domain::interview::Answers;
use jiff::Timestamp;
use jiff::civil::{Date, date};
use serde_json::{Value, json};

pub(crate) fn catalog() -> &'static Catalog {
    Catalog::embedded().unwrap_or_else(|problems| panic!("{problems}"))
}

fn moment(text: &str) -> Timestamp {
    text.parse().unwrap()
}

fn document(id: &str, answers: &Value, data: &Value) -> Document {
    let document_type = catalog().document_type(id).unwrap();
    let made = moment("2026-01-02T12:00:00Z");
    let (owner, number) = (UserId::from_random(1), DocumentId::from_random(7));
    let new = Document::new(owner, number, id.into(), "Mine".into(), made);
    let answers = Answers::restore(document_type, answers.as_object().unwrap());
    let data = DocumentData::stored(data.as_object().unwrap().clone(), catalog());
    Document { answers, data, ..new }
}

fn signed(id: &str, on: Date) -> Document {
    let mut signed = document(id, &json!({}), &json!({}));
    signed.signing.signed = Some(SignedCopy { date: on, original: None, version: 1 });
    signed
}

pub(crate) fn divorce(days: &Value, children: &str, support: &str) -> Document {
    let answers = json!({"hasMinorChildren": children, "spousalSupport": support});
    document("uncontestedDivorce", &answers, &json!({"filing": days}))
}

const TODAY: Date = date(2026, 11, 26);

fn days(document: &Document, today: Date) -> Vec<(String, Option<String>)> {
    let dates = document.key_dates(catalog(), today).into_iter();
    dates.map(|date| (date.id, date.day.map(|day| day.to_string()))).collect()
}

pub(crate) fn found(document: &Document, id: &str, today: Date) -> KeyDate {
    document.key_dates(catalog(), today).into_iter().find(|date| date.id == id).unwrap()
}

fn reminders(document: &Document, now: &str) -> Vec<String> {
    document.reminders(catalog(), moment(now)).iter().map(ToString::to_string).collect()
}

fn on(id: &str, day: &str) -> (String, Option<String>) {
    (id.into(), Some(day.into()))
}

#[test]
fn of_a_divorce_with_children_every_date_is_counted_as_courts_count() {
    let noted = json!({"filedOn": "2026-12-20", "servedOn": "2027-01-08", "hearingOn": "2027-04-01"});
    let parents = divorce(&noted, "Yes", "No spousal support");
    let expected = [
        // The twentieth day is Saturday, January 9.
        on("judgment", "2027-01-11"),
        // From Friday, January 8, the first day is Monday, January 11; the twentieth is Saturday, January 30.
        on("answer", "2027-02-01"),
        on("course", "2027-02-03"),
        on("affidavits", "2027-02-24"),
        on("spouseCourse", "2027-02-24"),
        on("hearing", "2027-04-01"),
    ];
    assert_eq!(days(&parents, TODAY), expected);
}

#[test]
fn until_papers_are_served_their_service_is_due() {
    let filed = divorce(&json!({"filedOn": "2026-12-20"}), "No", "No spousal support");
    assert_eq!(found(&filed, "service", TODAY).day, Some(date(2027, 4, 19)));
    let served =
        divorce(&json!({"filedOn": "2026-12-20", "servedOn": "2027-01-08"}), "No", "No spousal support");
    assert!(days(&served, TODAY).iter().all(|(id, _)| id != "service"));
}

#[test]
fn what_does_not_apply_has_no_date() {
    let ids = |children, support| -> BTreeSet<String> {
        let all = days(&divorce(&json!({}), children, support), TODAY).into_iter();
        all.map(|(id, _)| id).collect()
    };
    let support = "Petitioner will pay Respondent";
    assert!(
        ids("Yes", support).is_superset(&["course", "spouseCourse", "affidavits"].map(String::from).into())
    );
    assert!(ids("No", support).contains("affidavits") && !ids("No", support).contains("course"));
    assert!(!ids("No", "No spousal support").contains("affidavits"));
}

#[test]
fn a_day_that_is_not_known_is_none_and_its_rule_stands() {
    for noted in
        [json!({}), json!({"servedOn": ""}), json!({"servedOn": 7}), json!({"servedOn": "soon"}), json!("x")]
    {
        let answer = found(&divorce(&noted, "No", "No spousal support"), "answer", TODAY);
        assert_eq!((answer.day, answer.reminder), (None, None), "{noted}");
        assert!(answer.rule.contains("20 days"));
    }
}

#[test]
fn a_date_that_a_court_counts_says_by_which_rule() {
    let divorce = divorce(&json!({}), "No", "No spousal support");
    let judgment = found(&divorce, "judgment", TODAY);
    assert_eq!(judgment.law, ["s. 61.19", "Fla. R. Gen. Prac. & Jud. Admin. 2.514", "s. 110.117"]);
    assert!(judgment.counted.unwrap().contains("Saturday, Sunday or legal holiday"));
    let hearing = found(&divorce, "hearing", TODAY);
    assert_eq!((hearing.counted, hearing.law), (None, vec!["Form 12.923".to_string()]));
}

#[test]
fn a_prenuptial_agreement_is_signed_before_the_wedding_and_no_mail_follows_once_it_is() {
    for (wedding, last) in
        [("2028-03-01", "2028-02-29"), ("2027-03-01", "2027-02-28"), ("01/01/2028", "2027-12-31")]
    {
        let mut agreement = document("prenuptialAgreement", &json!({"marriageDate": wedding}), &json!({}));
        assert_eq!(days(&agreement, TODAY), [on("beforeWedding", last)]);
        assert_eq!(reminders(&agreement, "2026-11-26T12:00:00Z").len(), 1, "{wedding}");
        agreement.signing.signed = Some(SignedCopy { date: TODAY, original: None, version: 1 });
        assert_eq!(days(&agreement, TODAY), []);
        assert_eq!(reminders(&agreement, "2026-11-26T12:00:00Z").len(), 0, "{wedding}");
    }
}

#[test]
fn who_keeps_a_will_is_told_what_to_do_and_there_is_no_day() {
    let will = signed("simpleWill", TODAY);
    let deposit = found(&will, "deposit", TODAY);
    assert_eq!((deposit.day, deposit.reminder, deposit.law), (None, None, vec!["s. 732.901".to_string()]));
    assert!(deposit.title.contains("within 10 days"));
    assert_eq!(reminders(&will, "2026-11-26T12:00:00Z").len(), 0);
}

#[test]
fn a_directive_is_read_again_each_year_after_it_was_signed() {
    let directive = signed("healthcareDirective", date(2028, 2, 29));
    let next = |today| found(&directive, "review", today).day.unwrap().to_string();
    assert_eq!(next(date(2028, 2, 29)), "2029-02-28");
    assert_eq!(next(date(2029, 2, 28)), "2029-02-28");
    assert_eq!(next(date(2029, 3, 1)), "2030-02-28");
    assert_eq!(next(date(2031, 3, 1)), "2032-02-29");
    assert_eq!(reminders(&directive, "2028-03-01T00:00:00Z"), ["2029-02-28T23:00:00Z"]);
    assert_eq!(reminders(&directive, "2029-02-28T23:00:00Z"), ["2030-02-28T23:00:00Z"]);
    let unsigned = document("healthcareDirective", &json!({}), &json!({}));
    assert_eq!(found(&unsigned, "review", TODAY).day, None);
}

#[test]
fn a_directive_that_changed_after_it_was_signed_waits_to_be_signed_again() {
    let changed = Document { content_version: 2, version: 2, ..signed("healthcareDirective", TODAY) };
    assert_eq!(found(&changed, "review", TODAY).day, None);
}

#[test]
fn mails_go_out_at_six_in_the_evening_of_the_days_that_are_said() {
    let noted = json!({"filedOn": "2026-12-20", "servedOn": "2027-01-08"});
    let divorce = divorce(&noted, "No", "No spousal support");
    assert_eq!(found(&divorce, "answer", TODAY).reminder, Some(date(2027, 1, 29)));
    assert_eq!(reminders(&divorce, "2026-12-21T00:00:00Z"), ["2027-01-11T23:00:00Z", "2027-01-29T23:00:00Z"]);
    assert_eq!(reminders(&divorce, "2027-01-11T23:00:00Z"), ["2027-01-29T23:00:00Z"]);
    let due = |at| -> Vec<String> {
        divorce.dates_to_remind_of(catalog(), moment(at)).into_iter().map(|date| date.id).collect()
    };
    assert_eq!(due("2027-01-29T23:00:00Z"), ["answer"]);
    assert_eq!(due("2027-01-29T22:59:00Z"), Vec::<String>::new());
}

#[test]
fn a_reminder_that_is_switched_off_is_not_sent_and_the_others_are() {
    let data = json!({"filing": {"filedOn": "2026-12-20", "servedOn": "2027-01-08"}, "dateReminders": {"off": ["answer"]}});
    let divorce = document("uncontestedDivorce", &json!({"hasMinorChildren": "No"}), &data);
    assert!(!found(&divorce, "answer", TODAY).remind && found(&divorce, "judgment", TODAY).remind);
    assert_eq!(divorce.dates_to_remind_of(catalog(), moment("2027-01-29T23:00:00Z")), []);
    assert!(reminders(&divorce, "2026-12-21T00:00:00Z").contains(&"2027-01-11T23:00:00Z".to_string()));
}

#[test]
fn the_numbers_of_days_are_those_of_the_cover_sheet() {
    let divorce = catalog().document_type("uncontestedDivorce").unwrap();
    let cover = format!("{:?}", divorce.template.as_ref().unwrap().cover);
    for (id, words) in [
        ("service", "service is due within 120 days of filing"),
        ("answer", "a respondent has 20 days to answer"),
        ("affidavits", "Within 45 days of service, exchange the financial affidavits"),
        ("judgment", "At least 20 days pass between filing and the final judgment"),
    ] {
        let rule = divorce.dates.iter().find(|rule| rule.id == id).unwrap();
        assert!(cover.contains(words) && words.contains(&rule.days.to_string()), "{id}");
    }
}
