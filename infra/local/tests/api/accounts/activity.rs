//! What happened to an account: for its owner to see, and in the log for the operator.

use serde_json::{Value, json};

use crate::product::{PASSWORD, Person, log_lines, shared};

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

fn about<'a>(lines: &'a [Value], account: &str) -> Vec<&'a Value> {
    let is_event = |line: &&Value| line["message"] == "security event" && line["account"] == account;
    lines.iter().filter(is_event).collect()
}

#[tokio::test]
async fn asvs_16_3_1_a_line_of_the_log_says_who_signed_in_or_failed_to_and_nothing_private() {
    let maria = Person::registered(shared()).await;
    let id = maria.owner().await;
    maria.elsewhere("Seashell2").await.refusal(401);
    maria.post("/api/account/export", &json!({"password": "Seashell2"})).await.refusal(400);
    let unknown = format!("unknown-{}", maria.email);
    let nobody = Person { email: unknown.clone(), ..maria.clone() };
    nobody.elsewhere("Seashell2").await.refusal(401);
    let lines = log_lines();
    let events = about(&lines, &id);
    let told: Vec<(&Value, &Value)> = events.iter().map(|line| (&line["event"], &line["outcome"])).collect();
    let (success, failure) = (json!("Success"), json!("Failure"));
    assert_eq!(
        told,
        [(&json!("SignIn"), &success), (&json!("SignInFailed"), &failure), (&json!("StepUp"), &failure)]
    );
    for line in &events {
        assert_eq!(line["network"].as_str().unwrap().len(), 16, "a keyed name");
        assert_eq!(line["network"], events[0]["network"]);
        assert_eq!(line["request.id"].as_str().unwrap().len(), 32);
    }
    assert_eq!(events[0]["session"].as_str().unwrap().len(), 16);
    assert_eq!((&events[1]["session"], &events[2]["session"]), (&json!("-"), &events[0]["session"]));
    let counted = lines.iter().filter(|line| line["metric"] == "SignInFailed").count();
    assert!(counted >= 2, "the alarm counts them");
    let served =
        lines.iter().find(|line| line["user"] == id.as_str() && line["route"] == "/api/auth/register");
    assert!(served.is_some(), "the line of the call has the account too");
    let log = serde_json::to_string(&lines).unwrap();
    for private in [&maria.email, &unknown, maria.device.as_ref().unwrap(), &"127.0.0.1\"".to_string()] {
        assert!(!log.contains(private.as_str()), "{private} is in the log");
    }
}
