//! How a dispute ends.

use serde_json::Value;

use super::{Dispute, Status};
use crate::cards::Claim;
use crate::error_response::StripeErrorResponse;
use crate::store::Transaction;

/// Decides by the words Stripe's test mode has for it; all other evidence stays under review.
pub(super) fn reach(tx: &mut Transaction<'_>, dispute: Dispute) -> Result<Value, StripeErrorResponse> {
    let words = dispute.evidence["uncategorized_text"].as_str();
    match (words, dispute.is_inquiry()) {
        (Some("winning_evidence"), false) => win(tx, dispute),
        (Some("winning_evidence" | "losing_evidence"), _) => give_up(tx, dispute),
        (Some("escalate_inquiry_evidence"), true) => escalate(tx, dispute),
        _ => tx.put(&dispute),
    }
}

/// Ends a dispute for the payer. A bank that only asked has taken nothing and keeps nothing.
pub(super) fn give_up(tx: &mut Transaction<'_>, mut dispute: Dispute) -> Result<Value, StripeErrorResponse> {
    dispute.status = if dispute.is_inquiry() { Status::WarningClosed } else { Status::Lost };
    let answer = tx.put(&dispute)?;
    tx.emit("charge.dispute.closed", &dispute)?;
    Ok(answer)
}

fn win(tx: &mut Transaction<'_>, mut dispute: Dispute) -> Result<Value, StripeErrorResponse> {
    dispute.status = Status::Won;
    dispute.is_charge_refundable = true;
    dispute.reinstate()?;
    let answer = tx.put(&dispute)?;
    tx.emit("charge.dispute.funds_reinstated", &dispute)?;
    tx.emit("charge.dispute.closed", &dispute)?;
    Ok(answer)
}

/// The bank was not content with the answer to its question and takes the money.
fn escalate(tx: &mut Transaction<'_>, mut dispute: Dispute) -> Result<Value, StripeErrorResponse> {
    let before = dispute.clone();
    dispute.become_a(Claim::FRAUD);
    dispute.withdraw()?;
    let answer = tx.put(&dispute)?;
    tx.emit_change("charge.dispute.updated", &before, &dispute)?;
    tx.emit("charge.dispute.funds_withdrawn", &dispute)?;
    Ok(answer)
}
