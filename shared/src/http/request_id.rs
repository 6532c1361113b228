//! Names every request, so that a person's report can be found in the log.

use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

use crate::{keyring, random};

tokio::task_local! {
    static REQUEST_ID: String;
}

/// The header that carries the id back.
const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// The id of the request being served; empty outside of one.
#[must_use]
pub fn current() -> String {
    REQUEST_ID.try_with(Clone::clone).unwrap_or_default()
}

/// Serves a request under a new id and logs how it ended: the method, the matched route and the status, nothing of
/// what was sent.
pub async fn layer(request: Request, next: Next) -> Response {
    let id = random::token_id().unwrap_or_default();
    let method = request.method().clone();
    let matched = request.extensions().get::<axum::extract::MatchedPath>();
    let route = matched.map_or_else(|| "-".to_string(), |path| path.as_str().to_string());
    let started = std::time::Instant::now();
    let mut response = REQUEST_ID.scope(id.clone(), keyring::scope(next.run(request))).await;
    let (status, duration_ms) =
        (response.status().as_u16(), u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX));
    tracing::info!(request.id = %id, %method, route, status, duration_ms, "served");
    if let Ok(value) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(HEADER, value);
    }
    response
}
