//! A shop: a running emulator, a webhook endpoint and a client with a secret key.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::http::Method;
use serde_json::{Value, json};
use stripe_emulator::{Settings, serve};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::timeout;

mod hooks;

pub(crate) use hooks::{Hooks, SECRET};

const PATIENCE: Duration = Duration::from_secs(10);

/// What a call was answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: reqwest::header::HeaderMap,
    pub(crate) body: Value,
}

impl Answer {
    /// The body of a granted call.
    #[track_caller]
    pub(crate) fn ok(self) -> Value {
        assert_eq!(self.status, 200, "{:#}", self.body);
        self.body
    }

    /// The error object of a refused call.
    #[track_caller]
    pub(crate) fn refused(self, status: u16) -> Value {
        assert_eq!(self.status, status, "{:#}", self.body);
        self.body["error"].clone()
    }
}

/// An emulator, its webhook endpoint and its client.
pub(crate) struct Shop {
    pub(crate) base: String,
    pub(crate) hooks: Hooks,
    http: reqwest::Client,
    server: Option<JoinHandle<()>>,
}

impl Shop {
    /// A shop that keeps nothing.
    pub(crate) async fn open() -> Self {
        Self::with_state(None).await
    }

    /// A shop that keeps its state in a file.
    pub(crate) async fn with_state(state: Option<PathBuf>) -> Self {
        let hooks = Hooks::listen().await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let settings =
            Settings { webhook_url: Some(hooks.url.clone()), webhook_secret: SECRET.into(), state };
        let server = tokio::spawn(async move { serve(listener, settings).await.unwrap() });
        let shop = Self { base, hooks, http: client(), server: Some(server) };
        shop.turn(json!({ "webhook_delay_ms": 0, "retry_ms": [1, 1, 1] })).await;
        shop
    }

    /// A client of an emulator that runs elsewhere; its webhooks are not heard.
    pub(crate) async fn at(base: String) -> Self {
        Self { base, hooks: Hooks::listen().await, http: client(), server: None }
    }

    /// Stops the emulator without warning.
    pub(crate) async fn crash(mut self) {
        if let Some(server) = self.server.take() {
            server.abort();
            server.await.ok();
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.call(Method::GET, path, &[], &[("authorization", "Bearer sk_test_shop")]).await
    }

    pub(crate) async fn post(&self, path: &str, form: &[(&str, &str)]) -> Answer {
        self.call(Method::POST, path, form, &[("authorization", "Bearer sk_test_shop")]).await
    }

    pub(crate) async fn post_once(&self, key: &str, path: &str, form: &[(&str, &str)]) -> Answer {
        let headers = [("authorization", "Bearer sk_test_shop"), ("idempotency-key", key)];
        self.call(Method::POST, path, form, &headers).await
    }

    /// Any call with any headers.
    pub(crate) async fn call(
        &self,
        method: Method,
        path: &str,
        form: &[(&str, &str)],
        headers: &[(&str, &str)],
    ) -> Answer {
        let mut request = self.http.request(method, format!("{}{path}", self.base));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if !form.is_empty() {
            let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(form).finish();
            request = request.header("content-type", "application/x-www-form-urlencoded").body(body);
        }
        answer(request).await
    }

    /// Turns test controls.
    pub(crate) async fn turn(&self, controls: Value) -> Value {
        self.order("/_config", controls).await.ok()
    }

    /// Has something done that no call of the API does.
    pub(crate) async fn order(&self, path: &str, what: Value) -> Answer {
        answer(self.http.post(format!("{}{path}", self.base)).json(&what)).await
    }

    /// Pays with a test card by its name; the answer may be a refusal.
    pub(crate) async fn pay(&self, card: &str) -> Answer {
        let form = [("amount", "4999"), ("currency", "usd"), ("payment_method", card), ("confirm", "true")];
        self.post("/v1/payment_intents", &form).await
    }

    /// The charge behind a payment.
    pub(crate) async fn charge_of(&self, paid: &Value) -> Value {
        self.get(&format!("/v1/charges/{}", paid["latest_charge"].as_str().unwrap())).await.ok()
    }

    /// The newest dispute about a payment.
    pub(crate) async fn dispute_of(&self, paid: &Value) -> Value {
        self.get(&format!("/v1/disputes?payment_intent={}", id(paid))).await.ok()["data"][0].clone()
    }

    /// Answers a dispute in words.
    pub(crate) async fn tell(&self, dispute: &Value, words: &str) -> Answer {
        let form = [("evidence[uncategorized_text]", words)];
        self.post(&format!("/v1/disputes/{}", id(dispute)), &form).await
    }

    /// Enters a card the way a browser does.
    pub(crate) async fn enter_card(&self, number: &str, changes: &[(&str, &str)]) -> Answer {
        let usual = [
            ("type", "card"),
            ("card[number]", number),
            ("card[exp_month]", "12"),
            ("card[exp_year]", "2040"),
            ("card[cvc]", if number.starts_with('3') { "1234" } else { "123" }),
        ];
        let kept = usual.iter().filter(|(name, _)| changes.iter().all(|(changed, _)| changed != name));
        let form: Vec<_> = kept.chain(changes).copied().collect();
        self.post("/v1/payment_methods", &form).await
    }

    /// Asks again until the answer is as wished.
    pub(crate) async fn eventually(&self, path: &str, wished: impl Fn(&Value) -> bool) -> Value {
        let asking = async {
            loop {
                let found = self.get(path).await.ok();
                if wished(&found) {
                    return found;
                }
            }
        };
        timeout(PATIENCE, asking).await.unwrap_or_else(|_| panic!("{path} did not become as wished"))
    }
}

/// The id of an object.
#[track_caller]
pub(crate) fn id(object: &Value) -> &str {
    object["id"].as_str().unwrap()
}

fn client() -> reqwest::Client {
    stripe_emulator::plain_http().timeout(PATIENCE).build().unwrap()
}

async fn answer(request: reqwest::RequestBuilder) -> Answer {
    let response = request.send().await.unwrap();
    let status = response.status().as_u16();
    let headers = response.headers().clone();
    let text = response.text().await.unwrap();
    let body = serde_json::from_str(&text).unwrap_or(Value::String(text));
    Answer { status, headers, body }
}

/// The statuses a webhook endpoint answers, in turn; 200 when there are no more.
pub(crate) type Statuses = Arc<Mutex<VecDeque<u16>>>;
