//! Moving to another address.

use serde_json::json;

use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::shared;

#[tokio::test]
async fn another_address_counts_once_its_owner_has_opened_the_link() {
    let maria = Person::registered(shared()).await;
    let new = format!("new-{}", maria.email);
    let same = json!({"email": maria.email, "password": PASSWORD});
    let refused = maria.post("/api/account/email", &same).await.expect(400);
    assert_eq!(refused["fields"]["email"], "This is your address already.");
    let wrong = json!({"email": new, "password": "Seashell2"});
    let refused = maria.post("/api/account/email", &wrong).await.expect(400);
    assert_eq!(refused["fields"]["password"], "That is not your password.");
    let asked = maria.post("/api/account/email", &json!({"email": new, "password": PASSWORD})).await;
    asked.expect(202);
    maria.elsewhere(PASSWORD).await.expect(200);
    let token = maria.mailed_secret(&new, "confirm-email");
    // Who owns the new address must not be led to take over an account that a stranger has prepared.
    let elsewhere = maria.at_new_browser();
    let refused = elsewhere.post("/api/account/email/confirm", &json!({"token": token})).await.expect(403);
    assert_eq!(refused["code"], "sign_in_first");
    maria.post("/api/account/email/confirm", &json!({"token": token})).await.expect(200);
    maria.post("/api/account/email/confirm", &json!({"token": token})).await.refusal(410);
    maria.elsewhere(PASSWORD).await.refusal(401);
    maria.at.mail_about(&maria.email, "A new address for your account").await;
    maria.at.mail_about(&maria.email, "Your address was changed").await;
    let moved = Person { email: new.clone(), ..maria.clone() };
    assert_eq!(moved.elsewhere(PASSWORD).await.expect(200)["user"]["email"], new);
    assert_eq!(maria.get("/api/auth/user").await.expect(200)["email"], new);
}

#[tokio::test]
async fn an_address_that_has_an_account_cannot_be_taken_over() {
    let (maria, ana) = (Person::registered(shared()).await, Person::registered(shared()).await);
    maria.post("/api/account/email", &json!({"email": ana.email, "password": PASSWORD})).await.expect(202);
    let token = maria.mailed_secret(&ana.email, "confirm-email");
    maria.post("/api/account/email/confirm", &json!({"token": token})).await.refusal(409);
    assert_eq!(ana.elsewhere(PASSWORD).await.expect(200)["user"]["email"], ana.email);
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
