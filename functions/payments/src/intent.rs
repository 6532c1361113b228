use axum::Json;
use axum::extract::State;
use domain::documents::Document;
use domain::ids::DocumentId;
use domain::money::Cents;
use domain::orders::checkout::{self, Basket, CheckoutError, Service};
use domain::orders::pricing::{self, OrderLine};
use domain::orders::{Payment, sale};
use serde::{Deserialize, Serialize};
use serde_json::Number;
use shared::http::error::Problem;
use shared::http::{ApiError, CurrentUser, IdempotencyKey, ValidJson, catalog, document_type_of, error};
use shared::workflow::pay::{self, Purchase};
use shared::workflow::price;
use shared::{clock, random};
use utoipa::ToSchema;

use crate::AppState;

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
    /// With `documentType`: `standard`, which is the default, or `attorney-review`.
    service_type: Option<String>,
    /// The checkout page's bundle.
    bundle: Option<String>,
    /// With `bundle`: the type to have where the bundle leaves a choice.
    agreement: Option<String>,
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
    lines: Vec<OrderLine>,
    /// Names the payment when its documents are asked for.
    payment_intent_id: String,
}

/// Ask for a payment: of a document, of a type to be answered afterwards, or of a bundle. Asking again for a document, or
/// with the same `Idempotency-Key`, answers with the same payment, so a double click costs nothing.
#[utoipa::path(post, path = "/api/create-payment-intent", tag = "payments",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("purchases")), ("x-body" = json!(16384))),
    security(("bearer" = [])),
    request_body = NewPayment,
    params(("Idempotency-Key" = Option<String>, Header, description = "Names a purchase of the checkout page")),
    responses((status = 200, body = PaymentIntentView), (status = 400, body = Problem),
        (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem)))]
pub(crate) async fn create_payment_intent(
    State(app): State<AppState>,
    user: CurrentUser,
    IdempotencyKey(key): IdempotencyKey,
    ValidJson(sent): ValidJson<NewPayment>,
) -> Result<Json<PaymentIntentView>, ApiError> {
    let (payment, lines) = match sent.basket()? {
        Some(basket) => (check_out(&app, user, &sent, &basket, key).await?, basket.lines),
        None => pay_document(&app, user, &sent).await?,
    };
    let client_secret =
        payment.client_secret.ok_or_else(|| error::internal(&"a payment without a secret"))?;
    Ok(Json(PaymentIntentView {
        client_secret,
        amount: payment.amount,
        lines,
        payment_intent_id: payment.id,
    }))
}

/// Without a key each request is a purchase of its own.
async fn check_out(
    app: &AppState,
    user: CurrentUser,
    sent: &NewPayment,
    basket: &Basket<'_>,
    key: Option<String>,
) -> Result<Payment, ApiError> {
    sent.agrees_with(pricing::total(&basket.lines))?;
    let key = key.map_or_else(random::token_id, Ok)?;
    Ok(pay::open_checkout(&app.payment_service, Purchase::basket(user.id, basket, &key)).await?)
}

async fn pay_document(
    app: &AppState,
    user: CurrentUser,
    sent: &NewPayment,
) -> Result<(Payment, Vec<OrderLine>), ApiError> {
    let id = sent.document_id()?;
    let found =
        app.payment_service.documents.get(&user.id, id).await?.ok_or_else(ApiError::document_not_found)?;
    let document = app.payment_service.refreshed(found).await?;
    let priced = price::priced(&app.payment_service.documents, document.clone()).await?;
    let lines = order_lines(&priced)?;
    let amount = pricing::total(&lines);
    sent.agrees_with(amount)?;
    Ok((pay::open_payment(&app.payment_service, document, lines.clone()).await?, lines))
}

impl NewPayment {
    fn agrees_with(&self, amount: Cents) -> Result<(), ApiError> {
        let wrong = || format!("The amount does not match. This costs {amount}.");
        match self.amount.as_ref().map(Number::as_u64) {
            None => Ok(()),
            Some(sent) if sent == Some(u64::from(amount.0)) => Ok(()),
            Some(_) => Err(ApiError::bad_request(wrong()).with_code("price_mismatch")),
        }
    }

    fn document_id(&self) -> Result<DocumentId, ApiError> {
        let missing = || ApiError::bad_request("Please say what is to be paid for: documentId.");
        let id = self.document_id.as_ref().ok_or_else(missing)?;
        id.to_string().parse().map_err(|_| ApiError::document_not_found())
    }

    /// What the checkout page asks for; nothing when a document is named, which goes first.
    fn basket(&self) -> Result<Option<Basket<'static>>, ApiError> {
        let catalog = catalog()?;
        match (&self.document_id, &self.bundle, &self.document_type) {
            (None, Some(bundle), _) => {
                let bundle = catalog.bundle(bundle).ok_or(CheckoutError::UnknownBundle)?;
                let pick = self.agreement.as_deref().and_then(|id| catalog.document_type(id));
                Ok(Some(checkout::bundle(catalog, bundle, pick)?))
            }
            (None, None, Some(id)) => {
                let document_type = catalog.document_type(id).ok_or(CheckoutError::UnknownType)?;
                let service = self.service_type.as_deref().map_or(Ok(Service::Standard), str::parse)?;
                Ok(Some(checkout::single(catalog, document_type, service)?))
            }
            _ => Ok(None),
        }
    }
}

/// The order for a document that may be paid for now.
fn order_lines(document: &Document) -> Result<Vec<OrderLine>, ApiError> {
    let (catalog, document_type) = (catalog()?, document_type_of(&document.document_type)?);
    sale::check(document, document_type, catalog, clock::today())?;
    Ok(pricing::review_order(catalog, &document_type.name, document.price))
}
