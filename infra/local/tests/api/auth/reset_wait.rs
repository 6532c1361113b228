//! Someone who only reads the owner's mail does not get past a passkey: a reset by mail waits for a day.

use local::authenticator::Device;
use serde_json::{Value, json};

use crate::fixtures::later::Later;
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::shared;

const CONFIRM: &str = "/api/auth/password-reset/confirm";
const NEW_PASSWORD: &str = "Lighthouse2";
const DAY: i64 = 24 * 60 * 60;

fn renewed(token: &str) -> Value {
    json!({"token": token, "password": NEW_PASSWORD})
}

/// Someone with a passkey and an address that is confirmed.
async fn confirmed() -> (Person, Device) {
    let (maria, device) = Person::with_passkey(shared()).await;
    maria.confirm_address_of_registration().await;
    (maria, device)
}

/// Asks for a link and opens it; the answer.
async fn open_first_link(maria: &Person) -> Value {
    maria.post("/api/auth/password-reset", &json!({"email": maria.email})).await.expect(202);
    let first = maria.link_about("Your Coquina password", 1).await;
    let answer = maria.post(CONFIRM, &renewed(&first)).await.expect(202);
    maria.post(CONFIRM, &renewed(&first)).await.refusal(410);
    answer
}

/// The secret of the second link, which is mailed a day later.
async fn second_link(maria: &Person) -> String {
    Later::by(&maria.at, DAY + 60).await.deliver().await;
    maria.link_about("Set your new Coquina password", 1).await
}

#[tokio::test]
async fn with_a_passkey_a_reset_by_mail_waits_for_a_day_and_its_owner_is_told() {
    let (maria, device) = confirmed().await;
    let waits = open_first_link(&maria).await;
    assert_eq!(waits["code"], "reset_waits");
    assert!(waits["message"].as_str().unwrap().contains("24 hours"));
    assert!(
        maria.mail_about("A new password for your account, in 24 hours", 1).await.contains("/not-me#token=")
    );
    maria.elsewhere(PASSWORD).await.expect(200);
    Later::by(&maria.at, DAY - 60).await.deliver().await;
    assert!(
        !maria.at.mail_to(&maria.email).iter().any(|mail| mail.contains("Set your new Coquina password"))
    );
    let (second, tomorrow) = (second_link(&maria).await, Later::by(&maria.at, DAY + 60).await);
    assert_eq!(
        maria.post(CONFIRM, &renewed(&second)).await.expect(202)["code"],
        "reset_waits",
        "it is not time yet"
    );
    assert_eq!(tomorrow.post(&maria, CONFIRM, &renewed(&second)).await.0, 200);
    maria.elsewhere(PASSWORD).await.refusal(401);
    maria.elsewhere(NEW_PASSWORD).await.expect(200);
    maria.sign_in_by_passkey(&device).await.expect(200);
}

/// The passkey is an old one; a new one could be a thief's.
#[tokio::test]
async fn the_owner_stops_it_with_the_link_in_the_mail_and_still_has_the_passkey() {
    let (maria, device) = confirmed().await;
    let then = Later::by(&maria.at, 8 * DAY).await;
    then.post(&maria, "/api/auth/password-reset", &json!({"email": maria.email})).await;
    let first = maria.link_about("Your Coquina password", 1).await;
    assert_eq!(then.post(&maria, CONFIRM, &renewed(&first)).await.0, 202);
    let a_day_after = Later::by(&maria.at, 9 * DAY + 60).await;
    a_day_after.deliver().await;
    let stop = maria.link_about("A new password for your account, in 24 hours", 1).await;
    let second = maria.link_about("Set your new Coquina password", 1).await;
    assert_eq!(then.post(&maria, "/api/auth/not-me", &json!({"token": stop})).await.0, 200);
    assert_eq!(a_day_after.post(&maria, CONFIRM, &renewed(&second)).await.0, 410);
    maria.sign_in_by_passkey(&device).await.expect(200);
}

#[tokio::test]
async fn a_passkey_of_the_last_week_goes_when_its_owner_says_that_it_was_not_them() {
    let (maria, device) = confirmed().await;
    maria.post("/api/account/not-me", &json!({})).await.expect(200);
    let refused = maria.sign_in_by_passkey(&device).await.expect(401);
    assert_eq!(refused["code"], "passkey_unknown");
}

#[tokio::test]
async fn who_has_lost_the_passkey_gets_rid_of_it_by_the_second_link() {
    let (maria, device) = confirmed().await;
    open_first_link(&maria).await;
    let (second, tomorrow) = (second_link(&maria).await, Later::by(&maria.at, DAY + 60).await);
    let mut body = renewed(&second);
    body["removePasskeys"] = json!(true);
    assert_eq!(tomorrow.post(&maria, CONFIRM, &body).await.0, 200);
    let refused = maria.sign_in_by_passkey(&device).await.expect(401);
    assert_eq!(refused["code"], "passkey_unknown");
    let session = maria.elsewhere(NEW_PASSWORD).await.expect(200);
    let maria = Person { token: Some(session["token"].as_str().unwrap().to_string()), ..maria };
    assert_eq!(maria.post("/api/account/export", &json!({"password": NEW_PASSWORD})).await.status, 200);
}
