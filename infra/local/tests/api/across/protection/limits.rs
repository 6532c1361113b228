//! What is too long or too deep is refused.

use reqwest::Method;

use super::calls;
use crate::fixtures::person::Person;
use crate::fixtures::product::shared;
use crate::fixtures::response::ApiResponse;

#[tokio::test]
async fn a_36_a_body_over_the_limit_of_its_call_is_refused_unread() {
    let maria = Person::registered(shared()).await;
    for (method, path, route) in calls() {
        if route.body > 0 {
            let body = format!("{{\"x\": \"{}\"}}", "x".repeat(route.body));
            let request = maria.request(method.clone(), &path).header("content-type", "application/json");
            let answer = ApiResponse::to(request.body(body)).await;
            assert_eq!(answer.status, 413, "{method} {path}: {}", answer.text());
        }
    }
}

#[tokio::test]
async fn a_36_long_addresses_and_headers_are_refused() {
    let visitor = Person::visitor(shared());
    let long = "x".repeat(11_000);
    visitor.get(&format!("/api/catalog/copy?q={long}")).await.refusal(414);
    let request = visitor.request(Method::GET, "/api/catalog/copy").header("idempotency-key", &long);
    ApiResponse::to(request).await.refusal(431);
}

#[tokio::test]
async fn a_36_deep_json_is_refused() {
    let maria = Person::registered(shared()).await;
    let deep = format!("{{\"data\": {}{}}}", "[".repeat(40), "]".repeat(40));
    let request = maria.request(Method::POST, "/api/documents").header("content-type", "application/json");
    let refused = ApiResponse::to(request.body(deep)).await;
    refused.refusal(400);
    assert_eq!(refused.json()["code"], "too_deep");
}
