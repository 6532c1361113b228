//! A language model that says what a test asks of it, by the protocol of OpenAI's chat completions.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use adapters::OpenAiModel;
use assistant::Voice;
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use local::{LanguageModel, Settings};
use serde_json::{Value, json};

use crate::product::{Address, start_talking};

/// What the model is called.
pub(crate) const NAME: &str = "scripted-1";

/// The key that it wants to be shown.
pub(crate) const KEY: &str = "key-Qx7vWm2";

/// A request as it came.
#[derive(Clone)]
pub(crate) struct Heard {
    pub(crate) path: String,
    pub(crate) headers: HeaderMap,
    pub(crate) bytes: Bytes,
}

impl Heard {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap()
    }

    /// The facts that the model was given.
    pub(crate) fn facts(&self) -> Value {
        let request = self.json();
        let message = request["messages"][1]["content"].as_str().unwrap();
        serde_json::from_str(message.lines().nth(1).unwrap()).unwrap()
    }

    /// The word around the facts.
    pub(crate) fn mark(&self) -> String {
        self.json()["messages"][1]["content"].as_str().unwrap().lines().next().unwrap().to_string()
    }

    pub(crate) fn instructions(&self) -> String {
        self.json()["messages"][0]["content"].as_str().unwrap().to_string()
    }
}

type Script = Arc<dyn Fn(&Heard) -> Response + Send + Sync>;

/// A scripted model.
#[derive(Clone)]
pub(crate) struct Upstream {
    pub(crate) address: String,
    heard: Arc<Mutex<Vec<Heard>>>,
    script: Arc<Mutex<Script>>,
}

impl Upstream {
    /// Starts on a thread of its own, so that it is there as long as the product.
    pub(crate) fn start() -> Self {
        let (tell, told) = std::sync::mpsc::channel();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Runtime::new().unwrap();
            runtime.block_on(async {
                let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
                let upstream = Self {
                    address: format!("http://{}/v1", listener.local_addr().unwrap()),
                    heard: Arc::default(),
                    script: Arc::new(Mutex::new(Arc::new(|_| says(&nothing())))),
                };
                tell.send(upstream.clone()).unwrap();
                let router = Router::new().fallback(any(answer)).with_state(upstream);
                axum::serve(listener, router).await.unwrap();
            });
        });
        told.recv_timeout(Duration::from_secs(10)).unwrap()
    }

    /// A product whose assistant has this model.
    pub(crate) fn product(&self) -> Address {
        self.product_with(Settings::policy())
    }

    pub(crate) fn product_with(&self, policy: adapters::Policy) -> Address {
        let (address, name, key) = (self.address.clone(), NAME.to_string(), KEY.to_string());
        start_talking(policy, LanguageModel { address, name, key })
    }

    /// The model without a product around it.
    pub(crate) fn voice(&self) -> Voice {
        let key = json!({"key": KEY}).to_string();
        let model = OpenAiModel::new(&self.address, NAME, &key).unwrap();
        Voice::new(Arc::new(model))
    }

    /// What it does from now on.
    pub(crate) fn does(&self, script: impl Fn(&Heard) -> Response + Send + Sync + 'static) {
        *self.script.lock().unwrap() = Arc::new(script);
    }

    /// What it says from now on.
    pub(crate) fn says(&self, said: Value) {
        self.does(move |_| says(&said));
    }

    /// What it was asked so far.
    pub(crate) fn heard(&self) -> Vec<Heard> {
        self.heard.lock().unwrap().clone()
    }

    pub(crate) fn calls(&self) -> usize {
        self.heard.lock().unwrap().len()
    }
}

async fn answer(
    State(upstream): State<Upstream>,
    headers: HeaderMap,
    uri: axum::http::Uri,
    bytes: Bytes,
) -> Response {
    let heard = Heard { path: uri.path().to_string(), headers, bytes };
    upstream.heard.lock().unwrap().push(heard.clone());
    let script = upstream.script.lock().unwrap().clone();
    script(&heard)
}

/// Something said in the form that was asked for.
pub(crate) fn says(said: &Value) -> Response {
    content(&said.to_string())
}

/// Something said in any form.
pub(crate) fn content(text: &str) -> Response {
    let message = json!({"role": "assistant", "content": text, "refusal": null});
    whole(&message, "stop", 1_000)
}

/// An answer with any message, end and cost.
pub(crate) fn whole(message: &Value, end: &str, tokens: u32) -> Response {
    let usage = json!({"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": tokens});
    let choice = json!({"index": 0, "message": message, "finish_reason": end});
    axum::Json(json!({"id": "1", "object": "chat.completion", "choices": [choice], "usage": usage}))
        .into_response()
}

/// A reply that finds no answers.
pub(crate) fn nothing() -> Value {
    reply("Thank you.", json!([]))
}

pub(crate) fn reply(words: &str, answers: Value) -> Value {
    json!({"reply": words, "answers": answers, "sources": []})
}

pub(crate) fn found(question: &str, value: &str, words: &str) -> Value {
    json!({"question": question, "value": value, "words": words})
}
