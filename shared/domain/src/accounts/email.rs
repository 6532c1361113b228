//! E-mail addresses, as mail servers take them.

use std::fmt;

use idna::uts46::{AsciiDenyList, DnsLength, Hyphens, Uts46};
use thiserror::Error;

/// An e-mail address in the form in which it identifies an account: trimmed, in lower case, and of ASCII characters alone.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Email(String);

/// The address is not one that mail can be sent to.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum InvalidEmail {
    /// It does not have the form of one.
    #[error("Please enter a valid email address")]
    Form,
    /// It has characters that no one sees, which come with pasted text. Two addresses that look the same would be two.
    #[error(
        "This email address has a character that cannot be seen. Please type the address instead of pasting it"
    )]
    Hidden,
    /// Mail servers, ours too, take ASCII characters alone before the @ (RFC 5321, 4.1.2).
    #[error(
        "Before the @, please use only letters without accents, digits and common signs; mail cannot be sent to others"
    )]
    NotAscii,
}

impl Email {
    /// Parses an address: one at sign, a local part, a domain with a dot, no spaces, at most 254 characters
    /// (RFC 5321, 4.5.3.1). A domain in another script is written in the form that mail servers use (UTS 46), which also
    /// brings letters that are composed differently to one form.
    ///
    /// # Errors
    /// When mail could not be sent to it.
    pub fn parse(text: &str) -> Result<Self, InvalidEmail> {
        let text = text.trim();
        if text.chars().any(is_hidden) {
            return Err(InvalidEmail::Hidden);
        }
        let (local, domain) = text.split_once('@').ok_or(InvalidEmail::Form)?;
        let email = format!("{}@{}", parse_local(local)?, parse_domain(domain)?);
        if email.len() <= 254 { Ok(Self(email)) } else { Err(InvalidEmail::Form) }
    }

    /// The address.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What stands before the at sign, in lower case.
fn parse_local(text: &str) -> Result<String, InvalidEmail> {
    if !text.is_ascii() {
        return Err(InvalidEmail::NotAscii);
    }
    let odd = |c: char| c.is_ascii_whitespace() || c.is_ascii_control() || "<>()[]\\,;:\"@".contains(c);
    let good = !text.is_empty() && text.len() <= 64 && !text.chars().any(odd);
    if good { Ok(text.to_ascii_lowercase()) } else { Err(InvalidEmail::Form) }
}

/// The domain as it stands in the domain name system.
fn parse_domain(text: &str) -> Result<String, InvalidEmail> {
    let rules = (AsciiDenyList::STD3, Hyphens::CheckFirstLast, DnsLength::Verify);
    let domain = Uts46::new().to_ascii(text.as_bytes(), rules.0, rules.1, rules.2);
    let domain = domain.map_err(|_| InvalidEmail::Form)?;
    if domain.contains('.') { Ok(domain.into_owned()) } else { Err(InvalidEmail::Form) }
}

/// Characters that leave no mark on the page: the default ignorable code points of Unicode 16, among them soft hyphens, signs
/// of no width and marks of direction.
fn is_hidden(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
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

    fn stored(text: &str) -> String {
        Email::parse(text).unwrap().as_str().to_string()
    }

    #[test]
    fn addresses_are_trimmed_lowered_and_checked() {
        assert_eq!(stored(" Maria@Example.COM "), "maria@example.com");
        let bad = [
            "",
            "maria",
            "@x.org",
            "a@b",
            "a@b.",
            "a b@c.org",
            "a@b@c.org",
            "a@c.org\r\nBcc: x@y.org",
            "a@-b.org",
            "a@b..org",
            "a\u{7f}@c.org",
            "a@[127.0.0.1]",
            "a@b_c.org",
        ];
        for bad in bad {
            assert_eq!(Email::parse(bad), Err(InvalidEmail::Form), "{bad:?}");
        }
    }

    #[test]
    fn a_domain_is_kept_as_mail_servers_write_it() {
        assert_eq!(stored("maria@BÜCHER.example"), "maria@xn--bcher-kva.example");
        assert_eq!(stored("maria@bu\u{308}cher.example"), stored("maria@bücher.example"), "composed or not");
        assert_eq!(stored("maria@ｅxample.com"), "maria@example.com", "full-width letters");
        assert_eq!(stored(&stored("maria@bücher.example")), "maria@xn--bcher-kva.example", "and read again");
    }

    #[test]
    fn what_looks_like_another_address_is_refused_or_is_that_address() {
        for (look_alike, why) in [
            ("mar\u{200b}ia@example.com", InvalidEmail::Hidden),
            ("maria@exam\u{200d}ple.com", InvalidEmail::Hidden),
            ("\u{202e}maria@example.com", InvalidEmail::Hidden),
            ("maria\u{2066}@example.com", InvalidEmail::Hidden),
            ("ma\u{ad}ria@example.com", InvalidEmail::Hidden),
            ("maria@example.com\u{feff}", InvalidEmail::Hidden),
            ("m\u{430}ria@example.com", InvalidEmail::NotAscii),
            ("josé@example.com", InvalidEmail::NotAscii),
            ("jose\u{301}@example.com", InvalidEmail::NotAscii),
            ("ｍaria@example.com", InvalidEmail::NotAscii),
        ] {
            assert_eq!(Email::parse(look_alike), Err(why), "{look_alike:?}");
        }
    }

    #[test]
    fn an_address_does_not_print_itself() {
        assert!(!format!("{:?}", Email::parse("maria@example.com")).contains("maria"));
    }
}
