//! Paying for a document.

use serde_json::json;

use crate::product::{Person, eventually, shared, start, will};

async fn is_paid(person: &Person, id: u64) -> bool {
    person.document(id).await["status"] == "paid"
}

#[tokio::test]
async fn a_will_is_bought_and_downloaded() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let early = maria.get(&format!("/api/documents/{id}/download")).await;
    assert_eq!(early.refusal(402), "This document has not been paid for yet.");
    let secret = maria.payment(id).await;
    assert_eq!(maria.confirm(&secret, "pm_card_visa").await.expect(200)["status"], "succeeded");
    eventually("the document is paid", || is_paid(&maria, id)).await;
    assert_eq!(maria.document(id).await["amountPaid"], 7150);
    let pdf = maria.get(&format!("/api/documents/{id}/download")).await;
    assert_eq!(pdf.status, 200);
    assert_eq!(pdf.headers["content-disposition"], format!("attachment; filename=\"document-{id}.pdf\""));
    assert!(pdf.bytes.starts_with(b"%PDF-"));
}

#[tokio::test]
async fn a_26_the_price_is_the_catalogues_plus_the_fee() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let pay = |amount: u32| {
        let maria = maria.clone();
        async move { maria.post("/api/create-payment-intent", &json!({"documentId": id, "amount": amount})).await }
    };
    assert_eq!(pay(1).await.expect(400)["code"], "price_mismatch");
    let asked = pay(7150).await.expect(200);
    assert_eq!(asked["amount"], 7150);
    assert_eq!(asked["lines"][1], json!({"label": "Processing fee", "amount": 250}));
}

#[tokio::test]
async fn a_double_click_on_pay_asks_for_one_payment() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let (one, two) = tokio::join!(maria.payment(id), maria.payment(id));
    assert_eq!(one, two);
    maria.confirm(&one, "pm_card_visa").await.expect(200);
    maria.confirm(&two, "pm_card_visa").await.refusal_of_stripe(400);
    eventually("the document is paid", || is_paid(&maria, id)).await;
    let again = maria.post("/api/create-payment-intent", &json!({"documentId": id})).await.expect(409);
    assert_eq!(again["code"], "already_paid");
}

impl crate::product::Answer {
    #[track_caller]
    fn refusal_of_stripe(&self, status: u16) {
        assert_eq!(self.status, status, "{}", self.text());
        assert!(self.json()["error"]["message"].is_string());
    }
}

#[tokio::test]
async fn a_declined_card_leaves_everything_as_it_was_and_another_card_pays() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let secret = maria.payment(id).await;
    maria.confirm(&secret, "pm_card_chargeDeclined").await.refusal_of_stripe(402);
    assert_eq!(maria.document(id).await["status"], "completed");
    assert_eq!(maria.payment(id).await, secret, "the same payment is tried again");
    maria.confirm(&secret, "pm_card_visa").await.expect(200);
    eventually("the document is paid", || is_paid(&maria, id)).await;
}

#[tokio::test]
async fn an_unfinished_document_cannot_be_paid_for() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let mut answers = will();
    answers["executorName"] = json!(null);
    answers["primaryBeneficiary"] = json!("Ana 50%, Luis 60%");
    maria.patch(&format!("/api/documents/{id}"), &json!({"answers": answers})).await.expect(200);
    let refused = maria.post("/api/create-payment-intent", &json!({"documentId": id})).await.expect(409);
    assert_eq!(refused["code"], "unfinished");
    assert!(refused["fields"]["executorName"].is_string());
    assert!(refused["fields"]["primaryBeneficiary"].as_str().unwrap().contains("110%"));
}

#[tokio::test]
async fn an_answered_document_with_attorney_review_is_paid_for_with_its_fee() {
    let maria = Person::registered(shared()).await;
    let form = json!({"type": "simpleWill", "attorneyReview": true, "price": 2000, "answers": will()});
    let id = maria.post("/api/documents", &form).await.expect(201)["id"].as_u64().unwrap();
    let asked = maria.post("/api/create-payment-intent", &json!({"documentId": id})).await.expect(200);
    assert_eq!(asked["amount"], 200_250);
}

#[tokio::test]
async fn a_slow_stripe_does_not_hold_up_the_dashboard() {
    let maria = Person::registered(&start()).await;
    for _ in 0..3 {
        let id = maria.answered_will().await;
        maria.payment(id).await;
    }
    maria.control(&json!({"latency_ms": 20_000})).await;
    let listing = tokio::time::timeout(std::time::Duration::from_secs(9), maria.get("/api/documents")).await;
    assert_eq!(listing.expect("the list comes without Stripe").expect(200).as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn nobody_pays_for_a_document_that_is_being_deleted() {
    let maria = Person::registered(shared()).await;
    for _ in 0..10 {
        let id = maria.answered_will().await;
        let path = format!("/api/documents/{id}");
        let body = json!({"documentId": id});
        let (asked, deleted) =
            tokio::join!(maria.post("/api/create-payment-intent", &body), maria.delete(&path));
        if (asked.status, deleted.status) == (200, 200) {
            let secret = asked.json()["clientSecret"].as_str().unwrap().to_string();
            maria.confirm(&secret, "pm_card_visa").await.refusal_of_stripe(400);
        }
    }
}

#[tokio::test]
async fn a_lost_webhook_goes_unnoticed_by_the_buyer() {
    let maria = Person::registered(&start()).await;
    maria.control(&json!({"webhook_drop": ["*"]})).await;
    let id = maria.answered_will().await;
    let secret = maria.payment(id).await;
    maria.confirm(&secret, "pm_card_visa").await.expect(200);
    let listed = maria.get("/api/documents").await.expect(200);
    assert_eq!(listed[0]["status"], "paid", "the dashboard asks Stripe");
    let version = maria.document(id).await["version"].clone();
    assert_eq!(maria.document(id).await["version"], version, "exactly once");
}

#[tokio::test]
async fn a_document_that_is_being_paid_for_cannot_be_deleted_from_under_the_payment() {
    let maria = Person::registered(&start()).await;
    maria.control(&json!({"webhook_drop": ["*"]})).await;
    let id = maria.answered_will().await;
    let secret = maria.payment(id).await;
    maria.confirm(&secret, "pm_card_visa").await.expect(200);
    maria.delete(&format!("/api/documents/{id}")).await.refusal(409);
    assert_eq!(maria.document(id).await["status"], "paid");
}

#[tokio::test]
async fn deleting_a_document_calls_its_open_payment_off() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let secret = maria.payment(id).await;
    maria.delete(&format!("/api/documents/{id}")).await.expect(200);
    maria.confirm(&secret, "pm_card_visa").await.refusal_of_stripe(400);
}

#[tokio::test]
async fn a_silent_stripe_keeps_nobody_from_their_documents() {
    let maria = Person::registered(&start()).await;
    let id = maria.answered_will().await;
    maria.payment(id).await;
    maria
        .control(&json!({"fail_next": [{"path": "/v1/payment_intents*", "status": 500, "times": 50}]}))
        .await;
    assert_eq!(maria.document(id).await["status"], "completed");
    let refused = maria.post("/api/create-payment-intent", &json!({"documentId": id})).await;
    refused.refusal(503);
}

#[tokio::test]
async fn a_paid_document_can_be_corrected_and_stays_paid() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let secret = maria.payment(id).await;
    maria.confirm(&secret, "pm_card_visa").await.expect(200);
    eventually("the document is paid", || is_paid(&maria, id)).await;
    let path = format!("/api/documents/{id}");
    let change = json!({"answers": {"executorName": "Paula Ramirez"}, "status": "in_progress"});
    assert_eq!(maria.patch(&path, &change).await.expect(200)["status"], "paid");
    maria.patch(&path, &json!({"answers": {"executorName": null}})).await.expect(200);
    let refused = maria.get(&format!("{path}/download")).await.expect(409);
    assert_eq!(refused["fields"], json!({"executorName": "Please answer this question."}));
}

#[tokio::test]
async fn the_browser_learns_how_to_pay() {
    let visitor = Person::visitor(shared());
    let settings = visitor.get("/api/payments/settings").await.expect(200);
    assert_eq!(settings["publishableKey"], "pk_test_coquina");
    assert_eq!(settings["scriptUrl"], format!("{}/endive/stripe.js", visitor.at.stripe));
}
