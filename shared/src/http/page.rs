//! Lists that are answered a page at a time, because an answer of AWS Lambda holds 6 MB: `?cursor=` asks for the page that
//! the header `x-next-cursor` of the page before has named.

use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use serde::Deserialize;

use super::ApiError;

/// Names the next page in an answer; absent on the last one.
pub const NEXT: HeaderName = HeaderName::from_static("x-next-cursor");

/// Cursors are ids and times, which are short.
const LONGEST: usize = 200;

/// Where the page begins that is asked for; nothing for the first one.
pub struct Cursor(pub Option<String>);

#[derive(Deserialize)]
struct PageQuery {
    cursor: Option<String>,
}

impl<S: Send + Sync> FromRequestParts<S> for Cursor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let asked = Query::<PageQuery>::from_request_parts(parts, state).await;
        let Query(PageQuery { cursor }) = asked.map_err(|_| Self::unknown())?;
        match cursor.filter(|text| !text.is_empty()) {
            Some(text) if text.len() > LONGEST => Err(Self::unknown()),
            cursor => Ok(Self(cursor)),
        }
    }
}

impl Cursor {
    /// 400 for a cursor that no page has named.
    #[must_use]
    pub fn unknown() -> ApiError {
        ApiError::bad_request("The cursor has to be the x-next-cursor of the page before.")
    }
}

/// The header that names the next page.
#[must_use]
pub fn next(cursor: Option<String>) -> HeaderMap {
    let value = cursor.and_then(|cursor| HeaderValue::try_from(cursor).ok());
    value.into_iter().map(|value| (NEXT, value)).collect()
}

/// A key of a table as a cursor: `#` has a meaning in addresses.
#[must_use]
pub fn from_key(key: &str) -> String {
    key.replace('#', "~")
}

/// The key that a cursor stands for.
#[must_use]
pub fn to_key(cursor: &str) -> String {
    cursor.replace('~', "#")
}
