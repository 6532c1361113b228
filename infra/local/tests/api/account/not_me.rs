//! "That was not me", said by who is signed in.

use serde_json::json;

use crate::fixtures::mail::newest_link;
use crate::fixtures::person::{NEW_PASSWORD, PASSWORD, Person};
use crate::fixtures::product::shared;

#[tokio::test]
async fn who_is_signed_in_can_say_it_too_and_the_operator_learns_no_more_than_the_account() {
    let maria = Person::registered(shared()).await;
    maria.confirm_address_of_registration().await;
    let id = maria.owner().await;
    let told = maria.post("/api/account/not-me", &json!({})).await.expect(200);
    assert!(told["message"].as_str().unwrap().contains("emailed you a link"), "{told}");
    assert!(!maria.is_signed_in().await);
    maria.sets_a_new_password_by_mail().await;
    maria.at.all_sent().await;
    let cases = maria.at.all_mail_to("operator@coquina.example");
    let case = cases.iter().find(|mail| mail.replace("=\r\n", "").contains(&id)).expect("a case");
    assert!(!case.contains(&maria.email) && !case.contains("Maria"), "{case}");
}

/// A link could go to a stranger, so whoever says it here is not sent away from the only browser that gets in.
#[tokio::test]
async fn until_the_address_is_confirmed_the_own_session_and_the_password_stay() {
    let maria = Person::registered(shared()).await;
    let thief = maria.signed_in_elsewhere().await;
    let told = maria.post("/api/account/not-me", &json!({})).await.expect(200);
    assert!(told["message"].as_str().unwrap().contains("change your password"), "{told}");
    assert!(maria.is_signed_in().await && !thief.is_signed_in().await);
    assert!(newest_link(&maria.at.all_mail_to(&maria.email), "reset-password").is_none());
    let change = json!({"current": PASSWORD, "password": NEW_PASSWORD});
    maria.post("/api/account/password", &change).await.expect(200);
}
