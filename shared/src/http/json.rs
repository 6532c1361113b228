//! JSON bodies, with our envelope when they are not good.

use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};

use super::ApiError;

/// What is read, in bytes, for a call that no table allows anything.
pub(super) const SMALLEST_LIMIT: usize = 1024;

/// The largest body that the call takes, in bytes.
#[derive(Clone, Copy)]
pub(super) struct LargestBody(pub(super) usize);

/// Lists and objects within each other. Nothing that we are sent needs more than five.
const DEEPEST: usize = 32;

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
        parse(&body(request).await?).map(Self)
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

/// Reads the body of a request, of at most as many bytes as the table of routes allows the call.
///
/// # Errors
/// 413 when it is larger or breaks off.
pub async fn body(request: Request) -> Result<Vec<u8>, ApiError> {
    let limit = request.extensions().get().map_or(SMALLEST_LIMIT, |LargestBody(bytes)| *bytes);
    let read = axum::body::to_bytes(request.into_body(), limit).await;
    read.map(|bytes| bytes.to_vec()).map_err(|_| ApiError::too_large(limit))
}

fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ApiError> {
    if depth(bytes) > DEEPEST {
        return Err(ApiError::bad_request("The request has too many levels.").with_code("too_deep"));
    }
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

/// How many lists and objects are open at once, at most, outside of texts.
fn depth(bytes: &[u8]) -> usize {
    let (mut open, mut deepest, mut in_text, mut escaped) = (0_usize, 0, false, false);
    for byte in bytes {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = in_text,
            b'"' => in_text = !in_text,
            b'[' | b'{' if !in_text => open += 1,
            b']' | b'}' if !in_text => open = open.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(open);
    }
    deepest
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_36_brackets_within_texts_are_no_levels() {
        assert_eq!(depth(br#"{"a": ["[[[", "\"[{", {}]}"#), 3);
        assert_eq!(depth("[".repeat(1000).as_bytes()), 1000);
    }
}
