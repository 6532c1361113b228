//! Each sample gets the answer that its name promises.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use conformance::{Case, cases, faults};
use local::events::Fixtures;
use serde_json::{Value, json};

use super::{Lambda, folder, samples};
use crate::fixtures::provider::browser::Browser;
use crate::fixtures::provider::idp::Idp;
use crate::fixtures::provider::token::Token;

#[tokio::test]
async fn every_sample_is_answered_as_its_name_says() {
    let lambda = Lambda::deployed(None).await;
    let onlookers = lambda.fixtures().await;
    let mut wrong = Vec::new();
    for case in cases(&folder()).unwrap() {
        // What is refused, or only asks, changes nothing; other calls may end a session or an account.
        let fixtures = if case.may_change() { &lambda.fixtures().await } else { &onlookers };
        wrong.extend(replayed(&lambda, fixtures, &case).await);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

async fn replayed(lambda: &Lambda, fixtures: &Fixtures, case: &Case) -> Vec<String> {
    let (event, name) = (fixtures.fill(&case.sample.text).unwrap(), case.name());
    assert!(!event.to_string().contains("${"), "{name} has a placeholder that nothing fills");
    let faults = faults(case, &lambda.ask(&event).await);
    faults.into_iter().map(|fault| format!("{name}: {fault}")).collect()
}

fn sample(name: &str) -> String {
    samples().into_iter().find(|sample| sample.name == name).unwrap().text
}

#[tokio::test]
async fn a_pdf_leaves_a_function_whole() {
    let lambda = Lambda::deployed(None).await;
    let event = lambda.fixtures().await.fill(&sample("download_document")).unwrap();
    let answer = lambda.invoke(&event).await;
    assert_eq!(answer["isBase64Encoded"], true);
    let file = STANDARD.decode(answer["body"].as_str().unwrap()).unwrap();
    assert!(file.starts_with(b"%PDF-") && file.trim_ascii_end().ends_with(b"%%EOF"));
}

#[tokio::test]
async fn a_fact_that_will_not_do_is_answered_with_a_sentence_at_the_fact() {
    let lambda = Lambda::deployed(None).await;
    let event = lambda.fixtures().await.fill(&sample("update_document-bad-facts")).unwrap();
    let answer = lambda.invoke(&event).await;
    let told: Value = serde_json::from_str(answer["body"].as_str().unwrap()).unwrap();
    assert_eq!(told["fields"], json!({"county": "Please choose one of the list."}));
}

/// The webhook is the only one that knows: Stripe answers no question, and its own deliveries are lost.
#[tokio::test]
async fn the_signed_sample_pays_for_a_document_and_the_refused_ones_do_not() {
    let lambda = Lambda::deployed(None).await;
    let fixtures = lambda.fixtures().await;
    let unpaid = asked_for(&lambda, &fixtures).await;
    for name in ["receive_event-unsigned", "receive_event-stale", "receive_event-forged"] {
        lambda.invoke(&unpaid.fill(&sample(name)).unwrap()).await;
        assert_eq!(status(&lambda, &unpaid).await, "completed", "{name}");
    }
    lambda.invoke(&unpaid.fill(&sample("receive_event")).unwrap()).await;
    assert_eq!(status(&lambda, &unpaid).await, "paid");
}

/// The same people, with a payment that has only been asked for.
async fn asked_for(lambda: &Lambda, fixtures: &Fixtures) -> Fixtures {
    let asked = lambda.invoke(&fixtures.fill(&sample("create_payment_intent")).unwrap()).await;
    let asked: Value = serde_json::from_str(asked["body"].as_str().unwrap()).unwrap();
    let payment = asked["paymentIntentId"].as_str().unwrap().to_string();
    fixtures.clone().with("PAYMENT", payment).with("AMOUNT", asked["amount"].to_string())
}

async fn status(lambda: &Lambda, fixtures: &Fixtures) -> Value {
    let answer = lambda.invoke(&fixtures.fill(&sample("get_document")).unwrap()).await;
    serde_json::from_str::<Value>(answer["body"].as_str().unwrap()).unwrap()["status"].clone()
}

/// Two cookies come in by one list and leave by another.
#[tokio::test]
async fn the_sample_of_a_return_from_the_identity_provider_signs_in() {
    let idp = Idp::start();
    let lambda = Lambda::deployed(Some(idp.provider())).await;
    let mut browser = Browser::new(&lambda.at);
    let asked = browser.leave("/api/login").await;
    let token = Token::good(&idp, "maria", asked.get("nonce")).sign(&idp);
    let fixtures = lambda.fixtures().await.with("CODE", idp.code(asked.get("code_challenge"), &token));
    let fixtures = fixtures.with("STATE", asked.get("state").to_string());
    let fixtures = fixtures.with("SIGN_IN", browser.cookies["__Host-sign-in"].clone());
    let answer = lambda.invoke(&fixtures.fill(&sample("finish_login")).unwrap()).await;
    assert_eq!(answer["headers"]["location"], json!("/"), "{answer}");
    let cookies: Vec<&str> = answer["cookies"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    for name in ["__Host-session=", "__Host-known=", "__Host-sign-in="] {
        assert!(cookies.iter().any(|cookie| cookie.starts_with(name)), "{name} in {cookies:?}");
    }
}
