//! JSON bodies, with our envelope when they are not good.

use axum::body::Body;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};

use super::ApiError;

/// The largest body that is read, in bytes.
pub const LARGEST_BODY: usize = 256 * 1024;

/// A JSON body of the right form.
pub struct ValidJson<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for ValidJson<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, _: &S) -> Result<Self, ApiError> {
        let content_type = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        if !content_type.is_some_and(|kind| kind.to_ascii_lowercase().starts_with("application/json")) {
            let status = StatusCode::UNSUPPORTED_MEDIA_TYPE;
            return Err(ApiError::new(status, "Please send JSON, with the content type application/json."));
        }
        parse(&read(request.into_body(), LARGEST_BODY).await?).map(Self)
    }
}

/// Reads a field that some clients leave out and others send as null.
///
/// # Errors
/// When it is neither null nor of the right form.
pub fn null_as_default<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + Default,
{
    Option::deserialize(deserializer).map(Option::unwrap_or_default)
}

/// Reads a body of at most so many bytes.
///
/// # Errors
/// 413 when it is larger, 400 when it breaks off.
pub async fn read(body: Body, limit: usize) -> Result<Vec<u8>, ApiError> {
    use axum::body::HttpBody;
    let too_large = || {
        let message = format!("The request is larger than {} KB.", limit / 1024);
        ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, message)
    };
    if body.size_hint().lower() > limit as u64 {
        return Err(too_large());
    }
    axum::body::to_bytes(body, limit).await.map(|bytes| bytes.to_vec()).map_err(|_| too_large())
}

/// The parser stops at 128 levels, so a deep body costs nothing.
fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ApiError> {
    // serde would read a struct from an array, field by field.
    if bytes.trim_ascii_start().starts_with(b"[") {
        return Err(misfit("."));
    }
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        if error.inner().is_data() { misfit(&error.path().to_string()) } else { malformed() }
    })?;
    reader.end().map_err(|_| malformed())?;
    Ok(value)
}

fn malformed() -> ApiError {
    ApiError::bad_request("The request is not valid JSON.").with_code("malformed_json")
}

fn misfit(path: &str) -> ApiError {
    let message = match path {
        "." => "A field of the request is missing or of the wrong type.".to_string(),
        path => format!("The field {path} is missing or of the wrong type."),
    };
    ApiError::bad_request(message).with_code("wrong_form")
}
