//! One call of the API, from its bytes to its reply.

use axum::body::Bytes;
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use serde_json::Value;

use super::reply::Reply;
use crate::app::App;
use crate::error_response::StripeErrorResponse;
use crate::form::Params;
use crate::idempotency::{IdempotencyKey, Remembered};
use crate::key::Key;
use crate::resources::{self, Ask};
use crate::store::{Change, Origin, Store, Transaction};

/// A call that was read and may be tried.
pub(super) struct Call {
    method: Method,
    path: String,
    params: Params,
    expand: Vec<String>,
    key: Key,
    idempotency: Option<IdempotencyKey>,
    request: String,
}

impl Call {
    /// Reads a call; `request` is the id it goes by.
    pub(super) fn read(parts: &Parts, body: &Bytes, request: &str) -> Result<Self, StripeErrorResponse> {
        let query = parts.uri.query().unwrap_or_default().as_bytes();
        let mut params = Params::parse(if parts.method == Method::GET { query } else { body })?;
        let key = Key::of(&parts.headers, &mut params)?;
        let expand = params.list("expand");
        params.0.remove("expand");
        let path = parts.uri.path().to_owned();
        let sent = parts.headers.get("idempotency-key").and_then(|value| value.to_str().ok());
        let sent = sent.filter(|_| parts.method == Method::POST);
        let idempotency = sent.map(|text| IdempotencyKey::new(text, &key.text, &path, body)).transpose()?;
        let request = request.to_owned();
        Ok(Self { method: parts.method.clone(), path, params, expand, key, idempotency, request })
    }

    /// Answers, one call at a time, so that two calls with one key cannot both be the first.
    pub(super) fn carry_out(&self, app: &App) -> Result<Reply, StripeErrorResponse> {
        let policy = app.controls().policy();
        let mut store = app.store();
        if let Some(first) = self.first_answer(&store)? {
            return Ok(Reply::replayed(first));
        }
        let origin = Origin {
            request: Some(self.request.clone()),
            idempotency_key: self.idempotency.as_ref().map(|key| key.text.clone()),
            base: app.base.clone(),
        };
        let mut tx = Transaction::begin(&store.state, policy, origin);
        let reply = self.answer(&mut tx).map_or_else(Reply::refused, Reply::granted);
        // A declined payment leaves traces; every other refusal leaves none.
        let keep = reply.status.is_success() || reply.status == StatusCode::PAYMENT_REQUIRED;
        let mut changes = if keep { tx.finish() } else { Vec::new() };
        changes.extend(self.remember(&reply));
        if !changes.is_empty() {
            app.commit(&mut store, changes).map_err(StripeErrorResponse::internal)?;
        }
        Ok(reply)
    }

    fn first_answer(&self, store: &Store) -> Result<Option<Remembered>, StripeErrorResponse> {
        let Some(key) = &self.idempotency else { return Ok(None) };
        store.state.answer(&key.place).map(|first| key.replay(first)).transpose()
    }

    fn answer(&self, tx: &mut Transaction<'_>) -> Result<Value, StripeErrorResponse> {
        let path = self.path.trim_start_matches("/v1/").split('/').collect::<Vec<_>>();
        let method = self.method.as_str();
        self.key.may(method, &path)?;
        let ask = Ask { method, path: &path, params: &self.params, publishable: self.key.publishable };
        let answer = resources::answer(tx, &ask)?;
        resources::expand(tx, answer, &self.expand)
    }

    fn remember(&self, reply: &Reply) -> Option<Change> {
        let key = self.idempotency.as_ref()?;
        let answer = key.remember(reply.status, &reply.body, &self.request)?;
        Some(Change::Remember(key.place.clone(), answer))
    }
}
