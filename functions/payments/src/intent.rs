use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use domain::catalog::{Catalog, DocumentType};
use domain::document::{Document, Status};
use domain::ids::DocumentId;
use domain::interview::Interview;
use domain::money::Cents;
use domain::order::{Order, Payment, Progress};
use domain::pricing::{self, Line};
use serde::{Deserialize, Serialize};
use serde_json::Number;
use shared::clock;
use shared::http::{ApiError, CurrentUser, ValidJson, error};
use shared::ports::{PortError, Request};
use shared::workflow::settle::Till;
use utoipa::ToSchema;

use crate::Ports;

/// A payment that was called off, or asked for at a price that has changed, is followed by a new one; so often at most
/// within one request.
const ATTEMPTS: usize = 3;

/// A payment to be made: the review page's form, or the checkout page's.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct NewPayment {
    /// The document to pay for.
    #[schema(value_type = u64, required = false)]
    document_id: Option<Number>,
    /// What the client takes for the amount, in cents. It is checked, never used.
    #[schema(value_type = f64, required = false)]
    amount: Option<Number>,
    /// The checkout page's document type, bought before its document is made.
    document_type: Option<String>,
}

/// A payment to be confirmed by the browser.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PaymentIntent)]
pub(crate) struct PaymentIntentView {
    /// What Stripe's browser script confirms the payment with.
    client_secret: String,
    /// What will be charged, in cents.
    amount: Cents,
    /// What it is made up of.
    lines: Vec<Line>,
}

/// Ask for the payment of a document. Asking again answers with the same payment, so a double click costs nothing.
#[utoipa::path(post, path = "/api/create-payment-intent", tag = "payments", security(("bearer" = [])),
    request_body = NewPayment,
    responses((status = 200, body = PaymentIntentView), (status = 400, body = shared::http::error::Problem),
        (status = 401, body = shared::http::error::Problem), (status = 404, body = shared::http::error::Problem),
        (status = 409, body = shared::http::error::Problem)))]
pub(crate) async fn create_payment_intent(
    State(ports): State<Ports>,
    user: CurrentUser,
    ValidJson(sent): ValidJson<NewPayment>,
) -> Result<Json<PaymentIntentView>, ApiError> {
    let id = sent.document_id()?;
    let found = ports.till.documents.get(&user.id, id).await?.ok_or_else(ApiError::document_not_found)?;
    let document = ports.till.refreshed(found).await?;
    let lines = order_lines(&document)?;
    let amount = pricing::total(&lines);
    sent.agrees_with(amount)?;
    let payment = payment_for(&ports.till, document, amount).await?;
    let client_secret =
        payment.client_secret.ok_or_else(|| error::internal(&"a payment without a secret"))?;
    Ok(Json(PaymentIntentView { client_secret, amount: payment.amount, lines }))
}

impl NewPayment {
    fn agrees_with(&self, amount: Cents) -> Result<(), ApiError> {
        let wrong = || format!("The amount does not match. This document costs {amount}, fee included.");
        match self.amount.as_ref().map(Number::as_u64) {
            None => Ok(()),
            Some(sent) if sent == Some(u64::from(amount.0)) => Ok(()),
            Some(_) => Err(ApiError::bad_request(wrong()).with_code("price_mismatch")),
        }
    }

    fn document_id(&self) -> Result<DocumentId, ApiError> {
        match (&self.document_id, &self.document_type) {
            (Some(id), _) => id.to_string().parse().map_err(|_| ApiError::document_not_found()),
            (None, Some(_)) => Err(ApiError::conflict(
                "Buying before answering is not open yet. Please make the document first and pay on its review page.",
            )),
            (None, None) => {
                Err(ApiError::bad_request("Please say which document is to be paid for: documentId."))
            }
        }
    }
}

/// The order for a document that may be paid for now.
fn order_lines(document: &Document) -> Result<Vec<Line>, ApiError> {
    let catalog = Catalog::embedded().map_err(|problems| error::internal(problems))?;
    let kind = catalog.document_type(&document.kind);
    let kind = kind.ok_or_else(|| error::internal(&"a stored document type is unknown"))?;
    payable(document, kind)?;
    Ok(pricing::review_order(catalog, &kind.name, document.price))
}

fn payable(document: &Document, kind: &DocumentType) -> Result<(), ApiError> {
    if document.status == Status::Paid {
        return Err(ApiError::conflict("This document is already paid.").with_code("already_paid"));
    }
    if !kind.is_available() {
        let message = format!("{} cannot be bought yet. Your answers are kept.", kind.name);
        return Err(ApiError::conflict(message).with_code("not_available"));
    }
    let interview = Interview::new(kind, &document.answers);
    if !interview.is_complete(clock::today()) {
        return Err(unfinished(&interview));
    }
    Ok(())
}

fn unfinished(interview: &Interview<'_>) -> ApiError {
    let missing = interview.missing().into_iter().map(|id| (id, "Please answer this question.".to_string()));
    let fields: BTreeMap<String, String> = missing.chain(interview.problems(clock::today())).collect();
    let message = "Some answers are missing or need another look. Please finish them before you pay.";
    ApiError::conflict(message).with_code("unfinished").with_fields(fields)
}

/// The one open payment of a document. Stripe's idempotency key names the document and the attempt, so that requests
/// in a race get one payment; the order stands in the ledger before the browser can pay it.
async fn payment_for(till: &Till, document: Document, amount: Cents) -> Result<Payment, ApiError> {
    if let Some(payment) = still_open(till, &document, amount).await? {
        return open(till, document, payment).await;
    }
    for _ in 0..ATTEMPTS {
        let attempt = till.orders.attempt(document.id).await?;
        let payment = till.payments.request(&request(&document, amount, attempt)).await?;
        let current = till.payments.find(&payment.id).await?.unwrap_or(payment);
        match current.progress {
            Progress::Open => return open(till, document, current).await,
            Progress::Canceled => till.orders.end_attempt(document.id, attempt).await?,
            Progress::Processing | Progress::Succeeded => return Err(under_way()),
        }
    }
    Err(PortError::Conflict.into())
}

/// The payment asked for before, if it can still be made. Stripe forgets idempotency keys after a day.
async fn still_open(till: &Till, document: &Document, amount: Cents) -> Result<Option<Payment>, ApiError> {
    let Some(id) = &document.payment else { return Ok(None) };
    let payment = till.payments.find(id).await?;
    Ok(payment.filter(|payment| payment.progress == Progress::Open && payment.amount == amount))
}

fn request(document: &Document, amount: Cents, attempt: u32) -> Request {
    let metadata = [("documentId", document.id.to_string()), ("userId", document.owner.to_string())];
    Request {
        amount,
        description: format!("Document {}", document.id),
        metadata: metadata.into_iter().map(|(name, value)| (name.to_string(), value)).collect(),
        idempotency_key: format!("document-{}-{attempt}-{}", document.id, amount.0),
    }
}

fn under_way() -> ApiError {
    let message =
        "A payment for this document is being processed. Please look at your dashboard in a moment.";
    ApiError::conflict(message).with_code("payment_under_way")
}

async fn open(till: &Till, document: Document, payment: Payment) -> Result<Payment, ApiError> {
    let order = Order {
        payment: payment.id.clone(),
        document: document.id,
        owner: document.owner.clone(),
        amount: payment.amount,
        created_at: clock::now(),
        fulfilled_at: None,
    };
    till.orders.open(&order).await?;
    remember(till, document, &payment.id).await?;
    Ok(payment)
}

/// Writes the payment's id into the document, so that its owner's return can ask about it.
async fn remember(till: &Till, mut document: Document, payment: &str) -> Result<(), ApiError> {
    for _ in 0..ATTEMPTS {
        if document.payment.as_deref() == Some(payment) {
            return Ok(());
        }
        let (owner, id) = (document.owner.clone(), document.id);
        match till.documents.save(&document.awaiting(payment.to_string())).await {
            Ok(()) => return Ok(()),
            Err(PortError::Conflict) => {
                let fresh = till.documents.get(&owner, id).await?;
                document = fresh.ok_or_else(ApiError::document_not_found)?;
            }
            Err(error) => return Err(error.into()),
        }
    }
    Err(PortError::Conflict.into())
}
