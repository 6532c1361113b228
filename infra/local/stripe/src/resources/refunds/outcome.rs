//! What becomes of a refund on its way.

use serde::Deserialize;
use serde_json::Value;

use super::super::Charge;
use super::{Refund, Status};
use crate::error_response::StripeErrorResponse;
use crate::ids;
use crate::store::Transaction;

/// How the bank ends a refund.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Outcome {
    Failed,
    Succeeded,
}

/// Lets a refund arrive or come back.
pub(crate) fn settle(
    tx: &mut Transaction<'_>,
    id: &str,
    outcome: Outcome,
) -> Result<Value, StripeErrorResponse> {
    let before: Refund = tx.get(id)?;
    let mut refund = before.clone();
    match (before.status, outcome) {
        (Status::Pending, Outcome::Succeeded) => refund.status = Status::Succeeded,
        (Status::Pending | Status::Succeeded, Outcome::Failed) => refund.fail()?,
        (Status::Succeeded, _) => {
            return Err(StripeErrorResponse::invalid(format!("Refund {id} has succeeded.")));
        }
        (Status::Failed, _) => return Err(StripeErrorResponse::invalid(format!("Refund {id} has failed."))),
    }
    refund.pending_reason = None;
    let answer = tx.put(&refund)?;
    super::tell(tx, &before, &refund)?;
    if refund.status == Status::Failed {
        tx.emit("refund.failed", &refund)?;
        restore(tx, &refund)?;
    }
    Ok(answer)
}

impl Refund {
    fn fail(&mut self) -> Result<(), StripeErrorResponse> {
        self.status = Status::Failed;
        self.failure_balance_transaction = Some(ids::fresh("txn")?);
        self.failure_reason = Some("expired_or_canceled_card".into());
        Ok(())
    }
}

/// The money is the merchant's again and can be refunded once more.
fn restore(tx: &mut Transaction<'_>, refund: &Refund) -> Result<(), StripeErrorResponse> {
    let Some(id) = &refund.charge else { return Ok(()) };
    let mut charge: Charge = tx.get(id)?;
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    tx.put(&charge).map(drop)
}
