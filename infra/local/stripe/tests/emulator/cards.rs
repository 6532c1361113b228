//! Test cards and what is wrong with others.

use super::support::{Shop, id};

const DECLINES: [(&str, &str, &str); 9] = [
    ("4000000000000002", "card_declined", "generic_decline"),
    ("4000000000009995", "card_declined", "insufficient_funds"),
    ("4000000000009987", "card_declined", "lost_card"),
    ("4000000000009979", "card_declined", "stolen_card"),
    ("4000000000000069", "expired_card", "expired_card"),
    ("4000000000000127", "incorrect_cvc", "incorrect_cvc"),
    ("4000000000000119", "processing_error", "processing_error"),
    ("4000000000000341", "card_declined", "generic_decline"),
    ("4000008400001629", "card_declined", "generic_decline"),
];

#[tokio::test]
async fn every_declined_card_says_why() {
    let mut shop = Shop::open().await;
    for (number, code, reason) in DECLINES.into_iter().filter(|(number, ..)| *number != "4000008400001629") {
        let card = shop.enter_card(number, &[]).await.ok();
        let error = shop.pay(id(&card)).await.refused(402);
        assert_eq!(error["type"], "card_error", "{number}");
        assert_eq!((&error["code"], &error["decline_code"]), (&code.into(), &reason.into()), "{number}");
        assert_eq!(error["payment_intent"]["status"], "requires_payment_method");
        let failed = shop.hooks.next_of("payment_intent.payment_failed").await;
        assert_eq!(failed.event["data"]["object"]["last_payment_error"]["decline_code"], reason);
    }
}

#[tokio::test]
async fn a_declined_payment_can_be_paid_with_another_card() {
    let shop = Shop::open().await;
    let error = shop.pay("pm_card_chargeDeclined").await.refused(402);
    let path = format!("/v1/payment_intents/{}/confirm", id(&error["payment_intent"]));
    let paid = shop.post(&path, &[("payment_method", "pm_card_visa")]).await.ok();
    assert_eq!(paid["status"], "succeeded");
    let charges = shop.get(&format!("/v1/charges?payment_intent={}", id(&paid))).await.ok();
    let statuses: Vec<_> =
        charges["data"].as_array().unwrap().iter().map(|charge| &charge["status"]).collect();
    assert_eq!(statuses, ["succeeded", "failed"]);
}

#[tokio::test]
async fn cards_that_need_their_owner_ask_for_them() {
    let shop = Shop::open().await;
    for number in ["4000002500003155", "4000002760003184", "4000000000003220", "4000008400001629"] {
        let card = shop.enter_card(number, &[]).await.ok();
        assert_eq!(shop.pay(id(&card)).await.ok()["status"], "requires_action", "{number}");
    }
}

#[tokio::test]
async fn a_card_is_described_without_its_number() {
    let shop = Shop::open().await;
    for (number, brand) in
        [("4242424242424242", "visa"), ("5555555555554444", "mastercard"), ("378282246310005", "amex")]
    {
        let card = shop.enter_card(number, &[("billing_details[name]", "Ann")]).await.ok();
        assert_eq!(card["card"]["brand"], brand);
        assert_eq!(card["card"]["last4"].as_str().unwrap(), &number[number.len() - 4..]);
        assert_eq!(card["billing_details"]["name"], "Ann");
        assert!(!card.to_string().contains(number));
    }
}

#[tokio::test]
async fn wrong_details_are_refused_before_any_payment() {
    let shop = Shop::open().await;
    for (field, value, code) in [
        ("card[number]", "4242424242424241", "incorrect_number"),
        ("card[number]", "4242", "incorrect_number"),
        ("card[exp_month]", "13", "invalid_expiry_month"),
        ("card[exp_year]", "2020", "invalid_expiry_year"),
        ("card[cvc]", "12", "invalid_cvc"),
    ] {
        let error = shop.enter_card("4242424242424242", &[(field, value)]).await.refused(402);
        assert_eq!((&error["code"], &error["type"]), (&code.into(), &"card_error".into()), "{value}");
    }
}

#[tokio::test]
async fn a_card_is_saved_for_a_customer_and_forgotten_again() {
    let shop = Shop::open().await;
    let customer = shop.post("/v1/customers", &[("name", "Ann")]).await.ok();
    let card = shop.enter_card("4242424242424242", &[]).await.ok();
    let path = format!("/v1/payment_methods/{}", id(&card));
    let saved = shop.post(&format!("{path}/attach"), &[("customer", id(&customer))]).await.ok();
    assert_eq!(saved["customer"], customer["id"]);
    assert!(shop.post(&format!("{path}/detach"), &[]).await.ok()["customer"].is_null());

    let form = [("customer", id(&customer))];
    shop.post("/v1/payment_methods/pm_card_chargeDeclined/attach", &form).await.refused(402);
    shop.post("/v1/payment_methods/pm_card_chargeCustomerFail/attach", &form).await.ok();
}
