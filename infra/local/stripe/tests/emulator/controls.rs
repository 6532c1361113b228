//! What a test can turn.

use std::time::{Duration, Instant};

use axum::http::Method;
use serde_json::json;
use stripe_emulator::{Settings, serve};
use tokio::net::TcpListener;

use super::support::Shop;

const INTENT: [(&str, &str); 2] = [("amount", "500"), ("currency", "usd")];

#[tokio::test]
async fn the_next_calls_can_be_made_to_fail() {
    let shop = Shop::open().await;
    let limited = json!({ "path": "/v1/payment_intents/*", "method": "get", "status": 429 });
    let broken = json!({ "path": "/v1/payment_intents", "status": 503, "times": 2 });
    shop.turn(json!({ "fail_next": [limited, broken] })).await;
    for _ in 0..2 {
        let error = shop.post("/v1/payment_intents", &INTENT).await.refused(503);
        assert_eq!(error["type"], "api_error");
    }
    let intent = shop.post("/v1/payment_intents", &INTENT).await.ok();
    let path = format!("/v1/payment_intents/{}", super::support::id(&intent));
    assert_eq!(shop.get(&path).await.refused(429)["code"], "rate_limit");
    shop.get(&path).await.ok();
    assert_eq!(shop.turn(json!({})).await["fail_next"], json!([]));
}

#[tokio::test]
async fn calls_can_be_slowed_down() {
    let shop = Shop::open().await;
    shop.turn(json!({ "latency_ms": 200 })).await;
    let start = Instant::now();
    shop.get("/v1/events").await.ok();
    assert!(start.elapsed() >= Duration::from_millis(200));
}

#[tokio::test]
async fn test_controls_are_shown_without_the_signing_key() {
    let shop = Shop::open().await;
    let controls = shop.get("/_config").await.ok();
    assert_eq!(
        (&controls["webhook_duplicate"], &controls["webhook_url"]),
        (&false.into(), &shop.hooks.url.clone().into())
    );
    assert!(!controls.to_string().contains(super::support::SECRET));
}

#[tokio::test]
async fn a_wrong_test_control_is_refused_and_changes_nothing() {
    let shop = Shop::open().await;
    for body in [
        r#"{"webhook_url":"http://example.com/hooks","latency_ms":5}"#,
        r#"{"webhook_url":"http://10.0.0.1/","latency_ms":5}"#,
        r#"{"webhook_urls":"http://127.0.0.1/","latency_ms":5}"#,
        r#"{"fail_next":[{"path":"/v1/*","status":200}],"latency_ms":5}"#,
        "nonsense",
    ] {
        let request =
            stripe_emulator::plain_http().build().unwrap().post(format!("{}/_config", shop.base)).body(body);
        assert_eq!(request.send().await.unwrap().status().as_u16(), 400, "{body}");
    }
    let controls = shop.get("/_config").await.ok();
    assert_eq!(
        (&controls["latency_ms"], &controls["webhook_url"]),
        (&0.into(), &shop.hooks.url.clone().into())
    );
}

#[tokio::test]
async fn an_endpoint_elsewhere_is_refused_at_the_start() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let settings = Settings { webhook_url: Some("http://example.com/hooks".into()), ..Settings::default() };
    assert!(serve(listener, settings).await.is_err());
}

#[tokio::test]
async fn everything_can_be_deleted() {
    let shop = Shop::open().await;
    shop.turn(json!({ "webhook_delay_ms": 60_000 })).await;
    shop.post_once("order-1", "/v1/payment_intents", &INTENT).await.ok();
    shop.call(Method::DELETE, "/_config/data", &[], &[]).await.ok();
    assert_eq!(shop.get("/v1/payment_intents").await.ok()["data"], json!([]));
    let again = shop.post_once("order-1", "/v1/payment_intents", &INTENT).await;
    assert!(again.headers.get("idempotent-replayed").is_none());
}

#[tokio::test]
async fn web_pages_cannot_change_test_controls() {
    let shop = Shop::open().await;
    let headers = [("origin", "https://example.com")];
    let answer = shop.call(Method::DELETE, "/_config/data", &[], &headers).await;
    assert_eq!(answer.status, 403);
}
