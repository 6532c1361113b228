//! Making an account.

use adapters::Policy;
use local::Settings;
use serde_json::json;

use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::{shared, start_with};
use crate::fixtures::sign_in::try_password;

#[tokio::test]
async fn a_new_account_is_signed_in_and_known_by_its_token() {
    let maria = Person::registered(shared()).await;
    assert_eq!(maria.get("/api/auth/user").await.expect(200)["email"], maria.email);
}

#[tokio::test]
async fn names_are_optional() {
    let visitor = Person::visitor(shared());
    let session =
        visitor.post("/api/auth/register", &json!({"email": visitor.email, "password": PASSWORD})).await;
    assert_eq!(session.expect(201)["user"]["firstName"], json!(null));
}

#[tokio::test]
async fn an_address_has_one_account_even_in_a_race() {
    let visitor = Person::visitor(shared());
    let form = json!({"email": visitor.email, "password": PASSWORD});
    let (one, two) =
        tokio::join!(visitor.post("/api/auth/register", &form), visitor.post("/api/auth/register", &form));
    let mut statuses = [one.status, two.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409]);
}

#[tokio::test]
async fn every_broken_rule_is_named_at_its_field() {
    let visitor = Person::visitor(shared());
    let form = json!({"email": "not an address", "password": "short"});
    let refused = visitor.post("/api/auth/register", &form).await.expect(400);
    assert_eq!(refused["fields"]["email"], "Please enter a valid email address");
    assert_eq!(refused["fields"]["password"], "Password must be at least 8 characters");
}

#[tokio::test]
async fn an_address_that_looks_like_another_makes_no_second_account() {
    let maria = Person::registered(shared()).await;
    let (local, domain) = maria.email.split_once('@').unwrap();
    let composed = format!("{local}@b\u{fc}cher.example");
    let form = |email: &str| json!({"email": email, "password": PASSWORD});
    maria.post("/api/auth/register", &form(&composed)).await.expect(201);
    for look_alike in [
        format!("{local}\u{200b}@{domain}"),
        format!("\u{200d}{local}@{domain}"),
        format!("{local}@{domain}\u{feff}"),
        format!("{local}\u{ad}@{domain}"),
        format!("\u{202e}{local}@{domain}"),
        format!("{local}@exa\u{2060}mple.com"),
        maria.email.replacen('p', "\u{440}", 1),
        maria.email.replacen('p', "\u{ff50}", 1),
        maria.email.replacen('e', "e\u{301}", 1),
    ] {
        let refused = maria.post("/api/auth/register", &form(&look_alike)).await.expect(400);
        assert!(refused["fields"]["email"].is_string(), "{look_alike:?}");
    }
    let decomposed = format!("{local}@bu\u{308}cher.example");
    for same in [decomposed, format!("{local}@xn--bcher-kva.example"), maria.email.to_uppercase()] {
        maria.post("/api/auth/register", &form(&same)).await.refusal(409);
    }
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
