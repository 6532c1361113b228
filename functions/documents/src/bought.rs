//! Documents that were bought before they were answered.

use domain::content::DocumentType;
use domain::documents::Document;
use domain::ids::{DocumentId, UserId};
use domain::orders::{Goods, Order};
use shared::http::ApiError;

use crate::AppState;

/// The document of this type that a payment bought. The provider is asked when the webhook has not come yet, so that a
/// buyer never waits for it.
pub(crate) async fn find(
    app: &AppState,
    owner: &UserId,
    payment: &str,
    document_type: &DocumentType,
) -> Result<Document, ApiError> {
    if !is_payment_id(payment) {
        return Err(no_such_payment());
    }
    let order_ledger = app
        .payment_service
        .looked_up_order_ledger(payment)
        .await?
        .filter(|order_ledger| &order_ledger.order.owner == owner);
    let order_ledger = order_ledger.ok_or_else(no_such_payment)?;
    let id = document_of(&order_ledger.order, document_type)?;
    if !order_ledger.is_fulfilled() {
        return Err(if order_ledger.received().is_some() { checking() } else { pending() });
    }
    app.payment_service.documents.get(owner, id).await?.ok_or_else(ApiError::document_not_found)
}

/// Stripe's ids are short words. What is longer is no key that the ledger could be asked for.
fn is_payment_id(text: &str) -> bool {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.starts_with("pi_") && text.len() <= 255 && text.chars().all(is_word)
}

fn document_of(order: &Order, document_type: &DocumentType) -> Result<DocumentId, ApiError> {
    let items = match &order.goods {
        Goods::New(items) => items.as_slice(),
        Goods::Document { .. } => &[],
    };
    let item = items.iter().find(|item| item.document_type == document_type.id);
    item.map(|item| item.id).ok_or_else(|| ApiError::conflict("This payment did not buy such a document."))
}

/// A stranger's payment is not told from one that never was.
fn no_such_payment() -> ApiError {
    ApiError::not_found("There is no such payment.")
}

fn checking() -> ApiError {
    let message = "Your payment has arrived, and we have to look at it first. We will email you.";
    ApiError::conflict(message).with_code("payment_checking")
}

fn pending() -> ApiError {
    let message = "The payment has not been confirmed yet. Please try again in a moment.";
    ApiError::conflict(message).with_code("payment_pending")
}
