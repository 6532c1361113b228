//! What belongs to one person is not there for another.

use reqwest::Method;
use serde_json::{Value, json};

use crate::fixtures::interviews::will;
use crate::fixtures::person::Person;
use crate::fixtures::product::shared;
use crate::fixtures::response::ApiResponse;

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

/// Every call that names a document, with a body that its owner could send.
fn calls(id: u64) -> Vec<(Method, String, Option<Value>)> {
    let disclosure = json!({"formType": "12.900(a)", "formData": {"clientName": "M", "nonlawyerName": "C",
        "services": [], "agreedTerms": true, "clientSignedAt": ""}});
    vec![
        (Method::GET, format!("/api/documents/{id}"), None),
        (Method::PATCH, format!("/api/documents/{id}"), Some(json!({"answers": will()}))),
        (Method::DELETE, format!("/api/documents/{id}"), None),
        (Method::GET, format!("/api/documents/{id}/preview"), None),
        (Method::GET, format!("/api/documents/{id}/download"), None),
        (Method::GET, format!("/api/documents/{id}/versions"), None),
        (Method::GET, format!("/api/documents/{id}/versions/1/download"), None),
        (Method::GET, format!("/api/documents/{id}/versions/1/changes"), None),
        (Method::GET, format!("/api/documents/{id}/court-forms"), None),
        (Method::GET, format!("/api/documents/{id}/court-forms/12.928/petitioner"), None),
        (Method::GET, format!("/api/documents/{id}/packet"), None),
        (Method::GET, format!("/api/documents/{id}/packet/files"), None),
        (Method::GET, format!("/api/documents/{id}/draft"), None),
        (Method::POST, format!("/api/documents/{id}/hand-off"), Some(json!({}))),
        (Method::GET, format!("/api/documents/{id}/share-links"), None),
        (Method::POST, format!("/api/documents/{id}/share-links"), Some(json!({"days": 7}))),
        (Method::DELETE, format!("/api/documents/{id}/share-links/0"), None),
        (Method::GET, format!("/api/documents/{id}/legal-compliance"), None),
        (Method::GET, format!("/api/documents/{id}/legal-compliance/pdf"), None),
        (Method::POST, format!("/api/documents/{id}/legal-compliance"), Some(disclosure)),
        (Method::PUT, format!("/api/documents/{id}/signing"), Some(json!({"plan": null, "signed": null}))),
        (Method::POST, "/api/create-payment-intent".into(), Some(json!({"documentId": id}))),
        (
            Method::POST,
            "/api/chat".into(),
            Some(json!({"message": "Hello", "documentId": id, "context": []})),
        ),
    ]
}

async fn call(person: &Person, (method, path, body): &(Method, String, Option<Value>)) -> ApiResponse {
    let request = person.request(method.clone(), path);
    ApiResponse::to(match body {
        Some(body) => request.json(body),
        None => request,
    })
    .await
}

#[tokio::test]
async fn a_03_a_stranger_finds_nothing_on_any_call() {
    let maria = Person::registered(shared()).await;
    let stranger = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let before = maria.document(id).await;
    for named in calls(id) {
        assert_eq!(
            call(&stranger, &named).await.refusal(404),
            "Document not found",
            "{} {}",
            named.0,
            named.1
        );
    }
    assert_eq!(maria.document(id).await, before, "nothing has changed");
    assert_eq!(stranger.get("/api/documents").await.expect(200), json!([]));
}

#[tokio::test]
async fn a_visitor_is_unauthorized_on_every_call() {
    let maria = Person::registered(shared()).await;
    let visitor = Person::visitor(shared());
    let id = maria.draft("simpleWill").await;
    for named in calls(id) {
        assert_eq!(call(&visitor, &named).await.refusal(401), "Unauthorized", "{} {}", named.0, named.1);
    }
}

/// The table above must not fall behind the routes: every documented call with a document's id is in it.
#[test]
fn a_03_every_call_on_a_document_is_walked() {
    let description: Value = serde_json::from_str(&local::openapi()).unwrap();
    let walked: Vec<(String, String)> =
        calls(7).into_iter().map(|(method, path, _)| (method.to_string(), path)).collect();
    for (path, methods) in description["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys().filter(|_| path.starts_with("/api/documents/{id}"))
        {
            let path = path.replace("{id}", "7").replace("{number}", "1").replace("{link}", "0");
            let call = (method.to_uppercase(), path.replace("{form}/{of}", "12.928/petitioner"));
            assert!(walked.contains(&call), "{call:?} is not walked");
        }
    }
}
