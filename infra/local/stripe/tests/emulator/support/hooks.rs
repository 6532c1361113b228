//! A webhook endpoint that hands on what it receives.

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use hmac::{Hmac, KeyInit, Mac};
use serde_json::Value;
use sha2::Sha256;
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::timeout;

use super::{PATIENCE, Statuses};

/// The key the emulator signs with.
pub(crate) const SECRET: &str = "whsec_of_the_tests";

/// A delivery as it arrived.
#[derive(Debug)]
pub(crate) struct Hook {
    pub(crate) event: Value,
    signature: String,
    body: String,
}

impl Hook {
    /// The event's type.
    pub(crate) fn kind(&self) -> &str {
        self.event["type"].as_str().unwrap()
    }

    /// Checks the signature by Stripe's published rule.
    pub(crate) fn is_signed_with(&self, secret: &str) -> bool {
        let (time, signature) = self.signature.split_once(",v1=").unwrap();
        let time = time.strip_prefix("t=").unwrap();
        let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).unwrap();
        mac.update(format!("{time}.{}", self.body).as_bytes());
        let expected: String = mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
        expected == signature
    }
}

/// The endpoint.
pub(crate) struct Hooks {
    pub(crate) url: String,
    statuses: Statuses,
    arrived: UnboundedReceiver<Hook>,
}

impl Hooks {
    /// Listens on a port of its own.
    pub(crate) async fn listen() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/hooks", listener.local_addr().unwrap());
        let (sender, arrived) = unbounded_channel();
        let statuses = Statuses::default();
        let state = (sender, Statuses::clone(&statuses));
        let router = Router::new().route("/hooks", post(receive)).with_state(state);
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        Self { url, statuses, arrived }
    }

    /// Sets what the next deliveries are answered.
    pub(crate) fn answer(&self, statuses: &[u16]) {
        self.statuses.lock().unwrap().extend(statuses);
    }

    /// The next delivery.
    pub(crate) async fn next(&mut self) -> Hook {
        timeout(PATIENCE, self.arrived.recv()).await.expect("no webhook arrived").unwrap()
    }

    /// The next delivery of a type; others are passed over.
    pub(crate) async fn next_of(&mut self, kind: &str) -> Hook {
        loop {
            let hook = self.next().await;
            if hook.kind() == kind {
                return hook;
            }
        }
    }

    /// True while nothing has arrived.
    pub(crate) fn is_silent(&self) -> bool {
        self.arrived.is_empty()
    }
}

async fn receive(
    State((arrived, statuses)): State<(UnboundedSender<Hook>, Statuses)>,
    headers: HeaderMap,
    body: Bytes,
) -> StatusCode {
    let status = statuses.lock().unwrap().pop_front().unwrap_or(200);
    let signature = headers["stripe-signature"].to_str().unwrap().to_owned();
    let body = String::from_utf8(body.to_vec()).unwrap();
    let event = serde_json::from_str(&body).unwrap();
    arrived.send(Hook { event, signature, body }).unwrap();
    StatusCode::from_u16(status).unwrap()
}
