//! Giving money back.

use super::support::{Shop, id};

#[tokio::test]
async fn a_payment_is_refunded_in_parts_and_never_beyond() {
    let mut shop = Shop::open().await;
    let paid = shop.pay("pm_card_visa").await.ok();
    let refund = |amount| [("payment_intent", paid["id"].as_str().unwrap()), ("amount", amount)];

    let first = shop.post("/v1/refunds", &refund("2000")).await.ok();
    assert_eq!((&first["amount"], &first["status"]), (&2000.into(), &"succeeded".into()));
    let hook = shop.hooks.next_of("charge.refunded").await;
    assert_eq!(hook.event["data"]["object"]["amount_refunded"], 2000);
    assert_eq!(hook.event["data"]["previous_attributes"]["amount_refunded"], 0);

    let error = shop.post("/v1/refunds", &refund("3000")).await.refused(400);
    assert_eq!(error["message"], "Refund amount (3000) is greater than unrefunded amount on charge (2999)");
    assert_eq!(shop.post("/v1/refunds", &refund("2999")).await.ok()["amount"], 2999);
    let error = shop.post("/v1/refunds", &refund("1")).await.refused(400);
    assert_eq!(error["code"], "charge_already_refunded");
}

#[tokio::test]
async fn a_refund_without_an_amount_gives_everything_back() {
    let shop = Shop::open().await;
    let paid = shop.pay("pm_card_visa").await.ok();
    let charge = paid["latest_charge"].as_str().unwrap();
    let form = [("charge", charge), ("reason", "requested_by_customer"), ("metadata[why]", "late")];
    let refund = shop.post("/v1/refunds", &form).await.ok();
    assert_eq!((&refund["amount"], &refund["payment_intent"]), (&4999.into(), &paid["id"]));
    assert_eq!(shop.get(&format!("/v1/charges/{charge}")).await.ok()["refunded"], true);
    let found = shop.get(&format!("/v1/refunds?payment_intent={}", id(&paid))).await.ok();
    assert_eq!(found["data"][0]["id"], refund["id"]);
}

#[tokio::test]
async fn what_was_not_paid_cannot_be_refunded() {
    let shop = Shop::open().await;
    let error = shop.pay("pm_card_chargeDeclined").await.refused(402);
    shop.post("/v1/refunds", &[("payment_intent", id(&error["payment_intent"]))]).await.refused(400);
    shop.post("/v1/refunds", &[("payment_intent", "pi_nothing")]).await.refused(404);
    shop.post("/v1/refunds", &[]).await.refused(400);
}

#[tokio::test]
async fn refunds_at_the_same_time_do_not_exceed_the_payment() {
    let shop = Shop::open().await;
    let paid = shop.pay("pm_card_visa").await.ok();
    let form = [("payment_intent", id(&paid)), ("amount", "3000")];
    let (one, two) = tokio::join!(shop.post("/v1/refunds", &form), shop.post("/v1/refunds", &form));
    let mut statuses = [one.status, two.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 400]);
}

#[tokio::test]
async fn a_refund_that_changes_is_told_by_both_names() {
    let mut shop = Shop::open().await;
    let paid = shop.pay("pm_card_visa").await.ok();
    let refund = shop.post("/v1/refunds", &[("payment_intent", id(&paid))]).await.ok();
    let path = format!("/v1/refunds/{}", id(&refund));
    let changed = shop.post(&path, &[("metadata[why]", "late")]).await.ok();
    for kind in ["refund.updated", "charge.refund.updated"] {
        let data = shop.hooks.next_of(kind).await.event["data"].clone();
        let before = serde_json::json!({ "metadata": {} });
        assert_eq!((&data["object"], &data["previous_attributes"]), (&changed, &before), "{kind}");
    }
}
