//! What cannot be undone asks again who is there: for the passkey once there is one, for a fresh sign-in at the provider.

use reqwest::Method;
use serde_json::json;

use crate::fixtures::later::Later;
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::shared;
use crate::fixtures::provider::browser::{Browser, signed_in};
use crate::fixtures::provider::token::Token;
use crate::fixtures::response::ApiResponse;

#[tokio::test]
async fn with_a_passkey_the_password_alone_exports_deletes_and_moves_nothing() {
    let (maria, device) = Person::with_passkey(shared()).await;
    let new = format!("new-{}", maria.email);
    for path in ["/api/account/export", "/api/account/delete", "/api/account/email"] {
        let mut body = json!({"password": PASSWORD});
        if path.ends_with("email") {
            body["email"] = json!(new);
        }
        let refused = maria.post(path, &body).await.expect(403);
        assert_eq!(refused["code"], "passkey_required", "{path}");
        assert_eq!(refused["message"], "Please confirm with your passkey.");
    }
    let mut moving = maria.proof(&device).await;
    moving["email"] = json!(new);
    maria.post("/api/account/email", &moving).await.expect(202);
    let proof = maria.proof(&device).await;
    assert_eq!(maria.post("/api/account/export", &proof).await.status, 200);
    assert_eq!(maria.post("/api/account/export", &proof).await.status, 410, "a proof is good once");
    maria.post("/api/account/delete", &maria.proof(&device).await).await.expect(200);
}

#[tokio::test]
async fn who_signed_in_with_a_passkey_is_not_asked_again_for_ten_minutes() {
    let (maria, device) = Person::with_passkey(shared()).await;
    let maria = maria.signed_in_by_passkey(&device).await;
    assert_eq!(maria.post("/api/account/export", &json!({})).await.status, 200);
    let (soon, late) = (Later::by(&maria.at, 9 * 60).await, Later::by(&maria.at, 11 * 60).await);
    assert_eq!(soon.post(&maria, "/api/account/export", &json!({})).await.0, 200);
    let (status, refused) = late.post(&maria, "/api/account/export", &json!({})).await;
    assert_eq!((status, &refused["code"]), (403, &json!("passkey_required")));
}

#[tokio::test]
async fn without_a_passkey_none_is_asked_for() {
    let maria = Person::registered(shared()).await;
    let refused = maria.post("/api/account/proof/options", &json!({})).await.expect(409);
    assert_eq!(refused["code"], "no_passkey");
    assert_eq!(maria.post("/api/account/export", &json!({"password": PASSWORD})).await.status, 200);
}

/// The browser is told which passkeys to look for, so that it offers no other account's.
#[tokio::test]
async fn a_proof_names_the_passkeys_of_the_account() {
    let (maria, device) = Person::with_passkey(shared()).await;
    let asked = maria.asked("/api/account/proof/options", &json!({})).await;
    let shown = device.get(&maria.site(), &asked.options).await.unwrap();
    let allowed = asked.options["allowCredentials"].as_array().unwrap();
    assert_eq!((allowed.len(), &allowed[0]["id"]), (1, &shown["id"]));
    assert_eq!(maria.asked_to_sign_in().await.options["allowCredentials"], json!([]));
}

/// Neither a session left open here nor one left open at the provider is enough for what cannot be undone.
#[tokio::test]
async fn what_cannot_be_undone_needs_a_fresh_sign_in() {
    let (idp, mut browser) = signed_in().await;
    let export = |browser: &Browser| {
        let request = browser.request(Method::POST, "/api/account/export").json(&json!({}));
        ApiResponse::to(request.header("sec-fetch-site", "same-origin"))
    };
    assert_eq!(export(&browser).await.expect(403)["code"], "fresh_login_required");
    let asked = browser.leave("/api/login?force=true").await;
    let token = Token::good(&idp, "maria", asked.get("nonce")).sign(&idp);
    browser.come_back(&idp, &asked, &token).await;
    assert_eq!(export(&browser).await.status, 200);
}
