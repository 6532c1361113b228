//! Showing that an address is one's own, and what waits for that.

use serde_json::json;

use crate::fixtures::mail::newest_link;
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::shared;

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
