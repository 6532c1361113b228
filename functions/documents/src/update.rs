use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use domain::content::{Catalog, DocumentType};
use domain::documents::{Document, Edit, Status, party};
use serde::Deserialize;
use serde_json::{Map, Value};
use shared::clock;
use shared::http::error::Problem;
use shared::http::json::null_as_default;
use shared::http::{ApiError, Owned, ValidJson, catalog, document_type_of, error, etag};
use shared::workflow::price;
use shared::workflow::print::PrintError;
use shared::workflow::retry_on_conflict::{self, CompanionWrite};
use utoipa::ToSchema;

use crate::view::{DocumentView, tagged};
use crate::{AppState, answers};

/// A change. What is absent stays.
#[derive(Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct DocumentChange {
    /// Answers to add or replace, by question id; null forgets one.
    #[serde(deserialize_with = "null_as_default")]
    #[schema(value_type = std::collections::BTreeMap<String, Value>, required = false)]
    answers: Map<String, Value>,
    /// Facts to add or replace, by fact id; null forgets one. One that composes an answer writes it anew; an answer that is sent in
    /// other words drops the fact.
    #[serde(deserialize_with = "null_as_default")]
    #[schema(value_type = std::collections::BTreeMap<String, Value>, required = false)]
    facts: Map<String, Value>,
    /// Entries to add or replace beside the answers.
    #[serde(deserialize_with = "null_as_default")]
    #[schema(value_type = std::collections::BTreeMap<String, Value>, required = false)]
    data: Map<String, Value>,
    /// The step at which the owner is.
    current_step: Option<usize>,
    /// Draft, in progress or completed. Only a payment makes it paid.
    status: Option<Status>,
    /// What to call it.
    name: Option<String>,
}

/// Change a document. With `If-Match`, only on top of that version: a lost race gets 412 and the newer copy.
#[utoipa::path(patch, path = "/api/documents/{id}", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("writes")), ("x-body" = json!(262144))),
    security(("bearer" = [])),
    request_body = DocumentChange,
    params(("id" = u64, Path, description = "Document id"),
        ("If-Match" = Option<String>, Header, description = "The version that the change was made from")),
    responses((status = 200, body = DocumentView), (status = 400, body = Problem),
        (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 412, body = Problem)))]
pub(crate) async fn update_document(
    State(app): State<AppState>,
    Owned(document): Owned,
    headers: HeaderMap,
    ValidJson(sent): ValidJson<DocumentChange>,
) -> Result<Response, ApiError> {
    let expected = etag::expected_version(&headers)?;
    let (catalog, document_type) = (catalog()?, document_type_of(&document.document_type)?);
    let edit = sent.edit(document_type, catalog)?;
    let issued_for = app.issued_for(&document).await?;
    let changed = |document: Document| {
        if expected.is_some_and(|version| version != document.version) {
            return Err(lost_race(document));
        }
        let changed = document.edit(document_type, edit.clone(), catalog, clock::now())?;
        match &issued_for {
            Some(names) if party::has_changed(names, &party::names(document_type, &changed.answers)) => {
                Err(PrintError::OtherPerson.into())
            }
            _ => Ok(changed),
        }
    };
    let documents = &app.payment_service.documents;
    let document = retry_on_conflict::newest(documents, document, CompanionWrite::Reminders, changed).await?;
    tagged(price::priced(documents, document).await?)
}

impl AppState {
    /// For whom the final paper has been issued; nothing while there is none.
    async fn issued_for(&self, document: &Document) -> Result<Option<Vec<String>>, ApiError> {
        match document.status {
            Status::Paid => Ok(self.payment_service.documents.issued_for(document).await?),
            Status::Draft | Status::InProgress | Status::Completed => Ok(None),
        }
    }
}

pub(crate) fn lost_race(newer: Document) -> ApiError {
    let copy = DocumentView::new(newer).map(serde_json::to_value);
    match copy {
        Ok(Ok(copy)) => {
            let message = "This document was changed in another window. Here is the newer copy.";
            let refused = ApiError::lost_race(message);
            refused.with_code("version_conflict").with_document(copy)
        }
        Ok(Err(cause)) => error::internal(&cause),
        Err(error) => error,
    }
}

impl DocumentChange {
    fn edit(self, document_type: &DocumentType, catalog: &Catalog) -> Result<Edit, ApiError> {
        let (answers, metadata) = answers::parse(document_type, self.answers)?;
        let facts = answers::parse_facts(document_type, catalog, &self.facts)?;
        let mut data = self.data;
        data.extend(metadata);
        Ok(Edit {
            answers,
            facts,
            data,
            current_step: self.current_step,
            status: self.status,
            name: self.name,
        })
    }
}
