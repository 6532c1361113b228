//! The protocol of the conversation: what a message was understood as, and what is said of what waits.

use serde_json::{Value, json};

use super::proposals;
use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

const NAME: &str = "fullName";

/// A message while these answers wait for the person's word.
async fn says(person: &Person, document: &Value, words: &str, open: &Value) -> Value {
    let message = json!({"message": words, "documentId": document, "question": NAME, "open": open});
    person.post("/api/chat", &message).await.expect(200)
}

fn ana(standing: &str) -> Value {
    json!([{"question": NAME, "value": "Ana Diaz", "words": "Ana Diaz", "number": 1, "standing": standing}])
}

#[tokio::test]
async fn the_server_hears_a_yes_and_saves_nothing_by_itself() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let before = maria.document(id).await;
    let reply = says(&maria, &json!(id), "yep that's me", &ana("asked")).await;
    assert_eq!(reply["acts"], json!([{"type": "confirm", "questions": [NAME]}]));
    assert_eq!(reply["question"], "address");
    assert_eq!(maria.document(id).await, before);
}

#[tokio::test]
async fn a_no_has_the_question_asked_again() {
    let maria = Person::registered(shared()).await;
    let reply = says(&maria, &json!("simpleWill"), "not that one", &ana("newest")).await;
    assert_eq!(reply["acts"], json!([{"type": "reject", "questions": [NAME]}]));
    assert_eq!(reply["question"], NAME);
}

/// Each kind of message says what it was understood as; one that was not understood says nothing.
#[tokio::test]
async fn a_reply_says_what_the_message_was_understood_as() {
    let maria = Person::registered(shared()).await;
    for (words, act) in [
        ("What does that mean?", json!([{"type": "explain"}])),
        ("Which name should I choose?", json!([{"type": "decline"}])),
        ("how much does it cost?", json!([{"type": "service"}])),
        ("skip", json!([{"type": "putOff", "question": NAME}])),
        ("hello", json!([{"type": "chat"}])),
        ("I want to kill myself", json!([{"type": "stop", "kind": "self"}])),
        ("yes", json!([])),
    ] {
        let reply = says(&maria, &json!("simpleWill"), words, &json!([])).await;
        assert_eq!(reply["acts"], act, "{words}: {reply}");
    }
}

#[tokio::test]
async fn while_the_questions_are_stopped_nothing_is_asked_until_a_press_goes_on() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let says = async |words: &str| {
        let message = json!({"message": words, "documentId": id, "question": NAME, "stopped": true});
        maria.post("/api/chat", &message).await.expect(200)
    };
    let reply = says("Ana Diaz").await;
    assert_eq!(
        (&reply["acts"], &reply["question"]),
        (&json!([{"type": "stop", "kind": null}]), &Value::Null)
    );
    assert_eq!(says("Go on with the questions").await["question"], NAME);
}

/// Only a client that can take it back is told to take an answer; it saves it by itself.
#[tokio::test]
async fn a_plain_answer_is_taken_with_the_next_question_and_taken_back_by_a_word() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let says = async |words: &str, asked: &str, taken: Value| {
        let message =
            json!({"message": words, "documentId": id, "question": asked, "open": [], "taken": taken});
        maria.post("/api/chat", &message).await.expect(200)
    };
    let before = maria.document(id).await;
    let reply = says("Ana Diaz", NAME, json!([])).await;
    assert_eq!(
        (&reply["acts"][0]["type"], &reply["acts"][0]["answers"][0]["value"]),
        (&json!("take"), &json!("Ana Diaz"))
    );
    assert_eq!(
        reply["message"],
        "Noted: “Ana Diaz”. Next, where you live. What is your Florida residence address?"
    );
    assert_eq!((&reply["question"], &maria.document(id).await), (&json!("address"), &before));
    let reply = says("Ana Diaz", NAME, Value::Null).await;
    assert_eq!(reply["acts"][0]["type"], "answer");

    let change = json!({"answers": {NAME: "Ana Diaz"}});
    maria.patch(&format!("/api/documents/{id}"), &change).await.expect(200);
    let reply = says("undo", "address", json!([NAME])).await;
    assert_eq!(reply["acts"], json!([{"type": "undo", "questions": [NAME]}]));
    assert_eq!(reply["question"], NAME);
}

#[tokio::test]
async fn an_answer_that_is_given_anew_is_an_edit() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let reply = says(&maria, &json!(id), "my name is Ana Diaz", &json!([])).await;
    assert_eq!(
        (&reply["acts"][0]["type"], &proposals(&reply)[0]["value"]),
        (&json!("answer"), &json!("Ana Diaz"))
    );
    let change = json!({"answers": {NAME: "Ana Dias"}});
    maria.patch(&format!("/api/documents/{id}"), &change).await.expect(200);
    let reply = says(&maria, &json!(id), "no, my name is Ana Diaz", &json!([])).await;
    assert_eq!(
        (&reply["acts"][0]["type"], &proposals(&reply)[0]["value"]),
        (&json!("edit"), &json!("Ana Diaz"))
    );
}

#[tokio::test]
async fn what_is_said_to_wait_is_looked_at() {
    let maria = Person::registered(shared()).await;
    let waits =
        |question: &str, value: Value| json!([{"question": question, "value": value, "standing": "asked"}]);
    for open in [waits("price", json!("0")), waits(NAME, json!(7)), waits("maritalStatus", json!("Perhaps"))]
    {
        let reply = says(&maria, &json!("simpleWill"), "yes", &open).await;
        assert_eq!(reply["acts"], json!([]), "{open}");
    }
    for open in [
        json!("yes"),
        json!([{"question": NAME}]),
        json!([{"question": NAME, "value": "A", "standing": "kept"}]),
    ] {
        let message = json!({"message": "yes", "documentId": "simpleWill", "open": open});
        maria.post("/api/chat", &message).await.refusal(400);
    }
}
