//! Guessing at passwords, and at who has an account.

use adapters::Policy;
use futures_util::future::join_all;
use local::Settings;
use serde_json::{Value, json};

use crate::product::{Address, Answer, PASSWORD, Person, shared, start_with, well_within_the_hour};

/// A product that takes five wrong passwords for an account.
fn strict() -> Address {
    start_with(Policy { tries: 5, ..Settings::policy() })
}

async fn try_password(person: &Person, email: &str, password: &str) -> Answer {
    person.post("/api/auth/login", &json!({"email": email, "password": password})).await
}

fn without_id(answer: &Answer) -> Value {
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
    let names = |answer: &Answer| answer.headers.keys().map(ToString::to_string).collect::<Vec<_>>();
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
    Answer::to(forged.json(&body)).await.refusal(429);
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

#[tokio::test]
async fn a_08_common_passwords_are_refused_where_the_operator_wants_that() {
    let product = start_with(Policy { refuse_common_passwords: true, ..Settings::policy() });
    let visitor = Person::visitor(&product);
    let form = json!({"email": visitor.email, "password": "Password1"});
    let refused = visitor.post("/api/auth/register", &form).await.expect(400);
    assert!(refused["fields"]["password"].as_str().unwrap().contains("easy to guess"), "{refused}");
    let form = json!({"email": visitor.email, "password": PASSWORD});
    visitor.post("/api/auth/register", &form).await.expect(201);
}

#[tokio::test]
async fn a_08_long_passwords_and_any_characters_are_taken_as_they_are() {
    for password in ["  Aa1 with spaces  ", "Zäöü😀Aa1", &format!("Aa1{}", "x".repeat(197))] {
        let visitor = Person::visitor(shared());
        let form = json!({"email": visitor.email, "password": password});
        visitor.post("/api/auth/register", &form).await.expect(201);
        try_password(&visitor, &visitor.email, password).await.expect(200);
        if password != password.trim() {
            try_password(&visitor, &visitor.email, password.trim()).await.refusal(401);
        }
    }
    let visitor = Person::visitor(shared());
    let form = json!({"email": visitor.email, "password": "Aa1".repeat(400)});
    visitor.post("/api/auth/register", &form).await.expect(400);
}

#[tokio::test]
async fn a_37_too_many_new_accounts_from_one_network_have_to_wait() {
    well_within_the_hour().await;
    let policy = Settings::policy();
    let rates = shared::http::Rates { accounts: 2, ..policy.rates };
    let product = start_with(Policy { rates, ..policy });
    Person::registered(&product).await;
    let second = Person::registered(&product).await;
    let third = Person::visitor(&product);
    let form = json!({"email": third.email, "password": PASSWORD});
    let refused = third.post("/api/auth/register", &form).await;
    refused.refusal(429);
    assert!(refused.headers.contains_key("retry-after"));
    // A token that the call does not need buys no budget of its own.
    second.post("/api/auth/register", &form).await.refusal(429);
}

#[tokio::test]
async fn a_37_a_strangers_mailbox_is_not_filled_by_a_change_of_address() {
    well_within_the_hour().await;
    let policy = Settings::policy();
    let rates = shared::http::Rates { letters: 2, ..policy.rates };
    let product = start_with(Policy { rates, ..policy });
    let mut statuses = Vec::new();
    for _ in 0..3 {
        let person = Person::registered(&product).await;
        let wish = json!({"email": "stranger@example.com", "password": PASSWORD});
        statuses.push(person.post("/api/account/email", &wish).await.status);
    }
    assert_eq!(statuses, [202, 202, 429]);
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
