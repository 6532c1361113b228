//! Webhooks: signed, and now and then late, double or lost.

use std::time::{Duration, Instant};

use axum::http::Method;
use serde_json::json;

use super::support::{SECRET, Shop, id};

#[tokio::test]
async fn every_delivery_is_signed() {
    let mut shop = Shop::open().await;
    shop.pay("pm_card_visa").await.ok();
    for _ in 0..3 {
        let hook = shop.hooks.next().await;
        assert!(hook.is_signed_with(SECRET), "{}", hook.kind());
    }
}

#[tokio::test]
async fn a_failed_delivery_is_tried_again() {
    let mut shop = Shop::open().await;
    shop.turn(json!({ "webhook_drop": ["payment_intent.created", "charge.*"] })).await;
    shop.hooks.answer(&[500, 302]);
    shop.pay("pm_card_visa").await.ok();
    let tries = [shop.hooks.next().await, shop.hooks.next().await, shop.hooks.next().await];
    assert!(tries.iter().all(|hook| hook.event["id"] == tries[0].event["id"]));
    assert!(tries.iter().all(|hook| hook.is_signed_with(SECRET)));

    let attempts = shop.eventually("/_config/deliveries", |all| all.as_array().unwrap().len() == 3).await;
    let statuses: Vec<_> = attempts.as_array().unwrap().iter().map(|attempt| &attempt["status"]).collect();
    assert_eq!(statuses, [500, 302, 200]);
    let path = format!("/v1/events/{}", id(&tries[0].event));
    shop.eventually(&path, |event| event["pending_webhooks"] == 0).await;
}

#[tokio::test]
async fn a_delivery_that_always_fails_is_given_up() {
    let mut shop = Shop::open().await;
    shop.hooks.answer(&[500; 8]);
    shop.post("/v1/payment_intents", &[("amount", "500"), ("currency", "usd")]).await.ok();
    let event = shop.hooks.next().await.event;
    shop.eventually("/_config/deliveries", |all| all.as_array().unwrap().len() == 4).await;
    assert_eq!(shop.get(&format!("/v1/events/{}", id(&event))).await.ok()["pending_webhooks"], 1);
}

#[tokio::test]
async fn deliveries_can_be_doubled() {
    let mut shop = Shop::open().await;
    shop.turn(json!({ "webhook_duplicate": true })).await;
    shop.post("/v1/payment_intents", &[("amount", "500"), ("currency", "usd")]).await.ok();
    assert_eq!(shop.hooks.next().await.event["id"], shop.hooks.next().await.event["id"]);
}

#[tokio::test]
async fn deliveries_can_be_late() {
    let mut shop = Shop::open().await;
    shop.turn(json!({ "webhook_delay_ms": 400 })).await;
    let start = Instant::now();
    shop.post("/v1/payment_intents", &[("amount", "500"), ("currency", "usd")]).await.ok();
    assert!(shop.hooks.is_silent());
    shop.hooks.next().await;
    assert!(start.elapsed() >= Duration::from_millis(400));
}

#[tokio::test]
async fn a_dropped_delivery_is_found_and_sent_again() {
    let mut shop = Shop::open().await;
    shop.turn(json!({ "webhook_drop": ["payment_intent.*"] })).await;
    shop.pay("pm_card_visa").await.ok();
    assert_eq!(shop.hooks.next().await.kind(), "charge.succeeded");
    let attempts = shop.eventually("/_config/deliveries", |all| all.as_array().unwrap().len() == 1).await;
    assert_eq!(attempts[0]["type"], "charge.succeeded");

    let missed = shop.get("/v1/events?type=payment_intent.succeeded").await.ok();
    let path = format!("/_config/resend/{}", id(&missed["data"][0]));
    shop.call(Method::POST, &path, &[], &[]).await.ok();
    let hook = shop.hooks.next().await;
    assert_eq!(hook.event["id"], missed["data"][0]["id"]);
    assert!(hook.is_signed_with(SECRET));
    shop.call(Method::POST, "/_config/resend/evt_nothing", &[], &[]).await.refused(404);
}

#[tokio::test]
async fn a_moved_endpoint_gets_what_is_still_due() {
    let mut shop = Shop::open().await;
    let mut other = super::support::Hooks::listen().await;
    shop.hooks.answer(&[500; 4]);
    shop.turn(json!({ "retry_ms": [300] })).await;
    shop.post("/v1/payment_intents", &[("amount", "500"), ("currency", "usd")]).await.ok();
    let first = shop.hooks.next().await;
    shop.turn(json!({ "webhook_url": other.url })).await;
    assert_eq!(other.next().await.event["id"], first.event["id"]);
}
