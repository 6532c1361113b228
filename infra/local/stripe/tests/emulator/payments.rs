//! Paying: from the intent to the money.

use serde_json::json;

use super::support::{SECRET, Shop, id};

#[tokio::test]
async fn a_shopper_pays_and_the_shop_hears_of_it() {
    let mut shop = Shop::open().await;
    let form = [("amount", "4999"), ("currency", "usd"), ("metadata[document]", "7")];
    let intent = shop.post("/v1/payment_intents", &form).await.ok();
    assert_eq!(intent["status"], "requires_payment_method");

    let path = format!("/v1/payment_intents/{}/confirm", id(&intent));
    let card = shop.enter_card("4242 4242 4242 4242", &[]).await.ok();
    let paid = shop.post(&path, &[("payment_method", id(&card))]).await.ok();
    assert_eq!((paid["status"].as_str(), paid["amount_received"].as_i64()), (Some("succeeded"), Some(4999)));

    let hook = shop.hooks.next_of("payment_intent.succeeded").await;
    assert!(hook.is_signed_with(SECRET));
    assert!(!hook.is_signed_with("whsec_of_somebody_else"));
    assert_eq!(hook.event["data"]["object"]["id"], intent["id"]);
    assert_eq!(hook.event["data"]["object"]["metadata"]["document"], "7");
    assert_eq!(hook.event["api_version"], stripe_emulator::API_VERSION);
}

#[tokio::test]
async fn a_shopper_who_completes_three_d_secure_has_paid() {
    let mut shop = Shop::open().await;
    let intent = shop.pay("pm_card_authenticationRequired").await.ok();
    assert_eq!(intent["status"], "requires_action");
    assert_eq!(intent["next_action"]["type"], "use_stripe_sdk");
    shop.hooks.next_of("payment_intent.requires_action").await;

    let path = format!("/v1/payment_intents/{}/_authenticate", id(&intent));
    assert_eq!(shop.post(&path, &[("success", "true")]).await.ok()["status"], "succeeded");
    shop.hooks.next_of("payment_intent.succeeded").await;
    assert_eq!(
        shop.post(&path, &[("success", "true")]).await.refused(400)["code"],
        "payment_intent_unexpected_state"
    );
}

#[tokio::test]
async fn a_shopper_who_fails_three_d_secure_can_try_another_card() {
    let mut shop = Shop::open().await;
    let intent = shop.pay("pm_card_threeDSecure2Required").await.ok();
    let path = format!("/v1/payment_intents/{}", id(&intent));
    let failed = shop.post(&format!("{path}/_authenticate"), &[("success", "false")]).await.ok();
    assert_eq!(failed["status"], "requires_payment_method");
    assert_eq!(failed["last_payment_error"]["code"], "payment_intent_authentication_failure");
    shop.hooks.next_of("payment_intent.payment_failed").await;

    let paid = shop.post(&format!("{path}/confirm"), &[("payment_method", "pm_card_visa")]).await.ok();
    assert_eq!((&paid["status"], paid["last_payment_error"].is_null()), (&"succeeded".into(), true));
}

#[tokio::test]
async fn a_bank_can_decline_after_three_d_secure() {
    let shop = Shop::open().await;
    let card = shop.enter_card("4000008400001629", &[]).await.ok();
    let intent = shop.pay(id(&card)).await.ok();
    let path = format!("/v1/payment_intents/{}/_authenticate", id(&intent));
    let declined = shop.post(&path, &[("success", "true")]).await.ok();
    assert_eq!(declined["last_payment_error"]["decline_code"], "generic_decline");
    assert_eq!(declined["status"], "requires_payment_method");
}

#[tokio::test]
async fn an_absent_owner_cannot_be_asked() {
    let shop = Shop::open().await;
    let form = [
        ("amount", "4999"),
        ("currency", "usd"),
        ("payment_method", "pm_card_authenticationRequired"),
        ("confirm", "true"),
        ("off_session", "true"),
    ];
    let error = shop.post("/v1/payment_intents", &form).await.refused(402);
    assert_eq!(error["code"], "authentication_required");
}

#[tokio::test]
async fn a_reserved_amount_is_captured_in_part() {
    let mut shop = Shop::open().await;
    let form = [
        ("amount", "4999"),
        ("currency", "usd"),
        ("capture_method", "manual"),
        ("payment_method", "pm_card_visa"),
        ("confirm", "true"),
    ];
    let intent = shop.post("/v1/payment_intents", &form).await.ok();
    assert_eq!((&intent["status"], &intent["amount_capturable"]), (&"requires_capture".into(), &4999.into()));
    shop.hooks.next_of("payment_intent.amount_capturable_updated").await;

    let path = format!("/v1/payment_intents/{}/capture", id(&intent));
    shop.post(&path, &[("amount_to_capture", "5000")]).await.refused(400);
    let captured = shop.post(&path, &[("amount_to_capture", "3000")]).await.ok();
    assert_eq!((&captured["status"], &captured["amount_received"]), (&"succeeded".into(), &3000.into()));
    shop.hooks.next_of("charge.captured").await;
}

#[tokio::test]
async fn a_canceled_intent_stays_unpaid() {
    let mut shop = Shop::open().await;
    let intent = shop.post("/v1/payment_intents", &[("amount", "500"), ("currency", "usd")]).await.ok();
    let path = format!("/v1/payment_intents/{}", id(&intent));
    let canceled = shop.post(&format!("{path}/cancel"), &[("cancellation_reason", "abandoned")]).await.ok();
    assert_eq!(
        (&canceled["status"], &canceled["cancellation_reason"]),
        (&"canceled".into(), &"abandoned".into())
    );
    shop.hooks.next_of("payment_intent.canceled").await;
    let late = shop.post(&format!("{path}/confirm"), &[("payment_method", "pm_card_visa")]).await;
    assert_eq!(late.refused(400)["code"], "payment_intent_unexpected_state");
}

#[tokio::test]
async fn an_open_intent_can_be_changed_and_a_paid_one_cannot() {
    let shop = Shop::open().await;
    let form = [("amount", "500"), ("currency", "usd"), ("metadata[a]", "1"), ("metadata[b]", "2")];
    let intent = shop.post("/v1/payment_intents", &form).await.ok();
    let path = format!("/v1/payment_intents/{}", id(&intent));
    let changes =
        [("amount", "700"), ("metadata[a]", ""), ("metadata[c]", "3"), ("receipt_email", "a@b.example")];
    let changed = shop.post(&path, &changes).await.ok();
    assert_eq!(changed["amount"], 700);
    assert_eq!(changed["metadata"], json!({ "b": "2", "c": "3" }));
    assert_eq!(changed["receipt_email"], "a@b.example");

    shop.post(&format!("{path}/confirm"), &[("payment_method", "pm_card_visa")]).await.ok();
    shop.post(&path, &[("amount", "900")]).await.refused(400);
}

#[tokio::test]
async fn amounts_have_limits() {
    let shop = Shop::open().await;
    for (amount, currency, code) in [
        ("49", "usd", "amount_too_small"),
        ("29", "gbp", "amount_too_small"),
        ("0", "usd", "parameter_invalid_integer"),
        ("-5", "usd", "parameter_invalid_integer"),
        ("1.5", "usd", "parameter_invalid_integer"),
        ("100000000", "usd", "amount_too_large"),
    ] {
        let form = [("amount", amount), ("currency", currency)];
        let error = shop.post("/v1/payment_intents", &form).await.refused(400);
        assert_eq!(error["code"], code, "{amount} {currency}");
    }
    let error = shop.post("/v1/payment_intents", &[("currency", "usd")]).await.refused(400);
    assert_eq!((&error["code"], &error["param"]), (&"parameter_missing".into(), &"amount".into()));
}

#[tokio::test]
async fn a_refused_call_leaves_nothing_behind() {
    let shop = Shop::open().await;
    let form = [("amount", "500"), ("currency", "usd"), ("confirm", "true")];
    shop.post("/v1/payment_intents", &form).await.refused(400);
    assert_eq!(shop.get("/v1/payment_intents").await.ok()["data"], json!([]));
    assert_eq!(shop.get("/v1/events").await.ok()["data"], json!([]));
}

#[tokio::test]
async fn unknown_parameters_are_refused() {
    let shop = Shop::open().await;
    let form = [("amount", "500"), ("currency", "usd"), ("colour", "red")];
    let error = shop.post("/v1/payment_intents", &form).await.refused(400);
    assert_eq!((&error["code"], &error["param"]), (&"parameter_unknown".into(), &"colour".into()));
    shop.get("/v1/payment_intents?colour=red").await.refused(400);
    shop.post("/v1/customers", &[("colour", "red")]).await.refused(400);
}

#[tokio::test]
async fn ids_can_be_expanded() {
    let shop = Shop::open().await;
    let intent = shop.pay("pm_card_mastercard").await.ok();
    let path = format!("/v1/payment_intents/{}?expand[]=latest_charge&expand[]=payment_method", id(&intent));
    let expanded = shop.get(&path).await.ok();
    assert_eq!(expanded["latest_charge"]["payment_method_details"]["card"]["brand"], "mastercard");
    assert_eq!(expanded["payment_method"]["card"]["last4"], "4444");
    let list = shop.get("/v1/payment_intents?expand[]=data.latest_charge").await.ok();
    assert_eq!(list["data"][0]["latest_charge"]["object"], "charge");
    shop.get("/v1/payment_intents?expand[]=data.nonsense").await.refused(400);
}

#[tokio::test]
async fn a_customers_payments_are_listed() {
    let shop = Shop::open().await;
    let customer =
        shop.post("/v1/customers", &[("email", "ann@b.example"), ("metadata[user]", "1")]).await.ok();
    let form = [("amount", "500"), ("currency", "usd"), ("customer", id(&customer))];
    let intent = shop.post("/v1/payment_intents", &form).await.ok();
    shop.pay("pm_card_visa").await.ok();
    let list = shop.get(&format!("/v1/payment_intents?customer={}", id(&customer))).await.ok();
    assert_eq!(list["data"].as_array().unwrap().len(), 1);
    assert_eq!(list["data"][0]["id"], intent["id"]);
    let form = [("amount", "500"), ("currency", "usd"), ("customer", "cus_nobody")];
    assert_eq!(shop.post("/v1/payment_intents", &form).await.refused(404)["code"], "resource_missing");
}

#[tokio::test]
async fn payments_since_a_time_are_listed_with_their_charges() {
    let shop = Shop::open().await;
    let paid = shop.pay("pm_card_visa").await.ok();
    let created = paid["created"].as_i64().unwrap();
    let since = async |rule: &str, time: i64| {
        let path =
            format!("/v1/payment_intents?limit=100&created[{rule}]={time}&expand[]=data.latest_charge");
        shop.get(&path).await.ok()["data"].clone()
    };
    let found = since("gte", created).await;
    assert_eq!((&found[0]["id"], &found[0]["latest_charge"]["disputed"]), (&paid["id"], &false.into()));
    assert_eq!((since("gt", created + 60).await, since("lt", created).await), (json!([]), json!([])));
}
