//! The evening before signing day.

use domain::documents::SigningPlan;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};
use serde_json::{Value, json};

use crate::fixtures::later::Later;
use crate::fixtures::person::Person;
use crate::fixtures::product::{Address, start};

const SUBJECT: &str = "Subject: Reminder: signing day";

fn in_days(days: i64) -> Date {
    Timestamp::now().to_zoned(TimeZone::UTC).date().saturating_add(Span::new().days(days))
}

fn plan(day: Date) -> Value {
    json!({"date": day.to_string(), "time": "10:00", "place": "Harbor Library", "remind": true})
}

/// Notes what is planned and done about signing.
async fn note(person: &Person, id: u64, plan: &Value, signed: &Value) {
    let path = format!("/api/documents/{id}/signing");
    person.put(&path, &json!({"plan": plan, "signed": signed})).await.expect(200);
}

/// A will that is to be signed that day.
async fn planned(at: &Address, day: Date) -> (Person, u64) {
    let person = Person::registered(at).await;
    let id = person.paid_will().await;
    note(&person, id, &plan(day), &Value::Null).await;
    (person, id)
}

/// The clock's functions run, so many seconds after the evening before a day has come.
async fn evening(at: &Address, day: Date, seconds: i64) {
    let due = serde_json::from_value::<SigningPlan>(plan(day)).unwrap().reminder().unwrap();
    let later = Later::by(at, due.as_second() - Timestamp::now().as_second() + seconds).await;
    later.reconcile().await;
    later.deliver().await;
}

fn reminders(person: &Person) -> Vec<String> {
    person.at.mail_to(&person.email).into_iter().filter(|mail| mail.contains(SUBJECT)).collect()
}

async fn waiting(at: &Address) -> usize {
    at.dump("main").await.iter().filter(|row| row.contains("REMINDERS")).count()
}

#[tokio::test]
async fn the_mail_comes_once_at_six_and_says_when_and_neither_who_nor_where() {
    let at = start();
    let (maria, id) = planned(&at, in_days(21)).await;
    maria.confirm_address_of_registration().await;
    evening(&at, in_days(21), -60).await;
    assert_eq!(reminders(&maria), Vec::<String>::new(), "a minute early");
    evening(&at, in_days(21), 60).await;
    evening(&at, in_days(21), 3600).await;
    assert_eq!((reminders(&maria).len(), waiting(&at).await), (1, 0));
    let text = maria.at.mail_about(&maria.email, SUBJECT).await;
    let day = in_days(21).strftime("%A, %B %-d, %Y").to_string();
    for words in [
        format!("You plan to sign your Simple Will on {day} at 10:00 AM."),
        "you and two witnesses; for the self-proving affidavit".to_string(),
        format!("/signing/{id}"),
    ] {
        assert!(text.contains(&words), "{words}: {text}");
    }
    assert!(!text.contains("Harbor") && !text.contains("Lopez"), "{text}");
}

#[tokio::test]
async fn a_reminder_is_withdrawn_with_what_it_reminds_of() {
    let at = start();
    let day = in_days(21);
    let (moved, id) = planned(&at, day).await;
    note(&moved, id, &plan(in_days(23)), &Value::Null).await;
    let (quiet, id) = planned(&at, day).await;
    let mut unwanted = plan(day);
    unwanted["remind"] = json!(false);
    note(&quiet, id, &unwanted, &Value::Null).await;
    let (signed, id) = planned(&at, day).await;
    let version = signed.document(id).await["version"].clone();
    let today = domain::documents::florida_day(Timestamp::now()).to_string();
    let copy = json!({"date": today, "original": null, "version": version});
    note(&signed, id, &plan(day), &copy).await;
    let (deleted, id) = planned(&at, day).await;
    deleted.delete(&format!("/api/documents/{id}")).await.expect(200);
    assert_eq!(waiting(&at).await, 1, "only what was moved waits");
    let (disputed, id) = planned(&at, day).await;
    let payment = disputed.payments().await["payments"][0]["id"].as_str().unwrap().to_string();
    disputed.bank(&format!("dispute/{payment}"), &json!({})).await;
    disputed.eventually_is(id, "onHold", json!(true)).await;
    evening(&at, day, 60).await;
    for person in [&moved, &quiet, &signed, &deleted, &disputed] {
        assert_eq!(reminders(person), Vec::<String>::new());
    }
    evening(&at, in_days(23), 60).await;
    assert_eq!((reminders(&moved).len(), waiting(&at).await), (1, 0));
}

#[tokio::test]
async fn what_has_to_be_signed_again_is_reminded_of_again() {
    let at = start();
    let day = in_days(21);
    let (maria, id) = planned(&at, day).await;
    let version = maria.document(id).await["version"].clone();
    let today = domain::documents::florida_day(Timestamp::now()).to_string();
    let copy = json!({"date": today, "original": null, "version": version});
    note(&maria, id, &plan(day), &copy).await;
    let change = json!({"answers": {"executorName": "Ana Ruiz"}});
    maria.patch(&format!("/api/documents/{id}"), &change).await.expect(200);
    note(&maria, id, &plan(day), &copy).await;
    evening(&at, day, 60).await;
    assert_eq!(reminders(&maria).len(), 1);
}
