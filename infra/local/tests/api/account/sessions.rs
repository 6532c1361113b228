//! The devices on which a person is signed in.

use serde_json::json;

use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::shared;

#[tokio::test]
async fn an_account_has_a_hundred_sessions_at_most_and_the_oldest_ends_for_another_one() {
    let maria = Person::registered(shared()).await;
    let second = maria.signed_in_elsewhere().await;
    let form = json!({"email": maria.email, "password": PASSWORD});
    for _ in 0..98 {
        second.post("/api/auth/login", &form).await.expect(200);
    }
    assert!(maria.is_signed_in().await, "a hundred are open");
    second.post("/api/auth/login", &form).await.expect(200);
    assert!(!maria.is_signed_in().await && second.is_signed_in().await);
    let account = second.get("/api/account").await.expect(200);
    assert_eq!(account["sessions"].as_array().unwrap().len(), 100);
}

#[tokio::test]
async fn one_device_can_be_signed_out_and_all_of_them() {
    let maria = Person::registered(shared()).await;
    let (one, two) = (maria.signed_in_elsewhere().await, maria.signed_in_elsewhere().await);
    let account = maria.get("/api/account").await.expect(200);
    let newest = account["sessions"][0]["id"].as_str().unwrap().to_string();
    assert_eq!(maria.delete(&format!("/api/account/sessions/{newest}")).await.status, 204);
    maria.delete(&format!("/api/account/sessions/{newest}")).await.refusal(404);
    assert!(one.is_signed_in().await && !two.is_signed_in().await);
    assert_eq!(maria.delete("/api/account/sessions").await.status, 204);
    assert!(!one.is_signed_in().await && !maria.is_signed_in().await);
}

#[tokio::test]
async fn a_03_nobody_signs_out_anybody_elses_device() {
    let (maria, stranger) = (Person::registered(shared()).await, Person::registered(shared()).await);
    let session = &maria.get("/api/account").await.expect(200)["sessions"][0]["id"];
    stranger.delete(&format!("/api/account/sessions/{}", session.as_str().unwrap())).await.refusal(404);
    assert!(maria.is_signed_in().await);
}
