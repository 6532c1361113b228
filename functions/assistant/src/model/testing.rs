//! People and their messages, for the tests of these modules.

use domain::content::{Catalog, DocumentType};
use domain::interview::{AnswerChanges, Answers};
use jiff::civil::Date;
use serde_json::Value;

use crate::conversation::{ChatInput, ChatSubject, Conversation, Turn};

/// Someone who has just written something.
pub(crate) struct TestMessage {
    document_type: &'static DocumentType,
    pub(crate) answers: Answers,
    pub(crate) before: Vec<Turn>,
    asked: &'static str,
    words: &'static str,
}

impl TestMessage {
    pub(crate) fn at(document_type: &str, asked: &'static str, words: &'static str) -> Self {
        let document_type = Catalog::embedded().unwrap().document_type(document_type).unwrap();
        Self { document_type, answers: Answers::default(), before: Vec::new(), asked, words }
    }

    pub(crate) fn with(mut self, question: &str, value: Value) -> Self {
        let raw = serde_json::Map::from_iter([(question.to_string(), value)]);
        self.answers = self.answers.clone().with(AnswerChanges::parse(self.document_type, &raw).unwrap());
        self
    }

    pub(crate) fn conversation(&self) -> Conversation<'_> {
        let catalog = Catalog::embedded().unwrap();
        let county = catalog.county("miami-dade").filter(|_| self.document_type.county);
        let subject = ChatSubject { document_type: self.document_type, answers: &self.answers, county };
        let said = ChatInput {
            words: self.words,
            before: &self.before,
            asked: Some(self.asked),
            ..ChatInput::default()
        };
        Conversation::new(catalog, subject, said, Date::constant(2026, 11, 21))
    }
}
