//! The same key, the same answer.

use std::collections::BTreeSet;

use serde_json::json;

use super::support::{Shop, id};

const INTENT: [(&str, &str); 2] = [("amount", "500"), ("currency", "usd")];

#[tokio::test]
async fn a_repeated_call_gets_the_first_answer() {
    let shop = Shop::open().await;
    let first = shop.post_once("order-1", "/v1/payment_intents", &INTENT).await;
    assert!(first.headers.get("idempotent-replayed").is_none());
    let again = shop.post_once("order-1", "/v1/payment_intents", &INTENT).await;
    assert_eq!(again.headers["idempotent-replayed"], "true");
    assert_eq!(again.headers["original-request"], first.headers["request-id"]);
    assert_eq!(again.headers["idempotency-key"], "order-1");
    assert_eq!(again.ok(), first.ok());
    assert_eq!(shop.get("/v1/payment_intents").await.ok()["data"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn the_order_of_parameters_does_not_matter() {
    let shop = Shop::open().await;
    let first = shop.post_once("order-1", "/v1/payment_intents", &INTENT).await.ok();
    let turned = [INTENT[1], INTENT[0]];
    assert_eq!(shop.post_once("order-1", "/v1/payment_intents", &turned).await.ok(), first);
}

#[tokio::test]
async fn a_key_cannot_be_used_for_something_else() {
    let shop = Shop::open().await;
    shop.post_once("order-1", "/v1/payment_intents", &INTENT).await.ok();
    let other = [("amount", "700"), ("currency", "usd")];
    let error = shop.post_once("order-1", "/v1/payment_intents", &other).await.refused(400);
    assert_eq!(error["type"], "idempotency_error");
    let error = shop.post_once("order-1", "/v1/customers", &[]).await.refused(400);
    assert_eq!(error["type"], "idempotency_error");
}

#[tokio::test]
async fn a_decline_is_remembered_and_a_mistake_is_not() {
    let shop = Shop::open().await;
    let intent = shop.post("/v1/payment_intents", &INTENT).await.ok();
    let path = format!("/v1/payment_intents/{}/confirm", id(&intent));
    let declined = [("payment_method", "pm_card_chargeDeclined")];
    let first = shop.post_once("pay-1", &path, &declined).await;
    let again = shop.post_once("pay-1", &path, &declined).await;
    assert_eq!(again.headers["idempotent-replayed"], "true");
    assert_eq!(again.refused(402), first.refused(402));
    assert_eq!(shop.get("/v1/charges").await.ok()["data"].as_array().unwrap().len(), 1);

    let typo = [("amount", "5"), ("currency", "usd")];
    shop.post_once("order-2", "/v1/payment_intents", &typo).await.refused(400);
    shop.post_once("order-2", "/v1/payment_intents", &INTENT).await.ok();
}

#[tokio::test]
async fn calls_at_the_same_time_with_one_key_are_carried_out_once() {
    let shop = Shop::open().await;
    let form =
        [("amount", "500"), ("currency", "usd"), ("confirm", "true"), ("payment_method", "pm_card_visa")];
    let call = || shop.post_once("order-1", "/v1/payment_intents", &form);
    let answers = tokio::join!(call(), call(), call(), call(), call());
    let answers = [answers.0, answers.1, answers.2, answers.3, answers.4].map(super::support::Answer::ok);
    assert_eq!(answers.iter().map(id).collect::<BTreeSet<_>>().len(), 1);
    assert_eq!(shop.get("/v1/charges").await.ok()["data"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_lost_answer_is_recovered_with_the_key() {
    let shop = Shop::open().await;
    let failure = json!({ "path": "/v1/payment_intents", "status": 502, "after": true });
    shop.turn(json!({ "fail_next": [failure] })).await;
    shop.post_once("order-1", "/v1/payment_intents", &INTENT).await.refused(502);
    let again = shop.post_once("order-1", "/v1/payment_intents", &INTENT).await;
    assert_eq!(again.headers["idempotent-replayed"], "true");
    assert_eq!(shop.get("/v1/payment_intents").await.ok()["data"].as_array().unwrap().len(), 1);
}
