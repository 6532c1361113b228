//! Browsers that an account knows.

use adapters::Policy;
use local::Settings;
use serde_json::{Value, json};
use shared::http::Rates;

use crate::fixtures::new_browsers::careful;
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::{shared, start_with};
use crate::fixtures::waiting::well_within_the_hour;

#[tokio::test]
async fn one_browser_may_be_known_to_several_accounts_and_knows_no_other() {
    let at = careful();
    let maria = Person::registered(&at).await;
    let mut ana = Person { device: maria.device.clone(), ..Person::visitor(&at) };
    let form = json!({"email": ana.email, "password": PASSWORD});
    let session = ana.post("/api/auth/register", &form).await.expect(201);
    assert_eq!(session["deviceToken"], maria.device.clone().unwrap());
    ana.admitted(&session);
    maria.log_in(PASSWORD).await.expect(200);
    ana.log_in(PASSWORD).await.expect(200);
    let luis = Person::registered(&at).await;
    Person { device: maria.device.clone(), ..luis }.challenge().await;
}

/// Nine guesses by strangers, and at a known browser the right password is looked at.
#[tokio::test]
async fn a_10_strangers_who_guess_never_keep_the_owner_out_at_a_known_browser() {
    let at = start_with(Policy { tries: 5, tries_from_address: 5, ..Settings::policy() });
    let maria = Person::registered(&at).await;
    let stranger = maria.at_new_browser();
    let mut statuses = Vec::new();
    for _ in 0..9 {
        statuses.push(stranger.log_in("Seashell2").await.status);
    }
    assert!(statuses.contains(&429), "{statuses:?}");
    stranger.log_in(PASSWORD).await.refusal(429);
    maria.log_in(PASSWORD).await.expect(200);
    for _ in 0..5 {
        maria.log_in("Seashell2").await.refusal(401);
    }
    maria.log_in(PASSWORD).await.refusal(429);
}

#[tokio::test]
async fn a_new_password_by_mail_makes_every_other_browser_new() {
    let maria = Person::registered(&careful()).await;
    let mut laptop = maria.at_new_browser();
    let challenge = laptop.challenge().await;
    laptop.admitted(&laptop.enter(&challenge, &laptop.code().await).await.expect(200));
    let new = json!({"token": maria.reset_secret().await, "password": PASSWORD});
    maria.post("/api/auth/password-reset/confirm", &new).await.expect(200);
    laptop.challenge().await;
    maria.log_in(PASSWORD).await.expect(200);
}

#[tokio::test]
async fn signing_out_everywhere_makes_every_other_browser_new() {
    let maria = Person::registered(&careful()).await;
    let mut laptop = maria.at_new_browser();
    let challenge = laptop.challenge().await;
    laptop.admitted(&laptop.enter(&challenge, &laptop.code().await).await.expect(200));
    assert_eq!(maria.delete("/api/account/sessions").await.status, 204);
    laptop.challenge().await;
    maria.log_in(PASSWORD).await.expect(200);
}

#[tokio::test]
async fn a_12_of_what_makes_a_browser_known_only_a_digest_is_stored() {
    let maria = Person::registered(shared()).await;
    let secret = maria.device.clone().unwrap();
    let rows = maria.at.dump("sessions").await;
    assert!(rows.iter().all(|row| !row.contains(&secret)));
    assert!(rows.iter().any(|row| row.contains(&format!("DEVICE#{}", shared::random::digest(&secret)))));
    let odd: Value = json!({"challenge": 1, "code": 2});
    maria.post("/api/auth/login/code", &odd).await.refusal(400);
}

/// What anyone may ask for uses up nothing of what the owner needs.
#[tokio::test]
async fn letters_that_a_stranger_asks_for_keep_nobody_out() {
    well_within_the_hour().await;
    let policy = Settings::policy();
    let rates = Rates { letters: 2, ..policy.rates };
    let product = start_with(Policy { device_codes: true, rates, ..policy });
    let maria = Person::registered(&product).await;
    let forgotten = json!({"email": maria.email});
    let stranger = maria.at_new_browser();
    let mut statuses = Vec::new();
    for _ in 0..3 {
        statuses.push(stranger.post("/api/auth/password-reset", &forgotten).await.status);
    }
    assert_eq!(statuses, [202, 202, 429]);
    maria.post("/api/auth/password-reset", &forgotten).await.expect(202);
    maria.post("/api/auth/email-confirmation", &json!({})).await.expect(202);
    maria.at_new_browser().challenge().await;
}
