//! Payers who ask their bank for the money back.

use serde_json::{Value, json};

use super::support::{Shop, id};

/// The events of a dispute, in the order of their happening.
async fn story(shop: &Shop) -> Vec<String> {
    let list = shop.get("/v1/events?limit=100").await.ok();
    let kinds = list["data"].as_array().unwrap().iter().rev().map(|event| event["type"].as_str().unwrap());
    kinds.filter_map(|kind| kind.strip_prefix("charge.dispute.")).map(str::to_owned).collect()
}

fn amounts(dispute: &Value) -> Vec<(i64, i64, i64)> {
    let number = |movement: &Value, field| Value::as_i64(&movement[field]).unwrap();
    let list = dispute["balance_transactions"].as_array().unwrap().iter();
    list.map(|m| (number(m, "amount"), number(m, "fee"), number(m, "net"))).collect()
}

#[tokio::test]
async fn a_card_reported_stolen_is_paid_and_then_disputed() {
    let mut shop = Shop::open().await;
    let card = shop.enter_card("4000000000000259", &[]).await.ok();
    let paid = shop.pay(id(&card)).await.ok();
    assert_eq!(paid["status"], "succeeded");
    let hook = shop.hooks.next_of("charge.dispute.created").await;
    let dispute = &hook.event["data"]["object"];
    assert_eq!((&dispute["payment_intent"], &dispute["charge"]), (&paid["id"], &paid["latest_charge"]));
    assert_eq!((&dispute["amount"], &dispute["status"]), (&4999.into(), &"needs_response".into()));
    assert_eq!((&dispute["reason"], &dispute["is_charge_refundable"]), (&"fraudulent".into(), &false.into()));
    assert_eq!(amounts(dispute), [(-4999, 1500, -6499)]);
    assert_eq!(dispute["balance_transactions"][0]["source"], dispute["id"]);
    let hook = shop.hooks.next_of("charge.dispute.funds_withdrawn").await;
    assert_eq!(&hook.event["data"]["object"]["id"], &shop.dispute_of(&paid).await["id"]);
    assert_eq!(shop.charge_of(&paid).await["disputed"], true);
}

#[tokio::test]
async fn every_complaining_card_says_why() {
    let shop = Shop::open().await;
    for (name, reason, case, code) in [
        ("pm_card_createDispute", "fraudulent", "chargeback", "10.4"),
        ("pm_card_createDisputeProductNotReceived", "product_not_received", "chargeback", "13.1"),
        ("pm_card_createDisputeInquiry", "fraudulent", "inquiry", "10"),
    ] {
        let paid = shop.pay(name).await.ok();
        let dispute = shop.dispute_of(&paid).await;
        let card = &dispute["payment_method_details"]["card"];
        assert_eq!((&dispute["reason"], &card["case_type"]), (&reason.into(), &case.into()), "{name}");
        assert_eq!((&card["brand"], &card["network_reason_code"]), (&"visa".into(), &code.into()), "{name}");
    }
}

#[tokio::test]
async fn a_merchant_with_good_evidence_gets_the_money_back() {
    let mut shop = Shop::open().await;
    let paid = shop.pay("pm_card_createDispute").await.ok();
    let dispute = shop.dispute_of(&paid).await;
    let won = shop.tell(&dispute, "winning_evidence").await.ok();
    assert_eq!((&won["status"], &won["is_charge_refundable"]), (&"won".into(), &true.into()));
    assert_eq!(amounts(&won), [(-4999, 1500, -6499), (4999, 0, 4999)]);
    assert_eq!(won["balance_transactions"][1]["reporting_category"], "dispute_reversal");
    assert_eq!(won["evidence_details"]["submission_count"], 1);
    assert_eq!(story(&shop).await, ["created", "funds_withdrawn", "updated", "funds_reinstated", "closed"]);

    let updated = shop.hooks.next_of("charge.dispute.updated").await.event;
    assert_eq!(updated["data"]["object"]["status"], "under_review");
    assert_eq!(updated["data"]["previous_attributes"]["status"], "needs_response");
    let closed = shop.hooks.next_of("charge.dispute.closed").await.event;
    assert_eq!(closed["data"]["object"]["status"], "won");
    shop.post("/v1/refunds", &[("payment_intent", id(&paid))]).await.ok();
    assert_eq!(shop.charge_of(&paid).await["disputed"], true);
}

#[tokio::test]
async fn a_merchant_with_bad_evidence_or_none_loses_the_money() {
    let shop = Shop::open().await;
    let paid = shop.pay("pm_card_createDispute").await.ok();
    let lost = shop.tell(&shop.dispute_of(&paid).await, "losing_evidence").await.ok();
    assert_eq!((&lost["status"], amounts(&lost).len()), (&"lost".into(), 1));
    assert_eq!(story(&shop).await, ["created", "funds_withdrawn", "updated", "closed"]);

    let paid = shop.pay("pm_card_createDispute").await.ok();
    let dispute = shop.dispute_of(&paid).await;
    let path = format!("/v1/disputes/{}", id(&dispute));
    assert_eq!(shop.post(&format!("{path}/close"), &[]).await.ok()["status"], "lost");
    assert_eq!(story(&shop).await[4..], ["created", "funds_withdrawn", "closed"]);
    for late in
        [shop.post(&format!("{path}/close"), &[]).await, shop.tell(&dispute, "winning_evidence").await]
    {
        assert_eq!(late.refused(400)["message"], "This dispute is already closed");
    }
    assert_eq!(shop.get(&path).await.ok()["status"], "lost");
}

#[tokio::test]
async fn a_question_of_the_bank_moves_no_money() {
    let shop = Shop::open().await;
    for words in ["winning_evidence", "losing_evidence", ""] {
        let paid = shop.pay("pm_card_createDisputeInquiry").await.ok();
        let inquiry = shop.dispute_of(&paid).await;
        assert_eq!(inquiry["status"], "warning_needs_response");
        assert_eq!(inquiry["is_charge_refundable"], true);
        let closed = match words {
            "" => shop.post(&format!("/v1/disputes/{}/close", id(&inquiry)), &[]).await.ok(),
            words => shop.tell(&inquiry, words).await.ok(),
        };
        assert_eq!((&closed["status"], amounts(&closed)), (&"warning_closed".into(), vec![]), "{words}");
        shop.post("/v1/refunds", &[("payment_intent", id(&paid))]).await.ok();
        shop.tell(&inquiry, "winning_evidence").await.refused(400);
    }
    assert!(story(&shop).await.iter().all(|kind| !kind.starts_with("funds")));
}

#[tokio::test]
async fn a_question_answered_badly_becomes_a_dispute() {
    let shop = Shop::open().await;
    let paid = shop.pay("pm_card_createDisputeInquiry").await.ok();
    let inquiry = shop.dispute_of(&paid).await;
    let escalated = shop.tell(&inquiry, "escalate_inquiry_evidence").await.ok();
    assert_eq!((&escalated["id"], &escalated["status"]), (&inquiry["id"], &"needs_response".into()));
    assert_eq!(escalated["payment_method_details"]["card"]["case_type"], "chargeback");
    assert_eq!(amounts(&escalated), [(-4999, 1500, -6499)]);
    assert_eq!(story(&shop).await, ["created", "updated", "updated", "funds_withdrawn"]);
    assert_eq!(shop.tell(&inquiry, "winning_evidence").await.ok()["status"], "won");
}

#[tokio::test]
async fn evidence_is_collected_until_it_is_handed_in() {
    let shop = Shop::open().await;
    let paid = shop.pay("pm_card_createDispute").await.ok();
    let path = format!("/v1/disputes/{}", id(&shop.dispute_of(&paid).await));
    let noted = shop.post(&path, &[("metadata[case]", "7")]).await.ok();
    assert_eq!((&noted["metadata"]["case"], &noted["status"]), (&"7".into(), &"needs_response".into()));

    let draft = [("evidence[customer_name]", "Ann"), ("evidence[receipt]", "file_1"), ("submit", "false")];
    let kept = shop.post(&path, &draft).await.ok();
    assert_eq!((&kept["status"], &kept["evidence"]["receipt"]), (&"needs_response".into(), &"file_1".into()));
    let details = |dispute: &Value| dispute["evidence_details"].clone();
    assert_eq!(
        (&details(&kept)["has_evidence"], &details(&kept)["submission_count"]),
        (&json!(true), &json!(0))
    );

    let sent = shop.post(&path, &[("evidence[receipt]", ""), ("submit", "true")]).await.ok();
    assert_eq!((&sent["status"], &details(&sent)["submission_count"]), (&"under_review".into(), &json!(1)));
    assert!(sent["evidence"]["receipt"].is_null() && sent["evidence"]["customer_name"] == "Ann");
    for wrong in ["evidence[colour]", "evidence[enhanced_evidence]", "colour", "submit"] {
        shop.post(&path, &[(wrong, "red")]).await.refused(400);
    }
}

#[tokio::test]
async fn money_the_bank_took_back_cannot_be_refunded_too() {
    let shop = Shop::open().await;
    let paid = shop.pay("pm_card_createDispute").await.ok();
    let refund = [("payment_intent", id(&paid)), ("amount", "100")];
    assert_eq!(shop.post("/v1/refunds", &refund).await.refused(400)["code"], "charge_disputed");
    shop.tell(&shop.dispute_of(&paid).await, "losing_evidence").await.ok();
    assert_eq!(shop.post("/v1/refunds", &refund).await.refused(400)["code"], "charge_disputed");
}

#[tokio::test]
async fn a_reserved_amount_is_disputed_once_it_is_taken() {
    let shop = Shop::open().await;
    let form = [
        ("amount", "4999"),
        ("currency", "usd"),
        ("capture_method", "manual"),
        ("payment_method", "pm_card_createDispute"),
        ("confirm", "true"),
    ];
    let intent = shop.post("/v1/payment_intents", &form).await.ok();
    assert!(shop.dispute_of(&intent).await.is_null());
    let path = format!("/v1/payment_intents/{}/capture", id(&intent));
    shop.post(&path, &[("amount_to_capture", "3000")]).await.ok();
    assert_eq!(shop.dispute_of(&intent).await["amount"], 3000);
}

#[tokio::test]
async fn disputes_are_found_by_payment_charge_and_time() {
    let shop = Shop::open().await;
    let paid = [shop.pay("pm_card_createDispute").await.ok(), shop.pay("pm_card_createDispute").await.ok()];
    let charge = paid[0]["latest_charge"].as_str().unwrap();
    let found = shop.get(&format!("/v1/disputes?charge={charge}&expand[]=data.charge")).await.ok();
    assert_eq!((&found["url"], found["data"].as_array().unwrap().len()), (&"/v1/disputes".into(), 1));
    assert_eq!(found["data"][0]["charge"]["id"], charge);
    let created = found["data"][0]["created"].as_i64().unwrap();
    let count = async |rule: String| {
        shop.get(&format!("/v1/disputes?created{rule}")).await.ok()["data"].as_array().unwrap().len()
    };
    assert_eq!((count(format!("[gte]={created}")).await, count(format!("[lt]={created}")).await), (2, 0));
    shop.get("/v1/disputes/du_nothing").await.refused(404);
    shop.post("/v1/disputes/du_nothing/close", &[]).await.refused(404);
}
