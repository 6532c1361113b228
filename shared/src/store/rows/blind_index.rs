//! Names under which something is found without being readable in the table.

use crate::ports::PortError;
use hmac::{Hmac, KeyInit, Mac};
use serde::Deserialize;
use sha2::Sha256;

/// A keyed digest. Without the key no one can try mail addresses against a dump of the table. The key cannot be changed
/// without writing every row of an index again.
#[derive(Clone)]
pub struct BlindIndex(Hmac<Sha256>);

/// The secret's text: `{"key": "<at least 32 characters>"}`.
#[derive(Deserialize)]
struct KeyFile {
    key: String,
}

impl BlindIndex {
    /// The index of a secret, as JSON with its `key` in it.
    ///
    /// # Errors
    /// When it is not readable.
    pub fn from_secret(text: &str) -> Result<Self, PortError> {
        let wrong = || {
            PortError::unavailable("index", "the index secret has to be JSON with a `key` of 32 characters")
        };
        let file: KeyFile = serde_json::from_str(text).map_err(|_| wrong())?;
        if file.key.len() < 32 {
            return Err(wrong());
        }
        Hmac::new_from_slice(file.key.as_bytes()).map(Self).map_err(|_| wrong())
    }

    /// The digest of a name, in hexadecimal digits.
    pub(in crate::store) fn of(&self, name: &str) -> String {
        self.digest(name).iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
    }

    /// The digest itself.
    pub(in crate::store) fn digest(&self, name: &str) -> [u8; 32] {
        let mut mac = self.0.clone();
        mac.update(name.as_bytes());
        mac.finalize().into_bytes().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_key_finds_what_it_has_named_and_another_does_not() {
        let index = |key: &str| BlindIndex::from_secret(&format!(r#"{{"key":"{key}"}}"#)).unwrap();
        let (ours, theirs) = (index(&"a".repeat(32)), index(&"b".repeat(32)));
        assert_eq!(ours.of("maria@example.com"), ours.of("maria@example.com"));
        assert_ne!(ours.of("maria@example.com"), theirs.of("maria@example.com"));
        assert!(BlindIndex::from_secret(r#"{"key":"short"}"#).is_err());
    }
}
