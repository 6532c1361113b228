//! "That was not me", said by a link in the mail.

use serde_json::json;

use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::shared;

/// Anyone may sign up with anyone's address; its owner can still have it.
#[tokio::test]
async fn the_owner_of_an_address_gets_it_back_from_the_stranger_who_signed_up_with_it() {
    let stranger = Person::registered(shared()).await;
    let owner = stranger.at_new_browser();
    owner.sign_up(&stranger.email).await.refusal(409);
    owner.ask_for_reset(&stranger.email).await;
    let secret = stranger.mailed_secret(&stranger.email, "not-me");
    owner.post("/api/auth/not-me", &json!({"token": secret})).await.expect(200);
    assert!(!stranger.is_signed_in().await);
    stranger.elsewhere(PASSWORD).await.refusal(401);
    owner.sign_up(&stranger.email).await.expect(201);
}

#[tokio::test]
async fn a_confirmed_address_is_not_given_back_by_asking_for_a_password() {
    let maria = Person::registered(shared()).await;
    maria.at_new_browser().ask_for_reset(&maria.email).await;
    let secret = maria.mailed_secret(&maria.email, "not-me");
    let confirmation = maria.at.link_to(&maria.email, "confirm-email").await;
    maria.open_confirmation(&confirmation).await.expect(200);
    maria.at_new_browser().post("/api/auth/not-me", &json!({"token": secret})).await.expect(200);
    maria.at_new_browser().sign_up(&maria.email).await.refusal(409);
}

#[tokio::test]
async fn the_link_in_the_mail_ends_every_session_and_stops_the_password() {
    let maria = Person::registered(shared()).await;
    maria.confirm_address_of_registration().await;
    let thief = maria.signed_in_elsewhere().await;
    let token = maria.at.link_to(&maria.email, "not-me").await;
    let visitor = maria.at_new_browser();
    visitor.post("/api/auth/not-me", &json!({"token": token})).await.expect(200);
    assert!(!thief.is_signed_in().await && !maria.is_signed_in().await);
    maria.elsewhere(PASSWORD).await.refusal(401);
    visitor.post("/api/auth/not-me", &json!({"token": token})).await.refusal(410);
    visitor.sets_a_new_password_by_mail().await;
}

/// A thief who has got in changes the password first.
#[tokio::test]
async fn a_new_password_of_the_thief_does_not_end_the_link() {
    let maria = Person::registered(shared()).await;
    maria.confirm_address_of_registration().await;
    let thief = maria.signed_in_elsewhere().await;
    let token = maria.at.link_to(&maria.email, "not-me").await;
    let change = json!({"current": PASSWORD, "password": "Thief1234"});
    thief.post("/api/account/password", &change).await.expect(200);
    maria.at_new_browser().post("/api/auth/not-me", &json!({"token": token})).await.expect(200);
    maria.elsewhere("Thief1234").await.refusal(401);
    maria.at_new_browser().sets_a_new_password_by_mail().await;
}
