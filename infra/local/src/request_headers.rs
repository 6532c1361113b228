//! What of a caller's headers reaches the functions: what the CDN passes on, by `infra/request-headers.json`, and no more. A
//! function that begins to read another one finds out here, not after a deployment.

use std::sync::LazyLock;

use axum::http::{HeaderMap, HeaderName, header};
use serde::Deserialize;

#[derive(Deserialize)]
struct PassedHeaders {
    who: Vec<String>,
    read: Vec<String>,
}

/// What says how long the body is, where the request goes, which session it belongs to and how the answer may be compressed
/// comes with every request.
const ALWAYS: [HeaderName; 5] = [
    header::ACCEPT_ENCODING,
    header::CONTENT_LENGTH,
    header::COOKIE,
    header::HOST,
    header::TRANSFER_ENCODING,
];

static PASSED: LazyLock<Vec<HeaderName>> = LazyLock::new(|| {
    let named = serde_json::from_str(include_str!("../../request-headers.json"));
    let PassedHeaders { who, read } = named.unwrap_or(PassedHeaders { who: Vec::new(), read: Vec::new() });
    let named = who.iter().chain(&read).filter_map(|name| name.parse().ok());
    ALWAYS.into_iter().chain(named).collect()
});

/// Leaves the headers that the CDN passes on. The visitor's address is the CDN's to say, and here is none.
pub(crate) fn pass_on(headers: &mut HeaderMap) {
    let dropped: Vec<HeaderName> = headers.keys().filter(|name| !PASSED.contains(name)).cloned().collect();
    for name in dropped {
        headers.remove(name);
    }
}
