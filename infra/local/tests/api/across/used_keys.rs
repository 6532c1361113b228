//! A document that is made again under the `Idempotency-Key` of a deleted one is another document: money that paid for the
//! first never pays for the second.

use reqwest::Method;
use serde_json::{Value, json};

use crate::fixtures::interviews::directive;
use crate::fixtures::person::Person;
use crate::fixtures::product::{shared, start};
use crate::fixtures::response::ApiResponse;
use crate::fixtures::waiting::eventually;

const KEY: &str = "the form on my phone";

impl Person {
    /// Makes a document as a client does that names its request.
    async fn made_under_key(&self, form: &Value) -> ApiResponse {
        let request = self.request(Method::POST, "/api/documents").header("Idempotency-Key", KEY);
        ApiResponse::to(request.json(form)).await
    }

    /// A directive bought for its own price and deleted again; its id and its payment's.
    async fn bought_and_deleted_directive(&self) -> (u64, String) {
        let form = json!({"type": "healthcareDirective", "answers": directive()});
        let id = self.made_under_key(&form).await.expect(201)["id"].as_u64().unwrap();
        let secret = self.payment(id).await;
        self.confirm(&secret, "pm_card_visa").await.expect(200);
        self.eventually_is(id, "status", json!("paid")).await;
        self.delete(&format!("/api/documents/{id}")).await.expect(200);
        (id, secret.split("_secret_").next().unwrap().to_string())
    }

    /// Waits until the webhook has brought everything that Stripe has to say.
    async fn told(&self, kind: &str) {
        eventually(kind, || async {
            self.deliveries(kind).await.iter().any(|delivery| delivery["status"] == 200)
        })
        .await;
    }

    async fn is_not_paid(&self, id: u64) {
        assert_eq!(self.document(id).await["status"], "draft");
        assert_eq!(self.get(&format!("/api/documents/{id}/download")).await.status, 402);
    }
}

/// What a buyer and the card's bank can bring about after a purchase: a refund of a cent that fails, a dispute that is won.
async fn later_event(maria: &Person, payment: &str) {
    let refund = maria.operator("/v1/refunds", &[("payment_intent", payment), ("amount", "1")]).await;
    maria.told("refund.created").await;
    let path = format!("refund/{}", refund["id"].as_str().unwrap());
    maria.bank(&path, &json!({"status": "failed"})).await;
    maria.told("refund.failed").await;
    let dispute = maria.bank(&format!("dispute/{payment}"), &json!({})).await;
    let evidence = [("evidence[uncategorized_text]", "winning_evidence"), ("submit", "true")];
    maria.operator(&format!("/v1/disputes/{}", dispute["id"].as_str().unwrap()), &evidence).await;
    maria.told("charge.dispute.closed").await;
}

#[tokio::test]
async fn a_cheap_payments_later_event_never_pays_for_an_expensive_document() {
    for expensive in [
        json!({"type": "uncontestedDivorce"}),
        json!({"type": "simpleWill", "attorneyReview": true}),
        json!({"type": "healthcareDirective", "attorneyReview": true}),
    ] {
        let maria = Person::registered(&start()).await;
        let (_, payment) = maria.bought_and_deleted_directive().await;
        let made = maria.made_under_key(&expensive).await.expect(201);
        later_event(&maria, &payment).await;
        maria.is_not_paid(made["id"].as_u64().unwrap()).await;
    }
}

#[tokio::test]
async fn a_late_retry_brings_nothing_back_that_its_owner_has_deleted() {
    let maria = Person::registered(shared()).await;
    let form = json!({"type": "healthcareDirective", "answers": directive()});
    let id = maria.made_under_key(&form).await.expect(201)["id"].as_u64().unwrap();
    assert_eq!(maria.made_under_key(&form).await.expect(201)["id"], id, "a retry names the same document");
    maria.delete(&format!("/api/documents/{id}")).await.expect(200);
    let refused = maria.made_under_key(&form).await.expect(409);
    assert_eq!(refused["code"], "deleted_before");
    assert_eq!(maria.get("/api/documents").await.expect(200), json!([]));
}

#[tokio::test]
async fn one_key_names_a_document_of_each_type_and_service() {
    let maria = Person::registered(shared()).await;
    let will = maria.made_under_key(&json!({"type": "simpleWill"})).await.expect(201);
    let reviewed = json!({"type": "simpleWill", "attorneyReview": true});
    let reviewed = maria.made_under_key(&reviewed).await.expect(201);
    let directive = maria.made_under_key(&json!({"type": "healthcareDirective"})).await.expect(201);
    assert!(will["id"] != reviewed["id"] && reviewed["id"] != directive["id"]);
    assert_eq!(reviewed["price"], 200_000);
}
