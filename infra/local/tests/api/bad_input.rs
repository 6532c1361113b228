//! Bad input: each kind gets its status and a sentence, and changes nothing.

use reqwest::Method;
use serde_json::{Value, json};

use crate::product::{Answer, Person, shared};

async fn raw(person: &Person, method: Method, path: &str, body: impl Into<reqwest::Body>) -> Answer {
    let request = person.request(method, path).header("content-type", "application/json");
    Answer::to(request.body(body)).await
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
    let not_json = Answer::to(maria.request(Method::POST, "/api/documents").body("type=simpleWill")).await;
    not_json.refusal(415);
}

#[tokio::test]
async fn an_unknown_type_is_refused() {
    let maria = Person::registered(shared()).await;
    for kind in ["livingTrust", "", "simpleWill; DROP TABLE"] {
        let refused = maria.post("/api/documents", &json!({"type": kind})).await;
        assert_eq!(refused.refusal(400), "There is no such document type.");
    }
    assert_eq!(maria.get("/api/documents").await.expect(200), json!([]));
}

#[tokio::test]
async fn a_26_a_tampered_price_is_refused_and_the_servers_is_stored() {
    let maria = Person::registered(shared()).await;
    for price in [json!(1), json!(0), json!(-6900), json!(69.5), json!(6901), json!(1e300)] {
        let refused =
            maria.post("/api/documents", &json!({"type": "simpleWill", "price": price})).await.expect(400);
        assert_eq!(refused["code"], "price_mismatch", "{price}");
    }
    for price in [json!(69), json!(6900), json!(69.0), json!(4967)] {
        let made =
            maria.post("/api/documents", &json!({"type": "simpleWill", "price": price})).await.expect(201);
        assert_eq!(made["price"], 6900, "{price}");
    }
}

#[tokio::test]
async fn bad_answers_are_refused_and_good_ones_kept() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let path = format!("/api/documents/{id}");
    maria.patch(&path, &json!({"answers": {"fullName": "Maria Lopez"}})).await.expect(200);
    let bad: [(Value, &str); 6] = [
        (json!({"shoeSize": "9"}), "shoeSize"),
        (json!({"maritalStatus": "Complicated"}), "maritalStatus"),
        (json!({"fullName": 7}), "fullName"),
        (json!({"hasChildren": true}), "hasChildren"),
        (json!({"specificBequests": "My SSN is 123-45-6789"}), "specificBequests"),
        (json!({"executorName": "李小龙"}), "executorName"),
    ];
    for (answers, field) in bad {
        let refused = maria.patch(&path, &json!({"answers": answers, "currentStep": 3})).await.expect(400);
        assert!(refused["fields"][field].is_string(), "{refused}");
    }
    let kept = maria.document(id).await;
    assert_eq!((&kept["answers"], &kept["currentStep"]), (&json!({"fullName": "Maria Lopez"}), &json!(0)));
}

#[tokio::test]
async fn a_new_document_takes_no_bad_answers_either() {
    let maria = Person::registered(shared()).await;
    for answers in
        [json!({"shoeSize": "9"}), json!({"fullName": "李小龙"}), json!({"maritalStatus": "Complicated"})]
    {
        maria.post("/api/documents", &json!({"type": "simpleWill", "answers": answers})).await.refusal(400);
    }
    assert_eq!(maria.get("/api/documents").await.expect(200), json!([]));
}

#[tokio::test]
async fn a_client_cannot_mark_a_document_as_paid_or_turn_it_back_into_a_draft() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let path = format!("/api/documents/{id}");
    let sentence = maria.patch(&path, &json!({"status": "paid"})).await.refusal(400);
    assert_eq!(sentence, "Only a completed payment can mark a document as paid.");
    for status in ["paid", "completed"] {
        maria.post("/api/documents", &json!({"type": "simpleWill", "status": status})).await.refusal(400);
    }
    maria.patch(&path, &json!({"status": "in_progress"})).await.expect(200);
    maria.patch(&path, &json!({"status": "draft"})).await.refusal(409);
    assert_eq!(maria.document(id).await["status"], "in_progress");
}

#[tokio::test]
async fn a_step_beyond_the_questions_is_refused() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    maria.patch(&format!("/api/documents/{id}"), &json!({"currentStep": 11})).await.refusal(400);
    maria.patch(&format!("/api/documents/{id}"), &json!({"currentStep": 10})).await.expect(200);
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
    Answer::to(maria.request(Method::PUT, "/api/documents")).await.refusal(405);
}

#[tokio::test]
async fn a_document_without_a_good_disclosure_stays_unacknowledged() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let path = format!("/api/documents/{id}/legal-compliance");
    let data = json!({"clientName": "Maria", "nonlawyerName": "Coquina", "services": [], "agreedTerms": true,
        "clientSignedAt": "2026-11-21T10:00:00Z"});
    let mut unticked = data.clone();
    unticked["agreedTerms"] = json!(false);
    for (form, data) in [("12.900(b)", &data), ("12.900(a)", &unticked)] {
        maria.post(&path, &json!({"formType": form, "formData": data})).await.refusal(400);
    }
    assert_eq!(maria.document(id).await["disclosureAcknowledged"], false);
    maria.get(&path).await.refusal(404);
}
