//! People who use the service: addresses, passwords and names as they have to be.

use std::fmt;

use jiff::Timestamp;
use serde::Serialize;
use thiserror::Error;
use utoipa::ToSchema;

use crate::ids::UserId;

/// An e-mail address in the form in which it identifies an account: trimmed and in lower case.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Email(String);

/// The address is not one.
#[derive(Debug, Error, PartialEq, Eq)]
#[error("Please enter a valid email address")]
pub struct NotAnEmail;

impl Email {
    /// Parses an address: one at sign, a local part, a domain with a dot, no spaces, at most 254 characters
    /// (RFC 5321, 4.5.3.1).
    ///
    /// # Errors
    /// When it is not of that form.
    pub fn parse(text: &str) -> Result<Self, NotAnEmail> {
        let text = text.trim().to_lowercase();
        let odd = |c: char| c.is_whitespace() || c.is_control() || "<>()[]\\,;:\"".contains(c);
        let (local, domain) = text.split_once('@').ok_or(NotAnEmail)?;
        let labels_are_good = domain.contains('.') && domain.split('.').all(|label| !label.is_empty());
        let good = !local.is_empty() && local.len() <= 64 && labels_are_good && text.len() <= 254;
        if good && !domain.contains('@') && !text.chars().any(odd) { Ok(Self(text)) } else { Err(NotAnEmail) }
    }

    /// The address.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Addresses must not reach a log by accident.
impl fmt::Debug for Email {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Email(..)")
    }
}

/// A password that meets the rules. It never prints itself.
#[derive(Clone)]
pub struct Password(String);

/// The rule that a password breaks. Source: specification section 5, with its messages.
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

/// A first or a last name: trimmed, absent when empty, at most 100 characters, no control characters.
///
/// # Errors
/// A sentence when it is too long or has control characters.
pub fn person_name(text: Option<&str>) -> Result<Option<String>, &'static str> {
    let trimmed = text.unwrap_or_default().trim();
    if trimmed.chars().count() > 100 || trimmed.chars().any(char::is_control) {
        return Err("Please use at most 100 characters for a name.");
    }
    Ok((!trimmed.is_empty()).then(|| trimmed.to_string()))
}

/// Somebody with an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Who.
    pub id: UserId,
    /// The address that signs in.
    pub email: Email,
    /// The password's hash, a PHC string.
    pub password_hash: String,
    /// First name, if given.
    pub first_name: Option<String>,
    /// Last name, if given.
    pub last_name: Option<String>,
    /// When the account was made.
    pub created_at: Timestamp,
}

/// An account as shown to its owner.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct User {
    /// Who.
    #[schema(value_type = String)]
    pub id: UserId,
    /// The address that signs in.
    pub email: String,
    /// First name, if given.
    #[schema(required)]
    pub first_name: Option<String>,
    /// Last name, if given.
    #[schema(required)]
    pub last_name: Option<String>,
    /// Address of a picture, if any.
    #[schema(required)]
    pub profile_image_url: Option<String>,
}

impl From<Account> for User {
    fn from(account: Account) -> Self {
        Self {
            id: account.id,
            email: account.email.0,
            first_name: account.first_name,
            last_name: account.last_name,
            profile_image_url: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_trimmed_lowered_and_checked() {
        assert_eq!(Email::parse(" Maria@Example.COM ").unwrap().as_str(), "maria@example.com");
        for bad in ["", "maria", "@x.org", "a@b", "a@b.", "a b@c.org", "a@b@c.org", "a@c.org\r\nBcc: x@y.org"]
        {
            assert_eq!(Email::parse(bad), Err(NotAnEmail), "{bad:?}");
        }
    }

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
    fn secrets_do_not_print_themselves() {
        let printed = format!("{:?} {:?}", Password::parse("Seashell1"), Email::parse("maria@example.com"));
        assert!(!printed.contains("Seashell1") && !printed.contains("maria"));
    }
}
