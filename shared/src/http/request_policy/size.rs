//! How large a request may be.

use std::pin::pin;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, StatusCode, header};
use http_body_util::BodyExt;

use crate::http::ApiError;

/// API Gateway takes no more than this of the request line and the headers together, in bytes; other servers would.
const LARGEST_HEAD: usize = 10_240;

/// Beyond this, in bytes, a connection is cut off rather than read to its end.
const MOST_DRAINED: usize = 4 * 1024 * 1024;

/// How long the client says that the body is. Without a word from it, the count while reading is what stops it.
pub(super) fn announced(headers: &HeaderMap) -> usize {
    let length = headers.get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok());
    length.and_then(|text| text.parse().ok()).unwrap_or_default()
}

/// Reads and forgets a body, up to some length: a client that is still sending would not see the answer.
pub(super) async fn drain(body: Body) {
    let mut body = pin!(body);
    let mut left = MOST_DRAINED;
    while let Some(Ok(frame)) = body.frame().await {
        left = left.saturating_sub(frame.data_ref().map_or(1, |data| data.len().max(1)));
        if left == 0 {
            return;
        }
    }
}

pub(super) fn short_enough(request: &Request) -> Result<(), ApiError> {
    let line = request.uri().path_and_query().map_or(0, |path| path.as_str().len());
    let headers = request.headers().iter().map(|(name, value)| name.as_str().len() + value.len() + 4);
    if line + headers.sum::<usize>() <= LARGEST_HEAD {
        return Ok(());
    }
    let (status, what) = match line > LARGEST_HEAD / 2 {
        true => (StatusCode::URI_TOO_LONG, "The address is too long."),
        false => (StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE, "The headers of the request are too large."),
    };
    Err(ApiError::new(status, what))
}
