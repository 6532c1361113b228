//! People and their messages, for the tests of these modules.

use domain::content::{Catalog, DocumentType};
use domain::interview::{Answers, Changes};
use jiff::civil::Date;
use serde_json::Value;

use crate::talk::{Said, Subject, Talk, Turn};

/// Someone who has just written something.
pub(crate) struct Setting {
    kind: &'static DocumentType,
    pub(crate) answers: Answers,
    pub(crate) before: Vec<Turn>,
    asked: &'static str,
    words: &'static str,
}

impl Setting {
    pub(crate) fn at(kind: &str, asked: &'static str, words: &'static str) -> Self {
        let kind = Catalog::embedded().unwrap().document_type(kind).unwrap();
        Self { kind, answers: Answers::default(), before: Vec::new(), asked, words }
    }

    pub(crate) fn with(mut self, question: &str, value: Value) -> Self {
        let raw = serde_json::Map::from_iter([(question.to_string(), value)]);
        self.answers = self.answers.clone().with(Changes::parse(self.kind, &raw).unwrap());
        self
    }

    pub(crate) fn talk(&self) -> Talk<'_> {
        let catalog = Catalog::embedded().unwrap();
        let county = catalog.county("miami-dade").filter(|_| self.kind.county);
        let subject = Subject { kind: self.kind, answers: &self.answers, county };
        let said =
            Said { words: self.words, before: &self.before, asked: Some(self.asked), ..Said::default() };
        Talk::new(catalog, subject, said, Date::constant(2026, 11, 21))
    }
}
