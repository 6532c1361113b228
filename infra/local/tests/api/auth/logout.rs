//! Signing out.

use serde_json::json;

use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

#[tokio::test]
async fn a_14_signing_out_ends_the_session_and_tells_the_browser_to_forget() {
    let maria = Person::registered(shared()).await;
    let left = maria.post("/api/auth/logout", &json!({})).await;
    assert_eq!(left.headers["clear-site-data"], "\"storage\"");
    let cookies: Vec<_> = left.headers.get_all("set-cookie").iter().map(|v| v.to_str().unwrap()).collect();
    assert!(cookies.iter().all(|cookie| cookie.ends_with("Max-Age=0")) && cookies.len() == 2, "{cookies:?}");
    assert!(!maria.is_signed_in().await);
}

#[tokio::test]
async fn signing_out_ends_the_token_at_once() {
    let maria = Person::registered(shared()).await;
    maria.post("/api/auth/logout", &json!({})).await.expect(200);
    assert_eq!(maria.get("/api/auth/user").await.refusal(401), "Unauthorized");
}

#[tokio::test]
async fn signing_out_with_a_token_that_is_worth_nothing_is_done_already() {
    let maria = Person::registered(shared()).await;
    for _ in 0..2 {
        maria.post("/api/auth/logout", &json!({})).await.expect(200);
    }
    let forged = Person { token: Some("x".to_string()), ..maria.clone() };
    forged.post("/api/auth/logout", &json!({})).await.expect(200);
    maria.at_new_browser().post("/api/auth/logout", &json!({})).await.expect(200);
}
