//! What goes back: Stripe's bodies and Stripe's headers.

use axum::Json;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::Value;

use crate::API_VERSION;
use crate::controls::Failure;
use crate::error_response::StripeErrorResponse;
use crate::idempotency::Remembered;

/// Headers of every answer.
const COMMON: &[(&str, &str)] = &[
    ("content-type", "application/json"),
    ("cache-control", "no-cache, no-store"),
    ("stripe-version", API_VERSION),
    ("access-control-allow-origin", "*"),
    ("access-control-expose-headers", "Request-Id, Stripe-Manage-Version, Stripe-Should-Retry"),
];
/// Headers of the answer to a browser that asks before it calls.
const PREFLIGHT: &[(&str, &str)] = &[
    ("access-control-allow-origin", "*"),
    ("access-control-allow-methods", "GET, HEAD, PUT, PATCH, POST, DELETE"),
    ("access-control-allow-headers", "authorization, content-type, idempotency-key, stripe-version"),
    ("access-control-max-age", "300"),
];

/// A status and a body.
pub(super) struct Reply {
    pub(super) status: StatusCode,
    pub(super) body: String,
    /// The request that was answered with the same words before.
    original: Option<String>,
}

impl Reply {
    /// The answer to a call that was granted.
    pub(super) fn granted(answer: Value) -> Self {
        Self { status: StatusCode::OK, body: format!("{answer:#}"), original: None }
    }

    /// The answer to a call that was not.
    pub(super) fn refused(refusal: StripeErrorResponse) -> Self {
        Self { status: refusal.status, body: format!("{:#}", refusal.body()), original: None }
    }

    /// The first answer once more.
    pub(super) fn replayed(first: Remembered) -> Self {
        let status = StatusCode::from_u16(first.status).unwrap_or(StatusCode::OK);
        Self { status, body: first.body, original: Some(first.request) }
    }

    /// A failure that was ordered by a control.
    pub(super) fn ordered(failure: &Failure) -> Self {
        let status = StatusCode::from_u16(failure.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let (kind, code) = match status {
            StatusCode::TOO_MANY_REQUESTS => ("invalid_request_error", "rate_limit"),
            _ if status.is_server_error() => ("api_error", "emulated_failure"),
            _ => ("invalid_request_error", "emulated_failure"),
        };
        Self::refused(
            StripeErrorResponse::new(status, kind, "This failure was ordered by a test control.").code(code),
        )
    }

    /// The response, with the id of this request and the idempotency key it came with.
    pub(super) fn into_response(self, request: &str, key: Option<&HeaderValue>) -> Response {
        let mut response = (self.status, headers(COMMON), self.body).into_response();
        let mut add = |name: &'static str, value: Option<HeaderValue>| {
            response.headers_mut().extend(value.map(|value| (HeaderName::from_static(name), value)));
        };
        add("request-id", HeaderValue::from_str(request).ok());
        add("idempotency-key", key.cloned());
        if let Some(original) = self.original {
            add("idempotent-replayed", Some(HeaderValue::from_static("true")));
            add("original-request", HeaderValue::from_str(&original).ok());
        }
        response
    }
}

/// The answer to a browser that asks before it calls.
pub(super) fn preflight() -> Response {
    (StatusCode::NO_CONTENT, headers(PREFLIGHT)).into_response()
}

fn headers(list: &[(&'static str, &'static str)]) -> HeaderMap {
    let pair = |&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value));
    list.iter().map(pair).collect()
}

/// The answer about an object.
pub(super) fn told(done: Result<Value, StripeErrorResponse>) -> Response {
    match done {
        Ok(object) => Json(object).into_response(),
        Err(refusal) => (refusal.status, Json(refusal.body())).into_response(),
    }
}
