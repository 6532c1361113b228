//! Whose papers print what has changed: found by the operator, and told to their owners once, when the operator says so.

mod private;
mod resumed;

use std::process::{Command, Output};

use jiff::Timestamp;
use serde_json::{Value, json};

use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::{Address, start};

const SUBJECT: &str = "Subject: A change that concerns a document you bought";

/// The operator's command, beside the running product.
fn perform(at: &Address, event: &Value) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_local"));
    command.args(["perform", &event.to_string()]).env("COQUINA_DATA", &at.data).output().unwrap()
}

fn search(at: &Address, of: &Value, notify: bool) -> Value {
    let output = perform(at, &json!({"task": "changes", "of": of, "notify": notify}));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    assert_eq!((&report["failed"], &report["next"]), (&json!(0), &Value::Null), "{output:?}");
    report
}

fn clauses() -> Value {
    json!({"clauses": "simple-will"})
}

fn law(section: &str, read_on: &str) -> Value {
    json!({"law": {"section": section, "readOn": read_on}})
}

/// A will that was paid for and downloaded.
async fn downloaded(at: &Address) -> (Person, u64) {
    let person = Person::registered(at).await;
    let id = person.paid_will().await;
    assert_eq!(person.get(&format!("/api/documents/{id}/download")).await.status, 200);
    (person, id)
}

/// One that was downloaded by earlier clauses, of which only that of the residue read otherwise.
async fn of_earlier_clauses(at: &Address) -> (Person, u64) {
    let (person, id) = downloaded(at).await;
    person.issued_by_earlier_clauses(id, Some("residue")).await;
    (person, id)
}

async fn notices(person: &Person) -> Vec<String> {
    person.at.all_sent().await;
    person.at.mail_to(&person.email).into_iter().filter(|mail| mail.contains(SUBJECT)).collect()
}

#[tokio::test]
async fn the_documents_that_print_a_changed_clause_are_listed_and_no_one_is_told() {
    let at = start();
    let (maria, id) = of_earlier_clauses(&at).await;
    for _ in 0..2 {
        let report = search(&at, &clauses(), false);
        assert_eq!(report["documents"], json!([{"id": id, "version": 1, "clauses": ["residue"]}]));
        assert_eq!((&report["waiting"], &report["told"]), (&json!(1), &json!(0)), "{report}");
    }
    assert_eq!(notices(&maria).await, Vec::<String>::new());
    assert_eq!(search(&at, &json!({"clauses": "power-of-attorney"}), true)["documents"], json!([]));
}

#[tokio::test]
async fn an_owner_is_told_once_in_words_that_say_nothing_of_the_document() {
    let at = start();
    let (maria, id) = of_earlier_clauses(&at).await;
    maria.confirm_address_of_registration().await;
    assert_eq!(search(&at, &clauses(), true)["told"], 1);
    let again = search(&at, &clauses(), true);
    assert_eq!((&again["told"], &again["toldBefore"], &again["waiting"]), (&json!(0), &json!(1), &json!(0)));
    assert_eq!(notices(&maria).await.len(), 1);
    let text = at.mail_about(&maria.email, SUBJECT).await;
    for words in [format!("/signing/{id}#versions"), "version 1 of".to_string(), "1 clause".to_string()] {
        assert!(text.contains(&words), "{words}: {text}");
    }
    for private in ["Lopez", "Will", "residue", "As it was"] {
        assert!(!text.contains(private), "{private}: {text}");
    }
}

#[tokio::test]
async fn who_prints_no_changed_clause_is_not_told() {
    let at = start();
    let (same_words, id) = downloaded(&at).await;
    same_words.issued_by_earlier_clauses(id, None).await;
    let (of_today, _) = downloaded(&at).await;
    let never_downloaded = Person::registered(&at).await;
    never_downloaded.paid_will().await;
    let report = search(&at, &clauses(), true);
    assert_eq!((&report["documents"], &report["told"]), (&json!([]), &json!(0)), "{report}");
    for person in [&same_words, &of_today, &never_downloaded] {
        assert_eq!(notices(person).await, Vec::<String>::new());
    }
}

#[tokio::test]
async fn what_was_deleted_or_is_disputed_is_not_found() {
    let at = start();
    let (deleted, id) = of_earlier_clauses(&at).await;
    deleted.delete(&format!("/api/documents/{id}")).await.expect(200);
    let (disputed, id) = of_earlier_clauses(&at).await;
    let payment = disputed.payments().await["payments"][0]["id"].as_str().unwrap().to_string();
    disputed.bank(&format!("dispute/{payment}"), &json!({})).await;
    disputed.eventually_is(id, "onHold", json!(true)).await;
    let report = search(&at, &clauses(), true);
    assert_eq!((&report["documents"], &report["told"]), (&json!([]), &json!(0)), "{report}");
    for person in [&deleted, &disputed] {
        assert_eq!(notices(person).await, Vec::<String>::new());
    }
}

#[tokio::test]
async fn a_law_that_has_changed_is_told_to_whose_paper_cites_any_part_of_it() {
    let at = start();
    let (maria, id) = downloaded(&at).await;
    maria.first_issued_at(id, "2020-01-15T12:00:00Z").await;
    assert_eq!(search(&at, &law("s. 61.19", "2020-02-01"), true)["documents"], json!([]));
    let found = search(&at, &law("s. 732.502(1)(b)", "2020-02-01"), true);
    assert_eq!((&found["documents"][0]["id"], &found["told"]), (&json!(id), &json!(1)), "{found}");
    assert!(found["documents"][0]["clauses"].as_array().unwrap().contains(&json!("declaration")), "{found}");
    let text = at.mail_about(&maria.email, SUBJECT).await;
    assert!(text.contains("s. 732.502 has changed") && text.contains("February 1, 2020"), "{text}");
    assert!(!text.contains(&id.to_string()), "no link to an address that no one has confirmed: {text}");
    assert_eq!(search(&at, &law("s. 732.502(1)(b)", "2020-03-01"), true)["told"], 1, "it changed again");
    assert_eq!(notices(&maria).await.len(), 2);
}

#[tokio::test]
async fn a_section_is_one_source_however_its_parts_are_written() {
    let at = start();
    let (maria, id) = downloaded(&at).await;
    maria.first_issued_at(id, "2020-01-15T12:00:00Z").await;
    assert_eq!(search(&at, &law("s. 732.502(1)(b)", "2020-02-01"), true)["told"], 1);
    let again = search(&at, &law("s. 732.502", "2020-02-01"), true);
    assert_eq!((&again["told"], &again["toldBefore"]), (&json!(0), &json!(1)), "{again}");
    assert_eq!(notices(&maria).await.len(), 1);
}

#[tokio::test]
async fn a_paper_that_was_made_after_the_change_is_not_told_of_it() {
    let at = start();
    let (maria, id) = downloaded(&at).await;
    for (moment, day) in [("2020-02-01T12:00:00Z", "2020-02-01"), ("2020-02-02T03:00:00Z", "2020-02-01")] {
        maria.first_issued_at(id, moment).await;
        let report = search(&at, &law("s. 732.502", day), true);
        assert_eq!((&report["documents"], &report["told"]), (&json!([]), &json!(0)), "{moment}: {report}");
    }
    assert_eq!(notices(&maria).await, Vec::<String>::new());
}

#[tokio::test]
async fn another_download_is_offered_only_where_our_words_have_changed() {
    let at = start();
    for (changed, is_offered) in [(None, false), (Some("declaration"), true)] {
        let (maria, id) = downloaded(&at).await;
        maria.issued_by_earlier_clauses(id, changed).await;
        maria.first_issued_at(id, "2020-01-15T12:00:00Z").await;
        assert_eq!(search(&at, &law("s. 732.502", "2020-02-01"), true)["told"], 1);
        let text = at.mail_about(&maria.email, SUBJECT).await.replace("\r\n", " ");
        assert_eq!(text.contains("download the document again"), is_offered, "{text}");
        assert_eq!(text.contains("Our clauses have not changed"), !is_offered, "{text}");
    }
}

#[tokio::test]
async fn the_mail_says_what_has_changed_and_where_to_look() {
    let at = start();
    let (maria, _) = of_earlier_clauses(&at).await;
    search(&at, &clauses(), true);
    let text = at.mail_about(&maria.email, SUBJECT).await;
    assert!(text.contains("Some clauses in documents you downloaded now read differently:"), "{text}");
    assert!(text.contains("sign in and open \"My documents\""), "{text}");
    let (paul, id) = downloaded(&at).await;
    paul.first_issued_at(id, "2020-01-15T12:00:00Z").await;
    search(&at, &law("s. 732.502", "2020-02-01"), true);
    let text = at.mail_about(&paul.email, SUBJECT).await;
    assert!(text.contains("These documents have clauses based on it:"), "{text}");
}

#[tokio::test]
async fn the_copy_that_was_signed_is_looked_at_beside_the_last_version() {
    let at = start();
    let (maria, id) = of_earlier_clauses(&at).await;
    let (document, today) = (maria.document(id).await, domain::documents::florida_day(Timestamp::now()));
    let copy = json!({"date": today.to_string(), "original": null, "version": document["version"]});
    let signing = json!({"plan": null, "signed": copy});
    maria.put(&format!("/api/documents/{id}/signing"), &signing).await.expect(200);
    let renamed = json!({"answers": {"executorName": "Paula Ramirez"}});
    maria.patch(&format!("/api/documents/{id}"), &renamed).await.expect(200);
    assert_eq!(maria.get(&format!("/api/documents/{id}/download")).await.status, 200);
    let report = search(&at, &clauses(), true);
    let signed = json!([{"id": id, "version": 1, "clauses": ["residue"]}]);
    assert_eq!((&report["documents"], &report["told"]), (&signed, &json!(1)), "{report}");
    let text = at.mail_about(&maria.email, SUBJECT).await;
    assert!(text.contains("version 1 of") && !text.contains("version 2 of"), "{text}");
}

#[tokio::test]
async fn of_a_change_that_was_told_nothing_is_left_after_the_account() {
    let at = start();
    let (maria, _) = of_earlier_clauses(&at).await;
    let notes = async || at.dump("main").await.into_iter().filter(|row| row.contains("TOLD#")).count();
    assert_eq!(search(&at, &clauses(), true)["told"], 1);
    assert_eq!(notes().await, 1);
    maria.post("/api/account/delete", &json!({"password": PASSWORD})).await.expect(200);
    assert_eq!(notes().await, 0);
}

#[tokio::test]
async fn the_id_of_the_mail_is_a_digest_as_that_of_every_private_mail() {
    let at = start();
    let (maria, _) = of_earlier_clauses(&at).await;
    assert_eq!(search(&at, &clauses(), true)["told"], 1);
    let text = at.mail_about(&maria.email, SUBJECT).await;
    let (_, id) = text.split_once("change-").unwrap();
    assert_eq!(id.chars().take_while(char::is_ascii_hexdigit).count(), 64, "{text}");
}

#[tokio::test]
async fn what_the_operator_has_misspelt_does_nothing() {
    let at = start();
    for (event, said) in [
        (json!({"task": "changes", "of": clauses(), "notfy": true}), "unknown field `notfy`"),
        (json!({"task": "changes", "of": {"clauses": "simple-wll"}}), "no document type has this name"),
        (json!({"task": "changes", "of": law("s. 999.99", "2020-02-01")}), "nothing cites this source"),
        (json!({"task": "changes", "of": law("s. 732.502", "2999-01-01")}), "the day of reading is to come"),
        (json!({"task": "change"}), "unknown variant `change`"),
    ] {
        let output = perform(&at, &event);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && error.contains(said), "{error}");
    }
}
