//! Signing in with a password.

use serde_json::json;

use crate::fixtures::new_browsers::careful;
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::shared;

#[tokio::test]
async fn a_13_each_sign_in_has_a_token_of_its_own() {
    let maria = Person::registered(shared()).await;
    let (one, two) = (maria.signed_in_elsewhere().await, maria.signed_in_elsewhere().await);
    assert_ne!(one.token, two.token);
    one.post("/api/auth/logout", &json!({})).await.expect(200);
    assert!(!one.is_signed_in().await && two.is_signed_in().await);
}

#[tokio::test]
async fn the_address_signs_in_however_it_is_written() {
    let maria = Person::registered(shared()).await;
    let login = json!({"email": format!("  {}", maria.email.to_uppercase()), "password": PASSWORD});
    let session = maria.post("/api/auth/login", &login).await.expect(200);
    assert_eq!(session["user"]["email"], maria.email);
}

#[tokio::test]
async fn a_wrong_password_and_an_unknown_address_get_the_same_answer() {
    let maria = Person::registered(shared()).await;
    let visitor = Person::visitor(shared());
    let wrong = json!({"email": maria.email, "password": "Seashell2"});
    let unknown = json!({"email": "nobody@example.com", "password": PASSWORD});
    let wrong = visitor.post("/api/auth/login", &wrong).await.refusal(401);
    let unknown = visitor.post("/api/auth/login", &unknown).await.refusal(401);
    assert_eq!(wrong, unknown);
    assert!(!wrong.contains("Unauthorized"), "a failed sign-in says what failed");
}

#[tokio::test]
async fn a_wrong_password_is_asked_for_no_code_and_no_mail_is_sent() {
    let maria = Person::registered(&careful()).await;
    let stranger = maria.at_new_browser();
    let refused = stranger.log_in("Seashell2").await.expect(401);
    assert!(refused.get("challenge").is_none() && refused.get("code").is_none(), "{refused}");
    assert!(maria.at.mail_to(&maria.email).is_empty());
}

#[tokio::test]
async fn a_sign_in_on_a_new_browser_is_mailed_and_the_first_one_is_not() {
    let maria = Person::registered(shared()).await;
    maria.confirm_address_of_registration().await;
    maria.elsewhere(PASSWORD).await.expect(200);
    let mail = maria.at.mail_about(&maria.email, "Subject: New sign-in").await;
    assert!(mail.contains("Browser: Firefox on Windows") && mail.contains("/not-me#token="), "{mail}");
    maria.log_in(PASSWORD).await.expect(200);
    maria.at.all_sent().await;
    let told = maria.at.all_mail_to(&maria.email);
    assert_eq!(told.iter().filter(|mail| mail.contains("Subject: New sign-in")).count(), 1);
}

/// The mailbox of an unconfirmed address may be a stranger's.
#[tokio::test]
async fn the_mail_about_a_new_browser_has_no_link_until_the_address_is_confirmed() {
    let maria = Person::registered(shared()).await;
    maria.elsewhere(PASSWORD).await.expect(200);
    let mail = maria.at.mail_about(&maria.email, "Subject: New sign-in").await;
    assert!(!mail.contains("http"), "{mail}");
}
