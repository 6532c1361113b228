//! A passkey on a browser that is new to the account, where codes are asked for.

use adapters::Policy;
use local::Settings;
use serde_json::json;

use crate::product::{Answer, PASSWORD, Person, start_with};
use reqwest::Method;

#[tokio::test]
async fn no_code_is_asked_for_and_the_browser_is_known_from_then_on() {
    let at = start_with(Policy { device_codes: true, ..Settings::policy() });
    let (maria, device) = Person::with_passkey(&at).await;
    let login = json!({"email": maria.email, "password": PASSWORD});
    let asked = maria.post("/api/auth/login", &login).await.expect(401);
    assert_eq!(asked["code"], "device_code_required");
    let answer = maria.sign_in_by_passkey(&device).await;
    assert!(answer.headers["set-cookie"].to_str().unwrap().starts_with("__Host-device="));
    let known = answer.expect(200)["deviceToken"].as_str().unwrap().to_string();
    let request = maria.request(Method::POST, "/api/auth/login").header("x-device-token", known);
    Answer::to(request.json(&login)).await.expect(200);
}
