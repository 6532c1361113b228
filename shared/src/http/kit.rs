//! The outer layers of a function. Beside `client`, the only place that knows AWS Lambda.

use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::{Router, extract::DefaultBodyLimit};
use tower_http::catch_panic::CatchPanicLayer;
use tracing_subscriber::EnvFilter;

use super::json::LARGEST_BODY;
use super::{ApiError, error, request_id};

/// A router with what every function has: request ids, the error envelope for unknown routes and methods, no caching
/// unless a handler says otherwise, and no answer lost to a panic.
pub fn finish(router: Router) -> Router {
    router
        .fallback(|| async { ApiError::new(StatusCode::NOT_FOUND, "There is nothing at this address.") })
        .method_not_allowed_fallback(|| async {
            ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "This address does not answer this method.")
        })
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::from_fn(headers))
        .layer(middleware::from_fn(request_id::layer))
}

fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    error::internal(&"a handler panicked").into_response()
}

async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}

/// Logs as JSON lines, as the cloud console reads them. `RUST_LOG` sets the level; the default is `info`.
pub fn log() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    // A second call finds a subscriber in place, which is as good.
    tracing_subscriber::fmt().json().with_env_filter(filter).try_init().ok();
}

/// Serves a function's router from AWS Lambda until the runtime ends it.
///
/// # Errors
/// When the Lambda runtime cannot be reached.
pub async fn serve(router: Router) -> Result<(), lambda_http::Error> {
    log();
    lambda_http::run(finish(router)).await
}
