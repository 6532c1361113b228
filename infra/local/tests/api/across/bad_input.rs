//! Bad input: each kind gets its status and a sentence, and changes nothing.

use reqwest::Method;
use serde_json::json;

use crate::fixtures::person::Person;
use crate::fixtures::product::shared;
use crate::fixtures::response::ApiResponse;

async fn raw(person: &Person, method: Method, path: &str, body: impl Into<reqwest::Body>) -> ApiResponse {
    let request = person.request(method, path).header("content-type", "application/json");
    ApiResponse::to(request.body(body)).await
}

#[tokio::test]
async fn malformed_json_is_refused() {
    let maria = Person::registered(shared()).await;
    for body in ["{", "", "nonsense", "{\"type\": \"simpleWill\"} trailing"] {
        let sentence = raw(&maria, Method::POST, "/api/documents", body).await.refusal(400);
        assert_eq!(sentence, "The request is not valid JSON.", "{body:?}");
    }
}

#[tokio::test]
async fn deep_json_is_refused() {
    let maria = Person::registered(shared()).await;
    let deep =
        format!("{{\"type\": \"simpleWill\", \"data\": {}1{}}}", "[".repeat(10_000), "]".repeat(10_000));
    raw(&maria, Method::POST, "/api/documents", deep).await.refusal(400);
}

/// A screen obeys the mark and paper does not, so the review would read "Deo John" where the will reads "nhoJ oeD".
#[tokio::test]
async fn what_would_be_printed_otherwise_than_it_is_shown_is_refused_and_loses_nothing() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let path = format!("/api/documents/{id}");
    maria.patch(&path, &json!({"answers": {"primaryBeneficiary": "My friend Ana"}})).await.expect(200);
    let hostile = json!({"answers": {"primaryBeneficiary": "my friend \u{202e}nhoJ oeD\u{202c}"}});
    let refused = maria.patch(&path, &hostile).await.expect(400);
    let told = refused["fields"]["primaryBeneficiary"].as_str().unwrap();
    assert!(told.contains("turns the direction of writing") && told.contains("“my friend”"), "{told}");
    assert_eq!(maria.document(id).await["answers"]["primaryBeneficiary"], "My friend Ana");
    let name = maria.patch(&path, &json!({"name": "My\u{200b}will"})).await.refusal(400);
    assert!(name.contains("invisible space"), "{name}");
    let person = maria.patch("/api/account", &json!({"firstName": "Ma\u{ad}ria"})).await.expect(400);
    assert!(person["fields"]["firstName"].as_str().unwrap().contains("soft hyphen"), "{person}");
    let composed = json!({"answers": {"primaryBeneficiary": "Jose\u{301}\r\nDiaz"}});
    let kept = maria.patch(&path, &composed).await.expect(200);
    assert_eq!(kept["answers"]["primaryBeneficiary"], "José\nDiaz");
}

#[tokio::test]
async fn a_body_over_256_kb_is_refused() {
    let maria = Person::registered(shared()).await;
    let large = json!({"type": "simpleWill", "name": "x".repeat(256 * 1024)}).to_string();
    let sentence = raw(&maria, Method::POST, "/api/documents", large).await.refusal(413);
    assert_eq!(sentence, "The request is larger than 256 KB.");
}

#[tokio::test]
async fn wrong_types_are_refused_by_the_name_of_the_field() {
    let maria = Person::registered(shared()).await;
    let wrong = [
        (json!({"type": 7}), "type"),
        (json!({"type": "simpleWill", "currentStep": -1}), "currentStep"),
        (json!({"type": "simpleWill", "answers": []}), "answers"),
        (json!({"type": "simpleWill", "status": "sold"}), "status"),
        (json!({"type": "simpleWill", "price": "cheap"}), "price"),
    ];
    for (body, field) in wrong {
        let sentence = maria.post("/api/documents", &body).await.refusal(400);
        assert!(sentence.contains(field), "{sentence}");
    }
    for (path, body) in
        [("/api/documents", json!(["simpleWill"])), ("/api/auth/register", json!(["a@b.co", "Seashell1"]))]
    {
        maria.post(path, &body).await.refusal(400);
    }
    let not_json =
        ApiResponse::to(maria.request(Method::POST, "/api/documents").body("type=simpleWill")).await;
    not_json.refusal(415);
}

#[tokio::test]
async fn absurd_ids_are_not_found() {
    let maria = Person::registered(shared()).await;
    for id in
        ["0", "-1", "1.5", "9007199254740992", "18446744073709551616", "abc", "..%2F..", "1%20OR%201", "01"]
    {
        let missing = maria.get(&format!("/api/documents/{id}")).await;
        assert_eq!(missing.refusal(404), "Document not found", "{id}");
    }
    let payment = maria.post("/api/create-payment-intent", &json!({"documentId": -5})).await;
    payment.refusal(404);
}

#[tokio::test]
async fn unknown_addresses_and_methods_get_the_envelope() {
    let maria = Person::registered(shared()).await;
    maria.get("/api/nothing").await.refusal(404);
    maria.get("/api/catalog/document-types/%ff").await.refusal(404);
    maria.get("/api/catalog/document-types/%ff/law").await.refusal(404);
    ApiResponse::to(maria.request(Method::PUT, "/api/documents")).await.refusal(405);
}
