//! Entity tags: content tags that save a transfer, and version tags that keep two tabs from overwriting each other.

use std::io::Write;

use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::{ApiError, error};

/// Answers with JSON that rarely changes, or with 304 when the client has it already. It is public, so compressing it
/// tells a listener nothing; neither API Gateway nor a CDN that does not keep it would compress it.
///
/// # Errors
/// When the value cannot be written as JSON, which is a defect of ours.
pub fn cached_json(headers: &HeaderMap, value: &impl Serialize) -> Result<Response, ApiError> {
    let body = serde_json::to_vec(value).map_err(|cause| error::internal(&cause))?;
    cached_text(headers, body)
}

/// The same for JSON that is text already.
///
/// # Errors
/// When it cannot be compressed, which is a defect of ours.
pub fn cached_text(headers: &HeaderMap, body: impl Into<Vec<u8>>) -> Result<Response, ApiError> {
    let body = body.into();
    let digest = Sha256::digest(&body);
    let tag = digest.iter().take(12).fold(String::new(), |tag, byte| format!("{tag}{byte:02x}"));
    let tag = format!("\"{tag}\"");
    let common = [
        (header::ETAG, format!("W/{tag}")),
        (header::CACHE_CONTROL, "public, max-age=0, must-revalidate".into()),
        (header::VARY, "accept-encoding".into()),
    ];
    if listed(headers, &header::IF_NONE_MATCH).any(|known| weak(known) == tag || known == "*") {
        return Ok((StatusCode::NOT_MODIFIED, common).into_response());
    }
    let json = [(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))];
    if !listed(headers, &header::ACCEPT_ENCODING).any(|coding| coding == "gzip") {
        return Ok((common, json, body).into_response());
    }
    let gzip = [(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"))];
    Ok((common, json, gzip, compressed(&body).map_err(|cause| error::internal(&cause))?).into_response())
}

/// The members of a header that is a list.
fn listed<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let lists = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    lists.flat_map(|list| list.split(',')).map(str::trim)
}

fn compressed(body: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(body)?;
    encoder.finish()
}

/// A proxy that compresses marks a tag as weak; for a comparison it stays the same tag (RFC 9110, 13.1.2).
fn weak(tag: &str) -> &str {
    let tag = tag.trim();
    tag.strip_prefix("W/").unwrap_or(tag)
}

/// The version that a change was made from, as `If-Match: "7"`. Absent, or `*`, means any.
///
/// # Errors
/// 400 when the header is of another form.
pub fn expected_version(headers: &HeaderMap) -> Result<Option<u64>, ApiError> {
    let Some(value) = headers.get(header::IF_MATCH) else { return Ok(None) };
    let text = value.to_str().unwrap_or_default().trim();
    if text == "*" {
        return Ok(None);
    }
    let version = weak(text).trim_matches('"').parse();
    version.map(Some).map_err(|_| ApiError::bad_request("If-Match has to be a version such as \"7\"."))
}
