//! What an answer says, and what it does not say.

use local::Settings;
use reqwest::Method;
use serde_json::Value;
use shared::http::routes::Cache;

use super::calls;
use crate::fixtures::person::Person;
use crate::fixtures::product::{shared, start_with};
use crate::fixtures::response::ApiResponse;

#[tokio::test]
async fn a_05_an_answer_has_the_fields_of_its_description_and_no_others() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let description: Value = serde_json::from_str(&local::openapi()).unwrap();
    for (schema, answer) in [
        ("User", maria.get("/api/auth/user").await.expect(200)),
        ("AccountView", maria.get("/api/account").await.expect(200)),
        ("Document", maria.document(id).await),
        ("Preview", maria.get(&format!("/api/documents/{id}/preview")).await.expect(200)),
        ("PaymentSettings", maria.get("/api/payments/settings").await.expect(200)),
    ] {
        let known = &description["components"]["schemas"][schema]["properties"];
        assert!(known.is_object(), "{schema}");
        for field in answer.as_object().unwrap().keys() {
            assert!(known.get(field).is_some(), "{schema} has no {field}");
        }
    }
}

#[tokio::test]
async fn a_21_every_answer_says_how_it_may_be_used() {
    let visitor = Person::visitor(shared());
    let follows_nothing =
        stripe_emulator::plain_http().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let absent = calls().into_iter().map(|(method, path, route)| (method, path, Some(route)));
    let unknown = [(Method::GET, "/api/nothing".to_string(), None), (Method::PUT, "/api/chat".into(), None)];
    for (method, path, route) in absent.chain(unknown) {
        let request = follows_nothing.request(method.clone(), format!("{}{path}", visitor.at.site));
        let answer = ApiResponse::to(request).await;
        let header = |name: &str| answer.headers.get(name).map(|value| value.to_str().unwrap().to_string());
        let is_kept = answer.status == 200 && route.is_some_and(|route| route.cache == Cache::Revalidate);
        let kept = if is_kept { "public, max-age=0, must-revalidate" } else { "no-store" };
        assert_eq!(header("cache-control").as_deref(), Some(kept), "{method} {path}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox"),
            ("referrer-policy", "no-referrer"),
            ("strict-transport-security", "max-age=63072000; includeSubDomains; preload"),
            ("cross-origin-resource-policy", "same-origin"),
            ("x-robots-tag", "noindex"),
        ] {
            assert_eq!(header(name).as_deref(), Some(value), "{method} {path}");
        }
        assert!(header("access-control-allow-origin").is_none(), "{method} {path}");
        if !answer.bytes.is_empty() {
            assert_eq!(header("content-type").as_deref(), Some("application/json"), "{method} {path}");
        }
    }
}

#[tokio::test]
async fn a_38_a_failure_says_nothing_of_how_it_came_about() {
    let product = start_with(Settings::policy());
    let maria = Person::registered(&product).await;
    let id = maria.draft("simpleWill").await;
    std::fs::write(product.data.join("secrets/kms.json"), "{}").unwrap();
    let failed = maria.get(&format!("/api/documents/{id}")).await;
    let sentence = failed.refusal(503);
    assert_eq!(sentence, "Something went wrong on our side. Nothing you entered was lost. Please try again.");
    for word in ["KMS", "Dynamo", "error", "panicked", ".rs", "Exception"] {
        assert!(!failed.text().contains(word), "{}", failed.text());
    }
}
