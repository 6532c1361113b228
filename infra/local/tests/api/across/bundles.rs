//! The share that a document has of its bundle's price.

use serde_json::{Value, json};

use crate::fixtures::checkout::{KEY, ask};
use crate::fixtures::interviews::{directive, will};
use crate::fixtures::person::Person;
use crate::fixtures::product::shared;
use crate::fixtures::waiting::eventually;

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

#[tokio::test]
async fn a_bundle_is_one_payment_with_one_receipt_and_one_refund() {
    let maria = Person::registered(shared()).await;
    let asked = maria.post("/api/create-payment-intent", &json!({"bundle": "essential"})).await.expect(200);
    let payment = asked["paymentIntentId"].as_str().unwrap();
    maria.confirm(asked["clientSecret"].as_str().unwrap(), "pm_card_visa").await.expect(200);
    eventually("the payment", || async { maria.payments().await["total"] == 14_900 }).await;
    let list = maria.payments().await;
    assert_eq!(list["payments"][0]["documents"].as_array().unwrap().len(), 3);
    maria.operator("/v1/refunds", &[("payment_intent", payment)]).await;
    eventually("all three are back", || async {
        let all = maria.get("/api/documents").await.expect(200);
        all.as_array().unwrap().iter().all(|document| document["status"] == "draft")
    })
    .await;
    assert_eq!(maria.at.mailed(&maria.email, 2).await.len(), 2);
}
