//! Deleting a document, also while it is being paid for.

use serde_json::json;

use crate::fixtures::person::Person;
use crate::fixtures::product::{shared, start};

#[tokio::test]
async fn a_deleted_document_is_gone() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    maria.delete(&format!("/api/documents/{id}")).await.expect(200);
    maria.get(&format!("/api/documents/{id}")).await.refusal(404);
    assert_eq!(maria.get("/api/documents").await.expect(200), json!([]));
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
