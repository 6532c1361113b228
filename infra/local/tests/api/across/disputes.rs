//! Payments that a card's bank disputes.

use serde_json::json;

use crate::fixtures::person::Person;
use crate::fixtures::product::shared;
use crate::fixtures::waiting::eventually;

#[tokio::test]
async fn a_disputed_document_is_on_hold_until_the_dispute_is_won() {
    let maria = Person::registered(shared()).await;
    let (id, payment) = maria.bought().await;
    let dispute = maria.bank(&format!("dispute/{payment}"), &json!({})).await;
    maria.eventually_is(id, "onHold", json!(true)).await;
    let path = format!("/api/documents/{id}");
    let refused = maria.get(&format!("{path}/download")).await.expect(409);
    assert_eq!(refused["code"], "payment_disputed");
    let refused = maria.post("/api/create-payment-intent", &json!({"documentId": id})).await.expect(409);
    assert_eq!(refused["code"], "payment_disputed");
    maria.patch(&path, &json!({"answers": {"executorName": "Paula Ramirez"}})).await.expect(200);
    assert_eq!(maria.payments().await["payments"][0]["state"], "disputed");
    let evidence = [("evidence[uncategorized_text]", "winning_evidence"), ("submit", "true")];
    maria.operator(&format!("/v1/disputes/{}", dispute["id"].as_str().unwrap()), &evidence).await;
    maria.eventually_is(id, "onHold", json!(false)).await;
    assert!(maria.get(&format!("{path}/download")).await.bytes.starts_with(b"%PDF-"));
    eventually("the money is back", || async { maria.payments().await["total"] == 7150 }).await;
}

#[tokio::test]
async fn a_lost_dispute_takes_the_document_back() {
    let maria = Person::registered(shared()).await;
    let (id, payment) = maria.bought().await;
    let dispute = maria.bank(&format!("dispute/{payment}"), &json!({})).await;
    maria.operator(&format!("/v1/disputes/{}/close", dispute["id"].as_str().unwrap()), &[]).await;
    maria.eventually_is(id, "status", json!("completed")).await;
    assert_eq!(maria.document(id).await["onHold"], false);
    assert_eq!(maria.payments().await["payments"][0]["state"], "returned");
}

#[tokio::test]
async fn an_inquiry_of_the_bank_holds_nothing() {
    let maria = Person::registered(shared()).await;
    let (id, payment) = maria.bought().await;
    maria.bank(&format!("dispute/{payment}"), &json!({"inquiry": true})).await;
    eventually("the inquiry is told", || async {
        maria.deliveries("charge.dispute.created").await.iter().any(|delivery| delivery["status"] == 200)
    })
    .await;
    assert_eq!(maria.document(id).await["onHold"], false);
    assert!(maria.get(&format!("/api/documents/{id}/download")).await.bytes.starts_with(b"%PDF-"));
}
