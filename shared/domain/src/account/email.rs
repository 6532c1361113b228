//! E-mail addresses.

use std::fmt;

use thiserror::Error;

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
    fn an_address_does_not_print_itself() {
        assert!(!format!("{:?}", Email::parse("maria@example.com")).contains("maria"));
    }
}
