//! What happens to an account at the same time: of two changes none undoes the other, and an end is an end.

use futures_util::future::join_all;
use serde_json::json;

use crate::fixtures::person::{NEW_PASSWORD, PASSWORD, Person};
use crate::fixtures::product::{shared, start};

impl Person {
    async fn ask_for_address(&self, email: &str) -> String {
        let asked = self.post("/api/account/email", &json!({"email": email, "password": PASSWORD})).await;
        asked.expect(202);
        self.mailed_secret(email, "confirm-email")
    }

    async fn reset(&self, token: &str, password: &str) -> u16 {
        let new = json!({"token": token, "password": password});
        self.post("/api/auth/password-reset/confirm", &new).await.status
    }

    async fn confirm_address(&self, token: &str) -> u16 {
        self.post("/api/account/email/confirm", &json!({"token": token})).await.status
    }
}

/// The mail to the old address advises a new password; that has to help.
#[tokio::test]
async fn a_16_a_new_password_stops_a_change_of_address_that_a_thief_has_asked_for() {
    let maria = Person::registered(shared()).await;
    let thief = format!("thief-of-{}", maria.email);
    let link = maria.ask_for_address(&thief).await;
    assert_eq!(maria.reset(&maria.reset_secret().await, NEW_PASSWORD).await, 200);
    assert_eq!(maria.confirm_address(&link).await, 410);
    maria.elsewhere(NEW_PASSWORD).await.expect(200);
}

#[tokio::test]
async fn a_16_links_end_with_what_they_were_asked_for() {
    let maria = Person::registered(shared()).await;
    let (older, newer) = (maria.reset_secret().await, maria.reset_secret().await);
    assert_eq!(maria.reset(&newer, NEW_PASSWORD).await, 200);
    assert_eq!(maria.reset(&older, "Lighthouse3").await, 410);
    let ana = Person::registered(shared()).await;
    let from_old_mailbox = ana.reset_secret().await;
    let link = ana.ask_for_address(&format!("new-{}", ana.email)).await;
    assert_eq!(ana.confirm_address(&link).await, 200);
    assert_eq!(ana.reset(&from_old_mailbox, NEW_PASSWORD).await, 410);
}

#[tokio::test]
async fn a_16_no_change_of_names_at_the_same_time_brings_the_old_password_back() {
    for _ in 0..4 {
        let maria = Person::registered(shared()).await;
        let token = maria.reset_secret().await;
        // Some of them are under way at any moment, so that one has read the account before and saves it after.
        let renaming = join_all((0..6).map(|_| async {
            for n in 0..12 {
                maria.patch("/api/account", &json!({"firstName": format!("Mary{n}")})).await;
            }
        }));
        let (status, _) = tokio::join!(maria.reset(&token, NEW_PASSWORD), renaming);
        assert_eq!(status, 200);
        maria.elsewhere(NEW_PASSWORD).await.expect(200);
        maria.elsewhere(PASSWORD).await.refusal(401);
    }
}

#[tokio::test]
async fn of_two_links_to_other_addresses_one_counts() {
    let maria = Person::registered(shared()).await;
    let addresses = [format!("one-{}", maria.email), format!("two-{}", maria.email)];
    let (one, two) = (maria.ask_for_address(&addresses[0]).await, maria.ask_for_address(&addresses[1]).await);
    let (one, two) = tokio::join!(maria.confirm_address(&one), maria.confirm_address(&two));
    assert_eq!([one, two].iter().filter(|status| **status == 200).count(), 1, "{one} {two}");
    let mut known = 0;
    for email in addresses {
        let moved = Person { email, ..maria.clone() };
        known += usize::from(moved.elsewhere(PASSWORD).await.status == 200);
    }
    assert_eq!(known, 1);
}

#[tokio::test]
async fn a_16_a_sign_in_with_the_old_password_that_was_on_its_way_opens_nothing() {
    for _ in 0..3 {
        let maria = Person::registered(shared()).await;
        let token = maria.reset_secret().await;
        let old = join_all((0..6).map(|_| maria.elsewhere(PASSWORD)));
        let (status, old) = tokio::join!(maria.reset(&token, NEW_PASSWORD), old);
        assert_eq!(status, 200);
        for answer in old.iter().filter(|answer| answer.status == 200) {
            let token = answer.json()["token"].as_str().unwrap().to_string();
            let thief = Person { token: Some(token), ..maria.clone() };
            thief.get("/api/auth/user").await.refusal(401);
        }
    }
}

#[tokio::test]
async fn a_32_whatever_was_on_its_way_an_end_is_an_end() {
    for _ in 0..3 {
        let maria = Person::registered(shared()).await;
        let id = maria.owner().await;
        let creating = join_all(
            (0..8).map(|_| async { maria.post("/api/documents", &json!({"type": "simpleWill"})).await }),
        );
        let signing_in = join_all((0..4).map(|_| maria.elsewhere(PASSWORD)));
        let end = json!({"password": PASSWORD});
        let (_, sessions, gone) = tokio::join!(creating, signing_in, maria.post("/api/account/delete", &end));
        gone.expect(200);
        for answer in sessions.iter().filter(|answer| answer.status == 200) {
            let token = answer.json()["token"].as_str().unwrap().to_string();
            let left = Person { token: Some(token), ..maria.clone() };
            left.post("/api/documents", &json!({"type": "simpleWill"})).await.refusal(401);
        }
        assert_eq!(maria.at.rows_of(&id).await, Vec::<String>::new());
        let form = json!({"email": maria.email, "password": PASSWORD});
        maria.post("/api/auth/register", &form).await.expect(201);
    }
}

/// Money that comes for an account that is gone is noted for a person to look at, and buys nothing for no one.
#[tokio::test]
async fn a_32_a_checkout_under_way_is_canceled_with_the_account() {
    let maria = Person::registered(shared()).await;
    let basket = json!({"documentType": "simpleWill", "serviceType": "standard", "amount": 6900});
    let asked = maria.post("/api/create-payment-intent", &basket).await.expect(200);
    maria.post("/api/account/delete", &json!({"password": PASSWORD})).await.expect(200);
    let confirmed = maria.confirm(asked["clientSecret"].as_str().unwrap(), "pm_card_visa").await;
    assert_eq!(confirmed.status, 400, "{}", confirmed.text());
}

#[tokio::test]
async fn a_32_a_checkout_just_paid_stops_the_deletion_before_anything_is_deleted() {
    let maria = Person::registered(&start()).await;
    let paid = maria.paid_will().await;
    maria.control(&json!({"webhook_drop": ["*"]})).await;
    let asked = maria.post("/api/create-payment-intent", &json!({"bundle": "essential"})).await.expect(200);
    maria.confirm(asked["clientSecret"].as_str().unwrap(), "pm_card_visa").await.expect(200);
    maria.post("/api/account/delete", &json!({"password": PASSWORD})).await.refusal(409);
    assert_eq!(maria.document(paid).await["status"], "paid");
    let all = maria.get("/api/documents").await.expect(200);
    assert_eq!(all.as_array().unwrap().len(), 4, "what was bought is there now, too");
    maria.post("/api/account/delete", &json!({"password": PASSWORD})).await.expect(200);
}

#[tokio::test]
async fn a_10_strangers_who_guess_keep_nobody_from_their_own_account() {
    let maria = Person::registered(shared()).await;
    for _ in 0..12 {
        maria.elsewhere("Seashell2").await;
    }
    maria.elsewhere(PASSWORD).await.refusal(429);
    assert_eq!(maria.post("/api/account/export", &json!({"password": PASSWORD})).await.status, 200);
    let change = json!({"current": PASSWORD, "password": NEW_PASSWORD});
    maria.post("/api/account/password", &change).await.expect(200);
}
