//! The setting of a case: its document, answers and county.

use assistant::{ChatInput, ChatSubject, Conversation};
use domain::content::{Catalog, County, DocumentType};
use domain::interview::Answers;
use jiff::civil::Date;

use crate::EvaluationError;
use crate::case::Case;

/// The day on which all cases take place: what is in the future must not change with the calendar.
#[must_use]
pub fn today() -> Date {
    Date::constant(2026, 11, 22)
}

/// The setting of a case.
pub struct Scenario<'a> {
    case: &'a Case,
    catalog: &'a Catalog,
    /// The kind of document.
    pub document_type: &'a DocumentType,
    /// The saved answers.
    pub answers: Answers,
    county: Option<&'a County>,
}

impl<'a> Scenario<'a> {
    /// Sets up a case.
    ///
    /// # Errors
    /// A document type, question, county or answer that does not exist.
    pub fn new(catalog: &'a Catalog, case: &'a Case) -> Result<Self, EvaluationError> {
        let missing = |what: &str| EvaluationError::Case(case.id.clone(), format!("there is no {what}."));
        let document_type = catalog.document_type(&case.kind).ok_or_else(|| missing(&case.kind))?;
        if let Some(asked) = case.asked.as_deref().filter(|asked| document_type.question(asked).is_none()) {
            return Err(missing(asked));
        }
        let answers = Answers::restore(document_type, &case.answers);
        if answers.questions().count() != case.answers.len() {
            return Err(missing("such saved answer"));
        }
        let found = |name: &String| catalog.county(name).ok_or_else(|| missing(name));
        let county = case.county.as_ref().map(found).transpose()?;
        Ok(Self { case, catalog, document_type, answers, county })
    }

    /// The message in its setting.
    #[must_use]
    pub fn conversation(&self) -> Conversation<'_> {
        let subject =
            ChatSubject { document_type: self.document_type, answers: &self.answers, county: self.county };
        let asked = self.case.asked.as_deref();
        let said = ChatInput {
            words: self.case.says.trim(),
            before: &self.case.before,
            asked,
            ..ChatInput::default()
        };
        Conversation::new(self.catalog, subject, said, today())
    }

    /// Everything in the content files.
    pub(crate) fn catalog(&self) -> &'a Catalog {
        self.catalog
    }
}
