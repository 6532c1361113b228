//! The versions of a paid document's paper: each one that was issued, numbered, with what it takes to know it again.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use jiff::Timestamp;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::SignedCopy;
use crate::assembly::paper::{Paper, VerificationCode};

/// Which of a document's versions: 1, 2 and on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct VersionNumber(NonZeroU32);

/// The text is not the number of a version.
#[derive(Debug, Error, PartialEq, Eq)]
#[error("The number of a version is a whole number from 1 on.")]
pub struct InvalidVersionNumber;

impl VersionNumber {
    /// The first version.
    pub const FIRST: Self = Self(NonZeroU32::MIN);

    /// The number itself.
    #[must_use]
    pub fn get(self) -> u32 {
        self.0.get()
    }

    /// The number behind it.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// The number before it; nothing before the first.
    #[must_use]
    pub fn previous(self) -> Option<Self> {
        NonZeroU32::new(self.get() - 1).map(Self)
    }
}

impl FromStr for VersionNumber {
    type Err = InvalidVersionNumber;

    fn from_str(text: &str) -> Result<Self, InvalidVersionNumber> {
        let is_plain = !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|_| is_plain).map(Self).ok_or(InvalidVersionNumber)
    }
}

impl fmt::Display for VersionNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A SHA-256, as 64 lower-case hexadecimal digits where it is written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Sha256Hash([u8; 32]);

/// The text is not a SHA-256.
#[derive(Debug, Error, PartialEq, Eq)]
#[error("A SHA-256 is 64 hexadecimal digits.")]
pub struct InvalidSha256Hash;

impl Sha256Hash {
    /// The hash of these bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }
}

impl FromStr for Sha256Hash {
    type Err = InvalidSha256Hash;

    fn from_str(text: &str) -> Result<Self, InvalidSha256Hash> {
        let mut hash = [0; 32];
        let is_whole = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        for (place, byte) in hash.iter_mut().enumerate().filter(|_| is_whole) {
            let digits = text.get(2 * place..2 * place + 2).ok_or(InvalidSha256Hash)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| InvalidSha256Hash)?;
        }
        if is_whole { Ok(Self(hash)) } else { Err(InvalidSha256Hash) }
    }
}

impl fmt::Display for Sha256Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Sha256Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl TryFrom<String> for Sha256Hash {
    type Error = InvalidSha256Hash;

    fn try_from(text: String) -> Result<Self, InvalidSha256Hash> {
        text.parse()
    }
}

impl From<Sha256Hash> for String {
    fn from(hash: Sha256Hash) -> Self {
        hash.to_string()
    }
}

/// A paper as it was issued. Nothing of the answers stands in it but the hashes, which are kept sealed: the same paper
/// always comes to the same bytes, so that a hash would help to confirm a guess.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PaperVersion {
    /// Which.
    pub number: VersionNumber,
    /// When it was first issued.
    pub rendered_at: Timestamp,
    /// The version of the document (`Document::version`) from which it was made.
    pub document_version: u64,
    /// The version at which what is printed had last changed (`Document::content_version`).
    pub content_version: u64,
    /// The version of the clauses.
    pub template_version: String,
    /// The day as of which the clauses state the law.
    pub law_as_of: Date,
    /// What it is checked by.
    pub code: Option<VerificationCode>,
    /// The hash of the PDF.
    pub sha256: Sha256Hash,
    /// What tells the paper from every other.
    pub print: PaperPrint,
}

/// What tells papers apart without keeping them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PaperPrint {
    /// The hash of the whole paper.
    pub whole: Sha256Hash,
    /// The hash of the instruments alone, which are what is signed.
    pub instruments: Sha256Hash,
}

impl PaperPrint {
    /// Of a paper. What it can be checked by is no part of what it says.
    ///
    /// # Errors
    /// When the paper cannot be written as JSON, which is a defect of ours.
    pub fn of(paper: &Paper) -> Result<Self, serde_json::Error> {
        let said = Paper { verification: None, ..paper.clone() };
        Ok(Self {
            whole: Sha256Hash::of(&serde_json::to_vec(&said)?),
            instruments: Sha256Hash::of(&serde_json::to_vec(&paper.instruments)?),
        })
    }
}

/// Which of the versions, first to last, is the copy that was signed: the one that was current then. Where none had been noted
/// yet, it is the first that was made of what the document said then.
#[must_use]
pub fn signed_version<'a>(versions: &'a [PaperVersion], copy: &SignedCopy) -> Option<&'a PaperVersion> {
    let then = versions.iter().rev().find(|version| version.document_version <= copy.version);
    then.or_else(|| versions.iter().find(|version| version.content_version <= copy.version))
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    fn version(number: u32, document_version: u64, content_version: u64) -> PaperVersion {
        let hash = Sha256Hash::of(&[]);
        PaperVersion {
            number: number.to_string().parse().unwrap(),
            rendered_at: "2026-11-24T17:00:00Z".parse().unwrap(),
            document_version,
            content_version,
            template_version: "1".to_string(),
            law_as_of: date(2026, 11, 21),
            code: None,
            sha256: hash,
            print: PaperPrint { whole: hash, instruments: hash },
        }
    }

    fn signed_at(versions: &[PaperVersion], version: u64) -> Option<u32> {
        let copy = SignedCopy { date: date(2026, 11, 24), original: None, version };
        signed_version(versions, &copy).map(|version| version.number.get())
    }

    #[test]
    fn the_copy_that_was_signed_is_the_one_that_was_current_then() {
        let versions = [version(1, 5, 4), version(2, 9, 8)];
        for (at, number) in [(5, 1), (8, 1), (9, 2), (20, 2)] {
            assert_eq!(signed_at(&versions, at), Some(number), "{at}");
        }
    }

    #[test]
    fn a_copy_signed_before_versions_were_noted_is_the_first_that_says_the_same() {
        assert_eq!(signed_at(&[version(1, 9, 4), version(2, 12, 11)], 6), Some(1));
        assert_eq!(signed_at(&[version(1, 9, 8)], 6), None, "the document has changed in between");
        assert_eq!(signed_at(&[], 6), None);
    }

    #[test]
    fn new_clauses_alone_do_not_change_which_copy_was_signed() {
        assert_eq!(signed_at(&[version(1, 5, 4), version(2, 7, 4)], 6), Some(1));
    }

    #[test]
    fn numbers_of_versions_are_whole_and_begin_with_one() {
        for text in ["", "0", "01", "+1", "-1", "1.0", "one", "4294967296"] {
            assert_eq!(text.parse::<VersionNumber>(), Err(InvalidVersionNumber), "{text}");
        }
        let second: VersionNumber = "2".parse().unwrap();
        assert_eq!((VersionNumber::FIRST.next(), second.previous()), (second, Some(VersionNumber::FIRST)));
        assert_eq!(VersionNumber::FIRST.previous(), None);
    }

    #[test]
    fn a_hash_is_read_as_it_is_written() {
        let hash = Sha256Hash::of(b"abc");
        let text = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!((hash.to_string().as_str(), text.parse()), (text, Ok(hash)));
        for wrong in [&text[1..], "", &text.replace('b', "é"), &text.replace('b', "g")] {
            assert_eq!(wrong.parse::<Sha256Hash>(), Err(InvalidSha256Hash), "{wrong}");
        }
    }
}
