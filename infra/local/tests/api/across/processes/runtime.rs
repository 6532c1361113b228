//! A Runtime API for one process: it hands out what it is given and passes on what comes back.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::Mutex;
use tokio::sync::mpsc::{Receiver, Sender, channel};

/// A start takes milliseconds; a process that has not asked for an event by then never will.
const PATIENCE: Duration = Duration::from_secs(30);

/// The side of the tests.
pub(super) struct Runtime {
    pub(super) address: String,
    events: Sender<Value>,
    answers: Receiver<Value>,
    pub(super) polls: Receiver<()>,
}

/// The Runtime API's side of the process that it serves.
struct SessionIssuer {
    events: Mutex<Receiver<Value>>,
    answers: Sender<Value>,
    polls: Sender<()>,
}

async fn next(
    State(session_issuer): State<Arc<SessionIssuer>>,
) -> ([(&'static str, String); 3], Json<Value>) {
    session_issuer.polls.send(()).await.ok();
    let Some(event) = session_issuer.events.lock().await.recv().await else { std::future::pending().await };
    let function = "arn:aws:lambda:us-east-1:000000000000:function:sample";
    let headers = [
        ("lambda-runtime-aws-request-id", "sample".to_string()),
        ("lambda-runtime-deadline-ms", "4000000000000".to_string()),
        ("lambda-runtime-invoked-function-arn", function.to_string()),
    ];
    (headers, Json(event))
}

async fn answered(
    State(session_issuer): State<Arc<SessionIssuer>>,
    Path((_, kind)): Path<(String, String)>,
    body: String,
) {
    let answer = serde_json::from_str(&body).unwrap_or(Value::String(body));
    session_issuer.answers.send(json!({"kind": kind, "answer": answer})).await.ok();
}

impl Runtime {
    pub(super) async fn start() -> Self {
        let ((events, taken), (given, answers), (asked, polls)) = (channel(1), channel(1), channel(8));
        let session_issuer = SessionIssuer { events: Mutex::new(taken), answers: given, polls: asked };
        let router = Router::new()
            .route("/2018-06-01/runtime/invocation/next", get(next))
            .route("/2018-06-01/runtime/invocation/{id}/{kind}", post(answered))
            .with_state(Arc::new(session_issuer));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { address, events, answers, polls }
    }

    pub(super) async fn answer(&mut self, event: Value) -> Value {
        self.events.send(event).await.unwrap();
        tokio::time::timeout(PATIENCE, self.answers.recv()).await.expect("an answer").unwrap()
    }
}
