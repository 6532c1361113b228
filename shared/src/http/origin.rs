//! Tells requests that came through the CDN from direct ones. The API has an address of its own that anyone can call; only the CDN
//! knows the secret that it shows with each request, and only its word about the visitor is believed.

use std::net::IpAddr;

use axum::http::HeaderMap;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use thiserror::Error;

/// The header in which the CDN shows the secret.
pub const SECRET: &str = "x-origin-secret";

/// The header in which `CloudFront` says whom it answers: address and port.
const VIEWER: &str = "cloudfront-viewer-address";

/// Length below which a secret could be guessed, in characters.
const SHORTEST: usize = 32;

/// What the CDN shows, now and before the last change of it.
#[derive(Clone, Debug)]
pub struct OriginSecret(Vec<[u8; 32]>);

/// The secret's text: `{"current": "<at least 32 characters>", "previous": ""}`. While the CDN is told a new one it shows
/// the one before.
#[derive(Deserialize)]
struct Shown {
    current: String,
    previous: String,
}

/// The secret is not of the expected form.
#[derive(Debug, Error)]
#[error(
    "the origin secret has to be JSON with `current`, of at least 32 characters, and `previous`, as long or empty"
)]
pub struct OriginError;

/// Digests are compared: the time that takes says nothing about the secret.
fn digest(text: &[u8]) -> [u8; 32] {
    Sha256::digest(text).into()
}

impl OriginSecret {
    /// Reads the secret's text.
    ///
    /// # Errors
    /// When it is of another form, or short enough to be guessed.
    pub fn from_secret(text: &str) -> Result<Self, OriginError> {
        let Shown { current, previous } = serde_json::from_str(text).map_err(|_| OriginError)?;
        let shown = std::iter::once(current).chain(Some(previous).filter(|text| !text.is_empty()));
        let each =
            |text: String| (text.len() >= SHORTEST).then(|| digest(text.as_bytes())).ok_or(OriginError);
        shown.map(each).collect::<Result<_, _>>().map(Self)
    }

    /// Whether a request has come through the CDN.
    pub(super) fn is_shown(&self, headers: &HeaderMap) -> bool {
        headers.get(SECRET).is_some_and(|shown| self.0.contains(&digest(shown.as_bytes())))
    }
}

/// Whom the CDN answers. To be asked only of a request that has come through it.
pub(super) fn viewer(headers: &HeaderMap) -> Option<IpAddr> {
    let (address, _port) = headers.get(VIEWER)?.to_str().ok()?.rsplit_once(':')?;
    address.trim_matches(['[', ']']).parse().ok()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    const NEW: &str = "0123456789abcdef0123456789abcdef";
    const OLD: &str = "fedcba9876543210fedcba9876543210";

    fn headers(name: &'static str, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name.parse().unwrap(), HeaderValue::from_str(value).unwrap())])
    }

    #[test]
    fn a_47_the_secret_of_before_is_good_while_it_is_changed_and_no_other() {
        let origin =
            OriginSecret::from_secret(&format!(r#"{{"current":"{NEW}","previous":"{OLD}"}}"#)).unwrap();
        assert!(origin.is_shown(&headers(SECRET, NEW)) && origin.is_shown(&headers(SECRET, OLD)));
        assert!(!origin.is_shown(&headers(SECRET, &NEW.to_uppercase())));
        assert!(!origin.is_shown(&headers(SECRET, "")) && !origin.is_shown(&HeaderMap::new()));
    }

    #[test]
    fn a_47_a_secret_that_could_be_guessed_is_refused() {
        assert!(OriginSecret::from_secret(&format!(r#"{{"current":"{NEW}","previous":""}}"#)).is_ok());
        for bad in [r#"{"current":"","previous":""}"#, r#"{"current":"short","previous":""}"#, "{}", "x"] {
            assert!(OriginSecret::from_secret(bad).is_err(), "{bad}");
        }
        assert!(OriginSecret::from_secret(&format!(r#"{{"current":"{NEW}","previous":"short"}}"#)).is_err());
    }

    #[test]
    fn the_cdn_says_whom_it_answers() {
        let said = |value| viewer(&headers(VIEWER, value)).map(|address| address.to_string());
        assert_eq!(said("198.51.100.10:46532").unwrap(), "198.51.100.10");
        assert_eq!(said("2001:db8:0:0:0:0:0:1:46532").unwrap(), "2001:db8::1");
        assert_eq!(said("[2001:db8::1]:46532").unwrap(), "2001:db8::1");
        assert_eq!(said("nonsense"), None);
    }
}
