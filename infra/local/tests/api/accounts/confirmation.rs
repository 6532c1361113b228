//! Showing that an address is one's own, and what waits for that.

use serde_json::{Value, json};

use crate::product::{Answer, PASSWORD, Person, newest_link, shared};

const NEW_PASSWORD: &str = "Lighthouse2";

impl Person {
    async fn ask_for_reset(&self, email: &str) -> Value {
        self.post("/api/auth/password-reset", &json!({"email": email})).await.expect(202)
    }

    async fn sign_up(&self, email: &str) -> Answer {
        let form = json!({"email": email, "password": PASSWORD, "firstName": "Ana", "lastName": "Ruiz"});
        self.post("/api/auth/register", &form).await
    }

    async fn open_confirmation(&self, token: &str) -> Answer {
        self.post("/api/auth/email-confirmation/confirm", &json!({"token": token})).await
    }

    async fn is_confirmed(&self) -> bool {
        self.get("/api/auth/user").await.expect(200)["emailConfirmed"] == true
    }
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
async fn the_owner_of_an_unconfirmed_address_sets_a_new_password_in_the_browser_that_signed_up() {
    let maria = Person::registered(shared()).await;
    let link = maria.reset_secret().await;
    let new = json!({"token": link, "password": NEW_PASSWORD});
    maria.post("/api/auth/password-reset/confirm", &new).await.expect(200);
    let session = maria.elsewhere(NEW_PASSWORD).await.expect(200);
    assert_eq!(session["user"]["emailConfirmed"], true, "the link was in the mailbox");
}

#[tokio::test]
async fn a_mailed_link_confirms_the_address_in_the_browser_that_signed_up() {
    let maria = Person::registered(shared()).await;
    assert!(!maria.is_confirmed().await);
    let token = maria.at.link_to(&maria.email, "confirm-email").await;
    let signed_out = Person { token: None, ..maria.clone() };
    signed_out.open_confirmation(&token).await.expect(200);
    assert!(maria.is_confirmed().await);
    signed_out.open_confirmation(&token).await.refusal(410);
    assert!(!maria.at_new_browser().ask_for_reset(&maria.email).await.is_null());
    assert!(newest_link(&maria.at.mail_to(&maria.email), "reset-password").is_some(), "from anywhere, now");
}

#[tokio::test]
async fn on_another_browser_a_sign_in_comes_first() {
    let maria = Person::registered(shared()).await;
    let token = maria.at.link_to(&maria.email, "confirm-email").await;
    let mut telephone = maria.at_new_browser();
    assert_eq!(telephone.open_confirmation(&token).await.expect(403)["code"], "sign_in_first");
    telephone.admitted(&maria.elsewhere(PASSWORD).await.expect(200));
    telephone.open_confirmation(&token).await.expect(200);
    assert!(maria.is_confirmed().await);
}

#[tokio::test]
async fn a_new_link_can_be_asked_for_until_the_address_is_confirmed() {
    let maria = Person::registered(shared()).await;
    maria.at.link_to(&maria.email, "confirm-email").await;
    let asked = async || maria.post("/api/auth/email-confirmation", &json!({})).await;
    asked().await.expect(202);
    maria.confirm_address_of_registration().await;
    assert_eq!(asked().await.expect(409)["code"], "already_confirmed");
    maria.at_new_browser().post("/api/auth/email-confirmation", &json!({})).await.refusal(401);
}

#[tokio::test]
async fn another_address_is_confirmed_by_its_own_link() {
    let maria = Person::registered(shared()).await;
    let old = maria.at.link_to(&maria.email, "confirm-email").await;
    let new = format!("right-{}", maria.email);
    maria.post("/api/account/email", &json!({"email": new, "password": PASSWORD})).await.expect(202);
    let link = maria.mailed_secret(&new, "confirm-email");
    maria.post("/api/account/email/confirm", &json!({"token": link})).await.expect(200);
    assert!(maria.is_confirmed().await);
    maria.open_confirmation(&old).await.refusal(410);
}

#[tokio::test]
async fn a_receipt_has_no_link_until_the_address_is_confirmed() {
    let maria = Person::registered(shared()).await;
    maria.paid_will().await;
    let receipt = maria.at.mail_about(&maria.email, "Subject: Your Coquina receipt").await;
    assert!(!receipt.contains("http"), "{receipt}");
    let ana = Person::registered(shared()).await;
    ana.confirm_address_of_registration().await;
    ana.paid_will().await;
    let receipt = ana.at.mail_about(&ana.email, "Subject: Your Coquina receipt").await;
    assert!(receipt.contains("/receipts/pi_"), "{receipt}");
}
