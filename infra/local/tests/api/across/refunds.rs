//! Money that goes back, as the buyer and the operator see it.

use serde_json::json;

use crate::fixtures::person::Person;
use crate::fixtures::product::{shared, start};
use crate::fixtures::waiting::eventually;

#[tokio::test]
async fn a_refund_of_all_takes_the_document_back_and_it_can_be_bought_anew() {
    let maria = Person::registered(shared()).await;
    let (id, payment) = maria.bought().await;
    let answers = maria.document(id).await["answers"].clone();
    maria.operator("/v1/refunds", &[("payment_intent", &payment)]).await;
    maria.eventually_is(id, "status", json!("completed")).await;
    assert_eq!(maria.document(id).await["answers"], answers, "nothing of it is lost");
    maria.get(&format!("/api/documents/{id}/download")).await.refusal(402);
    let list = maria.payments().await;
    assert_eq!((&list["total"], &list["payments"][0]["state"]), (&json!(0), &json!("returned")));
    let secret = maria.payment(id).await;
    assert!(!secret.starts_with(&payment), "another payment");
    maria.confirm(&secret, "pm_card_visa").await.expect(200);
    maria.eventually_is(id, "status", json!("paid")).await;
    assert_eq!(maria.payments().await["total"], 7150);
    assert_eq!(maria.at.mailed(&maria.email, 3).await.len(), 3, "two receipts and the word about the refund");
}

#[tokio::test]
async fn a_refund_of_a_part_leaves_the_document_and_lowers_what_was_spent() {
    let maria = Person::registered(shared()).await;
    let (id, payment) = maria.bought().await;
    maria.operator("/v1/refunds", &[("payment_intent", &payment), ("amount", "1000")]).await;
    eventually("the refund", || async { maria.payments().await["total"] == 6150 }).await;
    assert_eq!(maria.payments().await["payments"][0]["state"], "partly_returned");
    assert!(maria.get(&format!("/api/documents/{id}/download")).await.bytes.starts_with(b"%PDF-"));
}

#[tokio::test]
async fn a_refund_that_the_bank_does_not_take_gives_the_document_back() {
    let maria = Person::registered(shared()).await;
    let (id, payment) = maria.bought().await;
    let refund = maria.operator("/v1/refunds", &[("payment_intent", &payment)]).await;
    maria.eventually_is(id, "status", json!("completed")).await;
    let path = format!("refund/{}", refund["id"].as_str().unwrap());
    maria.bank(&path, &json!({"status": "failed"})).await;
    maria.eventually_is(id, "status", json!("paid")).await;
    assert_eq!(maria.payments().await["total"], 7150);
}

#[tokio::test]
async fn an_attorney_review_reaches_the_operator_and_leaves_the_queue_with_its_money() {
    let maria = Person::registered(&start()).await;
    let reviewed = json!({"documentType": "simpleWill", "serviceType": "attorney-review"});
    let asked = maria.post("/api/create-payment-intent", &reviewed).await.expect(200);
    let payment = asked["paymentIntentId"].as_str().unwrap();
    maria.confirm(asked["clientSecret"].as_str().unwrap(), "pm_card_visa").await.expect(200);
    let mail = maria.at.mailed("operator@coquina.example", 1).await;
    assert!(mail[0].contains("An attorney review was bought") && mail[0].contains(payment), "{}", mail[0]);
    assert!(mail[0].contains(&format!("Reply-To: <{}>", maria.email)), "{}", mail[0]);
    assert_eq!(maria.at.rows("ledger", "REVIEWS").await.len(), 1);
    maria.operator("/v1/refunds", &[("payment_intent", payment)]).await;
    eventually("the queue is empty", || async { maria.at.rows("ledger", "REVIEWS").await.is_empty() }).await;
}
