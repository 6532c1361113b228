//! What happened to an account, for its owner to see.

use serde_json::{Value, json};

use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::shared;

impl Person {
    async fn activity(&self) -> Vec<Value> {
        let page = self.get("/api/account/activity").await.expect(200);
        page["events"].as_array().unwrap().clone()
    }

    async fn kinds(&self) -> Vec<String> {
        self.activity().await.iter().map(|event| event["kind"].as_str().unwrap().to_string()).collect()
    }
}

#[tokio::test]
async fn the_owner_sees_what_happened_the_newest_first() {
    let maria = Person::registered(shared()).await;
    maria.confirm_address_of_registration().await;
    maria.elsewhere("Seashell2").await.refusal(401);
    let laptop = maria.signed_in_elsewhere().await;
    maria.post("/api/account/export", &json!({"password": PASSWORD})).await;
    maria.at_new_browser().post("/api/auth/password-reset", &json!({"email": maria.email})).await.expect(202);
    laptop.post("/api/auth/logout", &json!({})).await.expect(200);
    let kinds = maria.kinds().await;
    let expected =
        ["signedOut", "resetAsked", "exported", "signIn", "signInFailed", "emailConfirmed", "signIn"];
    assert_eq!(kinds, expected);
    let events = maria.activity().await;
    assert_eq!((&events[3]["device"], &events[3]["current"]), (&json!("Firefox on Windows"), &json!(false)));
    assert_eq!((&events[4]["outcome"], &events[4]["session"]), (&json!("failure"), &Value::Null));
    assert_eq!((&events[6]["outcome"], &events[6]["current"]), (&json!("success"), &json!(true)));
    let sessions = maria.get("/api/account").await.expect(200)["sessions"].clone();
    assert_eq!(events[6]["session"], sessions[0]["id"]);
}

#[tokio::test]
async fn the_events_come_in_pages_of_fifty() {
    let maria = Person::registered(shared()).await;
    for _ in 0..60 {
        maria.post("/api/auth/password-reset", &json!({"email": maria.email})).await.expect(202);
    }
    let first = maria.get("/api/account/activity").await.expect(200);
    let cursor = first["next"].as_str().unwrap();
    let second = maria.get(&format!("/api/account/activity?cursor={cursor}")).await.expect(200);
    let ids = |page: &Value| {
        let events = page["events"].as_array().unwrap().iter();
        events.map(|event| event["id"].as_str().unwrap().to_string()).collect::<Vec<_>>()
    };
    let (first, last) = (ids(&first), ids(&second));
    assert_eq!((first.len(), last.len(), &second["next"]), (50, 11, &Value::Null));
    let all: std::collections::BTreeSet<&String> = first.iter().chain(&last).collect();
    assert_eq!(all.len(), 61, "none twice");
    maria.get(&format!("/api/account/activity?cursor={}", "x".repeat(65))).await.refusal(400);
}

#[tokio::test]
async fn a_03_nobody_sees_what_happened_to_somebody_else() {
    let (maria, stranger) = (Person::registered(shared()).await, Person::registered(shared()).await);
    maria.elsewhere("Seashell2").await.refusal(401);
    assert_eq!(stranger.kinds().await, ["signIn"]);
}
