//! Removing a document. A payment under way is called off first, so that nobody pays for nothing.

use domain::document::{Document, Status};
use domain::ids::UserId;
use domain::ledger::Standing;

use super::settle::Till;
use crate::http::ApiError;
use crate::ports::PortError;

/// So often is a newer version tried.
const TRIES: usize = 5;

/// Removes a document, unless its payment has just been made. Only the version whose payment was called off is deleted:
/// a payment asked for in between changes the version.
///
/// # Errors
/// 409 when it has just been paid for or is changed again and again; 404 when it is gone.
pub async fn remove(till: &Till, mut document: Document) -> Result<(), ApiError> {
    for _ in 0..TRIES {
        call_off_payment(till, &document).await?;
        match till.documents.delete(&document).await {
            Err(PortError::Conflict) => {}
            result => return Ok(result?),
        }
        let found = till.documents.get(&document.owner, document.id).await?;
        document = found.ok_or_else(ApiError::document_not_found)?;
    }
    Err(PortError::Conflict.into())
}

async fn call_off_payment(till: &Till, document: &Document) -> Result<(), ApiError> {
    let under_way = document.payment.as_ref().filter(|_| document.status != Status::Paid);
    match under_way {
        Some(payment) => call_off(till, payment).await,
        None => Ok(()),
    }
}

async fn call_off(till: &Till, payment: &str) -> Result<(), ApiError> {
    match till.payments.cancel(payment).await {
        Ok(()) => Ok(()),
        Err(PortError::Conflict) => match till.ledger.find(payment).await?.map(|folio| folio.standing()) {
            // Its money has gone back: there is nothing to lose.
            Some(Standing::Returned) => Ok(()),
            Some(Standing::Parked) => Err(ApiError::conflict(
                "A payment for this has come in that a person has to look at first. Please write to us.",
            )),
            _ => Err(ApiError::conflict("A payment for this has just been made. Please reload the page.")),
        },
        Err(error) => Err(error.into()),
    }
}

/// Calls off whatever somebody has asked to pay and has not paid, those of the checkout page included.
///
/// # Errors
/// 409 when one has just been made, and when a service does not answer.
pub async fn call_off_all(till: &Till, owner: &UserId) -> Result<(), ApiError> {
    let mut after = None;
    loop {
        let page = till.ledger.of_buyer(owner, after.as_deref()).await?;
        for folio in page.folios.iter().filter(|folio| folio.standing() == Standing::Open) {
            call_off_or_settle(till, &folio.order.payment).await?;
        }
        after = page.next;
        if after.is_none() {
            return Ok(());
        }
    }
}

/// If it has been made, what it bought is there when the person looks again.
async fn call_off_or_settle(till: &Till, payment: &str) -> Result<(), ApiError> {
    if let Err(refused) = call_off(till, payment).await {
        till.refreshed_folio(payment).await?;
        return Err(refused);
    }
    Ok(())
}
