//! Guessing at passwords, and at who has an account.

use adapters::Policy;
use futures_util::future::join_all;
use local::Settings;
use serde_json::{Value, json};

use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::{Address, shared, start_with};
use crate::fixtures::response::ApiResponse;
use crate::fixtures::sign_in::try_password;

/// A product that takes five wrong passwords for an account.
fn strict() -> Address {
    start_with(Policy { tries: 5, ..Settings::policy() })
}

fn without_id(answer: &ApiResponse) -> Value {
    let mut body = answer.json();
    body["requestId"] = json!("");
    body
}

#[tokio::test]
async fn a_09_signing_in_does_not_tell_who_has_an_account() {
    let maria = Person::registered(shared()).await;
    let wrong = try_password(&maria, &maria.email, "Seashell2").await;
    let unknown = try_password(&maria, "nobody-here@example.com", "Seashell2").await;
    let absurd = try_password(&maria, "no address", "Seashell2").await;
    assert_eq!((wrong.status, unknown.status, absurd.status), (401, 401, 401));
    assert_eq!(without_id(&wrong), without_id(&unknown));
    assert_eq!(without_id(&wrong), without_id(&absurd));
    let names = |answer: &ApiResponse| answer.headers.keys().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(names(&wrong), names(&unknown));
}

#[tokio::test]
async fn a_09_asking_for_a_new_password_does_not_tell_who_has_an_account() {
    let maria = Person::registered(shared()).await;
    let ask = |email: &str| json!({"email": email});
    let known = maria.post("/api/auth/password-reset", &ask(&maria.email)).await;
    let unknown = maria.post("/api/auth/password-reset", &ask("nobody-there@example.com")).await;
    assert_eq!((known.status, unknown.status), (202, 202));
    assert_eq!(known.json(), unknown.json());
    assert_eq!(maria.at.mail_to(&maria.email).len(), 1);
    assert_eq!(maria.at.mail_to("nobody-there@example.com").len(), 1, "a mail is sent either way: as slow");
}

#[tokio::test]
async fn a_10_after_five_failures_even_the_right_password_has_to_wait() {
    let product = strict();
    let (maria, ana) = (Person::registered(&product).await, Person::registered(&product).await);
    for _ in 0..5 {
        try_password(&maria, &maria.email, "Seashell2").await.refusal(401);
    }
    let refused = try_password(&maria, &maria.email, PASSWORD).await;
    assert!(refused.refusal(429).starts_with("Too many attempts"), "{}", refused.text());
    assert_eq!(refused.json()["code"], "too_many_tries");
    let wait: i64 = refused.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=2).contains(&wait), "{wait}");
    try_password(&ana, &ana.email, PASSWORD).await.expect(200);
    let reset = maria.post("/api/auth/password-reset", &json!({"email": maria.email})).await;
    assert_eq!(reset.status, 202, "the way to a new password stays open");
}

#[tokio::test]
async fn a_10_the_right_password_clears_the_failures() {
    let product = strict();
    let maria = Person::registered(&product).await;
    for _ in 0..3 {
        for _ in 0..4 {
            try_password(&maria, &maria.email, "Seashell2").await.refusal(401);
        }
        try_password(&maria, &maria.email.to_uppercase(), PASSWORD).await.expect(200);
    }
}

#[tokio::test]
async fn a_10_a_network_address_is_slowed_down_whatever_accounts_it_tries() {
    let product = start_with(Policy { tries_from_address: 5, ..Settings::policy() });
    let stranger = Person::visitor(&product);
    for n in 0..5 {
        try_password(&stranger, &format!("somebody{n}@example.com"), "Seashell2").await.refusal(401);
    }
    let forged = stranger.request(reqwest::Method::POST, "/api/auth/login");
    let forged = forged.header("x-forwarded-for", "198.51.100.9");
    let body = json!({"email": "another@example.com", "password": "Seashell2"});
    ApiResponse::to(forged.json(&body)).await.refusal(429);
}

#[tokio::test]
async fn a_11_fifty_wrong_passwords_at_once_are_no_more_than_five() {
    let product = strict();
    let maria = Person::registered(&product).await;
    let tries = (0..50).map(|_| try_password(&maria, &maria.email, "Seashell2"));
    let answers = join_all(tries).await;
    let looked_at = answers.iter().filter(|answer| answer.status == 401).count();
    assert!((5..=6).contains(&looked_at), "{looked_at} passwords were looked at");
    assert!(answers.iter().all(|answer| matches!(answer.status, 401 | 429)));
}

/// What is refused before the password is looked at says nothing of the network.
#[tokio::test]
async fn guesses_that_an_account_refuses_keep_nobody_else_of_the_network_out() {
    let product = start_with(Policy { tries: 5, tries_from_address: 10, ..Settings::policy() });
    let (maria, ana) = (Person::registered(&product).await, Person::registered(&product).await);
    let thief = maria.at_new_browser();
    for _ in 0..20 {
        try_password(&thief, &maria.email, "Seashell2").await;
    }
    try_password(&ana.at_new_browser(), &ana.email, PASSWORD).await.expect(200);
}

#[tokio::test]
async fn wrong_passwords_in_a_session_that_was_stolen_do_not_stop_the_owner() {
    let product = strict();
    let maria = Person::registered(&product).await;
    let thief = maria.signed_in_elsewhere().await;
    let change = |current: &str| json!({"current": current, "password": "Harbor-light-7"});
    for _ in 0..5 {
        thief.post("/api/account/password", &change("Seashell2")).await.refusal(400);
    }
    thief.post("/api/account/password", &change(PASSWORD)).await.refusal(429);
    maria.post("/api/account/password", &change(PASSWORD)).await.expect(200);
}
