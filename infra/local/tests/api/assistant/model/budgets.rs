//! What one person may have of the model, and the operator's switch.

use adapters::Policy;
use axum::body::Body;
use axum::response::Response;
use futures_util::stream;
use local::Settings;
use serde_json::{Value, json};
use tokio::sync::oneshot;

use super::{is_by_guide, is_by_model, says};
use crate::fixtures::model::{Upstream, nothing, whole};
use crate::fixtures::person::Person;
use crate::fixtures::waiting::eventually;

async fn ask(person: &Person) -> Value {
    says(person, "simpleWill", "executorName", "my cousin Zed").await
}

fn costing(tokens: u32) -> Response {
    whole(&json!({"content": nothing().to_string()}), "stop", tokens)
}

#[tokio::test]
async fn switched_off_the_model_is_not_called() {
    let upstream = Upstream::start();
    let policy = Policy { model: false, ..Settings::policy() };
    let maria = Person::registered(&upstream.product_with(policy)).await;
    assert!(is_by_guide(&ask(&maria).await));
    assert_eq!(upstream.calls(), 0);
}

#[tokio::test]
async fn a_43_a_person_has_so_many_turns_a_day() {
    let upstream = Upstream::start();
    let at = upstream.product_with(Policy { model_turns: 2, ..Settings::policy() });
    let maria = Person::registered(&at).await;
    assert!(is_by_model(&ask(&maria).await) && is_by_model(&ask(&maria).await));
    assert!(is_by_guide(&ask(&maria).await) && is_by_guide(&ask(&maria).await));
    assert_eq!(upstream.calls(), 2);
    let bob = Person::registered(&at).await;
    assert!(is_by_model(&ask(&bob).await), "another has turns of their own");
}

/// What a call can cost is set aside before it, and what it did not cost is there again after it.
#[tokio::test]
async fn a_43_a_person_has_so_many_tokens_a_day() {
    let upstream = Upstream::start();
    let at = upstream.product_with(Policy { model_tokens: 8_000, ..Settings::policy() });
    let maria = Person::registered(&at).await;
    upstream.does(|_| costing(10));
    for _ in 0..5 {
        assert!(is_by_model(&ask(&maria).await));
    }
    upstream.does(|_| costing(7_900));
    assert!(is_by_model(&ask(&maria).await));
    assert!(is_by_guide(&ask(&maria).await));
    assert_eq!(upstream.calls(), 6);
    let bob = Person::registered(&at).await;
    assert!(is_by_model(&ask(&bob).await));
}

/// Many free accounts cost no more than was meant.
#[tokio::test]
async fn a_43_all_people_together_have_so_many_tokens_a_day() {
    let upstream = Upstream::start();
    let at = upstream.product_with(Policy { model_tokens_of_all: 8_000, ..Settings::policy() });
    let (maria, bob) = (Person::registered(&at).await, Person::registered(&at).await);
    upstream.does(|_| costing(10));
    assert!(is_by_model(&ask(&maria).await));
    upstream.does(|_| costing(7_900));
    assert!(is_by_model(&ask(&bob).await));
    for person in [&maria, &bob, &Person::registered(&at).await] {
        assert!(is_by_guide(&ask(person).await));
    }
    assert_eq!(upstream.calls(), 2);
}

#[tokio::test]
async fn a_43_a_call_that_cannot_be_paid_for_is_not_made() {
    let upstream = Upstream::start();
    let policy = Policy { model_tokens: 100, ..Settings::policy() };
    let maria = Person::registered(&upstream.product_with(policy)).await;
    assert!(is_by_guide(&ask(&maria).await));
    assert_eq!(upstream.calls(), 0);
}

/// The first call is held while others are made.
#[tokio::test]
async fn a_43_one_call_at_a_time_for_each_person() {
    let upstream = Upstream::start();
    let at = upstream.product();
    let (maria, bob) = (Person::registered(&at).await, Person::registered(&at).await);
    let (release, released) = oneshot::channel::<()>();
    let released = std::sync::Mutex::new(Some(released));
    upstream.does(move |_| match released.lock().unwrap().take() {
        Some(released) => Response::new(Body::from_stream(stream::once(async {
            released.await.unwrap();
            let bytes = axum::body::to_bytes(costing(10).into_body(), 10_000).await;
            bytes.map_err(std::io::Error::other)
        }))),
        None => costing(10),
    });
    let first = tokio::spawn({
        let maria = maria.clone();
        async move { ask(&maria).await }
    });
    eventually("the first call", || async { upstream.calls() == 1 }).await;
    assert!(is_by_guide(&ask(&maria).await));
    assert_eq!(upstream.calls(), 1);
    assert!(is_by_model(&ask(&bob).await), "another person is not held up");
    release.send(()).unwrap();
    assert!(is_by_model(&first.await.unwrap()));
    assert!(is_by_model(&ask(&maria).await), "the turn was given back");
}
