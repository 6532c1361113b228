//! What makes a browser known: a secret that it carries in a cookie, or, in clients without cookies, in a header.

use std::fmt;

use crate::random::{self, EntropyError};

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

    /// Anything but 64 lower-case hexadecimal digits was not given out by us.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        (text.len() == 64 && text.bytes().all(is_digit)).then(|| Self(text.to_string()))
    }
}

/// It must not reach a log by accident.
impl fmt::Debug for DeviceSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DeviceSecret(..)")
    }
}
