//! Disputes: the owner of a card asks the bank for the money back.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Charge, Metadata, Resource};
use crate::error_response::StripeErrorResponse;
use crate::form::Params;
use crate::ids::Object;
use crate::store::Transaction;

mod balance;
mod evidence;
mod open;
mod verdict;

pub(crate) use open::{after_payment, open};

use balance::BalanceTransaction;

/// How far a dispute has come; those of an inquiry begin with a warning.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Status {
    WarningNeedsResponse,
    WarningUnderReview,
    WarningClosed,
    NeedsResponse,
    UnderReview,
    Won,
    Lost,
}

/// A payment its payer disputes.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Dispute {
    id: String,
    amount: i64,
    balance_transactions: Vec<BalanceTransaction>,
    charge: String,
    currency: String,
    evidence: Object,
    evidence_details: EvidenceDetails,
    is_charge_refundable: bool,
    metadata: Metadata,
    network_reason_code: Option<String>,
    payment_intent: Option<String>,
    payment_method_details: Value,
    reason: String,
    status: Status,
    #[serde(flatten)]
    rest: Object,
}

/// What was handed in, and until when it can be.
#[derive(Clone, Debug, Deserialize, Serialize)]
struct EvidenceDetails {
    due_by: i64,
    has_evidence: bool,
    submission_count: u32,
    #[serde(flatten)]
    rest: Object,
}

impl Resource for Dispute {
    const KIND: &'static str = "dispute";
    const PREFIX: &'static str = "du";
    const SHAPE: &'static str = include_str!("../../shapes/dispute.json");
}

impl Dispute {
    fn is_inquiry(&self) -> bool {
        matches!(
            self.status,
            Status::WarningNeedsResponse | Status::WarningUnderReview | Status::WarningClosed
        )
    }

    fn is_closed(&self) -> bool {
        matches!(self.status, Status::WarningClosed | Status::Won | Status::Lost)
    }
}

/// Takes evidence and metadata; evidence that is handed in can decide the dispute.
pub(super) fn update(
    tx: &mut Transaction<'_>,
    id: &str,
    params: &Params,
) -> Result<Value, StripeErrorResponse> {
    params.only(&["evidence", "metadata", "submit"])?;
    let before = unsettled(tx, id)?;
    let mut dispute = before.clone();
    dispute.metadata.merge(params)?;
    let submitted = dispute.hear(params)?;
    let answer = tx.put(&dispute)?;
    tx.emit_change("charge.dispute.updated", &before, &dispute)?;
    if submitted { verdict::reach(tx, dispute) } else { Ok(answer) }
}

/// Gives a dispute up.
pub(super) fn close(
    tx: &mut Transaction<'_>,
    id: &str,
    params: &Params,
) -> Result<Value, StripeErrorResponse> {
    params.only(&[])?;
    let dispute = unsettled(tx, id)?;
    verdict::give_up(tx, dispute)
}

/// Refuses to give money back that a bank has taken back already.
pub(super) fn allow_refund(tx: &Transaction<'_>, charge: &Charge) -> Result<(), StripeErrorResponse> {
    let mut disputes = tx.committed().newest_first(Dispute::KIND);
    if disputes.any(|dispute| dispute["charge"] == *charge.id && dispute["is_charge_refundable"] == false) {
        let message = format!("Charge {} has been charged back; cannot issue a refund.", charge.id);
        return Err(StripeErrorResponse::invalid(message).code("charge_disputed"));
    }
    Ok(())
}

fn unsettled(tx: &Transaction<'_>, id: &str) -> Result<Dispute, StripeErrorResponse> {
    let dispute: Dispute = tx.get(id)?;
    if dispute.is_closed() {
        return Err(StripeErrorResponse::invalid("This dispute is already closed"));
    }
    Ok(dispute)
}
