//! The file for a lawyer or a self-help center.

use serde_json::{Value, json};

use crate::fixtures::pdf::text;
use crate::fixtures::person::Person;
use crate::fixtures::product::shared;
use crate::fixtures::response::ApiResponse;

async fn hand_off(person: &Person, id: u64, body: &Value) -> ApiResponse {
    person.post(&format!("/api/documents/{id}/hand-off"), body).await
}

async fn words(person: &Person, id: u64, body: &Value) -> String {
    let answer = hand_off(person, id, body).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    text(&answer.bytes)
}

#[tokio::test]
async fn one_file_has_what_led_to_a_document_and_the_document() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    let answer = hand_off(&maria, id, &json!({})).await;
    let name = format!("attachment; filename=\"document-{id}-hand-off.pdf\"");
    assert_eq!((answer.status, &answer.headers["content-disposition"]), (200, &name.parse().unwrap()));
    let found = text(&answer.bytes);
    for part in [
        "For a lawyer or a self-help center",
        "Disclosure from Nonlawyer",
        "may not give legal advice",
        "What was answered",
        "Pedro Ramirez",
        "What was found in the answers",
        "Sources and their marks",
        "s. 732.502",
        "The clauses state the law as of",
        "I nominate Pedro Ramirez",
        "Code ",
    ] {
        assert!(found.contains(part), "{part} in:\n{found}");
    }
    assert!(!found.contains("DRAFT") && !found.contains("Conversation with"), "{found}");
    assert!(hand_off(&maria, id, &json!({})).await.bytes == answer.bytes, "it is the same each time");
}

#[tokio::test]
async fn a_document_that_is_not_paid_for_is_handed_off_as_a_draft_and_without_a_code() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let found = words(&maria, id, &json!({})).await;
    assert!(found.contains("DRAFT") && found.contains("not paid for") && !found.contains("Code "), "{found}");
    let begun = maria.draft("powerOfAttorney").await;
    assert!(words(&maria, begun, &json!({})).await.contains("Not answered"));
}

#[tokio::test]
async fn the_talk_is_in_the_file_where_it_is_sent_whatever_stands_in_it() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let talk = json!({"transcript": [
        {"by": "person", "text": "My sister Eva 👍 should do it."},
        {"by": "assistant", "text": "Is Eva the executor?"},
    ]});
    let found = words(&maria, id, &talk).await;
    assert!(found.contains("Conversation with the AI assistant"), "{found}");
    assert!(
        found.contains("My sister Eva ? should do it.") && found.contains("Is Eva the executor?"),
        "{found}"
    );
    let long = json!({"transcript": [{"by": "person", "text": "x".repeat(4_001)}]});
    assert!(hand_off(&maria, id, &long).await.refusal(400).contains("too long"));
    hand_off(&maria, id, &json!({"transcript": [{"by": "lawyer", "text": "x"}]})).await.refusal(400);
}

/// The file is no way to a paper for another person: from then on the document is for whom it was handed off.
#[tokio::test]
async fn who_has_handed_a_document_off_needs_another_one_for_another_person() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    hand_off(&maria, id, &json!({})).await;
    let other = json!({"answers": {"fullName": "Ursula Stone"}});
    let refused = maria.patch(&format!("/api/documents/{id}"), &other).await.expect(409);
    assert_eq!(refused["code"], "other_person", "{refused}");
}

#[tokio::test]
async fn a_handed_off_document_is_a_version_as_a_downloaded_one_is() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    hand_off(&maria, id, &json!({})).await;
    let of_hand_off = maria.get(&format!("/api/documents/{id}/versions")).await.expect(200);
    maria.get(&format!("/api/documents/{id}/download")).await;
    let after = maria.get(&format!("/api/documents/{id}/versions")).await.expect(200);
    assert_eq!((after["versions"].as_array().unwrap().len(), &after), (1, &of_hand_off));
}
