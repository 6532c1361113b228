//! Asking for a payment, and making it.

use serde_json::json;

use crate::fixtures::checkout::{KEY, ask};
use crate::fixtures::interviews::will;
use crate::fixtures::payments::is_paid;
use crate::fixtures::person::Person;
use crate::fixtures::product::{shared, start};
use crate::fixtures::waiting::eventually;

#[tokio::test]
async fn the_complete_bundle_wants_an_agreement_picked() {
    let maria = Person::registered(shared()).await;
    let refused = ask(&maria, &json!({"bundle": "complete"}), KEY).await.refusal(400);
    assert!(refused.contains("Prenuptial Agreement or Postnuptial Agreement"), "{refused}");
    ask(&maria, &json!({"bundle": "platinum"}), KEY).await.refusal(400);
}

#[tokio::test]
async fn a_26_a_price_made_up_by_the_client_buys_nothing() {
    let maria = Person::registered(shared()).await;
    for purchase in [
        json!({"documentType": "simpleWill", "amount": 1}),
        json!({"documentType": "simpleWill", "serviceType": "attorney-review", "amount": 2000}),
        json!({"bundle": "essential", "amount": 14_800}),
    ] {
        assert_eq!(ask(&maria, &purchase, KEY).await.expect(400)["code"], "price_mismatch", "{purchase}");
    }
    ask(&maria, &json!({"documentType": "livingTrust"}), KEY).await.refusal(400);
    ask(&maria, &json!({"documentType": "simpleWill", "serviceType": "free"}), KEY).await.refusal(400);
}

#[tokio::test]
async fn a_visitor_cannot_ask_for_a_payment() {
    let visitor = Person::visitor(shared());
    assert_eq!(ask(&visitor, &json!({"documentType": "simpleWill"}), KEY).await.refusal(401), "Unauthorized");
}

#[tokio::test]
async fn a_26_the_price_is_the_catalogs_plus_the_fee() {
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
