//! The identity provider's keys, and how it is called.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::fixtures::provider::browser::Browser;
use crate::fixtures::provider::idp::{Idp, Mood};
use crate::fixtures::provider::token::{By, Keys, Token};

#[tokio::test]
async fn a_24_new_keys_count_without_a_restart() {
    let idp = Idp::start();
    let mut browser = Browser::new(&idp.product());
    assert_eq!(browser.sign_in(&idp, "maria").await.page(), "/");
    *idp.0.keys.lock().unwrap() = Keys::new("k2");
    assert_eq!(browser.sign_in(&idp, "maria").await.page(), "/");
    assert_eq!(idp.0.key_reads.load(Ordering::SeqCst), 2);
}

#[tokio::test]
async fn a_24_a_thousand_unknown_keys_make_one_call() {
    let idp = Idp::start();
    let at = idp.product();
    Browser::new(&at).leave("/api/login").await;
    assert_eq!(idp.0.key_reads.load(Ordering::SeqCst), 1);
    let some = |first: usize| {
        let (idp, at) = (idp.clone(), at.clone());
        async move {
            let mut browser = Browser::new(&at);
            for number in first..first + 125 {
                let asked = browser.leave("/api/login").await;
                let token = Token::good(&idp, "maria", asked.get("nonce"));
                let token = token.head("kid", json!(format!("key-{number}"))).by("ES256", By::Ec);
                let answer = browser.come_back(&idp, &asked, &token.sign(&idp)).await;
                assert_eq!(answer.page(), "/auth?provider=failed");
            }
        }
    };
    futures_util::future::join_all((0..8).map(|part| some(part * 125))).await;
    assert_eq!(idp.0.key_reads.load(Ordering::SeqCst), 2);
    assert_eq!(idp.0.calls.load(Ordering::SeqCst), 1, "what it says of itself is kept");
    assert_eq!(Browser::new(&at).sign_in(&idp, "maria").await.page(), "/", "and the known key still counts");
}

#[tokio::test]
async fn a_44_a_provider_that_redirects_talks_or_sleeps_is_given_up() {
    let idp = Idp::start();
    let mut browser = Browser::new(&idp.product());
    let mut endured = Vec::new();
    for mood in [Mood::Redirects, Mood::Talks, Mood::Sleeps] {
        *idp.0.mood.lock().unwrap() = mood;
        let mut other = Browser::new(&idp.product());
        let started = Instant::now();
        let answer = other.open("/api/login").await;
        if answer.page() != "/auth?provider=failed" || started.elapsed() > Duration::from_secs(6) {
            endured.push(mood);
        }
    }
    assert_eq!(endured, []);
    assert_eq!(browser.open("/api/login").await.page(), "/auth?provider=failed");
    *idp.0.mood.lock().unwrap() = Mood::Well;
    assert_eq!(browser.sign_in(&idp, "maria").await.page(), "/", "and is asked again the next time");
}

/// The address is this machine's, but not one that is known to be.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_44_a_provider_without_encryption_is_not_called() {
    let idp = Idp::start_on("127.0.0.2:0");
    assert_eq!(Browser::new(&idp.product()).open("/api/login").await.page(), "/auth?provider=failed");
    assert_eq!(idp.0.calls.load(Ordering::SeqCst), 0);
}
