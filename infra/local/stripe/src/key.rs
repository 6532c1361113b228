//! API keys: who calls, and what that key may do.

use axum::http::{HeaderMap, header};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::error_response::StripeErrorResponse;
use crate::form::Params;

/// A test key.
#[derive(Clone, Debug)]
pub(crate) struct Key {
    pub(crate) text: String,
    /// True for a key that a browser may hold.
    pub(crate) publishable: bool,
}

impl Key {
    /// Takes the key from the header or from the `key` parameter, which it removes.
    pub(crate) fn of(headers: &HeaderMap, params: &mut Params) -> Result<Self, StripeErrorResponse> {
        let parameter = params.0.remove("key").and_then(|key| key.as_str().map(str::to_owned));
        let text = from_header(headers).or(parameter).unwrap_or_default();
        if text.contains("_live_") {
            return Err(StripeErrorResponse::unauthorized("The emulator refuses live keys."));
        }
        let publishable = text.starts_with("pk_");
        if !publishable && !text.starts_with("sk_") && !text.starts_with("rk_") {
            return Err(StripeErrorResponse::unauthorized("You did not provide an API key."));
        }
        Ok(Self { text, publishable })
    }

    /// Refuses what a publishable key may not do.
    pub(crate) fn may(&self, method: &str, path: &[&str]) -> Result<(), StripeErrorResponse> {
        let open = matches!(
            (method, path),
            ("POST", ["payment_methods"] | ["payment_intents", _, "confirm" | "_authenticate"])
                | ("GET", ["payment_intents", _])
        );
        if open || !self.publishable {
            return Ok(());
        }
        let message = "This API call cannot be made with a publishable API key. Please use a secret API key.";
        Err(StripeErrorResponse::unauthorized(message).code("secret_key_required"))
    }
}

fn from_header(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    if let Some(token) = value.strip_prefix("Bearer ") {
        return Some(token.to_owned());
    }
    let decoded = STANDARD.decode(value.strip_prefix("Basic ")?).ok()?;
    let pair = String::from_utf8(decoded).ok()?;
    pair.split(':').next().map(str::to_owned)
}
