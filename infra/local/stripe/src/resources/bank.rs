//! What a bank does of its own accord: no call of the API asks for it.

use serde::Deserialize;
use serde_json::Value;

use super::{Charge, disputes, refunds};
use crate::cards::Claim;
use crate::error_response::StripeErrorResponse;
use crate::store::Transaction;

/// A dispute to open.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Complaint {
    /// In cents; without it, all that was taken.
    amount: Option<i64>,
    #[serde(default)]
    inquiry: bool,
}

/// How a refund ends.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BankEvent {
    status: refunds::Outcome,
}

/// Disputes a payment.
pub(crate) fn dispute(
    tx: &mut Transaction<'_>,
    intent: &str,
    said: &Complaint,
) -> Result<Value, StripeErrorResponse> {
    let charge = Charge::that_paid(tx, intent, "dispute")?;
    let amount = said.amount.unwrap_or(charge.amount_captured);
    if !(1..=charge.amount_captured).contains(&amount) {
        let message = format!("amount must be between 1 and {}", charge.amount_captured);
        return Err(StripeErrorResponse::invalid(message).param("amount"));
    }
    let claim = if said.inquiry { Claim::INQUIRY } else { Claim::FRAUD };
    disputes::open(tx, charge, claim, amount)
}

/// Ends a refund.
pub(crate) fn refund(
    tx: &mut Transaction<'_>,
    id: &str,
    news: &BankEvent,
) -> Result<Value, StripeErrorResponse> {
    refunds::settle(tx, id, news.status)
}
