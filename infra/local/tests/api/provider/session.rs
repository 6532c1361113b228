//! Signed in by the provider: the cookie, and what it is good for.

use reqwest::Method;
use serde_json::json;

use super::browser::Browser;
use super::idp::Idp;
use super::token::Token;
use crate::product::Answer;

async fn signed_in() -> (Idp, Browser) {
    let idp = Idp::start();
    let mut browser = Browser::new(&idp.product());
    assert_eq!(browser.sign_in(&idp, "maria").await.page(), "/");
    (idp, browser)
}

async fn user(browser: &Browser) -> Answer {
    Answer::to(browser.request(Method::GET, "/api/auth/user")).await
}

#[tokio::test]
async fn whoever_the_provider_vouches_for_is_signed_in() {
    let (idp, browser) = signed_in().await;
    let first = user(&browser).await.expect(200);
    assert_eq!((&first["email"], &first["firstName"]), (&json!("maria@example.com"), &json!("Maria")));
    let mut again = browser.with([].into());
    again.sign_in(&idp, "maria").await;
    assert_eq!(user(&again).await.expect(200), first, "and has the same account the next time");
}

#[tokio::test]
async fn a_12_the_cookies_have_every_protection_that_there_is() {
    let idp = Idp::start();
    let mut browser = Browser::new(&idp.product());
    let departure = browser.open("/api/login").await;
    let [attempt] = departure.cookies()[..] else { panic!("one cookie") };
    let (value, attributes) = attempt.split_once(';').unwrap();
    assert_eq!(attributes, " Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=600");
    assert_eq!(value.strip_prefix("__Host-sign-in=").unwrap().len(), 64, "256 random bits");
    let arrival = browser.sign_in(&idp, "maria").await;
    let [session, known, device, over] = arrival.cookies()[..] else { panic!("four cookies") };
    let (value, attributes) = device.split_once(';').unwrap();
    assert_eq!(value.strip_prefix("__Host-device=").unwrap().len(), 64, "256 random bits");
    assert_eq!(attributes, " Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=34560000");
    let (value, attributes) = session.split_once(';').unwrap();
    assert!(value.starts_with("__Host-session=ey"));
    assert_eq!(attributes, " Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=604800");
    assert_eq!(known, "__Host-known=1; Path=/; Secure; SameSite=Lax; Max-Age=604800");
    assert_eq!(over, "__Host-sign-in=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0");
}

#[tokio::test]
async fn a_17_a_change_by_cookie_needs_the_proof_that_it_comes_from_the_site() {
    let (_, browser) = signed_in().await;
    let create = || browser.request(Method::POST, "/api/documents").json(&json!({"type": "simpleWill"}));
    for site in ["cross-site", "same-site", "none"] {
        assert_eq!(Answer::to(create().header("sec-fetch-site", site)).await.status, 403, "{site}");
    }
    let refused = Answer::to(create()).await;
    assert_eq!(refused.expect(403)["code"], "foreign_origin");
    Answer::to(create().header("sec-fetch-site", "same-origin")).await.expect(201);
}

#[tokio::test]
async fn a_page_that_has_just_signed_out_is_signed_out() {
    let (_, browser) = signed_in().await;
    for name in ["x-no-auto-auth", "x-logout-state"] {
        let request = browser.request(Method::GET, "/api/auth/user");
        assert_eq!(Answer::to(request.header(name, "true")).await.refusal(401), "Unauthorized");
    }
    assert!(browser.is_signed_in().await);
}

#[tokio::test]
async fn signing_out_ends_the_session_here_and_at_the_provider() {
    let (idp, mut browser) = signed_in().await;
    let cookies = browser.cookies.clone();
    let answer = browser.open("/api/logout").await;
    let address = reqwest::Url::parse(answer.page()).unwrap();
    let query: std::collections::BTreeMap<_, _> = address.query_pairs().into_owned().collect();
    assert!(address.as_str().starts_with(&format!("{}/end?", idp.0.issuer)));
    assert_eq!(query["client_id"], "coquina");
    assert!(query["post_logout_redirect_uri"].ends_with("/?logout=true"));
    assert!(browser.cookies.keys().eq(["__Host-device"]), "the browser stays known, and nobody is signed in");
    let thief = browser.with(cookies);
    assert!(!thief.is_signed_in().await, "a cookie that was copied before is worth nothing");
}

#[tokio::test]
async fn a_new_sign_in_ends_the_session_before() {
    let (idp, mut browser) = signed_in().await;
    let cookies = browser.cookies.clone();
    browser.sign_in(&idp, "maria").await;
    assert!(browser.is_signed_in().await);
    assert!(!browser.with(cookies).is_signed_in().await);
}

/// Neither a session left open here nor one left open at the provider is enough for what cannot be undone.
#[tokio::test]
async fn what_cannot_be_undone_needs_a_fresh_sign_in() {
    let (idp, mut browser) = signed_in().await;
    let export = |browser: &Browser| {
        let request = browser.request(Method::POST, "/api/account/export").json(&json!({}));
        Answer::to(request.header("sec-fetch-site", "same-origin"))
    };
    assert_eq!(export(&browser).await.expect(403)["code"], "fresh_login_required");
    let asked = browser.leave("/api/login?force=true").await;
    let token = Token::good(&idp, "maria", asked.get("nonce")).sign(&idp);
    browser.come_back(&idp, &asked, &token).await;
    assert_eq!(export(&browser).await.status, 200);
}
