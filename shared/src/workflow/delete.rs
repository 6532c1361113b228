//! Deleting a document. A payment under way is canceled first, so that no one pays for nothing.

use domain::documents::{Document, Status};
use domain::ids::UserId;
use domain::orders::ledger::{OrderLedger, OrderStatus};
use futures_util::StreamExt;
use futures_util::stream;
use jiff::Timestamp;
use thiserror::Error;

use super::settle::PaymentService;
use crate::ports::PortError;

/// How many times a newer version is tried.
const TRIES: usize = 5;

/// At most this many payments are canceled at the same time: a call has 25 seconds for all of them.
const AT_ONCE: usize = 10;

/// Why something is not deleted.
#[derive(Debug, Error)]
pub enum DeleteError {
    /// Its payment was made a moment ago.
    #[error("A payment for this has just been made. Please reload the page.")]
    JustPaid,
    /// Its payment has come in and matches no order.
    #[error("A payment for this has come in that a person has to look at first. Please write to us.")]
    Unmatched,
    /// It is no longer there.
    #[error("Document not found")]
    Gone,
    /// A store or a service does not answer, or the document kept changing.
    #[error(transparent)]
    Port(#[from] PortError),
}

/// Deletes a document, unless its payment has just been made; what is left of it is to be purged. Only the version whose
/// payment was canceled is deleted: a payment asked for in between changes the version.
///
/// # Errors
/// When it has just been paid for, is gone, or a service does not answer.
pub async fn delete(payment_service: &PaymentService, mut document: Document) -> Result<(), DeleteError> {
    for _ in 0..TRIES {
        cancel_open_payment(payment_service, &document).await?;
        match payment_service.documents.delete(&document).await {
            Err(PortError::Conflict) => {}
            deleted => return Ok(deleted?),
        }
        let found = payment_service.documents.get(&document.owner, document.id).await?;
        document = found.ok_or(DeleteError::Gone)?;
    }
    Err(PortError::Conflict.into())
}

async fn cancel_open_payment(
    payment_service: &PaymentService,
    document: &Document,
) -> Result<(), DeleteError> {
    let under_way = document.payment.as_ref().filter(|_| document.status != Status::Paid);
    match under_way {
        Some(payment) => cancel_payment(payment_service, payment).await,
        None => Ok(()),
    }
}

async fn cancel_payment(payment_service: &PaymentService, payment: &str) -> Result<(), DeleteError> {
    match payment_service.payments.cancel(payment).await {
        Ok(()) => Ok(()),
        Err(PortError::Conflict) => {
            match payment_service.ledger.find(payment).await?.map(|order_ledger| order_ledger.status()) {
                // Its money has gone back: there is nothing to lose.
                Some(OrderStatus::Returned) => Ok(()),
                Some(OrderStatus::Unmatched) => Err(DeleteError::Unmatched),
                _ => Err(DeleteError::JustPaid),
            }
        }
        Err(error) => Err(error.into()),
    }
}

/// Cancels whatever someone has asked to pay and has not paid, those of the checkout page included. One that cannot be canceled
/// keeps none of the others, and the next try has less to do. A service that does not answer is asked for no more.
///
/// # Errors
/// When one has just been made, and when a service does not answer.
pub async fn cancel_all_payments(
    payment_service: &PaymentService,
    owner: &UserId,
) -> Result<(), DeleteError> {
    cancel_payments_since(payment_service, owner, Timestamp::MIN).await
}

/// The same for what was asked for from this moment on by someone whose account is gone by now. Whatever comes of it, the rest of
/// the account has to go: a payment that was made has no owner, and its money is set aside for a person; one that cannot be
/// canceled is left to the reconciliation.
pub async fn cancel_for_deleted_account(payment_service: &PaymentService, owner: &UserId, since: Timestamp) {
    if let Err(error) = cancel_payments_since(payment_service, owner, since).await {
        tracing::warn!(%error, "a payment of an account that is gone was not canceled");
    }
}

async fn cancel_payments_since(
    payment_service: &PaymentService,
    owner: &UserId,
    since: Timestamp,
) -> Result<(), DeleteError> {
    let is_meant = |order_ledger: &OrderLedger| {
        order_ledger.status() == OrderStatus::Open && order_ledger.order.created_at >= since
    };
    let (mut after, mut refused) = (None, None);
    loop {
        let page = payment_service.ledger.of_buyer(owner, after.as_deref()).await?;
        let open = page.order_ledgers.into_iter().filter(is_meant);
        let cancel = |order_ledger: OrderLedger| async move {
            cancel_or_settle(payment_service, &order_ledger.order.payment).await
        };
        let mut canceled = stream::iter(open).map(cancel).buffer_unordered(AT_ONCE);
        while let Some(canceled) = canceled.next().await {
            match canceled {
                Err(error @ DeleteError::Port(PortError::Unavailable { .. })) => return Err(error),
                canceled => refused = refused.or(canceled.err()),
            }
        }
        after = page.next;
        if after.is_none() {
            return refused.map_or(Ok(()), Err);
        }
    }
}

/// If it has been made, what it bought is there when the person looks again.
async fn cancel_or_settle(payment_service: &PaymentService, payment: &str) -> Result<(), DeleteError> {
    match cancel_payment(payment_service, payment).await {
        Err(refused @ (DeleteError::JustPaid | DeleteError::Unmatched)) => {
            payment_service.refreshed_order_ledger(payment).await?;
            Err(refused)
        }
        canceled => canceled,
    }
}
