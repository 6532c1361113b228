//! "That was not me."

use serde_json::json;

use crate::product::{PASSWORD, Person, newest_link, shared};

const NEW_PASSWORD: &str = "Lighthouse2";

impl Person {
    async fn sets_a_new_password_by_mail(&self) {
        let token = self.at.link_to(&self.email, "reset-password").await;
        let new = json!({"token": token, "password": NEW_PASSWORD});
        self.post("/api/auth/password-reset/confirm", &new).await.expect(200);
        self.elsewhere(NEW_PASSWORD).await.expect(200);
    }
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

#[tokio::test]
async fn who_is_signed_in_can_say_it_too_and_the_operator_learns_no_more_than_the_account() {
    let maria = Person::registered(shared()).await;
    maria.confirm_address_of_registration().await;
    let id = maria.owner().await;
    let told = maria.post("/api/account/not-me", &json!({})).await.expect(200);
    assert!(told["message"].as_str().unwrap().contains("mailed you a link"), "{told}");
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
