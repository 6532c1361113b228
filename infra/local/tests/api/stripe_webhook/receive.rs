//! Stripe's webhook: what marks a document as paid, and what does not.

use hmac::{Hmac, KeyInit, Mac};
use reqwest::Method;
use serde_json::{Value, json};
use sha2::Sha256;

use crate::fixtures::person::Person;
use crate::fixtures::product::{Address, shared, start};
use crate::fixtures::response::ApiResponse;
use crate::fixtures::waiting::eventually;

fn secret(at: &Address) -> String {
    let file = std::fs::read_to_string(at.data.join("secrets/stripe.json")).unwrap();
    serde_json::from_str::<Value>(&file).unwrap()["webhookSecret"].as_str().unwrap().to_string()
}

fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    i64::try_from(since.as_secs()).unwrap()
}

/// Stripe's signature scheme: HMAC-SHA256 over "{time}.{body}".
fn signature(secret: &str, time: i64, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).unwrap();
    mac.update(format!("{time}.{body}").as_bytes());
    let digest = mac.finalize().into_bytes();
    let hexadecimal = digest.iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"));
    format!("t={time},v1={hexadecimal}")
}

async fn deliver(person: &Person, body: &str, signature: &str) -> ApiResponse {
    let request = person.request(Method::POST, "/api/stripe/webhook");
    let request = request.header("content-type", "application/json").header("stripe-signature", signature);
    ApiResponse::to(request.body(body.to_string())).await
}

/// The event that the emulator made when a payment succeeded.
async fn succeeded_event(person: &Person) -> String {
    let key = std::fs::read_to_string(person.at.data.join("secrets/stripe.json")).unwrap();
    let key = serde_json::from_str::<Value>(&key).unwrap()["secretKey"].as_str().unwrap().to_string();
    let url = format!("{}/v1/events?type=payment_intent.succeeded", person.at.stripe);
    let events = ApiResponse::to(person.http.get(url).bearer_auth(key)).await.expect(200);
    events["data"][0].to_string()
}

/// A person whose payment has gone through while no webhook was delivered and Stripe does not answer questions.
async fn paid_in_silence() -> (Person, u64) {
    let maria = Person::registered(&start()).await;
    maria.control(&json!({"webhook_drop": ["*"]})).await;
    let id = maria.answered_will().await;
    let secret = maria.payment(id).await;
    assert_eq!(maria.confirm(&secret, "pm_card_visa").await.status, 200);
    (maria, id)
}

async fn silence(person: &Person) {
    person
        .control(&json!({"fail_next": [{"path": "/v1/payment_intents*", "status": 500, "times": 1000}]}))
        .await;
}

#[tokio::test]
async fn the_webhook_alone_marks_a_document_as_paid() {
    let maria = Person::registered(&start()).await;
    let id = maria.answered_will().await;
    let secret = maria.payment(id).await;
    maria.confirm(&secret, "pm_card_visa").await;
    silence(&maria).await;
    eventually("the webhook is delivered", || async {
        maria.deliveries("payment_intent.succeeded").await.iter().any(|delivery| delivery["status"] == 200)
    })
    .await;
    assert_eq!(maria.document(id).await["status"], "paid", "nobody could ask Stripe");
}

#[tokio::test]
async fn a_duplicate_pays_once() {
    let (maria, id) = paid_in_silence().await;
    let event = succeeded_event(&maria).await;
    silence(&maria).await;
    let key = secret(&maria.at);
    deliver(&maria, &event, &signature(&key, now(), &event)).await.nothing_said(200);
    let first = maria.document(id).await;
    assert_eq!(first["status"], "paid");
    deliver(&maria, &event, &signature(&key, now(), &event)).await.nothing_said(200);
    assert_eq!(maria.document(id).await, first, "the second delivery changes nothing");
}

impl ApiResponse {
    #[track_caller]
    fn nothing_said(&self, status: u16) {
        assert_eq!((self.status, self.bytes.len()), (status, 0), "{}", self.text());
    }
}

#[tokio::test]
async fn a_28_forged_stale_and_altered_deliveries_are_refused() {
    let (maria, id) = paid_in_silence().await;
    let event = succeeded_event(&maria).await;
    silence(&maria).await;
    let key = secret(&maria.at);
    let good = signature(&key, now(), &event);
    let refused = [
        ("forged", event.clone(), signature("whsec_guessed", now(), &event)),
        ("stale", event.clone(), signature(&key, now() - 301, &event)),
        ("altered", event.replace("usd", "eur"), good.clone()),
        ("unsigned", event.clone(), String::new()),
        ("nonsense", event.clone(), "t=,v1=".to_string()),
    ];
    for (case, body, signature) in refused {
        let sentence = deliver(&maria, &body, &signature).await.refusal(400);
        assert_eq!(sentence, "The signature is missing, wrong or too old.", "{case}");
    }
    assert_eq!(maria.document(id).await["status"], "completed");
    deliver(&maria, &event, &signature(&key, now() - 290, &event)).await.nothing_said(200);
    assert_eq!(maria.document(id).await["status"], "paid", "290 seconds are within the tolerance");
}

#[tokio::test]
async fn a_signed_event_that_cannot_be_read_is_refused() {
    let visitor = Person::visitor(shared());
    let body = r#"{"id": "evt_1", "object": "event"}"#;
    let signature = signature(&secret(&visitor.at), now(), body);
    assert_eq!(deliver(&visitor, body, &signature).await.refusal(400), "The event cannot be read.");
}

#[tokio::test]
async fn a_27_a_payment_that_nobody_asked_for_is_noted_and_accepted() {
    let (maria, id) = paid_in_silence().await;
    let event = succeeded_event(&maria).await;
    let payment =
        serde_json::from_str::<Value>(&event).unwrap()["data"]["object"]["id"].as_str().unwrap().to_string();
    let foreign = event.replace(&payment, "pi_of_somebody_else");
    silence(&maria).await;
    deliver(&maria, &foreign, &signature(&secret(&maria.at), now(), &foreign)).await.nothing_said(200);
    assert_eq!(maria.document(id).await["status"], "completed");
}

#[tokio::test]
async fn a_27_a_payment_of_too_little_pays_nothing() {
    let (maria, id) = paid_in_silence().await;
    let event = succeeded_event(&maria).await;
    let mut less: Value = serde_json::from_str(&event).unwrap();
    less["data"]["object"]["amount_received"] = json!(100);
    let less = less.to_string();
    silence(&maria).await;
    deliver(&maria, &less, &signature(&secret(&maria.at), now(), &less)).await.nothing_said(200);
    assert_eq!(maria.document(id).await["status"], "completed");
}

#[tokio::test]
async fn duplicated_and_delayed_webhooks_of_the_emulator_pay_once() {
    let maria = Person::registered(&start()).await;
    maria.control(&json!({"webhook_duplicate": true, "webhook_delay_ms": 300})).await;
    let id = maria.answered_will().await;
    let secret = maria.payment(id).await;
    maria.confirm(&secret, "pm_card_visa").await;
    eventually("both deliveries have come", || async {
        maria.deliveries("payment_intent.succeeded").await.len() >= 2
    })
    .await;
    let deliveries = maria.deliveries("payment_intent.succeeded").await;
    assert!(deliveries.iter().all(|delivery| delivery["status"] == 200), "{deliveries:?}");
    // One version for each of: made, answered, payment under way, paid.
    let document = maria.document(id).await;
    assert_eq!((&document["status"], &document["version"]), (&json!("paid"), &json!(4)));
}

#[tokio::test]
async fn a_27_money_from_somebody_else_is_set_aside_and_the_operator_is_told() {
    let maria = Person::registered(&start()).await;
    let id = maria.answered_will().await;
    let secret = maria.payment(id).await;
    let payment = secret.split("_secret_").next().unwrap();
    maria.operator(&format!("/v1/payment_intents/{payment}"), &[("metadata[userId]", "somebody")]).await;
    maria.confirm(&secret, "pm_card_visa").await.expect(200);
    let mail = maria.at.mailed("operator@coquina.example", 1).await;
    assert!(mail[0].contains("A payment needs a person") && mail[0].contains(payment), "{}", mail[0]);
    assert_eq!(maria.document(id).await["status"], "completed");
    assert_eq!(maria.payments().await["payments"][0]["state"], "checking");
    assert_eq!(maria.at.rows("ledger", "UNMATCHED").await.len(), 1);
    let log = std::fs::read_to_string(maria.at.data.join("coquina.log")).unwrap_or_default();
    assert!(log.is_empty() || !log.contains(&maria.email), "no mail address in the log");
}
