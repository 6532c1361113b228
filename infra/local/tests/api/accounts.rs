//! Registering, signing in, signing out.

mod activity;
mod budgets;
mod confirmation;
mod known_devices;
mod not_me;

use serde_json::json;

use crate::product::{PASSWORD, Person, shared};

#[tokio::test]
async fn a_new_account_is_signed_in_and_known_by_its_token() {
    let maria = Person::registered(shared()).await;
    let user = maria.get("/api/auth/user").await.expect(200);
    assert_eq!(user["email"], maria.email);
    assert_eq!((&user["firstName"], &user["lastName"]), (&json!("Maria"), &json!("Lopez")));
    assert!(user.get("passwordHash").is_none());
}

#[tokio::test]
async fn names_are_optional() {
    let visitor = Person::visitor(shared());
    let session =
        visitor.post("/api/auth/register", &json!({"email": visitor.email, "password": PASSWORD})).await;
    assert_eq!(session.expect(201)["user"]["firstName"], json!(null));
}

#[tokio::test]
async fn the_address_signs_in_however_it_is_written() {
    let maria = Person::registered(shared()).await;
    let login = json!({"email": format!("  {}", maria.email.to_uppercase()), "password": PASSWORD});
    let session = maria.post("/api/auth/login", &login).await.expect(200);
    assert_eq!(session["user"]["email"], maria.email);
}

#[tokio::test]
async fn a_wrong_password_and_an_unknown_address_get_the_same_answer() {
    let maria = Person::registered(shared()).await;
    let visitor = Person::visitor(shared());
    let wrong = json!({"email": maria.email, "password": "Seashell2"});
    let unknown = json!({"email": "nobody@example.com", "password": PASSWORD});
    let wrong = visitor.post("/api/auth/login", &wrong).await.refusal(401);
    let unknown = visitor.post("/api/auth/login", &unknown).await.refusal(401);
    assert_eq!(wrong, unknown);
    assert!(!wrong.contains("Unauthorized"), "a failed sign-in says what failed");
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
async fn forged_and_missing_tokens_are_unauthorized() {
    let mut visitor = Person::visitor(shared());
    assert_eq!(visitor.get("/api/documents").await.refusal(401), "Unauthorized");
    let unsigned =
        "eyJhbGciOiJub25lIiwia2lkIjoiazEifQ.eyJzdWIiOiIwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMSJ9.";
    for token in ["x", "", unsigned] {
        visitor.token = Some(token.to_string());
        assert_eq!(visitor.get("/api/documents").await.refusal(401), "Unauthorized", "{token:?}");
    }
}

#[tokio::test]
async fn navigation_to_login_and_logout_leads_to_pages() {
    let visitor = Person::visitor(shared());
    let follow_nothing =
        reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    for (path, page) in [("/api/login?force=true", "/auth?provider=none"), ("/api/logout", "/?logout=true")] {
        let answer = follow_nothing.get(format!("{}{path}", visitor.at.site)).send().await.unwrap();
        assert_eq!((answer.status().as_u16(), &answer.headers()["location"]), (303, &page.parse().unwrap()));
    }
}
