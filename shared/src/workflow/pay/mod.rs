//! Asking for a payment: of a document that has been answered, or of documents to be made when the money is there.

mod error;
mod purchase;

use domain::documents::{Document, Status};
use domain::ids::DocumentId;
use domain::money::Cents;
use domain::orders::ledger::OrderStatus;
use domain::orders::pricing::OrderLine;
use domain::orders::{Order, Payment, PaymentStatus};

use crate::backoff;
use crate::clock;
use crate::ports::PortError;
use crate::workflow::settle::PaymentService;

pub use self::error::PayError;
pub use self::purchase::Purchase;

/// A payment that was canceled is followed by a new one; so often at most within one request.
const ATTEMPTS: usize = 3;

/// A document may be edited while its payment is asked for: so often is the newer copy tried.
const TRIES: u32 = 12;

/// The one open payment of a document; `lines` are what it costs, fee included.
///
/// # Errors
/// When a payment is being processed, the document is gone, or a service does not answer.
pub async fn open_payment(
    payment_service: &PaymentService,
    document: Document,
    lines: Vec<OrderLine>,
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

/// The payment asked for before, if it can still be made. One over another sum is canceled: a card is not to be charged
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

/// A payment that cannot be canceled has been made.
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
        let payment = match payment_service.payments.request(&purchase.request(key)).await {
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

/// Whose money went back may pay again.
async fn went_back(payment_service: &PaymentService, payment: &str) -> Result<bool, PortError> {
    let order_ledger = payment_service.ledger.find(payment).await?;
    Ok(order_ledger.is_some_and(|order_ledger| order_ledger.status() == OrderStatus::Returned))
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
/// another one, asked for at the same time over another sum, is canceled; if it was paid, this one is.
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

/// Whether a document was paid for by another payment, also by one that has just been canceled too late.
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
