//! A new password by mail.

use futures_util::future::join_all;
use serde_json::json;

use crate::fixtures::mail::newest_link;
use crate::fixtures::person::{NEW_PASSWORD, PASSWORD, Person};
use crate::fixtures::product::shared;

#[tokio::test]
async fn a_16_a_mailed_link_sets_a_new_password_and_ends_every_session() {
    let maria = Person::registered(shared()).await;
    let token = maria.reset_secret().await;
    let weak = json!({"token": token, "password": "short"});
    maria.post("/api/auth/password-reset/confirm", &weak).await.refusal(400);
    let new = json!({"token": token, "password": NEW_PASSWORD});
    let told = maria.post("/api/auth/password-reset/confirm", &new).await.expect(200);
    assert!(told.get("token").is_none(), "nobody is signed in by it");
    assert!(!maria.is_signed_in().await);
    maria.elsewhere(PASSWORD).await.refusal(401);
    maria.elsewhere(NEW_PASSWORD).await.expect(200);
    maria.post("/api/auth/password-reset/confirm", &new).await.refusal(410);
}

#[tokio::test]
async fn a_16_of_twenty_at_once_one_uses_the_link() {
    let maria = Person::registered(shared()).await;
    let token = maria.reset_secret().await;
    let new = json!({"token": token, "password": NEW_PASSWORD});
    let uses = (0..20).map(|_| maria.post("/api/auth/password-reset/confirm", &new));
    let answers = join_all(uses).await;
    assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 1);
    assert_eq!(answers.iter().filter(|answer| answer.status == 410).count(), 19);
}

/// A slip of the pen makes a stranger the reader of all mail about the account.
#[tokio::test]
async fn a_stranger_who_owns_the_mistyped_address_gets_neither_in_nor_an_answer_to_read() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let stranger = maria.at_new_browser();
    stranger.ask_for_reset(&maria.email).await;
    let mail = maria.at.mailed(&maria.email, 1).await;
    assert!(newest_link(&mail, "reset-password").is_none(), "{mail:?}");
    let confirmation = maria.at.link_to(&maria.email, "confirm-email").await;
    assert_eq!(stranger.open_confirmation(&confirmation).await.expect(403)["code"], "sign_in_first");
    stranger.ask_for_reset(&maria.email).await;
    assert!(newest_link(&maria.at.mail_to(&maria.email), "reset-password").is_none());
    // Maria has forgotten her password, and the stranger is quicker to open her link.
    maria.ask_for_reset(&maria.email).await;
    let link = maria.mailed_secret(&maria.email, "reset-password");
    let new = json!({"token": link, "password": NEW_PASSWORD});
    let refused = stranger.post("/api/auth/password-reset/confirm", &new).await.expect(403);
    assert_eq!(refused["code"], "other_browser");
    let known = Person { device: Some("0".repeat(64)), ..stranger.clone() };
    known.post("/api/auth/password-reset/confirm", &new).await.refusal(403);
    stranger.elsewhere(NEW_PASSWORD).await.refusal(401);
    assert!(maria.is_signed_in().await && !maria.is_confirmed().await);
    assert_eq!(maria.document(id).await["answers"]["fullName"], "Maria Elena Lopez");
}

#[tokio::test]
async fn the_owner_of_an_unconfirmed_address_sets_a_new_password_in_the_browser_that_signed_up() {
    let maria = Person::registered(shared()).await;
    let link = maria.reset_secret().await;
    let new = json!({"token": link, "password": NEW_PASSWORD});
    maria.post("/api/auth/password-reset/confirm", &new).await.expect(200);
    let session = maria.elsewhere(NEW_PASSWORD).await.expect(200);
    assert_eq!(session["user"]["emailConfirmed"], true, "the link was in the mailbox");
}
