//! What a test has a bank do.

use axum::http::Method;
use serde_json::{Value, json};

use super::support::{Answer, Shop, id};

async fn refund_of(shop: &Shop, card: &str) -> (Value, Value) {
    let paid = shop.pay(card).await.ok();
    let refund = shop.post("/v1/refunds", &[("payment_intent", id(&paid)), ("amount", "2000")]).await.ok();
    (paid, refund)
}

async fn refund_ends(shop: &Shop, refund: &Value, status: &str) -> Answer {
    shop.order(&format!("/_config/refund/{}", id(refund)), json!({ "status": status })).await
}

#[tokio::test]
async fn any_payment_can_be_disputed() {
    let mut shop = Shop::open().await;
    let paid = shop.pay("pm_card_mastercard").await.ok();
    let path = format!("/_config/dispute/{}", id(&paid));
    let dispute = shop.order(&path, json!({ "amount": 1000 })).await.ok();
    assert_eq!((&dispute["amount"], &dispute["status"]), (&1000.into(), &"needs_response".into()));
    let card = &dispute["payment_method_details"]["card"];
    assert_eq!((&card["brand"], card["network_reason_code"].is_null()), (&"mastercard".into(), true));
    let hook = shop.hooks.next_of("charge.dispute.funds_withdrawn").await;
    assert_eq!(hook.event["data"]["object"], dispute);
    assert_eq!(hook.event["request"], json!({ "id": null, "idempotency_key": null }));
    assert_eq!(shop.charge_of(&paid).await["disputed"], true);
    assert_eq!(shop.tell(&dispute, "winning_evidence").await.ok()["status"], "won");
}

#[tokio::test]
async fn a_dispute_is_about_everything_unless_told_otherwise() {
    let shop = Shop::open().await;
    let paid = shop.pay("pm_card_visa").await.ok();
    let path = format!("/_config/dispute/{}", id(&paid));
    assert_eq!(shop.call(Method::POST, &path, &[], &[]).await.ok()["amount"], 4999);
    let inquiry = shop.order(&path, json!({ "inquiry": true })).await.ok();
    assert_eq!(inquiry["status"], "warning_needs_response");
    assert_eq!(inquiry["balance_transactions"], json!([]));
}

#[tokio::test]
async fn only_a_payment_can_be_disputed_and_only_up_to_its_amount() {
    let shop = Shop::open().await;
    let paid = shop.pay("pm_card_visa").await.ok();
    let path = format!("/_config/dispute/{}", id(&paid));
    for wrong in [json!({ "amount": 0 }), json!({ "amount": 5000 }), json!({ "colour": "red" })] {
        shop.order(&path, wrong).await.refused(400);
    }
    let declined = shop.pay("pm_card_chargeDeclined").await.refused(402);
    let unpaid = format!("/_config/dispute/{}", id(&declined["payment_intent"]));
    shop.order(&unpaid, json!({})).await.refused(400);
    shop.order("/_config/dispute/pi_nothing", json!({})).await.refused(404);
    assert_eq!(shop.get("/v1/disputes").await.ok()["data"], json!([]));
    let headers = [("origin", "https://example.com")];
    assert_eq!(shop.call(Method::POST, &path, &[], &headers).await.status, 403);
}

#[tokio::test]
async fn a_refund_that_comes_back_is_the_merchants_again() {
    let mut shop = Shop::open().await;
    let (paid, refund) = refund_of(&shop, "pm_card_refundFail").await;
    assert_eq!(refund["status"], "succeeded");
    assert_eq!(shop.charge_of(&paid).await["amount_refunded"], 2000);

    let failed = refund_ends(&shop, &refund, "failed").await.ok();
    assert_eq!(
        (&failed["status"], &failed["failure_reason"]),
        (&"failed".into(), &"expired_or_canceled_card".into())
    );
    assert!(failed["failure_balance_transaction"].as_str().unwrap().starts_with("txn_"));
    for kind in ["refund.updated", "charge.refund.updated"] {
        let hook = shop.hooks.next_of(kind).await;
        assert_eq!(hook.event["data"]["object"], failed, "{kind}");
        let before =
            json!({ "failure_balance_transaction": null, "failure_reason": null, "status": "succeeded" });
        assert_eq!(hook.event["data"]["previous_attributes"], before, "{kind}");
    }
    assert_eq!(shop.hooks.next_of("refund.failed").await.event["data"]["object"], failed);
    let charge = shop.charge_of(&paid).await;
    assert_eq!((&charge["amount_refunded"], &charge["refunded"]), (&0.into(), &false.into()));
}

#[tokio::test]
async fn what_came_back_can_be_refunded_again() {
    let shop = Shop::open().await;
    let paid = shop.pay("pm_card_visa").await.ok();
    let all = [("payment_intent", id(&paid))];
    let refund = shop.post("/v1/refunds", &all).await.ok();
    assert_eq!(shop.charge_of(&paid).await["refunded"], true);
    refund_ends(&shop, &refund, "failed").await.ok();
    assert_eq!(shop.charge_of(&paid).await["refunded"], false);
    assert_eq!(shop.post("/v1/refunds", &all).await.ok()["amount"], 4999);
    assert_eq!(shop.charge_of(&paid).await["refunded"], true);
}

#[tokio::test]
async fn a_refund_can_take_its_time() {
    let mut shop = Shop::open().await;
    let (paid, refund) = refund_of(&shop, "pm_card_pendingRefund").await;
    assert_eq!((&refund["status"], &refund["pending_reason"]), (&"pending".into(), &"processing".into()));
    assert_eq!(shop.charge_of(&paid).await["amount_refunded"], 2000);
    let arrived = refund_ends(&shop, &refund, "succeeded").await.ok();
    assert!(arrived["status"] == "succeeded" && arrived.get("pending_reason").is_none());
    let hook = shop.hooks.next_of("refund.updated").await;
    let before = json!({ "pending_reason": "processing", "status": "pending" });
    assert_eq!(hook.event["data"]["previous_attributes"], before);
    assert_eq!(shop.charge_of(&paid).await["amount_refunded"], 2000);

    let (paid, refund) = refund_of(&shop, "pm_card_pendingRefund").await;
    assert_eq!(refund_ends(&shop, &refund, "failed").await.ok()["status"], "failed");
    assert_eq!(shop.charge_of(&paid).await["amount_refunded"], 0);
}

#[tokio::test]
async fn a_refund_ends_once() {
    let shop = Shop::open().await;
    let (paid, refund) = refund_of(&shop, "pm_card_visa").await;
    refund_ends(&shop, &refund, "succeeded").await.refused(400);
    refund_ends(&shop, &refund, "pending").await.refused(400);
    refund_ends(&shop, &refund, "failed").await.ok();
    refund_ends(&shop, &refund, "failed").await.refused(400);
    refund_ends(&shop, &refund, "succeeded").await.refused(400);
    assert_eq!(shop.charge_of(&paid).await["amount_refunded"], 0);
    refund_ends(&shop, &json!({ "id": "re_nothing" }), "failed").await.refused(404);
}
