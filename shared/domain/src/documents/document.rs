//! A document: its states, and what may change them.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;
use utoipa::ToSchema;

use super::data::{DocumentData, TooMuchData};
use super::signing::Signing;
use crate::content::{Catalog, County, DocumentType};
use crate::ids::{BundleId, DocumentId, UserId};
use crate::interview::facts::{FactChanges, Facts, Matter};
use crate::interview::{AnswerChanges, Answers, Interview};
use crate::money::Cents;
use crate::text;

/// Longest name that a person may give a document, in characters.
const LONGEST_NAME: usize = 200;

/// Where a document stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Made, not begun.
    Draft,
    /// Being answered.
    InProgress,
    /// Answered, not paid.
    Completed,
    /// Paid. Only a verified payment leads here, and only money that goes back leads away.
    Paid,
}

/// Someone's document.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// Which.
    pub id: DocumentId,
    /// Whose.
    pub owner: UserId,
    /// Id of its document type, camel case.
    pub document_type: String,
    /// What its owner calls it.
    pub name: String,
    /// Where it stands.
    pub status: Status,
    /// The step at which its owner is; the number of questions when the review has been reached.
    pub current_step: usize,
    /// The answers.
    pub answers: Answers,
    /// The facts beneath them.
    pub facts: Facts,
    /// What the AI-guided screen keeps beside the answers, the county of filing among it.
    pub data: DocumentData,
    /// What it costs, in cents, without the processing fee.
    pub price: Cents,
    /// Whether attorney review was asked for.
    pub attorney_review: bool,
    /// The three drafts of the home page's bundle that it was made as one of, if it was.
    pub bundle: Option<BundleId>,
    /// Whether the nonlawyer disclosure has been acknowledged.
    pub disclosed: bool,
    /// The payment under way or done, a Stripe PaymentIntent's id.
    pub payment: Option<String>,
    /// Whether its payment is disputed at the bank: it is paid, but not issued.
    pub on_hold: bool,
    /// When it was paid.
    pub paid_at: Option<Timestamp>,
    /// What was paid for it, in cents, fee included.
    pub amount_paid: Option<Cents>,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it was last changed.
    pub updated_at: Timestamp,
    /// What its owner plans for signing it, and did.
    pub signing: Signing,
    /// Counts the changes; a change is saved only on top of the version that it was made from.
    pub version: u64,
    /// The version at which what is printed last changed.
    pub content_version: u64,
}

/// A change that the owner asks for. What is absent stays.
#[derive(Clone, Debug, Default)]
pub struct Edit {
    /// Answers to add, replace or forget.
    pub answers: AnswerChanges,
    /// Facts to add, replace or forget.
    pub facts: FactChanges,
    /// Entries of `data` to add or replace.
    pub data: Map<String, Value>,
    /// The step.
    pub current_step: Option<usize>,
    /// The status asked for.
    pub status: Option<Status>,
    /// The name.
    pub name: Option<String>,
}

/// Why a change is refused.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum EditError {
    /// The client asked for `paid`.
    #[error("Only a completed payment can mark a document as paid.")]
    OnlyPaymentPays,
    /// The client asked for `draft` after the start.
    #[error("A document that has been started cannot become a draft again.")]
    AlreadyStarted,
    /// The step is beyond the questions.
    #[error("The step has to be between 0 and {0}.")]
    NoSuchStep(usize),
    /// The name is empty or too long.
    #[error("Please give the document a name of at most {LONGEST_NAME} characters.")]
    Name,
    /// The name has a character that is not seen.
    #[error("{0}")]
    HiddenCharacter(String),
    /// Too much beside the answers.
    #[error(transparent)]
    TooMuchData(#[from] TooMuchData),
}

/// Checks a document's name.
///
/// # Errors
/// When it is empty, too long, has line ends or characters that are not seen.
pub fn document_name(typed: &str) -> Result<String, EditError> {
    if let Some(sentence) = text::refusal(typed) {
        return Err(EditError::HiddenCharacter(sentence));
    }
    let name = text::normal(typed.trim());
    let good = !name.is_empty() && name.chars().count() <= LONGEST_NAME && !name.contains('\n');
    if good { Ok(name) } else { Err(EditError::Name) }
}

impl Document {
    /// A document without answers.
    #[must_use]
    pub fn new(owner: UserId, id: DocumentId, document_type: String, name: String, now: Timestamp) -> Self {
        Self {
            id,
            owner,
            document_type,
            name,
            status: Status::Draft,
            current_step: 0,
            answers: Answers::default(),
            facts: Facts::default(),
            data: DocumentData::default(),
            price: Cents::default(),
            attorney_review: false,
            bundle: None,
            disclosed: false,
            payment: None,
            on_hold: false,
            paid_at: None,
            amount_paid: None,
            created_at: now,
            updated_at: now,
            signing: Signing::default(),
            version: 1,
            content_version: 1,
        }
    }

    /// The interview that led to the document.
    #[must_use]
    pub fn interview<'a>(&'a self, document_type: &'a DocumentType, catalog: &'a Catalog) -> Interview<'a> {
        Interview::new(document_type, &self.answers).knowing(&self.facts).filed_in(self.county(catalog))
    }

    /// The county in which the papers are to be filed.
    #[must_use]
    pub fn county<'a>(&self, catalog: &'a Catalog) -> Option<&'a County> {
        catalog.counties.iter().find(|county| self.data.county() == Some(&county.id))
    }

    /// The document with a change made to it, one version on.
    ///
    /// # Errors
    /// When the change asks for something that is not the owner's to decide.
    pub fn edit(
        self,
        document_type: &DocumentType,
        edit: Edit,
        catalog: &Catalog,
        now: Timestamp,
    ) -> Result<Self, EditError> {
        let status = self.status_after(edit.status)?;
        let current_step = edit.current_step.unwrap_or(self.current_step);
        if current_step > document_type.questions.len() {
            return Err(EditError::NoSuchStep(document_type.questions.len()));
        }
        let name = edit.name.as_deref().map_or(Ok(self.name), document_name)?;
        let county = self.data.county().cloned();
        let data = self.data.with(edit.data, catalog)?;
        let before = Matter { answers: self.answers, facts: self.facts };
        let after = before.clone().with(document_type, edit.answers, edit.facts);
        let version = self.version + 1;
        let is_same = after == before && data.county() == county.as_ref();
        let content_version = if is_same { self.content_version } else { version };
        let Matter { answers, facts } = after;
        Ok(Self {
            status,
            current_step,
            name,
            data,
            answers,
            facts,
            updated_at: now,
            version,
            content_version,
            ..self
        })
    }

    /// A client moves a document from draft to in progress to completed, and may reopen a completed one. A paid
    /// document stays paid whatever a client asks for.
    fn status_after(&self, asked: Option<Status>) -> Result<Status, EditError> {
        match (self.status, asked) {
            (Status::Paid, _) => Ok(Status::Paid),
            (_, Some(Status::Paid)) => Err(EditError::OnlyPaymentPays),
            (Status::InProgress | Status::Completed, Some(Status::Draft)) => Err(EditError::AlreadyStarted),
            (current, asked) => Ok(asked.unwrap_or(current)),
        }
    }

    /// The document with a payment under way.
    #[must_use]
    pub fn awaiting(self, payment: String, now: Timestamp) -> Self {
        Self { payment: Some(payment), updated_at: now, version: self.version + 1, ..self }
    }

    /// The document with the disclosure acknowledged.
    #[must_use]
    pub fn acknowledged(self, now: Timestamp) -> Self {
        Self { disclosed: true, updated_at: now, version: self.version + 1, ..self }
    }
}
