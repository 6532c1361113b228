//! Setting another password.

use serde_json::json;

use crate::fixtures::person::{NEW_PASSWORD, PASSWORD, Person};
use crate::fixtures::product::shared;

#[tokio::test]
async fn a_13_a_new_password_ends_all_other_sessions_and_gives_this_one_a_new_token() {
    let maria = Person::registered(shared()).await;
    let elsewhere = maria.signed_in_elsewhere().await;
    let change = json!({"current": PASSWORD, "password": NEW_PASSWORD});
    let session = maria.post("/api/account/password", &change).await.expect(200);
    assert!(!maria.is_signed_in().await && !elsewhere.is_signed_in().await);
    let token = session["token"].as_str().unwrap().to_string();
    assert!(Person { token: Some(token), ..maria.clone() }.is_signed_in().await);
    maria.elsewhere(PASSWORD).await.refusal(401);
    maria.elsewhere(NEW_PASSWORD).await.expect(200);
    let mail = maria.at.mailed(&maria.email, 1).await;
    assert!(mail.iter().any(|mail| mail.contains("Your password was changed")));
}

#[tokio::test]
async fn a_wrong_current_password_changes_nothing() {
    let maria = Person::registered(shared()).await;
    let change = json!({"current": "Seashell2", "password": NEW_PASSWORD});
    let refused = maria.post("/api/account/password", &change).await.expect(400);
    assert_eq!(refused["fields"]["current"], "That is not your current password.");
    let change = json!({"current": PASSWORD, "password": "short"});
    let refused = maria.post("/api/account/password", &change).await.expect(400);
    assert_eq!(refused["fields"]["password"], "Password must be at least 8 characters");
    maria.elsewhere(PASSWORD).await.expect(200);
}
