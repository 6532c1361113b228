//! Adding a passkey: what is asked of the browser, and what it must not come back with.

use futures_util::future::join;
use local::authenticator::Device;
use serde_json::{Value, json};

use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::shared;

const PASSKEYS: &str = "/api/account/passkeys";

#[tokio::test]
async fn the_browser_is_asked_for_a_passkey_that_is_found_without_a_name_and_checks_its_owner() {
    let maria = Person::registered(shared()).await;
    let options = maria.asked_to_add(&json!({"password": PASSWORD})).await.options;
    assert_eq!(options["rp"], json!({"name": "Coquina", "id": "localhost"}));
    let selection = &options["authenticatorSelection"];
    assert_eq!(
        (&selection["residentKey"], &selection["requireResidentKey"]),
        (&json!("required"), &json!(true))
    );
    assert_eq!(
        (&selection["userVerification"], &options["attestation"]),
        (&json!("required"), &json!("none"))
    );
    let algorithms: Vec<&Value> =
        options["pubKeyCredParams"].as_array().unwrap().iter().map(|p| &p["alg"]).collect();
    assert!(algorithms.contains(&&json!(-7)) && algorithms.contains(&&json!(-257)), "{algorithms:?}");
    assert_eq!(options["user"]["name"], maria.email);
}

#[tokio::test]
async fn only_who_shows_again_who_they_are_adds_a_passkey() {
    let (maria, device) = Person::with_passkey(shared()).await;
    let path = "/api/account/passkeys/options";
    assert_eq!(
        maria.post(path, &json!({"password": PASSWORD})).await.expect(403)["code"],
        "passkey_required"
    );
    let stranger = Person::registered(shared()).await;
    let refused = stranger.post(path, &json!({"password": "Seashell2"})).await.expect(400);
    assert_eq!(refused["fields"]["password"], "That is not your password.");
    let proof = maria.proof(&device).await;
    maria.add_passkey(&Device::default(), &proof).await;
    assert_eq!(maria.get("/api/account").await.expect(200)["passkeys"], 2);
}

/// One browser has no use for two passkeys of one account, so it is told of those that are there.
#[tokio::test]
async fn a_device_that_has_a_passkey_already_makes_no_second_one() {
    let (maria, device) = Person::with_passkey(shared()).await;
    let asked = maria.asked_to_add(&maria.proof(&device).await).await;
    assert!(device.create(&maria.site(), &asked.options).await.is_err());
}

#[tokio::test]
async fn an_account_has_at_most_ten_passkeys_also_when_two_come_at_once() {
    let (maria, device) = Person::with_passkey(shared()).await;
    let maria = maria.signed_in_by_passkey(&device).await;
    for _ in 0..8 {
        maria.add_passkey(&Device::default(), &json!({})).await;
    }
    let (one, two) = (maria.asked_to_add(&json!({})).await, maria.asked_to_add(&json!({})).await);
    let (first, second) = (Device::default(), Device::default());
    let one = one.answer(&first.create(&maria.site(), &one.options).await.unwrap());
    let two = two.answer(&second.create(&maria.site(), &two.options).await.unwrap());
    let (one, two) = join(maria.post(PASSKEYS, &one), maria.post(PASSKEYS, &two)).await;
    let mut statuses = [one.status, two.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409]);
    let refused = maria.post("/api/account/passkeys/options", &json!({})).await.expect(409);
    assert_eq!(refused["code"], "too_many_passkeys");
}

/// Everything that a browser may come back with, when only `change` is wrong with it.
async fn refused(device: &Device, site: &str, change: impl Fn(&mut Value)) -> Value {
    let maria = Person::registered(shared()).await;
    let asked = maria.asked_to_add(&json!({"password": PASSWORD})).await;
    let mut options = asked.options.clone();
    change(&mut options);
    let origin = if site.is_empty() { maria.site() } else { site.to_string() };
    let made = device.create(&origin, &options).await.unwrap();
    let refused = maria.post(PASSKEYS, &asked.answer(&made)).await.expect(400);
    assert_eq!(maria.get("/api/account").await.expect(200)["passkeys"], 0);
    refused
}

#[tokio::test]
async fn a_passkey_that_was_made_elsewhere_or_unchecked_is_not_added() {
    let device = Device::default();
    let elsewhere = refused(&device, "http://localhost:1", |_| {}).await;
    assert_eq!(elsewhere["code"], "passkey_other_site");
    assert!(elsewhere["fields"]["credential"].as_str().unwrap().contains("another site"));
    let other_challenge = |options: &mut Value| options["challenge"] = json!("AAAAAAAAAAAAAAAAAAAAAA");
    assert_eq!(refused(&device, "", other_challenge).await["code"], "passkey_wrong");
    let careless =
        |options: &mut Value| options["authenticatorSelection"]["userVerification"] = json!("discouraged");
    let unchecked = refused(&device.unlocked(), "", careless).await;
    assert_eq!(unchecked["code"], "passkey_not_verified");
}

#[tokio::test]
async fn a_challenge_adds_one_passkey_to_the_account_that_asked() {
    let (maria, stranger) = (Person::registered(shared()).await, Person::registered(shared()).await);
    let asked = maria.asked_to_add(&json!({"password": PASSWORD})).await;
    let answer = asked.answer(&Device::default().create(&maria.site(), &asked.options).await.unwrap());
    assert_eq!(stranger.post(PASSKEYS, &answer).await.expect(410)["code"], "challenge_ended");
    // It was taken by that, so it is worth nothing to its owner either.
    maria.post(PASSKEYS, &answer).await.refusal(410);
    maria.add_passkey(&Device::default(), &json!({"password": PASSWORD})).await;
    assert_eq!(stranger.get("/api/account").await.expect(200)["passkeys"], 0);
}

#[tokio::test]
async fn what_is_no_passkey_is_refused_with_a_sentence() {
    let maria = Person::registered(shared()).await;
    let asked = maria.asked_to_add(&json!({"password": PASSWORD})).await;
    assert_eq!(
        maria.post(PASSKEYS, &asked.answer(&json!({"id": "x"}))).await.expect(400)["code"],
        "passkey_wrong"
    );
    let long = json!({"challenge": "x", "credential": {}, "name": "x".repeat(61)});
    assert!(maria.post(PASSKEYS, &long).await.expect(400)["fields"]["name"].is_string());
}
