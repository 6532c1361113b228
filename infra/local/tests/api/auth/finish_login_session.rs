//! Signed in by the provider: the cookie, and what it is good for.

use reqwest::Method;
use serde_json::json;

use crate::fixtures::provider::browser::{Browser, signed_in};
use crate::fixtures::provider::idp::Idp;
use crate::fixtures::response::ApiResponse;

async fn user(browser: &Browser) -> ApiResponse {
    ApiResponse::to(browser.request(Method::GET, "/api/auth/user")).await
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
        assert_eq!(ApiResponse::to(create().header("sec-fetch-site", site)).await.status, 403, "{site}");
    }
    let refused = ApiResponse::to(create()).await;
    assert_eq!(refused.expect(403)["code"], "foreign_origin");
    ApiResponse::to(create().header("sec-fetch-site", "same-origin")).await.expect(201);
}

#[tokio::test]
async fn a_page_that_has_just_signed_out_is_signed_out() {
    let (_, browser) = signed_in().await;
    for name in ["x-no-auto-auth", "x-logout-state"] {
        let request = browser.request(Method::GET, "/api/auth/user");
        assert_eq!(ApiResponse::to(request.header(name, "true")).await.refusal(401), "Unauthorized");
    }
    assert!(browser.is_signed_in().await);
}

#[tokio::test]
async fn a_new_sign_in_ends_the_session_before() {
    let (idp, mut browser) = signed_in().await;
    let cookies = browser.cookies.clone();
    browser.sign_in(&idp, "maria").await;
    assert!(browser.is_signed_in().await);
    assert!(!browser.with(cookies).is_signed_in().await);
}
