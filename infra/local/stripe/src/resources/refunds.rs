//! Refunds: never more than was taken.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Charge, Metadata, PaymentIntent, Resource};
use crate::form::Params;
use crate::mark::{self, Object};
use crate::refusal::Refusal;
use crate::store::Transaction;

const PARAMS: &[&str] = &["payment_intent", "charge", "amount", "reason", "metadata", "currency"];
const REASONS: &[&str] = &["duplicate", "fraudulent", "requested_by_customer"];

/// Money given back.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Refund {
    id: String,
    amount: i64,
    balance_transaction: Option<String>,
    charge: Option<String>,
    currency: String,
    metadata: Metadata,
    payment_intent: Option<String>,
    reason: Option<String>,
    #[serde(flatten)]
    rest: Object,
}

impl Resource for Refund {
    const KIND: &'static str = "refund";
    const PREFIX: &'static str = "re";
    const SHAPE: &'static str = include_str!("../shapes/refund.json");
}

/// Gives back all or part of a charge.
pub(super) fn create(tx: &mut Transaction<'_>, params: &Params) -> Result<Value, Refusal> {
    params.only(PARAMS)?;
    let mut charge = charge_of(tx, params)?;
    let mut refund = Refund::blank()?;
    refund.amount = amount(&charge, params)?;
    refund.reason = reason(params)?;
    refund.metadata.merge(params)?;
    refund.balance_transaction = Some(mark::fresh("txn")?);
    refund.charge = Some(charge.id.clone());
    refund.currency.clone_from(&charge.currency);
    refund.payment_intent.clone_from(&charge.payment_intent);
    let answer = tx.put(&refund)?;
    tx.emit("refund.created", &refund)?;
    take_off(tx, &mut charge, refund.amount)?;
    Ok(answer)
}

/// Changes a refund's metadata.
pub(super) fn update(tx: &mut Transaction<'_>, id: &str, params: &Params) -> Result<Value, Refusal> {
    params.only(&["metadata"])?;
    let mut refund: Refund = tx.get(id)?;
    refund.metadata.merge(params)?;
    tx.put(&refund)
}

fn charge_of(tx: &Transaction<'_>, params: &Params) -> Result<Charge, Refusal> {
    if let Some(id) = params.filled("charge") {
        let charge: Charge = tx.get(id)?;
        let uncaptured = || Refusal::invalid(format!("Charge {id} is not captured."));
        return if charge.captured { Ok(charge) } else { Err(uncaptured()) };
    }
    let intent: PaymentIntent = tx.get(params.required("payment_intent")?)?;
    let charge = intent.latest_charge.map(|id| tx.get::<Charge>(&id)).transpose()?;
    charge
        .filter(|charge| charge.captured)
        .ok_or_else(|| Refusal::invalid("This PaymentIntent does not have a successful charge to refund."))
}

fn amount(charge: &Charge, params: &Params) -> Result<i64, Refusal> {
    let left = charge.amount_captured - charge.amount_refunded;
    if left == 0 {
        let message = format!("Charge {} has already been refunded.", charge.id);
        return Err(Refusal::invalid(message).code("charge_already_refunded"));
    }
    match params.integer("amount")?.unwrap_or(left) {
        amount if amount < 1 => Err(Refusal::invalid("Invalid positive integer").param("amount")),
        amount if amount > left => {
            let message =
                format!("Refund amount ({amount}) is greater than unrefunded amount on charge ({left})");
            Err(Refusal::invalid(message).param("amount"))
        }
        amount => Ok(amount),
    }
}

fn reason(params: &Params) -> Result<Option<String>, Refusal> {
    match params.filled("reason") {
        Some(reason) if !REASONS.contains(&reason) => {
            let message = format!("Invalid reason: must be one of {}", REASONS.join(", "));
            Err(Refusal::invalid(message).param("reason"))
        }
        reason => Ok(reason.map(str::to_owned)),
    }
}

fn take_off(tx: &mut Transaction<'_>, charge: &mut Charge, amount: i64) -> Result<(), Refusal> {
    let mut before = Object::new();
    before.insert("amount_refunded".into(), json!(charge.amount_refunded));
    before.insert("refunded".into(), json!(charge.refunded));
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded == charge.amount_captured;
    tx.put(charge)?;
    tx.emit_change("charge.refunded", charge, Some(before))
}
