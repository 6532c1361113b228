//! Who one is, and the names that can be changed.

use serde_json::{Value, json};

use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

#[tokio::test]
async fn the_account_says_who_one_is_and_where_one_is_signed_in() {
    let maria = Person::registered(shared()).await;
    maria.signed_in_elsewhere().await;
    let account = maria.get("/api/account").await.expect(200);
    assert_eq!((&account["user"]["email"], &account["way"]), (&json!(maria.email), &json!("password")));
    let sessions = account["sessions"].as_array().unwrap();
    assert_eq!(sessions.len(), 2);
    assert_eq!(
        (&sessions[0]["device"], &sessions[0]["current"]),
        (&json!("Firefox on Windows"), &json!(false))
    );
    assert_eq!(sessions[1]["current"], true);
}

#[tokio::test]
async fn names_can_be_changed_and_forgotten() {
    let maria = Person::registered(shared()).await;
    let user = maria.patch("/api/account", &json!({"firstName": " Mary ", "lastName": ""})).await.expect(200);
    assert_eq!((&user["firstName"], &user["lastName"]), (&json!("Mary"), &Value::Null));
    assert_eq!(maria.get("/api/auth/user").await.expect(200)["firstName"], "Mary");
    let refused = maria.patch("/api/account", &json!({"firstName": "x".repeat(101)})).await.expect(400);
    assert!(refused["fields"]["firstName"].is_string());
    maria.patch("/api/account", &json!({"email": "mine@example.com"})).await.refusal(400);
}
