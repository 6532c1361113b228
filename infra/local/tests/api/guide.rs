//! The built-in guide, in the words of the people who use it.

use serde_json::json;

use crate::product::{Person, shared};

#[tokio::test]
async fn the_guide_asks_the_next_question_and_gives_no_advice() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let message = json!({"message": "Should I leave it all to my son?", "documentId": id, "context": []});
    let reply = maria.post("/api/chat", &message).await.expect(200);
    let words = reply["message"].as_str().unwrap();
    assert!(words.contains("not a lawyer") && words.contains("What is your full legal name?"), "{words}");
    assert!(!reply["citations"].as_array().unwrap().is_empty());
    maria.post("/api/chat", &json!({"message": "  ", "documentId": id})).await.refusal(400);
}
