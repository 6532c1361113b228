//! The functions of a running product at another time. No one waits for it.

use std::sync::Arc;
use std::sync::atomic::AtomicI64;

use adapters::Services;
use axum::Router;
use axum::body::Body;
use axum::http::Request;
use local::Settings;
use serde_json::Value;
use shared::clock;
use tower::ServiceExt;

use crate::deployed;
use crate::product::{Address, Person};

/// The same product, so many seconds later.
pub(super) struct Later {
    services: Services,
    router: Router,
    seconds: i64,
}

impl Later {
    pub(super) async fn by(at: &Address, seconds: i64) -> Self {
        let services = Services::new(deployed::settings(at, Settings::policy()));
        let router = local::router(&services).await.unwrap();
        Self { services, router, seconds }
    }

    /// A call of someone; the status and the body.
    pub(super) async fn post(&self, person: &Person, path: &str, body: &Value) -> (u16, Value) {
        let request = Request::post(path).header("content-type", "application/json");
        let token = person.token.as_deref().unwrap_or_default();
        let request = request.header("authorization", format!("Bearer {token}"));
        let request = request.body(Body::from(body.to_string())).unwrap();
        let ahead = Arc::new(AtomicI64::new(self.seconds));
        let answer = clock::ahead::by(ahead, self.router.clone().oneshot(request)).await.unwrap();
        let status = answer.status().as_u16();
        let bytes = axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        (status, serde_json::from_slice(&bytes).unwrap_or_default())
    }

    /// Sends the mail that is due by then.
    pub(super) async fn deliver(&self) {
        let outbox_sender = self.services.outbox_sender().await.unwrap();
        clock::ahead::by(Arc::new(AtomicI64::new(self.seconds)), outbox_sender.deliver()).await.unwrap();
    }
}
