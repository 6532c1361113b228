//! A payment that is asked for again, or at the same time.

use reqwest::Method;
use serde_json::json;

use crate::fixtures::checkout::{KEY, ask};
use crate::fixtures::payments::is_paid;
use crate::fixtures::person::Person;
use crate::fixtures::product::{shared, start, start_with};
use crate::fixtures::response::ApiResponse;
use crate::fixtures::waiting::{eventually, well_within_the_hour};

#[tokio::test]
async fn a_page_that_is_reloaded_asks_for_one_payment_and_another_basket_for_another() {
    let maria = Person::registered(shared()).await;
    let will = json!({"documentType": "simpleWill"});
    let first = ask(&maria, &will, KEY).await.expect(200);
    assert_eq!(ask(&maria, &will, KEY).await.expect(200)["paymentIntentId"], first["paymentIntentId"]);
    let reviewed = json!({"documentType": "simpleWill", "serviceType": "attorney"});
    let other = ask(&maria, &reviewed, KEY).await.expect(200);
    assert_ne!(other["paymentIntentId"], first["paymentIntentId"]);
    assert_ne!(
        ask(&maria, &will, "another visit").await.expect(200)["paymentIntentId"],
        first["paymentIntentId"]
    );
    maria.confirm(first["clientSecret"].as_str().unwrap(), "pm_card_visa").await.expect(200);
    assert_eq!(ask(&maria, &will, KEY).await.expect(409)["code"], "payment_under_way");
}

/// Two requests that see different prices at the same time must not leave two payments that can both be made.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_payments_asked_for_at_once_over_different_sums_one_can_be_made() {
    for _ in 0..10 {
        let maria = Person::registered(shared()).await;
        let ids = maria.bundle_with_an_answered_will().await;
        let (form, sibling) = (json!({"documentId": ids[0]}), format!("/api/documents/{}", ids[2]));
        let ask = || maria.post("/api/create-payment-intent", &form);
        let (one, _, two) = tokio::join!(ask(), maria.delete(&sibling), ask());
        let mut made = 0;
        for asked in [one, two].iter().filter(|asked| asked.status == 200) {
            let secret = asked.json()["clientSecret"].as_str().unwrap().to_string();
            made += usize::from(maria.confirm(&secret, "pm_card_visa").await.status == 200);
        }
        assert!(made <= 1, "charged twice");
        let again = maria.post("/api/create-payment-intent", &form).await;
        assert!(made > 0 || again.status == 200, "there is a way on: {}", again.text());
    }
}

#[tokio::test]
async fn a_refusal_that_stripe_has_decided_on_is_not_asked_for_again() {
    let maria = Person::registered(&start()).await;
    let id = maria.answered_will().await;
    let failure = json!({"path": "/v1/payment_intents", "method": "POST", "status": 500, "times": 3});
    maria.control(&json!({"fail_next": [failure]})).await;
    maria.post("/api/create-payment-intent", &json!({"documentId": id})).await.refusal(503);
    let attempts = maria.at.rows("ledger", &format!("DOC#{id}")).await;
    assert!(attempts[0].contains(r#"N("2")"#), "the next request has another key: {attempts:?}");
    let secret = maria.payment(id).await;
    maria.confirm(&secret, "pm_card_visa").await.expect(200);
    maria.eventually_is(id, "status", json!("paid")).await;
}

#[tokio::test]
async fn a_checkout_asked_for_again_is_the_same_payment_also_when_stripe_has_forgotten_the_key() {
    let maria = Person::registered(&start()).await;
    let ask = || async {
        let request =
            maria.request(Method::POST, "/api/create-payment-intent").header("Idempotency-Key", "a visit");
        ApiResponse::to(request.json(&json!({"bundle": "essential"}))).await.expect(200)
    };
    let first = ask().await;
    maria.control(&json!({"fail_next": [{"path": "/v1/payment_intents", "method": "POST", "status": 500, "times": 9}]})).await;
    assert_eq!(ask().await["paymentIntentId"], first["paymentIntentId"], "Stripe is not asked to make one");
}

#[tokio::test]
async fn who_asks_for_many_payments_has_to_wait() {
    let policy = local::Settings::policy();
    let rates = shared::http::Rates { purchases: 2, ..policy.rates };
    well_within_the_hour().await;
    let maria = Person::registered(&start_with(adapters::Policy { rates, ..policy })).await;
    for _ in 0..2 {
        maria.post("/api/create-payment-intent", &json!({"documentType": "simpleWill"})).await.expect(200);
    }
    maria.post("/api/create-payment-intent", &json!({"documentType": "simpleWill"})).await.refusal(429);
}

#[tokio::test]
async fn a_double_click_on_pay_asks_for_one_payment() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let (one, two) = tokio::join!(maria.payment(id), maria.payment(id));
    assert_eq!(one, two);
    maria.confirm(&one, "pm_card_visa").await.expect(200);
    maria.confirm(&two, "pm_card_visa").await.refusal_of_stripe(400);
    eventually("the document is paid", || is_paid(&maria, id)).await;
    let again = maria.post("/api/create-payment-intent", &json!({"documentId": id})).await.expect(409);
    assert_eq!(again["code"], "already_paid");
}
