//! The support form, the contact form and the assistant.

use serde_json::{Value, json};

use crate::product::{Person, shared};

fn support() -> Value {
    json!({"firstName": "Maria", "lastName": "Lopez", "email": "maria@example.com", "phoneNumber": "",
        "subject": "billing", "priority": "high", "message": "I would like to ask about my payment."})
}

/// The mail that lies in the folder, decoded enough to look into.
fn mail(person: &Person) -> Vec<String> {
    let files = std::fs::read_dir(person.at.data.join("mail")).unwrap();
    let eml =
        files.map(|file| file.unwrap().path()).filter(|path| path.extension().is_some_and(|e| e == "eml"));
    eml.map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

#[tokio::test]
async fn a_support_request_is_mailed_to_the_operator_and_confirmed() {
    let visitor = Person::visitor(shared());
    let mut form = support();
    form["email"] = json!("support-sender@example.com");
    visitor.post("/api/support", &form).await.expect(200);
    let about = |message: &&String| message.contains("support-sender@example.com");
    let sent: Vec<String> = mail(&visitor).iter().filter(about).cloned().collect();
    assert_eq!(sent.len(), 2);
    assert!(sent.iter().any(|message| message.contains("To: <operator@coquina.example>")), "{sent:?}");
    assert!(sent.iter().any(|message| message.contains("To: <support-sender@example.com>")), "{sent:?}");
}

#[tokio::test]
async fn wrong_fields_of_the_forms_are_named_in_the_words_of_the_specification() {
    let visitor = Person::visitor(shared());
    let refused = visitor.post("/api/support", &json!({})).await.expect(400);
    assert_eq!(refused["fields"]["firstName"], "First name must be at least 2 characters");
    assert_eq!(refused["fields"]["subject"], "Please select a subject");
    assert_eq!(refused["fields"]["priority"], "Please select a priority level");
    assert_eq!(refused["fields"]["message"], "Message must be at least 10 characters");
    let refused = visitor.post("/api/contact", &json!({})).await.expect(400);
    assert_eq!(refused["fields"]["name"], "Name is required");
    assert_eq!(refused["fields"]["subject"], "Subject is required");
}

#[tokio::test]
async fn no_header_can_be_smuggled_into_mail() {
    let visitor = Person::visitor(shared());
    let form = json!({"name": "Eve\r\nBcc: all@example.com", "email": "eve@example.com", "subject": "Hi\nBcc: all@example.com",
        "message": "A message that is long enough."});
    let refused = visitor.post("/api/contact", &form).await.expect(400);
    assert!(refused["fields"]["name"].is_string() && refused["fields"]["subject"].is_string());
}

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
