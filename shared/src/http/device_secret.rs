//! What makes a browser known: a secret that it carries in a cookie, or, in clients without cookies, in a header.

use std::convert::Infallible;
use std::fmt;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use domain::accounts::KnownDevice;

use super::{ClientAddress, Device, cookies};
use crate::random::{self, EntropyError};

/// The header of clients without cookies.
const HEADER: &str = "x-device-token";

/// A secret of 256 random bits that makes a browser known to the accounts that have signed in on it.
#[derive(Clone, PartialEq, Eq)]
pub struct DeviceSecret(String);

impl DeviceSecret {
    /// A new one.
    ///
    /// # Errors
    /// When there is no randomness.
    pub fn new() -> Result<Self, EntropyError> {
        random::secret().map(Self)
    }

    /// What the server stores of it.
    #[must_use]
    pub fn digest(&self) -> String {
        random::digest(&self.0)
    }

    /// The secret itself, for the client that is to keep it.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.0
    }

    /// The cookie that keeps it in a browser.
    #[must_use]
    pub fn cookie(&self) -> Option<HeaderValue> {
        cookies::hidden(cookies::DEVICE, &self.0, KnownDevice::KEPT_SECONDS)
    }

    /// Anything but 64 lower-case hexadecimal digits was not given out by us.
    fn parse(text: &str) -> Option<Self> {
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        (text.len() == 64 && text.bytes().all(is_digit)).then(|| Self(text.to_string()))
    }

    fn sent(headers: &HeaderMap) -> Option<Self> {
        let stated = headers.get(HEADER).and_then(|value| value.to_str().ok());
        stated.or_else(|| cookies::read(headers, cookies::DEVICE)).and_then(Self::parse)
    }
}

/// It must not reach a log by accident.
impl fmt::Debug for DeviceSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DeviceSecret(..)")
    }
}

/// What calls: from which network, with which browser, and whether that browser has been given a secret before.
#[derive(Clone, Debug)]
pub struct Client {
    /// The network address.
    pub address: ClientAddress,
    /// The browser and its system.
    pub device: Device,
    /// The secret that makes the browser known, if it has one.
    pub secret: Option<DeviceSecret>,
}

impl<S: Send + Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let secret = DeviceSecret::sent(&parts.headers);
        let device = Device::from_request_parts(parts, state).await?;
        Ok(Self { address: ClientAddress::of(&parts.extensions), device, secret })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(name: &'static str, value: &str) -> Option<DeviceSecret> {
        DeviceSecret::sent(&HeaderMap::from_iter([(name.parse().unwrap(), value.parse().unwrap())]))
    }

    #[test]
    fn a_browser_is_known_by_its_cookie_and_another_client_by_its_header() {
        let secret = DeviceSecret::new().unwrap();
        assert_eq!(sent("cookie", &format!("a=1; __Host-device={}", secret.expose())), Some(secret.clone()));
        assert_eq!(sent(HEADER, secret.expose()), Some(secret.clone()));
        assert!(!format!("{secret:?}").contains(secret.expose()));
    }

    #[test]
    fn what_was_not_given_out_by_us_is_no_secret() {
        for odd in ["", "1", &"A".repeat(64), &"a".repeat(63), &"g".repeat(64)] {
            assert_eq!(sent(HEADER, odd), None, "{odd}");
        }
    }
}
