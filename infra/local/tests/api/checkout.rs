//! Buying before answering: one document, a document with attorney review, a bundle in one payment.

use reqwest::Method;
use serde_json::{Value, json};

use crate::product::{Answer, Person, directive, eventually, shared, start, will};

const KEY: &str = "one-visit-of-the-checkout-page";

async fn ask(person: &Person, purchase: &Value, key: &str) -> Answer {
    let request = person.request(Method::POST, "/api/create-payment-intent").header("Idempotency-Key", key);
    Answer::to(request.json(purchase)).await
}

/// Buys with a good card; the payment's id.
async fn buy(person: &Person, purchase: &Value) -> String {
    let asked = ask(person, purchase, KEY).await.expect(200);
    let secret = asked["clientSecret"].as_str().unwrap();
    person.confirm(secret, "pm_card_visa").await.expect(200);
    asked["paymentIntentId"].as_str().unwrap().to_string()
}

async fn made(person: &Person, kind: &str, payment: &str) -> Answer {
    person.post("/api/documents", &json!({"type": kind, "paymentIntentId": payment})).await
}

async fn documents(person: &Person) -> Vec<Value> {
    person.get("/api/documents").await.expect(200).as_array().unwrap().clone()
}

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
        .patch(&path, &json!({"answers": will(), "currentStep": 10, "status": "completed"}))
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
async fn the_complete_bundle_wants_an_agreement_picked() {
    let maria = Person::registered(shared()).await;
    let refused = ask(&maria, &json!({"bundle": "complete"}), KEY).await.refusal(400);
    assert!(refused.contains("Prenuptial Agreement or Postnuptial Agreement"), "{refused}");
    ask(&maria, &json!({"bundle": "platinum"}), KEY).await.refusal(400);
}

#[tokio::test]
async fn a_page_that_is_reloaded_asks_for_one_payment_and_another_basket_for_another() {
    let maria = Person::registered(shared()).await;
    let will = json!({"documentType": "simpleWill"});
    let first = ask(&maria, &will, KEY).await.expect(200);
    assert_eq!(ask(&maria, &will, KEY).await.expect(200)["paymentIntentId"], first["paymentIntentId"]);
    let reviewed = json!({"documentType": "simpleWill", "serviceType": "attorney"});
    let other = ask(&maria, &reviewed, KEY).await.expect(200);
    assert_ne!(other["paymentIntentId"], first["paymentIntentId"]);
    assert_ne!(
        ask(&maria, &will, "another visit").await.expect(200)["paymentIntentId"],
        first["paymentIntentId"]
    );
    maria.confirm(first["clientSecret"].as_str().unwrap(), "pm_card_visa").await.expect(200);
    assert_eq!(ask(&maria, &will, KEY).await.expect(409)["code"], "payment_under_way");
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

#[tokio::test]
async fn a_visitor_cannot_ask_for_a_payment() {
    let visitor = Person::visitor(shared());
    assert_eq!(ask(&visitor, &json!({"documentType": "simpleWill"}), KEY).await.refusal(401), "Unauthorized");
}

/// The drafts that the home page makes for its bundle, one after another.
async fn home_bundle(person: &Person) -> Vec<u64> {
    let mut ids = Vec::new();
    for kind in ["simpleWill", "healthcareDirective", "powerOfAttorney"] {
        let form = json!({"type": kind, "status": "draft", "currentStep": 0, "price": 4967, "answers": {}});
        ids.push(person.post("/api/documents", &form).await.expect(201)["id"].as_u64().unwrap());
    }
    ids
}

impl Person {
    /// Answers a document and pays for it; what was charged.
    async fn answered_and_paid(&self, id: u64, answers: &Value) -> Value {
        let path = format!("/api/documents/{id}");
        self.patch(&path, &json!({"answers": answers, "status": "completed"})).await.expect(200);
        let asked = self.post("/api/create-payment-intent", &json!({"documentId": id})).await.expect(200);
        self.confirm(asked["clientSecret"].as_str().unwrap(), "pm_card_visa").await.expect(200);
        eventually("the payment", || async { self.document(id).await["status"] == "paid" }).await;
        asked["amount"].clone()
    }

    async fn prices(&self, ids: &[u64]) -> Vec<u64> {
        let mut prices = Vec::new();
        for id in ids {
            prices.push(self.document(*id).await["price"].as_u64().unwrap());
        }
        prices
    }
}

#[tokio::test]
async fn the_home_pages_bundle_costs_its_price_when_all_three_are_bought() {
    let maria = Person::registered(shared()).await;
    let [will_id, directive_id, power] = home_bundle(&maria).await[..] else { panic!("three documents") };
    assert_eq!(
        maria.prices(&[will_id, directive_id, power]).await,
        [6900, 4900, 5900],
        "the first is at its price"
    );
    assert_eq!(maria.answered_and_paid(directive_id, &directive()).await, 5150);
    assert_eq!(maria.prices(&[will_id, power]).await, [4967, 4967]);
    let order = maria.get(&format!("/api/documents/{will_id}/preview")).await.expect(200)["order"].clone();
    assert_eq!(order[0], json!({"label": "Simple Will", "amount": 4967}));
    assert_eq!(maria.answered_and_paid(will_id, &will()).await, 5217);
    assert_eq!(maria.prices(&[power]).await, [14_900 - 4900 - 4967], "what is left of the bundle's price");
}

#[tokio::test]
async fn a_share_ends_with_the_bundle() {
    let maria = Person::registered(shared()).await;
    let [will_id, directive_id, power] = home_bundle(&maria).await[..] else { panic!("three documents") };
    maria.answered_and_paid(directive_id, &directive()).await;
    maria.patch(&format!("/api/documents/{will_id}"), &json!({"answers": will()})).await.expect(200);
    let ask_for = |amount| json!({"documentId": will_id, "amount": amount});
    assert_eq!(ask(&maria, &ask_for(5217), KEY).await.expect(200)["amount"], 5217);
    maria.delete(&format!("/api/documents/{power}")).await.expect(200);
    assert_eq!(maria.prices(&[will_id]).await, [6900], "the bundle is broken");
    assert_eq!(ask(&maria, &ask_for(5217), KEY).await.expect(400)["code"], "price_mismatch");
    assert_eq!(ask(&maria, &ask_for(7150), KEY).await.expect(200)["amount"], 7150);
}

/// Three drafts are made at a share, one is bought, and the others are deleted: again and again it costs its own price.
#[tokio::test]
async fn a_share_is_never_had_without_the_bundle() {
    let maria = Person::registered(shared()).await;
    for _ in 0..2 {
        let ids = home_bundle(&maria).await;
        assert_eq!(maria.answered_and_paid(ids[0], &will()).await, 7150);
        for id in ids {
            maria.delete(&format!("/api/documents/{id}")).await.expect(200);
        }
    }
}

/// One directive that is paid for brings the will of its own bundle a share, and no other will after that one.
#[tokio::test]
async fn a_place_in_a_bundle_is_taken_once() {
    let maria = Person::registered(shared()).await;
    let ids = home_bundle(&maria).await;
    maria.answered_and_paid(ids[1], &directive()).await;
    assert_eq!(maria.answered_and_paid(ids[0], &will()).await, 5217);
    maria.delete(&format!("/api/documents/{}", ids[0])).await.expect(200);
    let form = json!({"type": "simpleWill", "price": 4967});
    let second = maria.post("/api/documents", &form).await.expect(201);
    assert_eq!(maria.answered_and_paid(second["id"].as_u64().unwrap(), &will()).await, 7150);
}

#[tokio::test]
async fn one_document_is_no_bundle_whatever_price_is_sent() {
    let maria = Person::registered(shared()).await;
    let form = json!({"type": "simpleWill", "price": 4967});
    assert_eq!(maria.post("/api/documents", &form).await.expect(201)["price"], 6900);
}
