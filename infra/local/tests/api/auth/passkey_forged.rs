//! Answers that prove no one: each is right in everything but one.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use local::authenticator::Device;
use passkey::types::ctap2::get_assertion::{Options, Request};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::fixtures::later::Later;
use crate::fixtures::passkeys::{CeremonyOptions, SIGN_IN};
use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

/// A device signs whatever browser asks: here one that lies about the site that the passkey is for.
async fn answer_for_site(device: &Device, rp_id: &str, origin: &str, asked: &CeremonyOptions) -> Value {
    let challenge = asked.options["challenge"].as_str().unwrap();
    let data =
        json!({"type": "webauthn.get", "challenge": challenge, "origin": origin, "crossOrigin": false});
    let data = data.to_string();
    let request = Request {
        rp_id: rp_id.to_string(),
        client_data_hash: Sha256::digest(&data).to_vec().into(),
        allow_list: None,
        extensions: None,
        options: Options { up: true, uv: true },
        pin_auth: None,
        pin_protocol: None,
    };
    let shown = device.authenticator().get_assertion(request).await.unwrap();
    let text = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
    let id = text(&shown.credential.unwrap().id);
    asked.answer(
        &json!({"id": id, "rawId": id, "type": "public-key", "clientExtensionResults": {}, "response": {
        "clientDataJSON": text(data.as_bytes()), "authenticatorData": text(&shown.auth_data.to_vec()),
        "signature": text(&shown.signature), "userHandle": text(&shown.user.unwrap().id)}}),
    )
}

#[tokio::test]
async fn a_page_of_another_origin_gets_no_session() {
    let (maria, device) = Person::with_passkey(shared()).await;
    let asked = maria.asked_to_sign_in().await;
    let answer = device.get("http://localhost:1", &asked.options).await.unwrap();
    let refused = maria.post(SIGN_IN, &asked.answer(&answer)).await.expect(401);
    assert_eq!(refused["code"], "passkey_other_site");
    assert_eq!(maria.happenings().await[0], "signInFailed");
}

#[tokio::test]
async fn a_passkey_of_another_site_gets_no_session() {
    let (maria, device) = Person::with_passkey(shared()).await;
    let (asked, site) = (maria.asked_to_sign_in().await, maria.site());
    // The same bytes for the right site are let in: nothing else is wrong with them.
    let right = answer_for_site(&device, "localhost", &site, &maria.asked_to_sign_in().await).await;
    maria.post(SIGN_IN, &right).await.expect(200);
    device.betray_to("phish.example");
    let wrong = answer_for_site(&device, "phish.example", &site, &asked).await;
    assert_eq!(maria.post(SIGN_IN, &wrong).await.expect(401)["code"], "passkey_other_site");
}

#[tokio::test]
async fn a_challenge_is_good_once_for_five_minutes_and_for_its_purpose() {
    let (maria, device) = Person::with_passkey(shared()).await;
    let answer = maria.passkey_answer(&device).await;
    maria.post(SIGN_IN, &answer).await.expect(200);
    assert_eq!(maria.post(SIGN_IN, &answer).await.expect(410)["code"], "challenge_ended");
    let answer = maria.passkey_answer(&device).await;
    assert_eq!(maria.post("/api/account/export", &json!({"passkey": answer})).await.status, 410);
    let (in_time, late) = (Later::by(&maria.at, 4 * 60 + 30).await, Later::by(&maria.at, 5 * 60 + 30).await);
    assert_eq!(in_time.post(&maria, SIGN_IN, &maria.passkey_answer(&device).await).await.0, 200);
    assert_eq!(late.post(&maria, SIGN_IN, &maria.passkey_answer(&device).await).await.0, 410);
}

#[tokio::test]
async fn the_answer_to_one_challenge_answers_no_other() {
    let (maria, device) = Person::with_passkey(shared()).await;
    let (one, two) = (maria.asked_to_sign_in().await, maria.asked_to_sign_in().await);
    let answer = device.get(&maria.site(), &one.options).await.unwrap();
    assert_eq!(maria.post(SIGN_IN, &two.answer(&answer)).await.expect(401)["code"], "passkey_wrong");
    maria.post(SIGN_IN, &one.answer(&answer)).await.expect(200);
}

#[tokio::test]
async fn somebody_elses_challenge_confirms_nothing() {
    let (maria, phone) = Person::with_passkey(shared()).await;
    let (paula, key) = Person::with_passkey(shared()).await;
    let (of_maria, of_paula) = (maria.proof(&phone).await, paula.proof(&key).await);
    assert_eq!(paula.post("/api/account/export", &of_maria).await.expect(410)["code"], "challenge_ended");
    // Her own passkey, under a challenge of Maria's account.
    let asked = maria.asked("/api/account/proof/options", &json!({})).await;
    let mixed = json!({"passkey": asked.answer(&of_paula["passkey"]["credential"])});
    assert_eq!(maria.post("/api/account/export", &mixed).await.expect(400)["code"], "passkey_unknown");
    assert_eq!(paula.post("/api/account/export", &of_paula).await.status, 200);
}

#[tokio::test]
async fn a_signature_of_another_key_or_of_other_bytes_is_worth_nothing() {
    let (maria, phone) = Person::with_passkey(shared()).await;
    let (paula, key) = Person::with_passkey(shared()).await;
    let theirs = paula.passkey_answer(&key).await["credential"]["response"]["signature"].clone();
    let mut answer = maria.passkey_answer(&phone).await;
    answer["credential"]["response"]["signature"] = theirs;
    assert_eq!(maria.post(SIGN_IN, &answer).await.expect(401)["code"], "passkey_wrong");
    let mut answer = maria.passkey_answer(&phone).await;
    let data = answer["credential"]["response"]["authenticatorData"].as_str().unwrap();
    let mut data = URL_SAFE_NO_PAD.decode(data).unwrap();
    // The counter stands in the last four bytes.
    *data.last_mut().unwrap() += 7;
    answer["credential"]["response"]["authenticatorData"] = json!(URL_SAFE_NO_PAD.encode(data));
    assert_eq!(maria.post(SIGN_IN, &answer).await.expect(401)["code"], "passkey_wrong");
    maria.sign_in_by_passkey(&phone).await.expect(200);
}

#[tokio::test]
async fn a_device_that_did_not_check_its_owner_gets_no_session() {
    let (maria, device) = Person::with_passkey(shared()).await;
    let asked = maria.asked_to_sign_in().await;
    assert_eq!(asked.options["userVerification"], "required");
    let mut careless = asked.options.clone();
    careless["userVerification"] = json!("discouraged");
    let answer = device.unlocked().get(&maria.site(), &careless).await.unwrap();
    let refused = maria.post(SIGN_IN, &asked.answer(&answer)).await.expect(401);
    assert_eq!(refused["code"], "passkey_not_verified");
    assert!(refused["message"].as_str().unwrap().contains("fingerprint, face or PIN"));
}

#[tokio::test]
async fn a_passkey_opens_only_the_account_that_has_it() {
    let (maria, phone) = Person::with_passkey(shared()).await;
    let (paula, key) = Person::with_passkey(shared()).await;
    let handle = maria.passkey_answer(&phone).await["credential"]["response"]["userHandle"].clone();
    for other in [handle, json!(URL_SAFE_NO_PAD.encode([7; 16])), json!("AAAA"), Value::Null] {
        let mut answer = paula.passkey_answer(&key).await;
        answer["credential"]["response"]["userHandle"] = other.clone();
        assert_eq!(paula.post(SIGN_IN, &answer).await.expect(401)["code"], "passkey_unknown", "{other}");
    }
    let mut answer = paula.passkey_answer(&key).await;
    let foreign = maria.passkey_answer(&phone).await["credential"]["id"].clone();
    (answer["credential"]["id"], answer["credential"]["rawId"]) = (foreign.clone(), foreign);
    assert_eq!(paula.post(SIGN_IN, &answer).await.expect(401)["code"], "passkey_unknown");
}

#[tokio::test]
async fn a_counter_that_goes_back_is_refused_and_told() {
    let (maria, device) = Person::with_passkey(shared()).await;
    let copy = device.copied();
    maria.sign_in_by_passkey(&device).await.expect(200);
    maria.sign_in_by_passkey(&device).await.expect(200);
    let refused = maria.sign_in_by_passkey(&copy).await.expect(401);
    assert_eq!(refused["code"], "passkey_copied");
    assert!(maria.happenings().await.iter().take(2).any(|kind| kind == "passkeyCopied"));
    maria.mail_about("A passkey of yours may have been copied", 1).await;
    let confirming = maria.proof(&device.copied()).await;
    maria.sign_in_by_passkey(&device).await.expect(200);
    let refused = maria.post("/api/account/export", &confirming).await.expect(400);
    assert_eq!(refused["code"], "passkey_copied");
    maria.sign_in_by_passkey(&device).await.expect(200);
}

#[tokio::test]
async fn what_is_no_answer_at_all_is_refused_with_a_sentence() {
    let maria = Person::visitor(shared());
    let asked = maria.asked_to_sign_in().await;
    let refused = maria.post(SIGN_IN, &asked.answer(&json!({"id": "x"}))).await.expect(401);
    assert_eq!(refused["code"], "passkey_wrong");
    maria.post(SIGN_IN, &json!({"challenge": "unknown", "credential": {}})).await.refusal(410);
    maria.post(SIGN_IN, &json!({"challenge": 7, "credential": {}})).await.refusal(400);
}
