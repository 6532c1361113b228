//! A return from the identity provider belongs to one browser, and counts once.

use serde_json::json;

use crate::fixtures::mail::newest_link;
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::provider::browser::Browser;
use crate::fixtures::provider::idp::Idp;
use crate::fixtures::provider::token::Token;
use crate::fixtures::response::ApiResponse;

const FAILED: &str = "/auth?provider=failed";

#[tokio::test]
async fn a_23_a_return_without_its_state_or_with_another_is_refused() {
    let idp = Idp::start();
    let mut browser = Browser::new(&idp.product());
    for state in ["", "&state=", "&state=unknown", "&state=a&state=b", "&error=access_denied"] {
        let asked = browser.leave("/api/login").await;
        let token = Token::good(&idp, "maria", asked.get("nonce")).sign(&idp);
        let code = idp.code(asked.get("code_challenge"), &token);
        let answer = browser.open(&format!("/api/auth/callback?code={code}{state}")).await;
        assert_eq!((answer.status, answer.page()), (303, FAILED), "{state}");
        assert!(!browser.is_signed_in().await, "{state}");
    }
}

#[tokio::test]
async fn a_23_a_return_counts_once() {
    let idp = Idp::start();
    let mut browser = Browser::new(&idp.product());
    let asked = browser.leave("/api/login").await;
    let secret = browser.cookies["__Host-sign-in"].clone();
    let token = Token::good(&idp, "maria", asked.get("nonce")).sign(&idp);
    assert_eq!(browser.come_back(&idp, &asked, &token).await.page(), "/");
    let mut again = browser.with([("__Host-sign-in".to_string(), secret)].into());
    assert_eq!(again.come_back(&idp, &asked, &token).await.page(), FAILED);
    assert!(!again.is_signed_in().await);
}

#[tokio::test]
async fn a_23_a_return_that_the_person_has_declined_uses_the_attempt_up() {
    let idp = Idp::start();
    let mut browser = Browser::new(&idp.product());
    let asked = browser.leave("/api/login").await;
    let secret = browser.cookies["__Host-sign-in"].clone();
    let declined = format!("/api/auth/callback?error=access_denied&state={}", asked.get("state"));
    assert_eq!(browser.open(&declined).await.page(), FAILED);
    browser.cookies.insert("__Host-sign-in".to_string(), secret);
    let token = Token::good(&idp, "maria", asked.get("nonce")).sign(&idp);
    assert_eq!(browser.come_back(&idp, &asked, &token).await.page(), FAILED);
}

#[tokio::test]
async fn a_23_a_return_counts_only_in_the_browser_that_left() {
    let idp = Idp::start();
    let at = idp.product();
    let (mut maria, mut stranger) = (Browser::new(&at), Browser::new(&at));
    stranger.leave("/api/login").await;
    let mut bare = Browser::new(&at);
    for other in [&mut stranger, &mut bare] {
        let asked = maria.leave("/api/login").await;
        let token = Token::good(&idp, "maria", asked.get("nonce")).sign(&idp);
        assert_eq!(other.come_back(&idp, &asked, &token).await.page(), FAILED);
        assert!(!other.is_signed_in().await);
    }
}

/// The code of one attempt does not fit the verifier of another, even in the same browser.
#[tokio::test]
async fn a_23_a_code_counts_only_with_the_verifier_of_its_attempt() {
    let idp = Idp::start();
    let mut browser = Browser::new(&idp.product());
    let stolen = browser.leave("/api/login").await;
    let asked = browser.leave("/api/login").await;
    let token = Token::good(&idp, "maria", asked.get("nonce")).sign(&idp);
    let code = idp.code(stolen.get("code_challenge"), &token);
    let answer = browser.open(&format!("/api/auth/callback?code={code}&state={}", asked.get("state"))).await;
    assert_eq!(answer.page(), FAILED);
}

#[tokio::test]
async fn a_25_a_confirmed_address_with_a_password_is_not_signed_in_by_the_provider() {
    let idp = Idp::start();
    let at = idp.product();
    let owner = Person::registered(&at).await;
    owner.confirm_address_of_registration().await;
    let mut browser = Browser::new(&at);
    for address in [owner.email.clone(), format!(" {} ", owner.email.to_uppercase())] {
        let asked = browser.leave("/api/login").await;
        let token = Token::good(&idp, "maria", asked.get("nonce")).claim("email", json!(address));
        let answer = browser.come_back(&idp, &asked, &token.sign(&idp)).await;
        assert_eq!(answer.page(), "/auth?provider=taken");
        assert_eq!(answer.cookies().len(), 1, "only the attempt's own cookie is taken back");
        assert!(!browser.is_signed_in().await);
    }
}

/// Who registers an address that is not theirs does not keep its owner out, and the owner does not read what they wrote.
#[tokio::test]
async fn a_25_an_unconfirmed_address_goes_to_whom_the_provider_has_verified_it_for() {
    let idp = Idp::start();
    let at = idp.product();
    let stranger = Person::registered(&at).await;
    let id = stranger.answered_will().await;
    let mut browser = Browser::new(&at);
    let asked = browser.leave("/api/login").await;
    let token = Token::good(&idp, "maria", asked.get("nonce")).claim("email", json!(stranger.email));
    assert_eq!(browser.come_back(&idp, &asked, &token.sign(&idp)).await.page(), "/");
    let read = async |path: &str| ApiResponse::to(browser.request(reqwest::Method::GET, path)).await;
    let user = read("/api/auth/user").await.expect(200);
    assert_eq!((&user["email"], &user["emailConfirmed"]), (&json!(stranger.email), &json!(true)));
    assert_eq!(read("/api/documents").await.expect(200), json!([]), "nothing of the stranger's");
    read(&format!("/api/documents/{id}")).await.refusal(404);
    stranger.get("/api/auth/user").await.refusal(401);
    stranger.elsewhere(PASSWORD).await.refusal(401);
    stranger.post("/api/auth/password-reset", &json!({"email": stranger.email})).await.expect(202);
    assert!(newest_link(&at.mail_to(&stranger.email), "reset-password").is_none());
    let mut again = Browser::new(&at);
    let asked = again.leave("/api/login").await;
    let token = Token::good(&idp, "maria", asked.get("nonce")).claim("email", json!(stranger.email));
    assert_eq!(again.come_back(&idp, &asked, &token.sign(&idp)).await.page(), "/", "and the next time");
}

#[tokio::test]
async fn a_25_a_person_is_who_the_provider_says_and_not_who_has_the_address() {
    let idp = Idp::start();
    let at = idp.product();
    let (mut maria, mut other) = (Browser::new(&at), Browser::new(&at));
    maria.sign_in(&idp, "maria").await;
    let asked = other.leave("/api/login").await;
    let token = Token::good(&idp, "other", asked.get("nonce")).claim("email", json!("maria@example.com"));
    assert_eq!(other.come_back(&idp, &asked, &token.sign(&idp)).await.page(), "/auth?provider=taken");
    let user = async |browser: &Browser| {
        ApiResponse::to(browser.request(reqwest::Method::GET, "/api/auth/user")).await.expect(200)["id"]
            .clone()
    };
    let first = user(&maria).await;
    let mut elsewhere = Browser::new(&at);
    let asked = elsewhere.leave("/api/login").await;
    let token = Token::good(&idp, "maria", asked.get("nonce")).claim("email", json!("new@example.com"));
    assert_eq!(elsewhere.come_back(&idp, &asked, &token.sign(&idp)).await.page(), "/");
    assert_eq!(user(&elsewhere).await, first, "a new address is still the same person");
}
