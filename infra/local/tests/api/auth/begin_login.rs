//! Leaving for the identity provider.

use crate::fixtures::person::Person;
use crate::fixtures::product::shared;
use crate::fixtures::provider::browser::Browser;
use crate::fixtures::provider::idp::Idp;

#[tokio::test]
async fn navigation_to_login_and_logout_leads_to_pages() {
    let visitor = Person::visitor(shared());
    let follow_nothing =
        stripe_emulator::plain_http().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    for (path, page) in [("/api/login?force=true", "/auth?provider=none"), ("/api/logout", "/?logout=true")] {
        let answer = follow_nothing.get(format!("{}{path}", visitor.at.site)).send().await.unwrap();
        assert_eq!((answer.status().as_u16(), &answer.headers()["location"]), (303, &page.parse().unwrap()));
    }
}

#[tokio::test]
async fn a_23_the_provider_is_asked_with_a_state_a_nonce_and_a_challenge_of_its_own_each_time() {
    let idp = Idp::start();
    let mut browser = Browser::new(&idp.product());
    let (first, second) = (browser.leave("/api/login").await, browser.leave("/api/login").await);
    for name in ["state", "nonce", "code_challenge"] {
        assert!(first.get(name).len() >= 43, "{name}");
        assert_ne!(first.get(name), second.get(name), "{name}");
    }
    assert_eq!(first.get("code_challenge_method"), "S256");
    assert_eq!(first.get("response_type"), "code");
    assert_eq!(first.get("scope"), "openid email profile");
    assert!(first.get("redirect_uri").ends_with("/api/auth/callback"));
    assert_eq!((first.get("prompt"), first.get("max_age")), ("", ""));
}
