//! HTTP: the API, the test controls and the browser's files on one port.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::Method;
use axum::http::request::Parts;
use axum::response::Response;
use axum::routing::any;

use crate::app::App;
use crate::{ids, pages};

mod bank;
mod call;
mod controls;
mod reply;

use call::Call;
use reply::Reply;

/// Everything the emulator answers.
pub(crate) fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/v1/{*path}", any(api))
        .nest("/_config", controls::router())
        .merge(pages::router())
        .with_state(app)
}

async fn api(State(app): State<Arc<App>>, parts: Parts, body: Bytes) -> Response {
    if parts.method == Method::OPTIONS {
        return reply::preflight();
    }
    let latency = app.controls().latency_ms;
    tokio::time::sleep(Duration::from_millis(latency.into())).await;
    let request = ids::fresh("req").unwrap_or_default();
    let reply = answer(&app, &parts, &body, &request);
    tracing::info!("{} {} {}", parts.method, parts.uri.path(), reply.status);
    reply.into_response(&request, parts.headers.get("idempotency-key"))
}

fn answer(app: &App, parts: &Parts, body: &Bytes, request: &str) -> Reply {
    let failure = app.controls().take_failure(parts.method.as_str(), parts.uri.path());
    match failure {
        Some(failure) if failure.after => {
            carry_out(app, parts, body, request);
            Reply::ordered(&failure)
        }
        Some(failure) => Reply::ordered(&failure),
        None => carry_out(app, parts, body, request),
    }
}

fn carry_out(app: &App, parts: &Parts, body: &Bytes, request: &str) -> Reply {
    let ahead = app.controls().ahead_s.into();
    ids::ahead(ahead, || {
        let call = Call::read(parts, body, request);
        call.and_then(|call| call.carry_out(app)).unwrap_or_else(Reply::refused)
    })
}
