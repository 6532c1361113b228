//! Asking for a payment: of a document that has been answered, or of documents to be made when the money is there.

use domain::documents::{Document, Status};
use domain::ids::{DocumentId, UserId};
use domain::money::Cents;
use domain::orders::checkout::{Basket, Service};
use domain::orders::ledger::OrderStatus;
use domain::orders::pricing::{self, Line};
use domain::orders::{Goods, Item, Order, Payment, PaymentStatus};
use thiserror::Error;

use crate::backoff;
use crate::ports::{PortError, Request};
use crate::workflow::settle::PaymentService;
use crate::{clock, random};

/// A payment that was called off is followed by a new one; so often at most within one request.
const ATTEMPTS: usize = 3;

/// A document may be edited while its payment is asked for: so often is the newer copy tried.
const TRIES: u32 = 12;

/// Why no payment is asked for.
#[derive(Debug, Error)]
pub enum PayError {
    /// A payment for the same is being processed, or has been made.
    #[error("A payment for this is being processed. Please look at your dashboard in a moment.")]
    UnderWay,
    /// The same purchase was made before, and its money went back.
    #[error(
        "This was bought before, and its payment went back. The documents are on your dashboard, where they can be paid \
         for."
    )]
    BoughtAndReturned,
    /// The same purchase was made before, and its document was deleted.
    #[error("This was bought before, and its document was deleted. Please start a new purchase.")]
    BoughtAndDeleted,
    /// The basket is empty.
    #[error("There is nothing to be paid for.")]
    NothingToBuy,
    /// The document is no longer there.
    #[error("Document not found")]
    Gone,
    /// Stripe has refused this attempt for good; the next request makes a new one.
    #[error("This took too long. Nothing you entered was lost; please try again in a moment.")]
    AttemptLost,
    /// A store or a service does not answer.
    #[error(transparent)]
    Port(#[from] PortError),
}

/// What is to be paid for.
pub struct Purchase {
    owner: UserId,
    goods: Goods,
    lines: Vec<Line>,
}

impl Purchase {
    /// A document that has been answered.
    #[must_use]
    pub fn document(document: &Document, lines: Vec<Line>) -> Self {
        let (document_type, attorney_review) = (document.document_type.clone(), document.attorney_review);
        let goods = Goods::Document {
            id: document.id,
            document_type,
            attorney_review,
            bundle: document.bundle.clone(),
        };
        Self { owner: document.owner.clone(), goods, lines }
    }

    fn amount(&self) -> Cents {
        pricing::total(&self.lines)
    }

    /// A basket. The same buyer, key and basket are the same purchase, so a page that is reloaded pays once.
    #[must_use]
    pub fn basket(owner: UserId, basket: &Basket<'_>, key: &str) -> Self {
        let ids: Vec<&str> = basket.documents.iter().map(|wanted| wanted.document_type.id.as_str()).collect();
        let attorney_review = basket.service == Service::AttorneyReview;
        let bought = format!("checkout of {} {attorney_review}", ids.join(" "));
        let item = |(position, wanted): (usize, &domain::orders::checkout::Wanted<'_>)| Item {
            id: random::document_id_for(&owner, key, &format!("{bought} {position}")),
            document_type: wanted.document_type.id.clone(),
            name: wanted.document_type.name.clone(),
            price: if attorney_review { wanted.share } else { wanted.document_type.price },
            share: wanted.share,
            attorney_review,
        };
        let items = basket.documents.iter().enumerate().map(item).collect();
        Self { goods: Goods::New(items), lines: basket.lines.clone(), owner }
    }
}

/// The one open payment of a document; `lines` are what it costs, fee included.
///
/// # Errors
/// When a payment is being processed, the document is gone, or a service does not answer.
pub async fn open_payment(
    payment_service: &PaymentService,
    document: Document,
    lines: Vec<Line>,
) -> Result<Payment, PayError> {
    let purchase = Purchase::document(&document, lines);
    let payment = match still_open(payment_service, &document, purchase.amount()).await? {
        Some(payment) => payment,
        None => ask(payment_service, &purchase).await?,
    };
    keep(payment_service, purchase, &payment).await?;
    remember(payment_service, document, &payment.id).await?;
    Ok(payment)
}

/// The one open payment of a basket.
///
/// # Errors
/// When it has been bought or is being processed, and when a service does not answer.
pub async fn open_checkout(
    payment_service: &PaymentService,
    purchase: Purchase,
) -> Result<Payment, PayError> {
    // Stripe forgets idempotency keys after a day; the documents that a purchase has made do not go.
    let first = purchase.goods.documents().first().copied().ok_or(PayError::NothingToBuy)?;
    match payment_service.documents.get(&purchase.owner, first).await? {
        Some(made) if made.status == Status::Paid => return Err(PayError::UnderWay),
        Some(_) => return Err(PayError::BoughtAndReturned),
        None if payment_service.documents.is_deleted(&purchase.owner, first).await? => {
            return Err(PayError::BoughtAndDeleted);
        }
        None => {}
    }
    let payment = match asked_before(payment_service, &purchase, first).await? {
        Some(payment) => payment,
        None => ask(payment_service, &purchase).await?,
    };
    keep(payment_service, purchase, &payment).await?;
    Ok(payment)
}

/// The payment that the same purchase has asked for before, if it can still be made. Stripe forgets idempotency keys after
/// a day, the ledger does not forget.
async fn asked_before(
    payment_service: &PaymentService,
    purchase: &Purchase,
    first: DocumentId,
) -> Result<Option<Payment>, PayError> {
    let Some(asked) = payment_service.ledger.checkout(first, purchase.amount()).await? else {
        return Ok(None);
    };
    let order_ledger = payment_service.ledger.find(&asked).await?;
    if order_ledger.is_none_or(|order_ledger| {
        order_ledger.order.owner != purchase.owner || order_ledger.status() != OrderStatus::Open
    }) {
        return Ok(None);
    }
    let Some(payment) = payment_service.payments.find(&asked).await? else { return Ok(None) };
    match payment.status {
        PaymentStatus::Open => Ok(Some(payment)),
        PaymentStatus::Canceled => Ok(None),
        PaymentStatus::Processing | PaymentStatus::Succeeded => Err(PayError::UnderWay),
    }
}

/// The payment asked for before, if it can still be made. One over another sum is called off: a card is not to be charged
/// by two.
async fn still_open(
    payment_service: &PaymentService,
    document: &Document,
    amount: Cents,
) -> Result<Option<Payment>, PayError> {
    let Some(id) = &document.payment else { return Ok(None) };
    let Some(payment) = payment_service.payments.find(id).await? else { return Ok(None) };
    match payment.status {
        PaymentStatus::Open if payment.amount == amount => Ok(Some(payment)),
        PaymentStatus::Open => payment_service.payments.cancel(id).await.map(|()| None).map_err(overtaken),
        PaymentStatus::Canceled => Ok(None),
        PaymentStatus::Succeeded if went_back(payment_service, id).await? => Ok(None),
        PaymentStatus::Processing | PaymentStatus::Succeeded => Err(PayError::UnderWay),
    }
}

/// A payment that cannot be called off has been made.
fn overtaken(error: PortError) -> PayError {
    match error {
        PortError::Conflict => PayError::UnderWay,
        error @ PortError::Unavailable { .. } => error.into(),
    }
}

/// Stripe's idempotency key names the purchase's first document and the attempt, so that requests in a race get one
/// payment.
async fn ask(payment_service: &PaymentService, purchase: &Purchase) -> Result<Payment, PayError> {
    let Some(first) = purchase.goods.documents().first().copied() else { return Err(PayError::NothingToBuy) };
    for _ in 0..ATTEMPTS {
        let attempt = payment_service.ledger.attempt(first).await?;
        let key = format!("document-{first}-{attempt}-{}", purchase.amount().0);
        let payment = match payment_service.payments.request(&request(purchase, key)).await {
            Err(PortError::Conflict) => {
                // Whatever comes next under this key is the same refusal. No one has a secret to pay with from it.
                payment_service.ledger.end_attempt(first, attempt).await?;
                return Err(PayError::AttemptLost);
            }
            answer => answer?,
        };
        let current = payment_service.payments.find(&payment.id).await?.unwrap_or(payment);
        match current.status {
            PaymentStatus::Open => return Ok(current),
            PaymentStatus::Canceled => payment_service.ledger.end_attempt(first, attempt).await?,
            PaymentStatus::Succeeded if went_back(payment_service, &current.id).await? => {
                payment_service.ledger.end_attempt(first, attempt).await?;
            }
            PaymentStatus::Processing | PaymentStatus::Succeeded => return Err(PayError::UnderWay),
        }
    }
    Err(PortError::Conflict.into())
}

/// Whose money went back may pay anew.
async fn went_back(payment_service: &PaymentService, payment: &str) -> Result<bool, PortError> {
    let order_ledger = payment_service.ledger.find(payment).await?;
    Ok(order_ledger.is_some_and(|order_ledger| order_ledger.status() == OrderStatus::Returned))
}

fn request(purchase: &Purchase, idempotency_key: String) -> Request {
    let ids: Vec<String> = purchase.goods.documents().iter().map(ToString::to_string).collect();
    let ids = ids.join(",");
    let metadata = [("documentId", ids.clone()), ("userId", purchase.owner.to_string())];
    Request {
        amount: purchase.amount(),
        description: format!("Document {ids}"),
        metadata: metadata.into_iter().map(|(name, value)| (name.to_string(), value)).collect(),
        idempotency_key,
    }
}

/// The order stands in the ledger before the browser can pay it.
async fn keep(
    payment_service: &PaymentService,
    purchase: Purchase,
    payment: &Payment,
) -> Result<(), PayError> {
    let order = Order {
        payment: payment.id.clone(),
        amount: purchase.amount(),
        goods: purchase.goods,
        owner: purchase.owner,
        lines: purchase.lines,
        created_at: clock::now(),
    };
    Ok(payment_service.ledger.open(&order).await?)
}

/// Writes the payment's id into the document, so that its owner's return can ask about it. A document has one open payment:
/// another one, asked for at the same time over another sum, is called off; if it was paid, this one is.
async fn remember(
    payment_service: &PaymentService,
    mut document: Document,
    payment: &str,
) -> Result<(), PayError> {
    for attempt in 0..TRIES {
        if document.payment.as_deref() == Some(payment) {
            return Ok(());
        }
        if is_taken(payment_service, &document).await? {
            payment_service.payments.cancel(payment).await.map_err(overtaken)?;
            return Err(PayError::UnderWay);
        }
        let waiting = document.clone().awaiting(payment.to_string(), clock::now());
        match payment_service.documents.save(&waiting).await {
            Err(PortError::Conflict) => backoff::short(attempt).await,
            saved => return Ok(saved?),
        }
        let found = payment_service.documents.get(&document.owner, document.id).await?;
        document = found.ok_or(PayError::Gone)?;
    }
    Err(PortError::Conflict.into())
}

/// Whether a document was paid for by another payment, also by one that has just been called off too late.
async fn is_taken(payment_service: &PaymentService, document: &Document) -> Result<bool, PortError> {
    match &document.payment {
        _ if document.status == Status::Paid => Ok(true),
        None => Ok(false),
        Some(other) => match payment_service.payments.cancel(other).await {
            Ok(()) => Ok(false),
            Err(PortError::Conflict) => Ok(!went_back(payment_service, other).await?),
            Err(error) => Err(error),
        },
    }
}
