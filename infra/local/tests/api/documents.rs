//! Documents: made in all six forms, answered, changed from two tabs, deleted.

use reqwest::Method;
use serde_json::{Value, json};

use crate::product::{Answer, Person, shared};

/// The forms in which clients make a document. Source: `shared/spec/product.md`, “Calls”.
fn forms() -> [(&'static str, Value, &'static str); 5] {
    [
        (
            "landing",
            json!({"type": "simpleWill", "name": "Simple Will", "price": 69, "attorneyReview": false}),
            "draft",
        ),
        (
            "home",
            json!({"type": "simpleWill", "name": "Simple Will", "status": "draft", "currentStep": 0, "totalSteps": 10,
                "answers": {}, "price": 6900}),
            "draft",
        ),
        (
            "dashboard",
            json!({"type": "powerOfAttorney", "name": "Power of Attorney", "status": "draft", "currentStep": 0,
                "totalSteps": 13, "answers": {}, "price": 5900}),
            "draft",
        ),
        (
            "bundle",
            json!({"type": "healthcareDirective", "name": "Healthcare Directive", "status": "draft", "currentStep": 0,
                "totalSteps": 15, "answers": {}, "price": 4967}),
            "draft",
        ),
        (
            "AI flow",
            json!({"type": "uncontested-divorce", "status": "in_progress", "data": {}}),
            "in_progress",
        ),
    ]
}

#[tokio::test]
async fn every_form_of_the_specification_makes_a_document() {
    let maria = Person::registered(shared()).await;
    for (form, body, status) in forms() {
        let made = maria.post("/api/documents", &body).await.expect(201);
        let id = made["id"].as_u64().unwrap();
        assert!(id > 0 && id < 1 << 53, "{form}: {id}");
        assert_eq!((&made["status"], &made["currentStep"]), (&json!(status), &json!(0)), "{form}");
        assert!(made["totalSteps"].as_u64().unwrap() >= 10, "{form}");
        assert_eq!(maria.document(id).await["id"], id, "{form}");
    }
    assert_eq!(maria.get("/api/documents").await.expect(200).as_array().unwrap().len(), 5);
}

#[tokio::test]
async fn fields_sent_as_null_are_as_good_as_left_out() {
    let maria = Person::registered(shared()).await;
    let nulls = json!({"type": "simpleWill", "name": null, "status": null, "currentStep": null, "answers": null,
        "data": null, "price": null, "attorneyReview": null});
    let id = maria.post("/api/documents", &nulls).await.expect(201)["id"].as_u64().unwrap();
    let nulls = json!({"answers": null, "data": null, "currentStep": null, "status": null, "name": null});
    maria.patch(&format!("/api/documents/{id}"), &nulls).await.expect(200);
}

#[tokio::test]
async fn a_29_a_claimed_payment_does_not_make_a_document_paid() {
    let maria = Person::registered(shared()).await;
    let form = json!({"type": "simpleWill", "name": "Simple Will", "price": 6900, "attorneyReview": false,
        "paymentIntentId": "pi_forged"});
    maria.post("/api/documents", &form).await.refusal(404);
    assert_eq!(maria.get("/api/documents").await.expect(200), json!([]));
}

#[tokio::test]
async fn type_ids_are_stored_camel_case_and_the_price_is_the_catalogues() {
    let maria = Person::registered(shared()).await;
    let made = maria.post("/api/documents", &json!({"type": "uncontested-divorce"})).await.expect(201);
    assert_eq!(made["type"], "uncontestedDivorce");
    assert_eq!((&made["price"], &made["name"]), (&json!(39900), &json!("Uncontested Divorce")));
}

#[tokio::test]
async fn a_repeated_request_makes_one_document() {
    let maria = Person::registered(shared()).await;
    let post = || {
        let request = maria.request(Method::POST, "/api/documents").header("idempotency-key", "click-1");
        Answer::to(request.json(&json!({"type": "simpleWill"})))
    };
    let (one, two) = tokio::join!(post(), post());
    assert_eq!(one.expect(201)["id"], two.expect(201)["id"]);
    assert_eq!(maria.get("/api/documents").await.expect(200).as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn answers_are_merged_and_the_interview_says_what_comes_next() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let path = format!("/api/documents/{id}");
    maria.patch(&path, &json!({"answers": {"fullName": "Maria Lopez"}, "currentStep": 0})).await.expect(200);
    let change = json!({"answers": {"hasChildren": "No"}, "currentStep": 3, "status": "in_progress"});
    let document = maria.patch(&path, &change).await.expect(200);
    assert_eq!(document["answers"], json!({"fullName": "Maria Lopez", "hasChildren": "No"}));
    let interview = &document["interview"];
    assert_eq!((&interview["nextStep"], &interview["previousStep"]), (&json!(5), &json!(2)));
    assert_eq!(interview["complete"], false);
    assert!(interview["missing"].as_array().unwrap().contains(&json!("address")));
}

#[tokio::test]
async fn keys_of_the_ai_flow_without_a_question_are_kept_beside_the_answers() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("uncontestedDivorce").await;
    let change = json!({"answers": {"county": "duval", "petitionerName": "Nina Patel"}});
    let document = maria.patch(&format!("/api/documents/{id}"), &change).await.expect(200);
    assert_eq!(document["answers"], json!({"petitionerName": "Nina Patel"}));
    assert_eq!(document["data"], json!({"county": "duval"}));
}

#[tokio::test]
async fn two_tabs_do_not_overwrite_each_other() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let path = format!("/api/documents/{id}");
    let tag = maria.get(&path).await.headers["etag"].to_str().unwrap().to_string();
    let change = |name: &'static str| {
        let request = maria.request(Method::PATCH, &path).header("if-match", &tag);
        Answer::to(request.json(&json!({"answers": {"fullName": name}})))
    };
    change("Maria Lopez").await.expect(200);
    let lost = change("M. Lopez").await.expect(412);
    assert_eq!(lost["code"], "version_conflict");
    assert_eq!(lost["document"]["answers"]["fullName"], "Maria Lopez", "the newer copy comes along");
    assert_eq!(maria.document(id).await["answers"]["fullName"], "Maria Lopez");
}

#[tokio::test]
async fn no_acknowledged_answer_is_lost_in_a_crowd() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let questions = ["fullName", "executorName", "primaryBeneficiary", "specificBequests"];
    let path = format!("/api/documents/{id}");
    let mut changes = tokio::task::JoinSet::new();
    for question in questions {
        let (maria, path) = (maria.clone(), path.clone());
        changes.spawn(async move {
            let answer = maria.patch(&path, &json!({"answers": {question: "Somebody"}})).await;
            (question, answer.status)
        });
    }
    let acknowledged = changes.join_all().await;
    let stored = maria.document(id).await;
    for (question, status) in acknowledged {
        assert_eq!(status, 200, "{question}");
        assert!(stored["answers"][question].is_string(), "{question}");
    }
}

#[tokio::test]
async fn the_disclosure_is_recorded_with_its_document() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let path = format!("/api/documents/{id}/legal-compliance");
    let form = json!({"formType": "12.900(a)", "formData": {"clientName": "Maria Lopez", "nonlawyerName": "Coquina",
        "services": ["Printing the answers"], "agreedTerms": true, "clientSignedAt": "2026-11-21T10:00:00Z"}});
    maria.post(&path, &form).await.expect(201);
    let recorded = maria.get(&path).await.expect(200);
    assert_eq!(recorded["formData"], form["formData"]);
    assert!(recorded["textVersion"].is_string() && recorded["recordedAt"].is_string());
    assert_eq!(maria.document(id).await["disclosureAcknowledged"], true);
}

#[tokio::test]
async fn the_disclosure_can_be_read_before_it_is_acknowledged_and_kept_with_its_record() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("uncontestedDivorce").await;
    let path = format!("/api/documents/{id}/legal-compliance");
    let unsigned = maria.get(&format!("{path}/pdf")).await;
    assert!(unsigned.status == 200 && unsigned.bytes.starts_with(b"%PDF-"));
    let form = json!({"formType": "12.900(a)", "formData": {"clientName": "Maria Lopez", "nonlawyerName": "Coquina",
        "services": [], "agreedTerms": true, "clientSignedAt": "2026-11-21T10:00:00Z"}});
    maria.post(&path, &form).await.expect(201);
    let signed = maria.get(&format!("{path}/pdf")).await;
    assert!(signed.status == 200 && signed.bytes.starts_with(b"%PDF-"));
    assert_ne!(signed.bytes, unsigned.bytes);
    Person::registered(shared()).await.get(&format!("{path}/pdf")).await.refusal(404);
}

#[tokio::test]
async fn the_preview_counts_what_is_left_to_do_and_names_the_nonlawyer() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("uncontestedDivorce").await;
    let preview = maria.get(&format!("/api/documents/{id}/preview")).await.expect(200);
    let effort = &preview["effort"];
    for counted in ["lines", "boxes", "cells", "forms", "formsIfTheyApply"] {
        assert!(effort[counted].as_u64().unwrap() > 0, "{counted}");
    }
    let cover = preview["paper"]["cover"].to_string();
    assert!(cover.contains(&format!("{} lines", effort["lines"])));
    assert!(preview["paper"]["instruments"].to_string().contains("Example Business"));
}

#[tokio::test]
async fn a_deleted_document_is_gone() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    maria.delete(&format!("/api/documents/{id}")).await.expect(200);
    maria.get(&format!("/api/documents/{id}")).await.refusal(404);
    assert_eq!(maria.get("/api/documents").await.expect(200), json!([]));
}

#[tokio::test]
async fn the_preview_shows_the_document_as_it_stands() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let path = format!("/api/documents/{id}/preview");
    let draft = maria.get(&path).await.expect(200);
    assert_eq!(draft["complete"], false);
    assert_eq!(draft["missing"][0]["question"], "fullName");
    let id = maria.answered_will().await;
    let whole = maria.get(&format!("/api/documents/{id}/preview")).await.expect(200);
    assert_eq!(
        (&whole["complete"], &whole["paper"]["title"]),
        (&json!(true), &json!("Last Will and Testament"))
    );
    assert!(whole["paper"].to_string().contains("Pedro Ramirez"));
    assert!(
        whole["paper"]["instruments"][0]["sections"][0]["meaning"].is_string()
            && whole["paper"]["instruments"][0]["sections"][0]["law"].is_array()
    );
    assert_eq!(
        whole["order"],
        json!([{"label": "Simple Will", "amount": 6900}, {"label": "Processing fee", "amount": 250}])
    );
}

#[tokio::test]
async fn an_unanswered_document_of_any_type_can_be_looked_at() {
    let maria = Person::registered(shared()).await;
    for kind in [
        "prenuptialAgreement",
        "uncontestedDivorce",
        "powerOfAttorney",
        "healthcareDirective",
        "postnuptialAgreement",
    ] {
        let id = maria.draft(kind).await;
        let preview = maria.get(&format!("/api/documents/{id}/preview")).await.expect(200);
        assert!(preview["paper"].to_string().contains("[not answered yet]"), "{kind}");
        assert!(!preview["missing"].as_array().unwrap().is_empty(), "{kind}");
    }
}
