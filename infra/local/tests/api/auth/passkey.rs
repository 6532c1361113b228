//! Signing in with a passkey.

use adapters::Policy;
use local::Settings;
use reqwest::Method;
use serde_json::json;

use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::{shared, start_with};
use crate::fixtures::response::ApiResponse;

#[tokio::test]
async fn a_passkey_signs_in_without_a_name_and_its_use_is_noted() {
    let (maria, device) = Person::with_passkey(shared()).await;
    let visitor = Person { token: None, ..maria.clone() };
    let session = visitor.sign_in_by_passkey(&device).await.expect(200);
    assert_eq!(session["user"]["email"], maria.email);
    assert!(session["deviceToken"].is_string());
    let again = visitor.signed_in_by_passkey(&device).await;
    assert_eq!(again.get("/api/auth/user").await.expect(200)["email"], maria.email);
    let listed = maria.get("/api/account/passkeys").await.expect(200);
    assert!(listed["passkeys"][0]["lastUsedAt"].is_string());
}

#[tokio::test]
async fn no_code_is_asked_for_and_the_browser_is_known_from_then_on() {
    let at = start_with(Policy { device_codes: true, ..Settings::policy() });
    let (maria, device) = Person::with_passkey(&at).await;
    let maria = maria.at_new_browser();
    let login = json!({"email": maria.email, "password": PASSWORD});
    let asked = maria.post("/api/auth/login", &login).await.expect(401);
    assert_eq!(asked["code"], "device_code_required");
    let answer = maria.sign_in_by_passkey(&device).await;
    assert!(answer.headers["set-cookie"].to_str().unwrap().starts_with("__Host-device="));
    let known = answer.expect(200)["deviceToken"].as_str().unwrap().to_string();
    let request = maria.request(Method::POST, "/api/auth/login").header("x-device-token", known);
    ApiResponse::to(request.json(&login)).await.expect(200);
}
