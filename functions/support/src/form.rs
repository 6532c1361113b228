//! What the two forms have in common: fields that must be of some length.

use std::collections::BTreeMap;

use domain::accounts::Email;
use serde::Serialize;
use shared::http::ApiError;
use utoipa::ToSchema;

/// Longest line, in characters.
const LONGEST_LINE: usize = 200;

/// Longest message, in characters.
const LONGEST_MESSAGE: usize = 10_000;

/// Done.
#[derive(Serialize, ToSchema)]
pub(crate) struct Received {
    /// A sentence for the person.
    pub(crate) message: &'static str,
}

/// Collects the sentences of wrong fields. Sentences: `shared/spec/product.md`, “Fields”.
#[derive(Default)]
pub(crate) struct Checks(BTreeMap<String, String>);

impl Checks {
    /// Text of at least so many characters on one line, without surrounding space.
    pub(crate) fn line(&mut self, field: &str, text: &str, min: usize, sentence: &str) -> String {
        let line = text.trim();
        let length = line.chars().count();
        self.note(length > LONGEST_LINE, field, "Please keep this to 200 characters");
        self.note(length < min, field, sentence);
        self.note(breaks_a_line(text), field, "Please write this on one line");
        line.to_string()
    }

    /// One of the options.
    pub(crate) fn option(&mut self, field: &str, text: &str, options: &[&str], sentence: &str) {
        self.note(!options.contains(&text), field, sentence);
    }

    /// An e-mail address.
    pub(crate) fn email(&mut self, text: &str) -> String {
        let parsed = Email::parse(text);
        self.note(parsed.is_err() || breaks_a_line(text), "email", "Please enter a valid email address");
        parsed.map(|email| email.as_str().to_string()).unwrap_or_default()
    }

    /// A message of at least ten characters.
    pub(crate) fn message(&mut self, text: &str) -> String {
        let length = text.trim().chars().count();
        self.note(length < 10, "message", "Message must be at least 10 characters");
        self.note(length > LONGEST_MESSAGE, "message", "Please keep the message to 10,000 characters");
        text.trim().to_string()
    }

    fn note(&mut self, bad: bool, field: &str, sentence: &str) {
        if bad {
            self.0.insert(field.to_string(), sentence.to_string());
        }
    }

    /// All sentences at once, when there are any.
    pub(crate) fn done(self) -> Result<(), ApiError> {
        if self.0.is_empty() {
            return Ok(());
        }
        let sentences: Vec<&str> = self.0.values().map(String::as_str).collect();
        Err(ApiError::bad_request(sentences.join(". ")).with_fields(self.0))
    }
}

/// What could end a header of a mail and begin another one, also before it is trimmed.
fn breaks_a_line(text: &str) -> bool {
    text.chars().any(|c| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}'))
}
