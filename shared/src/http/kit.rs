//! The outer layers of a function. Beside `client`, the only place that knows AWS Lambda.

use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use tower_http::catch_panic::CatchPanicLayer;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use super::request_policy::{self, RequestPolicy};
use super::{ApiError, error, request_log};

/// What an answer of the API may do in a browser: nothing. It is data, also when someone opens it as a page.
const POLICY: &str = "default-src 'none'; frame-ancestors 'none'; sandbox";

/// A router with what every function has: the request policy, request ids, the error envelope for unknown routes and methods,
/// and no answer lost to a panic.
pub fn finish(router: Router, request_policy: RequestPolicy) -> Router {
    router
        .fallback(|| async { ApiError::nothing_here() })
        .method_not_allowed_fallback(|| async { ApiError::other_method() })
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::from_fn(in_time))
        .layer(middleware::from_fn_with_state(request_policy, request_policy::layer))
        .layer(middleware::from_fn(headers))
        .layer(middleware::from_fn(request_log::layer))
}

fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    error::internal(&"a handler panicked").into_response()
}

/// What a request may take. API Gateway cuts off after 29 s and says nothing that helps; work that is dropped here is as if
/// the process had ended, which each workflow bears.
const LONGEST: Duration = Duration::from_secs(25);

async fn in_time(request: Request, next: Next) -> Response {
    match tokio::time::timeout(LONGEST, next.run(request)).await {
        Ok(response) => response,
        Err(_) => {
            tracing::error!("a request took too long");
            ApiError::too_slow().into_response()
        }
    }
}

async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let set = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::STRICT_TRANSPORT_SECURITY, "max-age=63072000; includeSubDomains; preload"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("x-robots-tag"), "noindex"),
    ];
    headers.extend(set.map(|(name, value)| (name, HeaderValue::from_static(value))));
    response
}

/// Logs as JSON lines, as the cloud console reads them. `RUST_LOG` sets the level, as in `warn` or `info,documents=debug`; the
/// default is `info`.
pub fn log() {
    let filter = log_filter(Targets::new().with_default(LevelFilter::INFO));
    let lines = tracing_subscriber::fmt::layer().json();
    // A second call finds a subscriber in place, which is as good.
    tracing_subscriber::registry().with(lines).with(filter).try_init().ok();
}

/// What is logged: as `RUST_LOG` says, or else the usual. The library of passkeys writes down bytes that it cannot read, which
/// are the client's; why a passkey was refused is in our own lines.
#[must_use]
pub fn log_filter(usual: Targets) -> Targets {
    let wanted = std::env::var("RUST_LOG").ok().and_then(|text| text.parse::<Targets>().ok());
    wanted.unwrap_or(usual).with_target("webauthn_rs_core", LevelFilter::OFF)
}

/// Serves a function's router from AWS Lambda until the runtime ends it.
///
/// # Errors
/// When the Lambda runtime cannot be reached.
pub async fn serve(router: Router, request_policy: RequestPolicy) -> Result<(), lambda_http::Error> {
    log();
    lambda_http::run(finish(router, request_policy)).await
}
