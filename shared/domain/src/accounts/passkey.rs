//! Passkeys: which ones an account has, and how many it may have.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::text;

/// The longest name of a passkey, in characters.
const LONGEST_NAME: usize = 60;

/// A passkey of an account: a public key whose private half never leaves its owner's devices (`WebAuthn`, level 3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passkey {
    /// Which, among the account's own: a digest of the credential id.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// When it was added.
    pub created_at: Timestamp,
    /// When it last proved its owner, if ever.
    pub last_used_at: Option<Timestamp>,
    /// The public key, the signature counter and what else its verifier keeps.
    pub credential: String,
}

/// The passkeys of one account.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PasskeySet {
    /// The passkeys, the oldest first.
    pub passkeys: Vec<Passkey>,
    /// Counts the changes; 0 before the first. A change is saved only on top of the version that it was made from.
    pub version: u64,
}

/// A passkey cannot be added.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum NotAdded {
    /// The account has as many as it may have.
    #[error("An account has at most 10 passkeys. Please remove one first.")]
    TooMany,
    /// It is there already.
    #[error("This passkey is in your account already.")]
    Known,
}

impl PasskeySet {
    /// The most passkeys of one account.
    pub const MOST: usize = 10;

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.passkeys.is_empty()
    }

    /// Whether one more may be added.
    ///
    /// # Errors
    /// `TooMany` when there are ten.
    pub fn has_room(&self) -> Result<(), NotAdded> {
        if self.passkeys.len() < Self::MOST { Ok(()) } else { Err(NotAdded::TooMany) }
    }

    /// The passkey with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Passkey> {
        self.passkeys.iter().find(|passkey| passkey.id == id)
    }

    /// The set with one more.
    ///
    /// # Errors
    /// When there are ten, or it is one of them.
    pub fn with(mut self, passkey: Passkey) -> Result<Self, NotAdded> {
        self.has_room()?;
        if self.find(&passkey.id).is_some() {
            return Err(NotAdded::Known);
        }
        self.passkeys.push(passkey);
        Ok(self.changed())
    }

    /// The set without one of them; nothing when it is not there.
    #[must_use]
    pub fn without(mut self, id: &str) -> Option<Self> {
        let index = self.passkeys.iter().position(|passkey| passkey.id == id)?;
        self.passkeys.remove(index);
        Some(self.changed())
    }

    /// The set after one of them has proved its owner, with what its verifier keeps from then on.
    #[must_use]
    pub fn used(mut self, id: &str, credential: String, now: Timestamp) -> Self {
        if let Some(passkey) = self.passkeys.iter_mut().find(|passkey| passkey.id == id) {
            passkey.last_used_at = Some(now);
            passkey.credential = credential;
        }
        self.changed()
    }

    /// The set without those that were added after a moment; nothing when there is none.
    #[must_use]
    pub fn without_newer_than(mut self, moment: Timestamp) -> Option<Self> {
        let before = self.passkeys.len();
        self.passkeys.retain(|passkey| passkey.created_at <= moment);
        (self.passkeys.len() < before).then(|| self.changed())
    }

    /// The set without any.
    #[must_use]
    pub fn emptied(self) -> Self {
        Self { passkeys: Vec::new(), ..self }.changed()
    }

    fn changed(self) -> Self {
        Self { version: self.version + 1, ..self }
    }
}

/// A passkey's name: trimmed, at most 60 characters; `None` when empty or absent.
///
/// # Errors
/// A sentence when it is too long, or has characters that are not printed as they read.
pub fn passkey_name(typed: Option<&str>) -> Result<Option<String>, String> {
    let typed = typed.unwrap_or_default().trim();
    if let Some(sentence) = text::refusal(typed) {
        return Err(sentence);
    }
    let name = text::normal(typed);
    if name.chars().count() > LONGEST_NAME || name.contains('\n') {
        return Err("Please use at most 60 characters for the name of a passkey.".to_string());
    }
    Ok((!name.is_empty()).then_some(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn passkey(id: usize) -> Passkey {
        Passkey {
            id: id.to_string(),
            name: "Phone".into(),
            created_at: Timestamp::UNIX_EPOCH,
            last_used_at: None,
            credential: "before".into(),
        }
    }

    #[test]
    fn an_account_has_at_most_ten_passkeys_and_each_once() {
        let one = PasskeySet::default().with(passkey(0)).unwrap();
        assert_eq!(one.clone().with(passkey(0)), Err(NotAdded::Known));
        let ten = (1..10).fold(one, |set, id| set.with(passkey(id)).unwrap());
        assert_eq!(ten.version, 10);
        assert_eq!(ten.clone().with(passkey(10)), Err(NotAdded::TooMany));
        assert!(ten.without("3").unwrap().with(passkey(10)).is_ok());
    }

    #[test]
    fn a_use_is_noted_with_the_passkey_alone() {
        let two = PasskeySet::default().with(passkey(0)).unwrap().with(passkey(1)).unwrap();
        let used = two.used("1", "after".into(), Timestamp::UNIX_EPOCH);
        assert_eq!((used.passkeys[0].last_used_at, used.passkeys[0].credential.as_str()), (None, "before"));
        assert_eq!(used.passkeys[1].credential, "after");
        assert!(used.passkeys[1].last_used_at.is_some() && used.version == 3);
    }

    #[test]
    fn a_name_is_one_short_line() {
        assert_eq!(passkey_name(Some(" My phone ")), Ok(Some("My phone".into())));
        assert_eq!((passkey_name(None), passkey_name(Some(" "))), (Ok(None), Ok(None)));
        assert!(passkey_name(Some(&"x".repeat(61))).is_err() && passkey_name(Some("a\nb")).is_err());
        assert!(
            passkey_name(Some("\u{202e}enohp")).is_err(),
            "it would be read backward in the mail about it"
        );
    }
}
