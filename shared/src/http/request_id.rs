//! Names every request, so that a person's report can be found in the log.

use std::cell::RefCell;

use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use domain::ids::UserId;

use crate::{keyring, random};

tokio::task_local! {
    static REQUEST_ID: String;
    static USER_ID: RefCell<Option<UserId>>;
}

/// The header that carries the id back.
const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// The id of the request being served; empty outside of one.
#[must_use]
pub fn current() -> String {
    REQUEST_ID.try_with(Clone::clone).unwrap_or_default()
}

/// Notes who asks, for the log.
pub fn note_user(id: &UserId) {
    USER_ID.try_with(|user| *user.borrow_mut() = Some(id.clone())).ok();
}

/// Serves a request under a new id and logs how it ended: the method, the matched route, the status and who
/// asked, by their random id; nothing of what was sent.
pub async fn layer(request: Request, next: Next) -> Response {
    let id = random::token_id().unwrap_or_default();
    let method = request.method().clone();
    let matched = request.extensions().get::<axum::extract::MatchedPath>();
    let route = matched.map_or_else(|| "-".to_string(), |path| path.as_str().to_string());
    let started = std::time::Instant::now();
    let served = async { (keyring::scope(next.run(request)).await, USER_ID.with(RefCell::take)) };
    let (mut response, user) = REQUEST_ID.scope(id.clone(), USER_ID.scope(RefCell::default(), served)).await;
    let user = user.as_ref().map_or("-", UserId::as_str);
    let (status, duration_ms) =
        (response.status().as_u16(), u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX));
    tracing::info!(request.id = %id, %method, route, status, duration_ms, user, "served");
    if let Ok(value) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(HEADER, value);
    }
    response
}
