//! The dates that follow from a matter: shown, mailed on their evenings, and switched off.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde_json::{Value, json};

use crate::fixtures::interviews::{directive, steps};
use crate::fixtures::later::Later;
use crate::fixtures::person::Person;
use crate::fixtures::product::{Address, start};
use crate::fixtures::waiting::eventually;

const SUBJECT: &str = "Subject: Reminder:";

fn today() -> Date {
    domain::documents::florida_day(Timestamp::now())
}

/// A divorce that was filed today.
async fn filed(at: &Address) -> (Person, u64) {
    let person = Person::registered(at).await;
    let id = person.paid_divorce().await;
    keep(&person, id, &json!({"filing": {"filedOn": today().to_string(), "forms": []}})).await;
    (person, id)
}

async fn keep(person: &Person, id: u64, data: &Value) {
    person.patch(&format!("/api/documents/{id}"), &json!({"data": data})).await.expect(200);
}

async fn shown(person: &Person, id: u64, date: &str) -> Value {
    let preview = person.get(&format!("/api/documents/{id}/preview")).await.expect(200);
    let dates = preview["dates"].as_array().unwrap();
    dates.iter().find(|each| each["id"] == date).cloned().unwrap_or_default()
}

/// The clock's functions run a minute after six in the evening of the day on which a mail is to remind of a date.
async fn evening(at: &Address, date: &Value) {
    let day: Date = date["reminder"].as_str().unwrap().parse().unwrap();
    let eastern = TimeZone::posix("EST5EDT,M3.2.0,M11.1.0").unwrap();
    let due = day.at(18, 1, 0, 0).to_zoned(eastern).unwrap().timestamp();
    let later = Later::by(at, due.as_second() - Timestamp::now().as_second()).await;
    later.reconcile().await;
    later.deliver().await;
}

fn mails(person: &Person) -> Vec<String> {
    person.at.mail_to(&person.email).into_iter().filter(|mail| mail.contains(SUBJECT)).collect()
}

async fn waiting(at: &Address) -> usize {
    at.dump("main").await.iter().filter(|row| row.contains("REMINDERS")).count()
}

#[tokio::test]
async fn the_days_that_follow_from_filing_are_shown_and_each_is_mailed_once_with_its_rule() {
    let at = start();
    let (maria, id) = filed(&at).await;
    maria.confirm_address_of_registration().await;
    let judgment = shown(&maria, id, "judgment").await;
    assert!(judgment["day"].as_str().unwrap() > today().to_string().as_str(), "{judgment}");
    assert_eq!(shown(&maria, id, "answer").await["day"], Value::Null);
    evening(&at, &judgment).await;
    evening(&at, &judgment).await;
    let [mail] = &mails(&maria)[..] else { panic!("one mail") };
    for words in ["s. 61.19", "2.514", &format!("/signing/{id}#dates")] {
        assert!(mail.contains(words), "{words}: {mail}");
    }
    assert!(!mail.contains("Ruiz") && !mail.contains("Cole"), "{mail}");
    let subject = mail.lines().find(|line| line.starts_with(SUBJECT)).unwrap();
    assert!(
        !subject.contains(judgment["title"].as_str().unwrap()),
        "a list of mails tells no one what it is about"
    );
}

#[tokio::test]
async fn one_press_switches_the_reminder_of_a_date_off_and_on() {
    let at = start();
    let (maria, id) = filed(&at).await;
    let judgment = shown(&maria, id, "judgment").await;
    let before = waiting(&at).await;
    keep(&maria, id, &json!({"dateReminders": {"off": ["judgment"]}})).await;
    assert_eq!(shown(&maria, id, "judgment").await["remind"], json!(false));
    assert_eq!(waiting(&at).await, before - 1);
    evening(&at, &judgment).await;
    assert_eq!(mails(&maria), Vec::<String>::new());
    keep(&maria, id, &json!({"dateReminders": {"off": []}})).await;
    evening(&at, &judgment).await;
    assert_eq!(mails(&maria).len(), 1);
}

#[tokio::test]
async fn what_is_disputed_or_deleted_is_not_reminded_of() {
    let at = start();
    let (disputed, id) = filed(&at).await;
    let judgment = shown(&disputed, id, "judgment").await;
    let payment = disputed.payments().await["payments"][0]["id"].as_str().unwrap().to_string();
    disputed.bank(&format!("dispute/{payment}"), &json!({})).await;
    disputed.eventually_is(id, "onHold", json!(true)).await;
    let before = waiting(&at).await;
    let (deleted, other) = filed(&at).await;
    deleted.delete(&format!("/api/documents/{other}")).await.expect(200);
    assert_eq!(waiting(&at).await, before);
    evening(&at, &judgment).await;
    assert_eq!((mails(&disputed), mails(&deleted)), (Vec::new(), Vec::new()));
}

#[tokio::test]
async fn a_directive_is_mailed_about_each_year_while_it_is_kept() {
    let at = start();
    let maria = Person::registered(&at).await;
    let id = maria.draft("healthcareDirective").await;
    let change =
        json!({"answers": directive(), "currentStep": steps("healthcareDirective"), "status": "completed"});
    maria.patch(&format!("/api/documents/{id}"), &change).await.expect(200);
    maria.confirm(&maria.payment(id).await, "pm_card_visa").await;
    eventually("the payment", || async { maria.document(id).await["status"] == "paid" }).await;
    let version = maria.document(id).await["version"].clone();
    let signed = json!({"date": today().to_string(), "original": null, "version": version});
    maria
        .put(&format!("/api/documents/{id}/signing"), &json!({"plan": null, "signed": signed}))
        .await
        .expect(200);
    let review = shown(&maria, id, "review").await;
    assert_eq!((&review["yearly"], waiting(&at).await), (&json!(true), 1));
    evening(&at, &review).await;
    assert_eq!((mails(&maria).len(), waiting(&at).await), (1, 1), "the next year waits");
}

#[tokio::test]
async fn a_document_that_is_older_than_its_dates_gets_its_reminders_when_the_operator_says_so() {
    let at = start();
    let (maria, id) = filed(&at).await;
    let judgment = shown(&maria, id, "judgment").await;
    let before = waiting(&at).await;
    at.delete_reminders().await;
    for _ in 0..2 {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_local"))
            .args(["perform", r#"{"task": "reminders"}"#])
            .env("COQUINA_DATA", &at.data)
            .output()
            .unwrap();
        let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
        assert_eq!((&report["documents"], &report["failed"]), (&json!(1), &json!(0)), "{output:?}");
        assert_eq!(waiting(&at).await, before);
    }
    evening(&at, &judgment).await;
    assert_eq!(mails(&maria).len(), 1);
}

#[tokio::test]
async fn a_wedding_that_is_known_from_the_start_is_listed_with_the_draft() {
    let at = start();
    let maria = Person::registered(&at).await;
    let answers = json!({"marriageDate": "2090-06-05"});
    let made = json!({"type": "prenuptialAgreement", "answers": answers});
    let made = maria.post("/api/documents", &made).await.expect(201);
    let id = made["id"].as_u64().unwrap();
    let last = shown(&maria, id, "beforeWedding").await;
    assert_eq!((&last["day"], waiting(&at).await), (&json!("2090-06-04"), 1));
    evening(&at, &last).await;
    assert_eq!(mails(&maria), Vec::<String>::new(), "no one has paid for it");
}
