use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use domain::content::DocumentType;
use domain::documents::{Document, DocumentData, EditError, Status, document_name};
use domain::ids::UserId;
use domain::interview::facts::Matter;
use domain::orders::checkout::CheckoutError;
use domain::orders::pricing;
use serde::Deserialize;
use serde_json::{Map, Number, Value};
use shared::clock;
use shared::http::error::Problem;
use shared::http::json::null_as_default;
use shared::http::{ApiError, CurrentUser, IdempotencyKey, ValidJson, catalog};
use shared::workflow::{create, price};
use utoipa::ToSchema;

use crate::view::DocumentView;
use crate::{AppState, answers, bought};

/// A document to be made: the union of the forms that clients send. What is absent gets the catalog's value, and
/// what the server decides itself (the number of steps, whether a payment has been made) is not read at all.
#[derive(Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct NewDocument {
    /// Document type id, camel case or hyphenated.
    #[serde(rename = "type")]
    #[schema(required)]
    document_type: String,
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
    /// First facts, by fact id. One that composes an answer writes it.
    #[serde(deserialize_with = "null_as_default")]
    #[schema(value_type = std::collections::BTreeMap<String, Value>, required = false)]
    facts: Map<String, Value>,
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
    /// The checkout page's payment: the document is one of those that it bought.
    payment_intent_id: Option<String>,
}

/// Make a document. Repeating a request with its `Idempotency-Key` answers with the document it made. With the payment of
/// a checkout, the answer is the document of this type that the payment bought. One account has 50 unpaid documents at most.
#[utoipa::path(post, path = "/api/documents", tag = "documents",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("writes")), ("x-body" = json!(262144))),
    security(("bearer" = [])),
    request_body = NewDocument,
    params(("Idempotency-Key" = Option<String>, Header, description = "Names this request")),
    responses((status = 201, body = DocumentView), (status = 400, body = Problem),
        (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem)))]
pub(crate) async fn create_document(
    State(app): State<AppState>,
    user: CurrentUser,
    IdempotencyKey(key): IdempotencyKey,
    ValidJson(sent): ValidJson<NewDocument>,
) -> Result<(StatusCode, Json<DocumentView>), ApiError> {
    if let Some(payment) = &sent.payment_intent_id {
        let document = bought::find(&app, &user.id, payment, sent.document_type()?).await?;
        return Ok((StatusCode::CREATED, Json(DocumentView::new(document)?)));
    }
    let catalog = catalog()?;
    let as_one_of_a_bundle =
        sent.price.as_ref().is_some_and(|price| pricing::is_bundle_share(catalog, price));
    let document = sent.document(user.id, key.as_deref())?;
    let document = create::create(&app.payment_service.documents, document, as_one_of_a_bundle).await?;
    let document = price::priced(&app.payment_service.documents, document).await?;
    Ok((StatusCode::CREATED, Json(DocumentView::new(document)?)))
}

impl NewDocument {
    fn document_type(&self) -> Result<&'static DocumentType, ApiError> {
        catalog()?.document_type(&self.document_type).ok_or_else(|| CheckoutError::UnknownType.into())
    }

    /// Checks what was sent against the catalog.
    fn document(self, owner: UserId, key: Option<&str>) -> Result<Document, ApiError> {
        let (catalog, document_type) = (catalog()?, self.document_type()?);
        if let Some(price) = &self.price {
            pricing::check(catalog, document_type, self.attorney_review, price)?;
        }
        let (answers, metadata) = answers::parse(document_type, self.answers)?;
        let facts = answers::parse_facts(document_type, catalog, &self.facts)?;
        let matter = Matter::default().with(document_type, answers, facts);
        let mut data = self.data;
        data.extend(metadata);
        let data = DocumentData::parse(data, catalog).map_err(EditError::from)?;
        let name = document_name(self.name.as_deref().unwrap_or(&document_type.name))?;
        let id = create::document_id(&owner, key, document_type, self.attorney_review)?;
        Ok(Document {
            status: first_status(self.status)?,
            current_step: first_step(self.current_step, document_type)?,
            answers: matter.answers,
            facts: matter.facts,
            data,
            price: pricing::price(catalog, document_type, self.attorney_review),
            attorney_review: self.attorney_review,
            ..Document::new(owner, id, document_type.id.clone(), name, clock::now())
        })
    }
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

fn first_step(asked: Option<usize>, document_type: &DocumentType) -> Result<usize, ApiError> {
    let step = asked.unwrap_or_default();
    let wrong = || ApiError::bad_request("A new document starts at one of its questions.");
    if step <= document_type.questions.len() { Ok(step) } else { Err(wrong()) }
}
