//! Who may do what.

use axum::http::Method;

use super::support::{Shop, id};

#[tokio::test]
async fn live_keys_are_refused_everywhere() {
    let shop = Shop::open().await;
    for key in ["Bearer sk_live_1", "Bearer rk_live_1", "Bearer pk_live_1", "Basic c2tfbGl2ZV8xOg=="] {
        let answer = shop.call(Method::GET, "/v1/events", &[], &[("authorization", key)]).await;
        assert_eq!(answer.refused(401)["message"], "The emulator refuses live keys.", "{key}");
    }
    let answer = shop.call(Method::GET, "/v1/payment_intents/pi_1?key=pk_live_1", &[], &[]).await;
    assert_eq!(answer.refused(401)["message"], "The emulator refuses live keys.");
}

#[tokio::test]
async fn a_call_needs_a_key() {
    let shop = Shop::open().await;
    shop.call(Method::GET, "/v1/events", &[], &[]).await.refused(401);
    shop.call(Method::GET, "/v1/events", &[], &[("authorization", "Bearer hello")]).await.refused(401);
    let basic = [("authorization", "Basic c2tfdGVzdF8xOg==")];
    shop.call(Method::GET, "/v1/events", &[], &basic).await.ok();
}

#[tokio::test]
async fn a_browser_sees_only_the_intent_whose_secret_it_knows() {
    let shop = Shop::open().await;
    let form = [("amount", "500"), ("currency", "usd"), ("metadata[user]", "7")];
    let intent = shop.post("/v1/payment_intents", &form).await.ok();
    let path = format!("/v1/payment_intents/{}?key=pk_test_1", id(&intent));
    let browse = async |path: &str| shop.call(Method::GET, path, &[], &[]).await;

    assert_eq!(browse(&path).await.refused(404)["code"], "resource_missing");
    browse(&format!("{path}&client_secret=guess")).await.refused(404);
    let secret = intent["client_secret"].as_str().unwrap();
    let seen = browse(&format!("{path}&client_secret={secret}")).await.ok();
    assert_eq!(seen["amount"], 500);
    assert!(seen.get("metadata").is_none() && seen.get("customer").is_none());
}

#[tokio::test]
async fn a_browser_can_pay_but_not_refund() {
    let shop = Shop::open().await;
    let intent = shop.post("/v1/payment_intents", &[("amount", "500"), ("currency", "usd")]).await.ok();
    let secret = intent["client_secret"].as_str().unwrap();
    let confirm = format!("/v1/payment_intents/{}/confirm", id(&intent));
    let declined =
        [("key", "pk_test_1"), ("client_secret", secret), ("payment_method", "pm_card_chargeDeclined")];
    let error = shop.call(Method::POST, &confirm, &declined, &[]).await.refused(402);
    assert!(error["payment_intent"].get("metadata").is_none());
    let good = [("key", "pk_test_1"), ("client_secret", secret), ("payment_method", "pm_card_visa")];
    assert_eq!(shop.call(Method::POST, &confirm, &good, &[]).await.ok()["status"], "succeeded");

    for (method, path) in [
        (Method::POST, "/v1/refunds".to_owned()),
        (Method::POST, "/v1/payment_intents".to_owned()),
        (Method::POST, format!("/v1/payment_intents/{}", id(&intent))),
        (Method::POST, format!("/v1/payment_intents/{}/cancel", id(&intent))),
        (Method::GET, "/v1/events".to_owned()),
        (Method::GET, "/v1/disputes".to_owned()),
    ] {
        let headers = [("authorization", "Bearer pk_test_1")];
        let error = shop.call(method, &path, &[], &headers).await.refused(401);
        assert_eq!(error["code"], "secret_key_required", "{path}");
    }
}
