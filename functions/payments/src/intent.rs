use axum::Json;
use axum::extract::State;
use domain::document::Document;
use domain::ids::DocumentId;
use domain::money::Cents;
use domain::pricing::{self, Line};
use domain::sale;
use serde::{Deserialize, Serialize};
use serde_json::Number;
use shared::clock;
use shared::http::{ApiError, CurrentUser, ValidJson, catalog, error, kind_of};
use shared::workflow::pay;
use utoipa::ToSchema;

use crate::Ports;

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
    let payment = pay::open_payment(&ports.till, document, amount).await?;
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
    let (catalog, kind) = (catalog()?, kind_of(&document.kind)?);
    sale::check(document, kind, catalog, clock::today())?;
    Ok(pricing::review_order(catalog, &kind.name, document.price))
}
