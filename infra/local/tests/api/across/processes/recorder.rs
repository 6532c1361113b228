//! Stands before the services that speak JSON, passes everything on and writes down what was called.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use tokio::net::TcpListener;

/// How each service begins the name of a call, and the variable with its address.
const SERVICES: [(&str, &str); 3] = [
    ("DynamoDB_20120810.", "AWS_ENDPOINT_URL_DYNAMODB"),
    ("TrentService.", "AWS_ENDPOINT_URL_KMS"),
    ("secretsmanager.", "AWS_ENDPOINT_URL_SECRETS_MANAGER"),
];

#[derive(Clone)]
struct SessionIssuer {
    services: Arc<BTreeMap<String, String>>,
    calls: Arc<Mutex<Vec<String>>>,
}

/// What has been called, and where to call it.
pub(super) struct Recorder {
    address: String,
    calls: Arc<Mutex<Vec<String>>>,
}

impl Recorder {
    /// A recorder before the services that these settings name.
    pub(super) async fn before(services: BTreeMap<String, String>) -> Self {
        let calls = Arc::default();
        let session_issuer = SessionIssuer { services: Arc::new(services), calls: Arc::clone(&calls) };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let router = Router::new().fallback(pass_on).with_state(session_issuer);
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { address, calls }
    }

    /// Every service of AWS is here, also those that no one thought of.
    pub(super) fn environment(&self) -> Vec<(String, String)> {
        let names =
            ["DYNAMODB", "KMS", "S3", "SECRETS_MANAGER", "SESV2", "STS"].map(|name| format!("_{name}"));
        let names = names.into_iter().chain([String::new()]);
        names.map(|name| (format!("AWS_ENDPOINT_URL{name}"), self.address.clone())).collect()
    }

    /// The calls so far, sorted.
    pub(super) fn calls(&self) -> Vec<String> {
        let mut calls = self.calls.lock().unwrap().clone();
        calls.sort();
        calls
    }
}

async fn pass_on(
    State(session_issuer): State<SessionIssuer>,
    headers: HeaderMap,
    body: Bytes,
) -> (StatusCode, Bytes) {
    let target =
        headers.get("x-amz-target").and_then(|value| value.to_str().ok()).unwrap_or("something else");
    let known = SERVICES.iter().find_map(|(begin, at)| Some((target.strip_prefix(begin)?, *at)));
    session_issuer.calls.lock().unwrap().push(known.map_or(target, |(call, _)| call).to_string());
    let Some((_, at)) = known else { return (StatusCode::NOT_FOUND, Bytes::new()) };
    let answer = stripe_emulator::plain_http()
        .build()
        .unwrap()
        .post(&session_issuer.services[at])
        .headers(headers)
        .body(body)
        .send()
        .await
        .unwrap();
    (answer.status(), answer.bytes().await.unwrap())
}
