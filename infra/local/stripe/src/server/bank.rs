//! `/_config/dispute` and `/_config/refund`: what a test has a bank do.

use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::post;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::reply::told;
use crate::app::App;
use crate::error_response::StripeErrorResponse;
use crate::ids;
use crate::resources::bank;
use crate::store::{Origin, Transaction};

/// The calls a bank would make.
pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/dispute/{payment_intent}", post(dispute)).route("/refund/{refund}", post(refund))
}

async fn dispute(State(app): State<Arc<App>>, Path(intent): Path<String>, body: Bytes) -> Response {
    told(act(&app, &body, |tx, complaint| bank::dispute(tx, &intent, &complaint)))
}

async fn refund(State(app): State<Arc<App>>, Path(refund): Path<String>, body: Bytes) -> Response {
    told(act(&app, &body, |tx, news| bank::refund(tx, &refund, &news)))
}

/// Acts on a JSON body; no body is an empty object.
fn act<T: DeserializeOwned>(
    app: &App,
    body: &[u8],
    act: impl FnOnce(&mut Transaction<'_>, T) -> Result<Value, StripeErrorResponse>,
) -> Result<Value, StripeErrorResponse> {
    let body = if body.is_empty() { b"{}" } else { body };
    let said =
        serde_json::from_slice(body).map_err(|error| StripeErrorResponse::invalid(error.to_string()))?;
    let policy = app.controls().policy();
    let mut store = app.store();
    let mut tx = Transaction::begin(&store.state, policy, Origin::default());
    let answer = ids::ahead(app.controls().ahead_s.into(), || act(&mut tx, said))?;
    let changes = tx.finish();
    app.commit(&mut store, changes).map_err(StripeErrorResponse::internal)?;
    Ok(answer)
}
