//! What is private stays so, and what is the server's, too.

use reqwest::Method;
use serde_json::{Value, json};
use shared::http::routes::Access;

use super::calls;
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::shared;
use crate::fixtures::response::ApiResponse;

#[tokio::test]
async fn a_03_a_visitor_gets_nothing_from_any_private_call() {
    let visitor = Person::visitor(shared());
    for (method, path, route) in calls() {
        if matches!(route.access, Access::SignedIn | Access::Owner) {
            let answer = ApiResponse::to(visitor.request(method.clone(), &path).json(&json!({}))).await;
            assert_eq!(answer.refusal(401), "Unauthorized", "{method} {path}");
        }
    }
}

#[tokio::test]
async fn a_03_what_is_signed_in_about_oneself_says_nothing_of_others() {
    let (maria, stranger) = (Person::registered(shared()).await, Person::registered(shared()).await);
    maria.answered_will().await;
    for (method, path, route) in calls() {
        let is_reading = method == Method::GET && route.access == Access::SignedIn;
        if is_reading {
            let answer = stranger.get(&path).await;
            assert_eq!(answer.status, 200, "{path}");
            assert!(!answer.text().contains(&maria.email) && !answer.text().contains("simpleWill"), "{path}");
        }
    }
}

#[tokio::test]
async fn a_04_a_client_cannot_set_what_is_the_servers() {
    let maria = Person::registered(shared()).await;
    let (id, before) = {
        let id = maria.draft("simpleWill").await;
        (id, maria.document(id).await)
    };
    for (field, value) in [
        ("owner", json!("00000000000000000000000000000000")),
        ("paidAt", json!("2026-01-01T00:00:00Z")),
        ("amountPaid", json!(1)),
        ("disclosureAcknowledged", json!(true)),
        ("version", json!(99)),
        ("attorneyReview", json!(true)),
        ("id", json!(1)),
    ] {
        maria.patch(&format!("/api/documents/{id}"), &json!({field: value})).await;
        let after = maria.document(id).await;
        for name in ["id", "status", "disclosureAcknowledged", "attorneyReview", "price", "createdAt"] {
            assert_eq!(after[name], before[name], "{field} changed {name}");
        }
        assert!(after.get("paidAt").is_none() && after.get("amountPaid").is_none(), "{field}");
    }
}

#[tokio::test]
async fn a_12_of_a_session_only_a_digest_is_stored() {
    let maria = Person::registered(shared()).await;
    let token = maria.token.clone().unwrap();
    let payload = token.split('.').nth(1).unwrap();
    let claims = base64::Engine::decode(&base64::engine::general_purpose::URL_SAFE_NO_PAD, payload).unwrap();
    let claims: Value = serde_json::from_slice(&claims).unwrap();
    let secret = claims["sid"].as_str().unwrap();
    assert_eq!(secret.len(), 64, "256 bits");
    let rows = maria.at.dump("sessions").await;
    assert!(rows.iter().all(|row| !row.contains(secret)));
    assert!(rows.iter().any(|row| row.contains(&shared::random::digest(secret))));
}

#[tokio::test]
async fn a_06_the_password_stands_nowhere_in_the_tables() {
    let maria = Person::registered(shared()).await;
    for table in ["main", "sessions"] {
        let rows = maria.at.dump(table).await;
        assert!(rows.iter().all(|row| !row.contains(PASSWORD) && !row.contains("$argon2")), "{table}");
    }
}
