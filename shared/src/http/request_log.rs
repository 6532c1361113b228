//! One line in the log for each request.

use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use domain::ids::UserId;

use crate::{random, request_id, request_keys};

/// The header that carries the id back.
const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// Serves a request under a new id and logs how it ended: the method, the matched route, the status and who
/// asked, by their random id; nothing of what was sent.
pub async fn layer(request: Request, next: Next) -> Response {
    let id = random::token_id().unwrap_or_default();
    let method = request.method().clone();
    let matched = request.extensions().get::<axum::extract::MatchedPath>();
    let route = matched.map_or_else(|| "-".to_string(), |path| path.as_str().to_string());
    let started = std::time::Instant::now();
    let (mut response, user) = request_id::scope(id.clone(), request_keys::scope(next.run(request))).await;
    let user = user.as_ref().map_or("-", UserId::as_str);
    let (status, duration_ms) =
        (response.status().as_u16(), u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX));
    tracing::info!(request.id = %id, %method, route, status, duration_ms, user, "served");
    if let Ok(value) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(HEADER, value);
    }
    response
}
