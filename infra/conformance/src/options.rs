//! What is typed after `cargo conformance`.

use crate::ConformanceError;
use crate::target::Target;

/// How the program is used.
pub const USAGE: &str =
    "Use: cargo conformance <address> [--account <mail address> [--stranger <mail address>] [--pay]]
                         [--origin <address>] [--stripe <address>]

By itself it only reads what anyone may read, and makes calls that are refused.
  --account   makes an account with this address, makes what the cases need, and deletes it all again
  --stranger  a second one, whose things the first must not reach
  --pay       buys a will and a divorce with Stripe's test card; never where real money is taken
  --origin    the site's own address, where it is reached at another
  --stripe    where Stripe is, if it is an emulator";

/// What is to be done.
#[derive(Debug)]
pub struct Options {
    /// Where.
    pub target: Target,
    /// The mail address of the account that is made.
    pub account: Option<String>,
    /// That of a second one.
    pub stranger: Option<String>,
    /// Whether something is bought.
    pub pays: bool,
}

impl Options {
    /// Only what reads and what is refused.
    ///
    /// # Errors
    /// When no client can be made.
    pub fn reading(address: &str) -> Result<Self, ConformanceError> {
        Ok(Self { target: Target::at(address)?, account: None, stranger: None, pays: false })
    }

    /// What the words say.
    ///
    /// # Errors
    /// When they say nothing that can be done.
    pub fn parse(words: &[String]) -> Result<Self, ConformanceError> {
        let usage = || ConformanceError::Typed(USAGE.to_string());
        let (address, mut rest) = words.split_first().ok_or_else(usage)?;
        if !address.starts_with("https://")
            && !address.starts_with("http://127.0.0.1:")
            && !address.starts_with("http://localhost:")
        {
            return Err(ConformanceError::Typed(format!(
                "An address begins with https://, or is on this machine.\n\n{USAGE}"
            )));
        }
        let mut options = Self::reading(address)?;
        while let Some((name, after)) = rest.split_first() {
            rest = options.take(name, after).ok_or_else(usage)?;
        }
        let is_whole = options.account.is_some() || (options.stranger.is_none() && !options.pays);
        is_whole.then_some(options).ok_or_else(usage)
    }

    /// Takes one option, and gives what follows it.
    fn take<'a>(&mut self, name: &str, after: &'a [String]) -> Option<&'a [String]> {
        if name == "--pay" {
            self.pays = true;
            return Some(after);
        }
        let (value, after) = after.split_first()?;
        match name {
            "--account" => self.account = Some(value.clone()),
            "--stranger" => self.stranger = Some(value.clone()),
            "--origin" => self.target.origin = value.trim_end_matches('/').to_string(),
            "--stripe" => self.target.stripe = value.trim_end_matches('/').to_string(),
            _ => return None,
        }
        Some(after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &str) -> Result<Options, ConformanceError> {
        Options::parse(&words.split(' ').map(str::to_string).collect::<Vec<_>>())
    }

    #[test]
    fn by_itself_an_address_is_only_read() {
        let options = parse("https://coquina.example/").unwrap();
        assert_eq!(options.target.address, "https://coquina.example");
        assert_eq!(options.target.stripe, "https://api.stripe.com");
        assert!(options.account.is_none() && options.stranger.is_none() && !options.pays);
    }

    #[test]
    fn what_is_typed_with_an_account_is_taken() {
        let words = "http://127.0.0.1:8080 --account a@b.co --stranger c@d.co --pay --origin https://x.net/ --stripe http://127.0.0.1:9";
        let options = parse(words).unwrap();
        assert_eq!(
            (options.account.as_deref(), options.stranger.as_deref()),
            (Some("a@b.co"), Some("c@d.co"))
        );
        assert_eq!(
            (&*options.target.origin, &*options.target.stripe),
            ("https://x.net", "http://127.0.0.1:9")
        );
        assert!(options.pays);
    }

    #[test]
    fn what_cannot_be_done_is_refused_with_the_usage() {
        for words in [
            "",
            "coquina.example",
            "http://coquina.example",
            "https://x.net --pay",
            "https://x.net --account",
            "https://x.net --all",
        ] {
            assert!(parse(words).unwrap_err().to_string().contains("Use: cargo conformance"), "{words}");
        }
    }
}
