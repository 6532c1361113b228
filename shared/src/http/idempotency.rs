//! The header by which a client names a request.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use super::ApiError;

/// The name that a client gives to a request, by the header `Idempotency-Key`, so that repeating it changes nothing.
pub struct IdempotencyKey(pub Option<String>);

impl<S: Send + Sync> FromRequestParts<S> for IdempotencyKey {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let Some(value) = parts.headers.get("idempotency-key") else { return Ok(Self(None)) };
        let key = value.to_str().ok().filter(|key| (1..=255).contains(&key.len()));
        key.map(|key| Self(Some(key.to_string())))
            .ok_or_else(|| ApiError::bad_request("The Idempotency-Key has to be 1 to 255 plain characters."))
    }
}
