//! Asking for the payment of a document.

use domain::document::Document;
use domain::money::Cents;
use domain::order::{Order, Payment, Progress};

use crate::clock;
use crate::http::ApiError;
use crate::ports::{PortError, Request};
use crate::workflow::change;
use crate::workflow::settle::Till;

/// A payment that was called off is followed by a new one; so often at most within one request.
const ATTEMPTS: usize = 3;

/// The one open payment of a document. Stripe's idempotency key names the document and the attempt, so that requests
/// in a race get one payment; the order stands in the ledger before the browser can pay it.
///
/// # Errors
/// 409 when a payment is being processed, 404 when the document is gone, and when a service does not answer.
pub async fn open_payment(till: &Till, document: Document, amount: Cents) -> Result<Payment, ApiError> {
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
async fn remember(till: &Till, document: Document, payment: &str) -> Result<(), ApiError> {
    if document.payment.as_deref() == Some(payment) {
        return Ok(());
    }
    let awaiting = |document: Document| Ok(document.awaiting(payment.to_string()));
    change::newest(&*till.documents, document, None, awaiting).await.map(|_| ())
}
