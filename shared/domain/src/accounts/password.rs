//! Passwords.

use std::fmt;
use std::sync::LazyLock;

use thiserror::Error;

/// The most common passwords that keep the rules, sorted by their bytes. Their source is in the content's README.
static COMMON: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| include_str!("../../../content/common-passwords.txt").lines().collect());

/// A password that meets the rules. It never prints itself.
#[derive(Clone)]
pub struct Password(String);

/// The rule that a password breaks. Source: `shared/spec/product.md`, “Fields”, with its sentences.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum PasswordError {
    /// Fewer than eight characters.
    #[error("Password must be at least 8 characters")]
    TooShort,
    /// More than 200 characters: hashing time must not be the sender's choice.
    #[error("Password must be at most 200 characters")]
    TooLong,
    /// No uppercase letter.
    #[error("Password must contain at least one uppercase letter")]
    NoUppercase,
    /// No lowercase letter.
    #[error("Password must contain at least one lowercase letter")]
    NoLowercase,
    /// No number.
    #[error("Password must contain at least one number")]
    NoNumber,
    /// One of those that are tried first.
    #[error(
        "This password is easy to guess: it is among the most common passwords or has our name in it. Please choose another one"
    )]
    Common,
}

impl Password {
    /// Parses a new password.
    ///
    /// # Errors
    /// The first rule that it breaks.
    pub fn parse(text: &str) -> Result<Self, PasswordError> {
        let length = text.chars().count();
        match text {
            _ if length < 8 => Err(PasswordError::TooShort),
            _ if length > 200 => Err(PasswordError::TooLong),
            _ if !text.chars().any(char::is_uppercase) => Err(PasswordError::NoUppercase),
            _ if !text.chars().any(char::is_lowercase) => Err(PasswordError::NoLowercase),
            _ if !text.chars().any(|c| c.is_ascii_digit()) => Err(PasswordError::NoNumber),
            _ => Ok(Self(text.to_string())),
        }
    }

    /// Parses a new password, and refuses common ones where that is asked for.
    ///
    /// # Errors
    /// The first rule that it breaks.
    pub fn accept(text: &str, refuse_common: bool) -> Result<Self, PasswordError> {
        let password = Self::parse(text)?;
        if refuse_common && password.is_common() { Err(PasswordError::Common) } else { Ok(password) }
    }

    /// Whether it is on public lists of common passwords, or has our name in it: these are what is tried first.
    fn is_common(&self) -> bool {
        COMMON.binary_search(&self.0.as_str()).is_ok() || self.0.to_lowercase().contains("coquina")
    }

    /// The password itself, to be hashed and forgotten.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_says_the_first_rule_it_breaks() {
        let broken = |text: &str| Password::parse(text).map(|_| ()).unwrap_err();
        assert_eq!(broken("Short1"), PasswordError::TooShort);
        assert_eq!(broken("lowercase1"), PasswordError::NoUppercase);
        assert_eq!(broken("UPPERCASE1"), PasswordError::NoLowercase);
        assert_eq!(broken("NoNumbers"), PasswordError::NoNumber);
        assert_eq!(broken(&"Aa1".repeat(100)), PasswordError::TooLong);
        assert!(Password::parse("Seashell1").is_ok());
    }

    #[test]
    fn a_08_common_passwords_are_known() {
        assert!(COMMON.len() >= 3000 && COMMON.is_sorted());
        assert!(Password::parse("Password1").unwrap().is_common());
        assert!(Password::parse("CoquinaBeach42").unwrap().is_common());
        assert!(!Password::parse("Seashell1 by the sea").unwrap().is_common());
    }

    #[test]
    fn a_password_does_not_print_itself() {
        assert!(!format!("{:?}", Password::parse("Seashell1")).contains("Seashell1"));
    }
}
