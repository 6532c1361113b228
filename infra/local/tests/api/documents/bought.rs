//! Documents that are bought before they are answered.

use serde_json::json;

use crate::fixtures::checkout::{KEY, ask, buy, documents, made};
use crate::fixtures::interviews::{steps, will};
use crate::fixtures::person::Person;
use crate::fixtures::product::{shared, start};
use crate::fixtures::waiting::eventually;

#[tokio::test]
async fn a_will_is_bought_first_answered_afterwards_and_paid_for_once() {
    let maria = Person::registered(shared()).await;
    let payment = buy(&maria, &json!({"documentType": "simple-will", "amount": 6900})).await;
    let will_bought = made(&maria, "simpleWill", &payment).await.expect(201);
    assert_eq!((&will_bought["status"], &will_bought["amountPaid"]), (&json!("paid"), &json!(6900)));
    let id = will_bought["id"].as_u64().unwrap();
    let path = format!("/api/documents/{id}");
    maria.get(&format!("{path}/download")).await.refusal(409);
    let refused = maria.post("/api/create-payment-intent", &json!({"documentId": id})).await.expect(409);
    assert_eq!(refused["code"], "already_paid");
    maria
        .patch(&path, &json!({"answers": will(), "currentStep": steps("simpleWill"), "status": "completed"}))
        .await
        .expect(200);
    assert!(maria.get(&format!("{path}/download")).await.bytes.starts_with(b"%PDF-"));
}

#[tokio::test]
async fn asking_again_for_what_a_payment_bought_makes_nothing_new() {
    let maria = Person::registered(shared()).await;
    let payment = buy(&maria, &json!({"documentType": "healthcareDirective"})).await;
    let (one, two) = tokio::join!(
        made(&maria, "healthcareDirective", &payment),
        made(&maria, "healthcareDirective", &payment)
    );
    assert_eq!(one.expect(201)["id"], two.expect(201)["id"]);
    assert_eq!(documents(&maria).await.len(), 1);
}

#[tokio::test]
async fn a_buyer_who_closes_the_page_finds_the_documents_on_the_dashboard() {
    let maria = Person::registered(shared()).await;
    buy(&maria, &json!({"bundle": "essential"})).await;
    eventually("the documents are there", || async { documents(&maria).await.len() == 3 }).await;
    let all = documents(&maria).await;
    let kinds: Vec<&str> = all.iter().map(|document| document["type"].as_str().unwrap()).collect();
    for kind in ["simpleWill", "healthcareDirective", "powerOfAttorney"] {
        assert!(kinds.contains(&kind), "{kinds:?}");
    }
    let spent: u64 = all.iter().map(|document| document["amountPaid"].as_u64().unwrap()).sum();
    assert_eq!(spent, 14_900, "the shares come to the price of the bundle");
}

#[tokio::test]
async fn a_buyer_does_not_wait_for_a_lost_webhook() {
    let maria = Person::registered(&start()).await;
    maria.control(&json!({"webhook_drop": ["*"]})).await;
    let complete = json!({"bundle": "complete", "agreement": "prenuptialAgreement", "amount": 24900});
    let payment = buy(&maria, &complete).await;
    assert_eq!(made(&maria, "prenuptialAgreement", &payment).await.expect(201)["amountPaid"], 6225);
    assert_eq!(documents(&maria).await.len(), 4);
}

#[tokio::test]
async fn attorney_review_costs_2000_dollars_and_waits_in_the_reviewers_queue() {
    let maria = Person::registered(&start()).await;
    let reviewed = json!({"documentType": "simpleWill", "serviceType": "attorney-review", "amount": 200_000});
    let payment = buy(&maria, &reviewed).await;
    let document = made(&maria, "simpleWill", &payment).await.expect(201);
    assert_eq!((&document["attorneyReview"], &document["price"]), (&json!(true), &json!(200_000)));
    let queue = maria.at.rows("ledger", "REVIEWS").await;
    assert_eq!(queue.len(), 1);
    assert!(queue[0].contains(&document["id"].to_string()), "{queue:?}");
}

#[tokio::test]
async fn a_payment_buys_nothing_before_it_is_made_nor_for_anybody_else() {
    let maria = Person::registered(shared()).await;
    let stranger = Person::registered(shared()).await;
    let asked = ask(&maria, &json!({"documentType": "simpleWill"}), KEY).await.expect(200);
    let payment = asked["paymentIntentId"].as_str().unwrap();
    assert_eq!(made(&maria, "simpleWill", payment).await.expect(409)["code"], "payment_pending");
    maria.confirm(asked["clientSecret"].as_str().unwrap(), "pm_card_visa").await.expect(200);
    assert_eq!(made(&stranger, "simpleWill", payment).await.refusal(404), "There is no such payment.");
    assert_eq!(made(&maria, "simpleWill", "pi_unknown").await.refusal(404), "There is no such payment.");
    made(&maria, "powerOfAttorney", payment).await.refusal(409);
    made(&maria, "simpleWill", payment).await.expect(201);
}
