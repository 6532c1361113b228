//! What programs look for at addresses that are the same on every site. On AWS a release writes the one file, and the CDN
//! answers the other address: `infra/bin/security-text.mjs` and `infra/lib/web/pages-function.js`.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use jiff::{SignedDuration, Timestamp};

/// By which people who have found a weakness know where to write (RFC 9116).
pub(crate) const SECURITY: &str = "/.well-known/security.txt";

/// Where password programs lead people to change a password (W3C, A Well-Known URL for Changing Passwords).
pub(crate) const CHANGE_PASSWORD: &str = "/.well-known/change-password";

/// The RFC recommends less than a year.
const DAYS: i64 = 360;

/// The file about security of a site with this address.
pub(crate) fn security(site: &str, operator: &str) -> Response {
    let end = Timestamp::now().saturating_add(SignedDuration::from_hours(24 * DAYS));
    let end = end.unwrap_or(Timestamp::MAX).strftime("%Y-%m-%dT%H:%M:%SZ").to_string();
    let text = format!(
        "Contact: mailto:{operator}\nExpires: {end}\nPreferred-Languages: en\nCanonical: {site}{SECURITY}\n"
    );
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}

/// To the page where a password is changed.
pub(crate) fn change_password() -> Response {
    (StatusCode::FOUND, [(header::LOCATION, "/account")]).into_response()
}
