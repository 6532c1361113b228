use axum::Json;
use axum::http::header::ETAG;
use axum::response::{IntoResponse, Response};
use domain::content::DocumentType;
use domain::documents::{Document, Signing, Status, party};
use domain::interview::facts::Facts;
use domain::interview::{Answers, InterviewProgress};
use domain::money::Cents;
use serde::Serialize;
use serde_json::{Map, Value};
use shared::clock;
use shared::http::{ApiError, catalog, document_type_of, timestamps};
use utoipa::ToSchema;

/// A document as shown to its owner.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Document)]
pub(crate) struct DocumentView {
    /// Which: a positive integer below 2^53.
    id: u64,
    /// Id of its document type, camel case.
    #[serde(rename = "type")]
    document_type: String,
    /// What its owner calls it.
    name: String,
    /// The names of the people whose document it is, as far as they are answered.
    parties: Vec<String>,
    /// Where it stands.
    status: Status,
    /// The step at which its owner is.
    current_step: usize,
    /// The number of questions.
    total_steps: usize,
    /// The answers, by question id.
    #[schema(value_type = std::collections::BTreeMap<String, Value>)]
    answers: Answers,
    /// The facts beneath them, by fact id.
    #[schema(value_type = std::collections::BTreeMap<String, Value>)]
    facts: Facts,
    /// What the AI-guided screen keeps beside the answers.
    #[schema(value_type = std::collections::BTreeMap<String, Value>)]
    data: Map<String, Value>,
    /// What it costs, in cents, without the processing fee.
    price: Cents,
    /// Whether attorney review was asked for.
    attorney_review: bool,
    /// Whether the nonlawyer disclosure has been acknowledged.
    disclosure_acknowledged: bool,
    /// Whether its payment is disputed at the bank: it is paid, but its PDF is not handed out until that is settled.
    on_hold: bool,
    /// When it was made.
    created_at: String,
    /// When it was last changed.
    updated_at: String,
    /// When it was paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    paid_at: Option<String>,
    /// What was paid for it, in cents, fee included.
    #[serde(skip_serializing_if = "Option::is_none")]
    amount_paid: Option<Cents>,
    /// What its owner plans for signing it, and did.
    signing: Signing,
    /// Counts the changes; send it as `If-Match` to change only what you have seen.
    version: u64,
    /// The version at which what is printed last changed. A copy of an older version says something else.
    content_version: u64,
    /// Where the interview stands.
    interview: InterviewProgress,
}

impl DocumentView {
    pub(crate) fn new(document: Document) -> Result<Self, ApiError> {
        let document_type = document_type_of(&document.document_type)?;
        let interview =
            document.interview(document_type, catalog()?).progress(document.current_step, clock::today());
        Ok(Self {
            id: document.id.get(),
            document_type: document.document_type,
            name: document.name,
            parties: parties(document_type, &document.answers),
            status: document.status,
            current_step: document.current_step,
            total_steps: document_type.questions.len(),
            answers: document.answers,
            facts: document.facts,
            data: document.data.into_entries(),
            price: document.price,
            attorney_review: document.attorney_review,
            disclosure_acknowledged: document.disclosed,
            on_hold: document.on_hold,
            created_at: timestamps::text(document.created_at),
            updated_at: timestamps::text(document.updated_at),
            paid_at: document.paid_at.map(timestamps::text),
            amount_paid: document.amount_paid,
            signing: document.signing,
            version: document.version,
            content_version: document.content_version,
            interview,
        })
    }
}

fn parties(document_type: &DocumentType, answers: &Answers) -> Vec<String> {
    let names = party::names(document_type, answers).into_iter().map(|name| name.trim().to_string());
    names.filter(|name| !name.is_empty()).collect()
}

/// A document with its version as the entity tag.
pub(crate) fn tagged(document: Document) -> Result<Response, ApiError> {
    let tag = [(ETAG, format!("\"{}\"", document.version))];
    Ok((tag, Json(DocumentView::new(document)?)).into_response())
}
