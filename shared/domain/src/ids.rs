//! Identifiers. Each parses in its constructor, so a value of these types is never malformed.

use std::fmt;
use std::str::FromStr;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Largest document id: JavaScript numbers are exact below 2^53.
const LARGEST_DOCUMENT_ID: u64 = (1 << 53) - 1;

/// The id of a document: a positive integer below 2^53, drawn at random so that it cannot be guessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u64")]
pub struct DocumentId(u64);

/// The text is not a document id.
#[derive(Debug, Error, PartialEq, Eq)]
#[error("A document id is a whole number from 1 to 9007199254740991.")]
pub struct InvalidDocumentId;

impl DocumentId {
    /// The id that 64 random bits come to: 53 of them are kept.
    #[must_use]
    pub fn from_random(bits: u64) -> Self {
        Self((bits & LARGEST_DOCUMENT_ID).max(1))
    }

    /// The number itself.
    #[must_use]
    pub fn get(self) -> u64 {
        self.0
    }
}

impl TryFrom<u64> for DocumentId {
    type Error = InvalidDocumentId;

    fn try_from(number: u64) -> Result<Self, InvalidDocumentId> {
        if (1..=LARGEST_DOCUMENT_ID).contains(&number) { Ok(Self(number)) } else { Err(InvalidDocumentId) }
    }
}

impl FromStr for DocumentId {
    type Err = InvalidDocumentId;

    fn from_str(text: &str) -> Result<Self, InvalidDocumentId> {
        let digits_only = !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
        let number = if digits_only { text.parse().ok() } else { None };
        number.ok_or(InvalidDocumentId).and_then(|number: u64| Self::try_from(number))
    }
}

impl fmt::Display for DocumentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The id of a user: 32 lower-case hexadecimal digits, 128 random bits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct UserId(String);

/// The text is not a user id.
#[derive(Debug, Error, PartialEq, Eq)]
#[error("A user id is 32 hexadecimal digits.")]
pub struct InvalidUserId;

impl UserId {
    /// The id that 128 random bits come to.
    #[must_use]
    pub fn from_random(bits: u128) -> Self {
        Self(format!("{bits:032x}"))
    }

    /// The digits.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for UserId {
    type Error = InvalidUserId;

    fn try_from(text: String) -> Result<Self, InvalidUserId> {
        let hexadecimal = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        if text.len() == 32 && text.bytes().all(hexadecimal) { Ok(Self(text)) } else { Err(InvalidUserId) }
    }
}

impl From<UserId> for String {
    fn from(id: UserId) -> Self {
        id.0
    }
}

impl fmt::Display for UserId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The id of the home page's bundle of drafts: when it was begun and by which document. Later ones sort behind.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BundleId(String);

impl BundleId {
    /// The id of a bundle that a document begins.
    #[must_use]
    pub fn begun_by(first: DocumentId, at: Timestamp) -> Self {
        Self(format!("{:015}-{first}", at.as_millisecond().max(0)))
    }

    /// An id as it was stored.
    #[must_use]
    pub fn stored(text: String) -> Self {
        Self(text)
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_id_is_a_positive_integer_that_javascript_can_hold() {
        for absurd in
            ["0", "-1", "01", "1.5", "9007199254740992", "99999999999999999999", "abc", "", " 1", "１"]
        {
            assert_eq!(absurd.parse::<DocumentId>(), Err(InvalidDocumentId), "{absurd:?}");
        }
        assert_eq!("9007199254740991".parse::<DocumentId>().map(DocumentId::get), Ok(9_007_199_254_740_991));
    }

    #[test]
    fn any_random_bits_come_to_a_valid_document_id() {
        for bits in [0, 1, u64::MAX, 1 << 53] {
            assert!(DocumentId::try_from(DocumentId::from_random(bits).get()).is_ok(), "{bits}");
        }
    }

    #[test]
    fn a_user_id_is_hexadecimal() {
        assert!(UserId::try_from(UserId::from_random(u128::MAX).to_string()).is_ok());
        assert!(UserId::try_from("../../etc/passwd".to_string()).is_err());
    }
}
