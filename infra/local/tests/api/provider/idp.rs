//! An identity provider that does what a test asks of it, forging included.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use local::{Provider, Settings};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::token::Keys;
use crate::product::{Address, start_at};

/// How the provider behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mood {
    Well,
    /// Sends every caller somewhere else, where the answer is.
    Redirects,
    /// Answers more than anyone needs.
    Talks,
    /// Answers after many seconds.
    Sleeps,
    /// Says that it is another.
    Poses,
}

#[derive(Clone)]
pub(crate) struct Idp(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) issuer: String,
    pub(crate) keys: Mutex<Keys>,
    pub(crate) mood: Mutex<Mood>,
    pub(crate) key_reads: AtomicUsize,
    pub(crate) calls: AtomicUsize,
    /// What it tells of a person when asked.
    pub(crate) person: Mutex<Value>,
    grants: Mutex<HashMap<String, (String, String)>>,
}

impl Idp {
    /// Starts on a thread of its own.
    pub(crate) fn start() -> Self {
        Self::start_on("127.0.0.1:0")
    }

    pub(crate) fn start_on(address: &'static str) -> Self {
        let (tell, told) = std::sync::mpsc::channel();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Runtime::new().unwrap();
            runtime.block_on(async {
                let listener = tokio::net::TcpListener::bind(address).await.unwrap();
                let idp = Self::at(format!("http://{}", listener.local_addr().unwrap()));
                tell.send(idp.clone()).unwrap();
                axum::serve(listener, idp.router()).await.unwrap();
            });
        });
        told.recv_timeout(Duration::from_secs(10)).unwrap()
    }

    fn at(issuer: String) -> Self {
        Self(Arc::new(Inner {
            issuer,
            keys: Mutex::new(Keys::new("k1")),
            mood: Mutex::new(Mood::Well),
            key_reads: AtomicUsize::new(0),
            calls: AtomicUsize::new(0),
            person: Mutex::new(json!({})),
            grants: Mutex::default(),
        }))
    }

    fn router(&self) -> Router {
        Router::new()
            .route("/.well-known/openid-configuration", get(description))
            .route("/keys", get(keys))
            .route("/token", post(redeem))
            .route("/person", get(person))
            .route("/moved", get(|State(idp): State<Idp>| async move { Json(idp.described("")) }))
            .with_state(self.clone())
    }

    /// A product whose people sign in here.
    pub(crate) fn product(&self) -> Address {
        start_at(Settings::policy(), Some(self.provider()))
    }

    /// What a product is told of it.
    pub(crate) fn provider(&self) -> Provider {
        let (issuer, secret) = (self.0.issuer.clone(), "the secret".to_string());
        Provider { issuer, client_id: "coquina".to_string(), secret }
    }

    fn described(&self, talk: &str) -> Value {
        let issuer = &self.0.issuer;
        json!({
            "issuer": issuer,
            "authorization_endpoint": format!("{issuer}/authorize"),
            "token_endpoint": format!("{issuer}/token"),
            "userinfo_endpoint": format!("{issuer}/person"),
            "jwks_uri": format!("{issuer}/keys"),
            "end_session_endpoint": format!("{issuer}/end"),
            "response_types_supported": ["code"],
            "subject_types_supported": ["public"],
            "id_token_signing_alg_values_supported": ["RS256", "ES256", "HS256", "none"],
            "talk": talk,
        })
    }

    /// A code that is worth this token to whoever knows the verifier behind the challenge.
    pub(crate) fn code(&self, challenge: &str, token: &str) -> String {
        let code = shared::random::secret().unwrap();
        let grant = (challenge.to_string(), token.to_string());
        self.0.grants.lock().unwrap().insert(code.clone(), grant);
        code
    }
}

async fn description(State(idp): State<Idp>) -> Response {
    idp.0.calls.fetch_add(1, Ordering::SeqCst);
    let mood = *idp.0.mood.lock().unwrap();
    let talk = match mood {
        Mood::Redirects => return Redirect::temporary("/moved").into_response(),
        Mood::Talks => "x".repeat(200_000),
        Mood::Sleeps => {
            tokio::time::sleep(Duration::from_secs(20)).await;
            String::new()
        }
        Mood::Well | Mood::Poses => String::new(),
    };
    let mut described = idp.described(&talk);
    if mood == Mood::Poses {
        described["issuer"] = json!("https://another.example");
    }
    Json(described).into_response()
}

async fn keys(State(idp): State<Idp>) -> Json<Value> {
    idp.0.key_reads.fetch_add(1, Ordering::SeqCst);
    Json(idp.0.keys.lock().unwrap().public())
}

async fn redeem(State(idp): State<Idp>, headers: HeaderMap, request: Request) -> Response {
    let body = axum::body::to_bytes(request.into_body(), 10_000).await.unwrap();
    let text = String::from_utf8(body.to_vec()).unwrap();
    let form: HashMap<_, _> = text.split('&').filter_map(|pair| pair.split_once('=')).collect();
    let who = format!("Basic {}", STANDARD.encode("coquina:the+secret"));
    assert_eq!(headers[header::AUTHORIZATION], who.as_str(), "the client proves itself");
    let grant = form.get("code").and_then(|code| idp.0.grants.lock().unwrap().remove(*code));
    let verifier = form.get("code_verifier").copied().unwrap_or_default();
    let challenge = URL_SAFE_NO_PAD.encode(Sha256::digest(verifier));
    match grant {
        Some((asked, token)) if asked == challenge => Json(json!({
            "access_token": "access", "token_type": "Bearer", "expires_in": 60, "id_token": token,
        }))
        .into_response(),
        _ => (StatusCode::BAD_REQUEST, Json(json!({"error": "invalid_grant"}))).into_response(),
    }
}

async fn person(State(idp): State<Idp>) -> Json<Value> {
    Json(idp.0.person.lock().unwrap().clone())
}
