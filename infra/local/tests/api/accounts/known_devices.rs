//! Browsers that an account knows, and the code that a new one is asked for.

use adapters::Policy;
use futures_util::future::join_all;
use local::Settings;
use serde_json::{Value, json};
use shared::http::Rates;

use crate::product::{Address, Answer, PASSWORD, Person, shared, start_with, well_within_the_hour};

/// A product in which a new browser needs a code.
fn careful() -> Address {
    start_with(Policy { device_codes: true, tries: 5, ..Settings::policy() })
}

impl Person {
    async fn log_in(&self, password: &str) -> Answer {
        let form = json!({"email": self.email, "password": password});
        Person { token: None, ..self.clone() }.post("/api/auth/login", &form).await
    }

    /// The challenge of a sign-in that asks for a code.
    async fn challenge(&self) -> String {
        let asked = self.log_in(PASSWORD).await.expect(401);
        assert_eq!(asked["code"], "device_code_required", "{asked}");
        assert!(asked.get("token").is_none());
        asked["challenge"].as_str().unwrap().to_string()
    }

    /// The newest code in the mail.
    async fn code(&self) -> String {
        let mail = self.at.mail_about(&self.email, "is your Coquina code").await;
        let code = mail.split_once("Your code to sign in to Coquina is ").unwrap().1;
        code.chars().take(6).collect()
    }

    async fn enter(&self, challenge: &str, code: &str) -> Answer {
        self.post("/api/auth/login/code", &json!({"challenge": challenge, "code": code})).await
    }
}

/// Another code than this one.
fn other(code: &str) -> String {
    format!("{:06}", (code.parse::<u32>().unwrap() + 1) % 1_000_000)
}

#[tokio::test]
async fn a_new_browser_needs_the_code_from_the_mail_once() {
    let maria = Person::registered(&careful()).await;
    maria.log_in(PASSWORD).await.expect(200);
    let mut laptop = maria.at_new_browser();
    let challenge = laptop.challenge().await;
    let spaced = laptop.code().await;
    let spaced = format!(" {} {} ", &spaced[..3], &spaced[3..]);
    let answer = laptop.enter(&challenge, &spaced).await;
    let cookie = answer.headers["set-cookie"].to_str().unwrap().to_string();
    let session = answer.expect(200);
    assert_eq!(session["user"]["emailConfirmed"], true, "the code was in the mailbox");
    laptop.admitted(&session);
    assert!(laptop.is_signed_in().await);
    let device = laptop.device.clone().unwrap();
    let attributes = "Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=34560000";
    assert_eq!(cookie, format!("__Host-device={device}; {attributes}"));
    laptop.log_in(PASSWORD).await.expect(200);
    let with_cookie = maria.at_new_browser();
    let form = json!({"email": maria.email, "password": PASSWORD});
    let request = with_cookie.request(reqwest::Method::POST, "/api/auth/login").json(&form);
    Answer::to(request.header("cookie", format!("__Host-device={device}"))).await.expect(200);
}

#[tokio::test]
async fn a_wrong_code_can_be_corrected_four_times() {
    let maria = Person::registered(&careful()).await;
    let laptop = maria.at_new_browser();
    let (challenge, code) = (laptop.challenge().await, laptop.code().await);
    for left in ["4 tries", "3 tries", "2 tries", "one try"] {
        let refused = laptop.enter(&challenge, &other(&code)).await.expect(401);
        assert_eq!(refused["code"], "wrong_code");
        assert_eq!(refused["message"], format!("That is not the code from the mail. You have {left} left."));
    }
    assert_eq!(laptop.enter(&challenge, &other(&code)).await.expect(410)["code"], "code_ended");
    let ended = laptop.enter(&challenge, &code).await.expect(410);
    assert!(ended["message"].as_str().unwrap().ends_with("Please sign in again for a new code."));
}

#[tokio::test]
async fn fifty_codes_at_once_are_no_more_tries_than_five() {
    let maria = Person::registered(&careful()).await;
    let laptop = maria.at_new_browser();
    let (challenge, code) = (laptop.challenge().await, laptop.code().await);
    let wrong = other(&code);
    let answers = join_all((0..50).map(|_| laptop.enter(&challenge, &wrong))).await;
    let looked_at = answers.iter().filter(|answer| answer.status == 401).count();
    assert!(looked_at < 5, "{looked_at} codes were compared");
    assert!(answers.iter().all(|answer| matches!(answer.status, 401 | 410 | 429)));
}

#[tokio::test]
async fn a_code_is_good_once_and_for_its_own_sign_in() {
    let maria = Person::registered(&careful()).await;
    let laptop = maria.at_new_browser();
    let (first, old) = (laptop.challenge().await, laptop.code().await);
    let second = laptop.challenge().await;
    let code = laptop.code().await;
    if old != code {
        assert_eq!(laptop.enter(&second, &old).await.expect(401)["code"], "wrong_code");
    }
    laptop.enter(&second, &code).await.expect(200);
    assert_eq!(laptop.enter(&second, &code).await.expect(410)["code"], "code_ended");
    laptop.enter(&first, &old).await.expect(200);
    laptop.enter("unknown", &code).await.refusal(410);
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
