use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use domain::answer::Answers;
use domain::catalog::DocumentType;
use domain::document::{Document, Status, check_data, document_name};
use domain::ids::{DocumentId, UserId};
use domain::pricing;
use serde::Deserialize;
use serde_json::{Map, Number, Value};
use shared::http::json::null_as_default;
use shared::http::{ApiError, CurrentUser, ValidJson, catalog};
use shared::ports::PortError;
use shared::{clock, random};
use utoipa::ToSchema;

use crate::view::DocumentView;
use crate::{Ports, answers};

/// A document to be made: the union of the specification's six forms. What is absent gets the catalogue's value, and
/// what the server decides itself (the number of steps, whether a payment has been made) is not read at all.
#[derive(Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct NewDocument {
    /// Document type id, camel case or hyphenated.
    #[serde(rename = "type")]
    #[schema(required)]
    kind: String,
    /// What to call it; the type's name, when absent.
    name: Option<String>,
    /// Draft or in progress.
    status: Option<Status>,
    /// The first step.
    current_step: Option<usize>,
    /// First answers, by question id.
    #[serde(deserialize_with = "null_as_default")]
    #[schema(value_type = std::collections::BTreeMap<String, Value>, required = false)]
    answers: Map<String, Value>,
    /// What the AI-guided screen keeps beside the answers.
    #[serde(deserialize_with = "null_as_default")]
    #[schema(value_type = std::collections::BTreeMap<String, Value>, required = false)]
    data: Map<String, Value>,
    /// What the client takes for the price. It is checked, never used.
    #[schema(value_type = f64, required = false)]
    price: Option<Number>,
    /// Whether attorney review is asked for.
    #[serde(deserialize_with = "null_as_default")]
    #[schema(required = false)]
    attorney_review: bool,
}

/// Make a document. Repeating a request with its `Idempotency-Key` answers with the document it made.
#[utoipa::path(post, path = "/api/documents", tag = "documents", security(("bearer" = [])),
    request_body = NewDocument,
    params(("Idempotency-Key" = Option<String>, Header, description = "Names this request")),
    responses((status = 201, body = DocumentView), (status = 400, body = shared::http::error::Problem),
        (status = 401, body = shared::http::error::Problem)))]
pub(crate) async fn create_document(
    State(ports): State<Ports>,
    user: CurrentUser,
    headers: HeaderMap,
    ValidJson(sent): ValidJson<NewDocument>,
) -> Result<(StatusCode, Json<DocumentView>), ApiError> {
    let key = idempotency_key(&headers)?;
    let document = sent.document(user.id, key)?;
    let document = match ports.till.documents.create(&document).await {
        Err(PortError::Conflict) => made_before(&ports, document).await?,
        result => result.map(|()| document)?,
    };
    Ok((StatusCode::CREATED, Json(DocumentView::new(document)?)))
}

fn idempotency_key(headers: &HeaderMap) -> Result<Option<&str>, ApiError> {
    let Some(value) = headers.get("idempotency-key") else { return Ok(None) };
    let key = value.to_str().ok().filter(|key| (1..=255).contains(&key.len()));
    key.map(Some)
        .ok_or_else(|| ApiError::bad_request("The Idempotency-Key has to be 1 to 255 plain characters."))
}

/// The document that the same idempotency key made before.
async fn made_before(ports: &Ports, document: Document) -> Result<Document, ApiError> {
    let before = ports.till.documents.get(&document.owner, document.id).await?;
    let same = before.filter(|before| before.kind == document.kind);
    same.ok_or_else(|| ApiError::conflict("This Idempotency-Key was used for another request."))
}

impl NewDocument {
    /// Checks what was sent against the catalogue.
    fn document(self, owner: UserId, key: Option<&str>) -> Result<Document, ApiError> {
        let catalog = catalog()?;
        let kind = catalog.document_type(&self.kind).ok_or_else(unknown_type)?;
        if let Some(price) = &self.price {
            pricing::check(catalog, kind, self.attorney_review, price)?;
        }
        let (answers, metadata) = answers::parse(kind, self.answers)?;
        let mut data = self.data;
        data.extend(metadata);
        check_data(&data)?;
        let now = clock::now();
        Ok(Document {
            id: document_id(&owner, key)?,
            owner,
            kind: kind.id.clone(),
            name: document_name(self.name.as_deref().unwrap_or(&kind.name))?,
            status: first_status(self.status)?,
            current_step: first_step(self.current_step, kind)?,
            answers: Answers::default().with(answers),
            data,
            price: pricing::price(catalog, kind, self.attorney_review),
            attorney_review: self.attorney_review,
            disclosed: false,
            payment: None,
            paid_at: None,
            amount_paid: None,
            created_at: now,
            updated_at: now,
            version: 1,
        })
    }
}

fn document_id(owner: &UserId, key: Option<&str>) -> Result<DocumentId, ApiError> {
    match key {
        Some(key) => Ok(random::document_id_for(owner, key)),
        None => Ok(random::document_id()?),
    }
}

fn unknown_type() -> ApiError {
    ApiError::bad_request("There is no such document type.").with_code("unknown_type")
}

fn first_status(asked: Option<Status>) -> Result<Status, ApiError> {
    match asked {
        None | Some(Status::Draft) => Ok(Status::Draft),
        Some(Status::InProgress) => Ok(Status::InProgress),
        Some(Status::Completed | Status::Paid) => {
            Err(ApiError::bad_request("A new document is a draft or in progress."))
        }
    }
}

fn first_step(asked: Option<usize>, kind: &DocumentType) -> Result<usize, ApiError> {
    let step = asked.unwrap_or_default();
    let wrong = || ApiError::bad_request("A new document starts at one of its questions.");
    if step <= kind.questions.len() { Ok(step) } else { Err(wrong()) }
}
