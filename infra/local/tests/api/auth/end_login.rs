//! Signing out at the identity provider, too.

use crate::fixtures::provider::browser::signed_in;

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
