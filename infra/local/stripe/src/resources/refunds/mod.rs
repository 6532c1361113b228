//! Refunds: never more than was taken.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Charge, Metadata, Resource, disputes};
use crate::error_response::StripeErrorResponse;
use crate::form::Params;
use crate::ids::{self, Object};
use crate::store::Transaction;

mod outcome;

pub(crate) use outcome::{Outcome, settle};

const PARAMS: &[&str] = &["payment_intent", "charge", "amount", "reason", "metadata", "currency"];
const REASONS: &[&str] = &["duplicate", "fraudulent", "requested_by_customer"];

/// How far a refund has come.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Status {
    Pending,
    Succeeded,
    Failed,
}

/// Money given back.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Refund {
    id: String,
    amount: i64,
    balance_transaction: Option<String>,
    charge: Option<String>,
    currency: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    failure_balance_transaction: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    failure_reason: Option<String>,
    metadata: Metadata,
    payment_intent: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pending_reason: Option<String>,
    reason: Option<String>,
    status: Status,
    #[serde(flatten)]
    rest: Object,
}

impl Resource for Refund {
    const KIND: &'static str = "refund";
    const PREFIX: &'static str = "re";
    const SHAPE: &'static str = include_str!("../../shapes/refund.json");
}

/// Gives back all or part of a charge.
pub(super) fn create(tx: &mut Transaction<'_>, params: &Params) -> Result<Value, StripeErrorResponse> {
    params.only(PARAMS)?;
    let charge = charge_of(tx, params)?;
    disputes::allow_refund(tx, &charge)?;
    let mut refund = Refund::blank()?;
    refund.amount = amount(&charge, params)?;
    refund.reason = reason(params)?;
    refund.metadata.merge(params)?;
    refund.balance_transaction = Some(ids::fresh("txn")?);
    refund.charge = Some(charge.id.clone());
    refund.currency.clone_from(&charge.currency);
    refund.payment_intent.clone_from(&charge.payment_intent);
    if charge.behavior().slow_refunds {
        refund.status = Status::Pending;
        refund.pending_reason = Some("processing".into());
    }
    let answer = tx.put(&refund)?;
    tx.emit("refund.created", &refund)?;
    take_off(tx, &charge, refund.amount)?;
    Ok(answer)
}

/// Changes a refund's metadata.
pub(super) fn update(
    tx: &mut Transaction<'_>,
    id: &str,
    params: &Params,
) -> Result<Value, StripeErrorResponse> {
    params.only(&["metadata"])?;
    let before: Refund = tx.get(id)?;
    let mut refund = before.clone();
    refund.metadata.merge(params)?;
    let answer = tx.put(&refund)?;
    tell(tx, &before, &refund)?;
    Ok(answer)
}

/// Says by both names of the event that a refund has changed.
fn tell(tx: &mut Transaction<'_>, before: &Refund, refund: &Refund) -> Result<(), StripeErrorResponse> {
    tx.emit_change("refund.updated", before, refund)?;
    tx.emit_change("charge.refund.updated", before, refund)
}

fn charge_of(tx: &Transaction<'_>, params: &Params) -> Result<Charge, StripeErrorResponse> {
    if let Some(id) = params.filled("charge") {
        let charge: Charge = tx.get(id)?;
        let uncaptured = || StripeErrorResponse::invalid(format!("Charge {id} is not captured."));
        return if charge.captured { Ok(charge) } else { Err(uncaptured()) };
    }
    Charge::that_paid(tx, params.required("payment_intent")?, "refund")
}

fn amount(charge: &Charge, params: &Params) -> Result<i64, StripeErrorResponse> {
    let left = charge.amount_captured - charge.amount_refunded;
    if left == 0 {
        let message = format!("Charge {} has already been refunded.", charge.id);
        return Err(StripeErrorResponse::invalid(message).code("charge_already_refunded"));
    }
    match params.integer("amount")?.unwrap_or(left) {
        amount if amount < 1 => Err(StripeErrorResponse::invalid("Invalid positive integer").param("amount")),
        amount if amount > left => {
            let message =
                format!("Refund amount ({amount}) is greater than unrefunded amount on charge ({left})");
            Err(StripeErrorResponse::invalid(message).param("amount"))
        }
        amount => Ok(amount),
    }
}

fn reason(params: &Params) -> Result<Option<String>, StripeErrorResponse> {
    match params.filled("reason") {
        Some(reason) if !REASONS.contains(&reason) => {
            let message = format!("Invalid reason: must be one of {}", REASONS.join(", "));
            Err(StripeErrorResponse::invalid(message).param("reason"))
        }
        reason => Ok(reason.map(str::to_owned)),
    }
}

fn take_off(tx: &mut Transaction<'_>, before: &Charge, amount: i64) -> Result<(), StripeErrorResponse> {
    let mut charge = before.clone();
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded == charge.amount_captured;
    tx.put(&charge)?;
    tx.emit_change("charge.refunded", before, &charge)
}
