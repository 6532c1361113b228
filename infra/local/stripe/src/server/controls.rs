//! `/_config`: what a test turns and looks at.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router};

use super::bank;
use super::reply::told;
use crate::app::App;
use crate::controls::TestControlChange;
use crate::store::Change;
use crate::webhooks;

/// The test controls, for programs only.
pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(show).post(turn))
        .route("/data", delete(clear))
        .route("/deliveries", get(deliveries))
        .route("/resend/{event}", post(resend))
        .merge(bank::router())
        .layer(middleware::from_fn(no_web_pages))
}

/// Any page open in the developer's browser could reach this port; browsers name the page's origin.
async fn no_web_pages(request: Request, next: Next) -> Response {
    if request.headers().contains_key(header::ORIGIN) {
        return (StatusCode::FORBIDDEN, "test controls are not for web pages").into_response();
    }
    next.run(request).await
}

async fn show(State(app): State<Arc<App>>) -> Response {
    Json(app.controls().clone()).into_response()
}

async fn turn(State(app): State<Arc<App>>, body: Bytes) -> Response {
    let turned = serde_json::from_slice::<TestControlChange>(&body).map_err(|error| error.to_string());
    match turned.and_then(|turn| app.controls().turn(turn)) {
        Ok(()) => show(State(app)).await,
        Err(message) => (StatusCode::BAD_REQUEST, message).into_response(),
    }
}

async fn clear(State(app): State<Arc<App>>) -> Response {
    app.attempts().clear();
    match app.store().commit(vec![Change::Cleared]) {
        Ok(()) => Json(serde_json::json!({})).into_response(),
        Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()).into_response(),
    }
}

async fn deliveries(State(app): State<Arc<App>>) -> Response {
    Json(app.attempts().clone()).into_response()
}

async fn resend(State(app): State<Arc<App>>, Path(event): Path<String>) -> Response {
    told(webhooks::resend(&app, &event))
}
