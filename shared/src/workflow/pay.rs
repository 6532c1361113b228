//! Asking for a payment: of a document that has been answered, or of documents to be made when the money is there.

use domain::checkout::{Basket, Service};
use domain::document::Document;
use domain::ids::UserId;
use domain::money::Cents;
use domain::order::{Goods, Item, Order, Payment, Progress};
use domain::pricing;

use crate::http::ApiError;
use crate::ports::{PortError, Request};
use crate::workflow::change;
use crate::workflow::settle::Till;
use crate::{clock, random};

/// A payment that was called off is followed by a new one; so often at most within one request.
const ATTEMPTS: usize = 3;

/// What is to be paid for.
pub struct Purchase {
    owner: UserId,
    goods: Goods,
    amount: Cents,
}

impl Purchase {
    /// A document that has been answered; `amount` in cents, fee included.
    #[must_use]
    pub fn document(document: &Document, amount: Cents) -> Self {
        Self { owner: document.owner.clone(), goods: Goods::Document(document.id), amount }
    }

    /// A basket. The same buyer, key and basket are the same purchase, so a page that is reloaded pays once.
    #[must_use]
    pub fn basket(owner: UserId, basket: &Basket<'_>, key: &str) -> Self {
        let kinds: Vec<&str> = basket.documents.iter().map(|wanted| wanted.kind.id.as_str()).collect();
        let attorney_review = basket.service == Service::AttorneyReview;
        let purchase = format!("{key}\n{}\n{attorney_review}", kinds.join(" "));
        let item = |(position, wanted): (usize, &domain::checkout::Wanted<'_>)| Item {
            id: random::document_id_for(&owner, &format!("{purchase}\n{position}")),
            kind: wanted.kind.id.clone(),
            name: wanted.kind.name.clone(),
            price: if attorney_review { wanted.share } else { wanted.kind.price },
            share: wanted.share,
            attorney_review,
        };
        let items = basket.documents.iter().enumerate().map(item).collect();
        Self { goods: Goods::New(items), amount: pricing::total(&basket.lines), owner }
    }
}

/// The one open payment of a document.
///
/// # Errors
/// 409 when a payment is being processed, 404 when the document is gone, and when a service does not answer.
pub async fn open_payment(till: &Till, document: Document, amount: Cents) -> Result<Payment, ApiError> {
    let purchase = Purchase::document(&document, amount);
    let payment = match still_open(till, &document, amount).await? {
        Some(payment) => payment,
        None => ask(till, &purchase).await?,
    };
    keep(till, purchase, &payment).await?;
    remember(till, document, &payment.id).await?;
    Ok(payment)
}

/// The one open payment of a basket.
///
/// # Errors
/// 409 when it has been paid or is being processed, and when a service does not answer.
pub async fn open_checkout(till: &Till, purchase: Purchase) -> Result<Payment, ApiError> {
    // Stripe forgets idempotency keys after a day; the documents that a purchase has made do not go.
    let first = purchase.goods.documents().first().copied().ok_or_else(nothing_to_buy)?;
    if till.documents.get(&purchase.owner, first).await?.is_some() {
        return Err(under_way());
    }
    let payment = ask(till, &purchase).await?;
    keep(till, purchase, &payment).await?;
    Ok(payment)
}

/// The payment asked for before, if it can still be made. Stripe forgets idempotency keys after a day.
async fn still_open(till: &Till, document: &Document, amount: Cents) -> Result<Option<Payment>, ApiError> {
    let Some(id) = &document.payment else { return Ok(None) };
    let payment = till.payments.find(id).await?;
    Ok(payment.filter(|payment| payment.progress == Progress::Open && payment.amount == amount))
}

/// Stripe's idempotency key names the purchase's first document and the attempt, so that requests in a race get one
/// payment.
async fn ask(till: &Till, purchase: &Purchase) -> Result<Payment, ApiError> {
    let Some(first) = purchase.goods.documents().first().copied() else { return Err(nothing_to_buy()) };
    for _ in 0..ATTEMPTS {
        let attempt = till.orders.attempt(first).await?;
        let key = format!("document-{first}-{attempt}-{}", purchase.amount.0);
        let payment = till.payments.request(&request(purchase, key)).await?;
        let current = till.payments.find(&payment.id).await?.unwrap_or(payment);
        match current.progress {
            Progress::Open => return Ok(current),
            Progress::Canceled => till.orders.end_attempt(first, attempt).await?,
            Progress::Processing | Progress::Succeeded => return Err(under_way()),
        }
    }
    Err(PortError::Conflict.into())
}

fn request(purchase: &Purchase, idempotency_key: String) -> Request {
    let ids: Vec<String> = purchase.goods.documents().iter().map(ToString::to_string).collect();
    let ids = ids.join(",");
    let metadata = [("documentId", ids.clone()), ("userId", purchase.owner.to_string())];
    Request {
        amount: purchase.amount,
        description: format!("Document {ids}"),
        metadata: metadata.into_iter().map(|(name, value)| (name.to_string(), value)).collect(),
        idempotency_key,
    }
}

fn nothing_to_buy() -> ApiError {
    ApiError::bad_request("There is nothing to be paid for.")
}

fn under_way() -> ApiError {
    let message = "A payment for this is being processed. Please look at your dashboard in a moment.";
    ApiError::conflict(message).with_code("payment_under_way")
}

/// The order stands in the ledger before the browser can pay it.
async fn keep(till: &Till, purchase: Purchase, payment: &Payment) -> Result<(), ApiError> {
    let order = Order {
        payment: payment.id.clone(),
        goods: purchase.goods,
        owner: purchase.owner,
        amount: payment.amount,
        created_at: clock::now(),
        fulfilled_at: None,
    };
    Ok(till.orders.open(&order).await?)
}

/// Writes the payment's id into the document, so that its owner's return can ask about it.
async fn remember(till: &Till, document: Document, payment: &str) -> Result<(), ApiError> {
    if document.payment.as_deref() == Some(payment) {
        return Ok(());
    }
    let awaiting = |document: Document| Ok(document.awaiting(payment.to_string()));
    change::newest(&*till.documents, document, None, awaiting).await.map(|_| ())
}
