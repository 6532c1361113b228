//! A model that fails: the guide answers within the same request.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use assistant::{By, ChatInput, ChatSubject, Conversation, Voice};
use axum::body::Body;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use domain::content::Catalog;
use domain::interview::Answers;
use futures_util::{StreamExt, future, stream};
use serde_json::{Value, json};
use shared::clock;

use super::{is_by_guide, is_by_model, says};
use crate::fixtures::model::{Upstream, content, nothing, says as said, whole};
use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

/// A request has its answer by then.
const DEADLINE: Duration = Duration::from_secs(25);

const WORDS: &str = "my cousin Zed";

async fn ask(person: &Person) -> Value {
    says(person, "simpleWill", "executorName", WORDS).await
}

/// What the guide says in a product without a model.
async fn guide() -> Value {
    ask(&Person::registered(shared()).await).await
}

fn status(code: u16, body: &'static str) -> Response {
    (StatusCode::from_u16(code).unwrap(), body).into_response()
}

/// A body that breaks off.
fn half() -> Response {
    let (text, end) = (r#"{"choices": [{"message": {"content": "{\"rep"#, "cut off");
    let parts = [Ok(text), Err(std::io::Error::other(end))];
    Response::new(Body::from_stream(stream::iter(parts)))
}

/// A body that says an answer and then never ends.
fn endless() -> Response {
    let parts = stream::repeat_with(|| Ok::<_, Infallible>("x".repeat(10_000)));
    Response::new(Body::from_stream(parts))
}

/// A body of which a letter comes now and then.
fn dripping() -> Response {
    let parts = stream::iter(0..).then(|_| async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        Ok::<_, Infallible>(" ")
    });
    Response::new(Body::from_stream(parts))
}

/// A body of which nothing ever comes.
fn silent() -> Response {
    Response::new(Body::from_stream(stream::once(future::pending::<Result<&str, Infallible>>())))
}

/// A good answer that comes after so long.
fn after(seconds: u64) -> Response {
    let message = json!({"content": nothing().to_string()});
    let answer = json!({"choices": [{"message": message, "finish_reason": "stop"}]}).to_string();
    Response::new(Body::from_stream(stream::once(async move {
        tokio::time::sleep(Duration::from_secs(seconds)).await;
        Ok::<_, Infallible>(answer)
    })))
}

/// Each failure by itself, with a good answer after it.
#[tokio::test]
async fn whatever_it_fails_with_the_guide_answers() {
    let upstream = Upstream::start();
    let maria = Person::registered(&upstream.product()).await;
    let expected = guide().await;
    let call = json!([{"id": "1", "type": "function", "function": {"name": "save", "arguments": "{}"}}]);
    let failures: Vec<Box<dyn Fn() -> Response + Send + Sync>> = vec![
        Box::new(|| status(500, "")),
        Box::new(|| status(429, "")),
        Box::new(|| status(401, r#"{"error": {"message": "Incorrect API key"}}"#)),
        Box::new(|| status(400, r#"{"error": {"message": "the context is too long"}}"#)),
        Box::new(|| status(204, "")),
        Box::new(|| status(200, "")),
        Box::new(|| status(200, "<html>It works!</html>")),
        Box::new(|| status(200, "[]")),
        Box::new(|| status(200, r#"{"choices": []}"#)),
        Box::new(half),
        Box::new(endless),
        Box::new(|| content("Thank you.")),
        Box::new(|| content("")),
        Box::new(|| whole(&json!({"content": nothing().to_string()}), "length", 9)),
        Box::new(|| whole(&json!({"content": nothing().to_string()}), "content_filter", 9)),
        Box::new(|| whole(&json!({"content": null, "refusal": "I cannot."}), "stop", 9)),
        Box::new(move || whole(&json!({"content": null, "tool_calls": call}), "tool_calls", 9)),
        Box::new(|| whole(&json!({"content": [{"type": "text", "text": nothing().to_string()}]}), "stop", 9)),
    ];
    for (at, failure) in failures.into_iter().enumerate() {
        let before = upstream.calls();
        upstream.does(move |_| failure());
        assert_eq!(ask(&maria).await, expected, "failure {at}");
        assert_eq!(upstream.calls(), before + 1, "failure {at}: one try");
        upstream.does(|_| said(&nothing()));
        assert!(is_by_model(&ask(&maria).await), "after failure {at}");
    }
}

#[tokio::test]
async fn a_model_that_takes_too_long_is_not_waited_for() {
    let slow: [fn() -> Response; 2] = [silent, dripping];
    let cases = slow.map(|slow| async move {
        let upstream = Upstream::start();
        let maria = Person::registered(&upstream.product()).await;
        upstream.does(move |_| slow());
        let begun = Instant::now();
        let reply = ask(&maria).await;
        assert!(begun.elapsed() < DEADLINE && is_by_guide(&reply), "{reply}");
        upstream.does(|_| said(&nothing()));
        assert!(is_by_model(&ask(&maria).await), "the person's turn was given back");
    });
    future::join_all(cases).await;
}

/// Eight seconds are waited for, twelve are not.
#[tokio::test]
async fn a_slow_model_is_waited_for_so_long() {
    let cases = [(8, "model"), (12, "guide")].map(|(seconds, by)| async move {
        let upstream = Upstream::start();
        let maria = Person::registered(&upstream.product()).await;
        upstream.does(move |_| after(seconds));
        let reply = ask(&maria).await;
        assert_eq!(reply["receipt"]["by"], by, "{seconds} s: {reply}");
    });
    future::join_all(cases).await;
}

#[tokio::test]
async fn a_model_that_is_not_there_is_done_without() {
    let mut upstream = Upstream::start();
    upstream.address = "http://127.0.0.1:1/v1".to_string();
    let maria = Person::registered(&upstream.product()).await;
    assert_eq!(ask(&maria).await, guide().await);
}

#[tokio::test]
async fn a_44_a_redirection_is_not_followed() {
    let (upstream, elsewhere) = (Upstream::start(), Upstream::start());
    let maria = Person::registered(&upstream.product()).await;
    for code in [302, 307, 308] {
        let address = format!("{}/chat/completions", elsewhere.address);
        upstream.does(move |_| {
            let mut answer = Redirect::temporary(&address).into_response();
            *answer.status_mut() = StatusCode::from_u16(code).unwrap();
            assert!(answer.headers().contains_key(header::LOCATION));
            answer
        });
        assert!(is_by_guide(&ask(&maria).await), "{code}");
    }
    assert_eq!((upstream.calls(), elsewhere.calls()), (3, 0));
}

/// After three failures in a row the guide answers at once.
#[tokio::test]
async fn a_model_that_fails_again_and_again_is_left_alone() {
    let upstream = Upstream::start();
    let maria = Person::registered(&upstream.product()).await;
    upstream.does(|_| status(503, ""));
    for _ in 0..5 {
        assert!(is_by_guide(&ask(&maria).await));
    }
    assert_eq!(upstream.calls(), 3);
}

/// Time passes without anyone waiting for it.
#[tokio::test]
async fn after_a_rest_it_is_asked_again() {
    let upstream = Upstream::start();
    let (voice, ahead) = (upstream.voice(), Arc::new(AtomicI64::new(0)));
    clock::ahead::by(Arc::clone(&ahead), async {
        upstream.does(|_| status(503, ""));
        for _ in 0..4 {
            assert_eq!(speaks(&voice).await, By::Guide);
        }
        upstream.does(|_| said(&nothing()));
        assert_eq!((speaks(&voice).await, upstream.calls()), (By::Guide, 3));
        ahead.store(30, Ordering::Relaxed);
        assert_eq!((speaks(&voice).await, upstream.calls()), (By::Model, 4));
    })
    .await;
}

/// Who answers when this voice is there.
async fn speaks(voice: &Voice) -> By {
    let catalog = Catalog::embedded().unwrap();
    let (document_type, answers) = (catalog.document_type("simpleWill").unwrap(), Answers::default());
    let subject = ChatSubject { document_type, answers: &answers, county: None };
    let said = ChatInput { words: WORDS, before: &[], asked: Some("executorName"), ..ChatInput::default() };
    let conversation = Conversation::new(catalog, subject, said, clock::today());
    assistant::answer(&conversation, Some(voice), "somebody").await.receipt.by
}

/// Services differ in what they know; what one does not know is left out, and asked for in its words.
#[tokio::test]
async fn a_service_with_words_of_its_own_is_understood() {
    let upstream = Upstream::start();
    let maria = Person::registered(&upstream.product()).await;
    upstream.does(|heard| {
        let request = heard.json();
        match ["store", "max_completion_tokens"].iter().find(|name| request.get(**name).is_some()) {
            Some(name) => {
                let refusal =
                    json!({"object": "error", "message": format!("{name}: Extra inputs are not permitted")});
                (StatusCode::UNPROCESSABLE_ENTITY, axum::Json(refusal)).into_response()
            }
            None => said(&nothing()),
        }
    });
    assert!(is_by_model(&ask(&maria).await));
    assert_eq!(upstream.calls(), 3);
    assert!(is_by_model(&ask(&maria).await));
    let heard = upstream.heard();
    assert_eq!(heard.len(), 4, "what was learnt is kept");
    assert!(heard[3].json()["max_tokens"].is_u64());
}
