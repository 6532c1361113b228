//! What the two forms have in common: fields that must be of some length, and mail to both sides.

use std::collections::BTreeMap;

use domain::account::Email;
use serde::Serialize;
use shared::http::ApiError;
use shared::ports::{Mail, Message};
use utoipa::ToSchema;

/// Longest message, in characters.
const LONGEST_MESSAGE: usize = 10_000;

/// Done.
#[derive(Serialize, ToSchema)]
pub(crate) struct Received {
    /// A sentence for the person.
    pub(crate) message: &'static str,
}

/// Collects the sentences of wrong fields. Sentences: specification section 5.
#[derive(Default)]
pub(crate) struct Checks(BTreeMap<String, String>);

impl Checks {
    /// Text of at least so many characters on one line, without surrounding space.
    pub(crate) fn line(&mut self, field: &str, text: &str, min: usize, sentence: &str) -> String {
        let text = text.trim();
        let bad =
            text.chars().count() < min || text.chars().count() > 200 || text.chars().any(char::is_control);
        self.note(bad, field, sentence);
        text.to_string()
    }

    /// One of the options.
    pub(crate) fn option(&mut self, field: &str, text: &str, options: &[&str], sentence: &str) {
        self.note(!options.contains(&text), field, sentence);
    }

    /// An e-mail address.
    pub(crate) fn email(&mut self, text: &str) -> String {
        let parsed = Email::parse(text);
        self.note(parsed.is_err(), "email", "Please enter a valid email address");
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

/// A checked form, ready to be mailed.
pub(crate) struct Letter {
    pub(crate) from: String,
    pub(crate) subject: String,
    pub(crate) text: String,
}

/// Mails the letter to the operator, and a confirmation to its sender.
pub(crate) async fn deliver(mail: &dyn Mail, letter: Letter) -> Result<(), ApiError> {
    let to_operator = Message {
        to: mail.operator().to_string(),
        reply_to: Some(letter.from.clone()),
        subject: letter.subject,
        text: letter.text,
    };
    mail.send(&to_operator).await?;
    let confirmation = Message {
        to: letter.from,
        reply_to: None,
        subject: "We have received your message".to_string(),
        text: "Thank you for writing to Coquina. We have received your message and will answer it.\n\n\
               Coquina is not a law firm and cannot give legal advice."
            .to_string(),
    };
    mail.send(&confirmation).await?;
    Ok(())
}
