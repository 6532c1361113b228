//! A new dispute.

use serde_json::{Value, json};

use super::super::{Charge, Resource};
use super::{Dispute, Status};
use crate::cards::Claim;
use crate::error_response::StripeErrorResponse;
use crate::ids;
use crate::store::Transaction;

const DAY: i64 = 86_400;
const DAYS_TO_ANSWER: i64 = 8;

/// Disputes a payment whose card is one that complains.
pub(crate) fn after_payment(tx: &mut Transaction<'_>, charge: &Charge) -> Result<(), StripeErrorResponse> {
    match charge.behavior().claim.filter(|_| charge.captured) {
        Some(claim) => open(tx, charge.clone(), claim, charge.amount_captured).map(drop),
        None => Ok(()),
    }
}

/// Disputes a payment; unless the bank only asks, the money goes at once.
pub(crate) fn open(
    tx: &mut Transaction<'_>,
    mut charge: Charge,
    claim: Claim,
    amount: i64,
) -> Result<Value, StripeErrorResponse> {
    let mut dispute = describe(&charge, claim, amount)?;
    if !claim.inquiry {
        dispute.withdraw()?;
    }
    charge.disputed = true;
    tx.put(&charge)?;
    let answer = tx.put(&dispute)?;
    tx.emit("charge.dispute.created", &dispute)?;
    if !claim.inquiry {
        tx.emit("charge.dispute.funds_withdrawn", &dispute)?;
    }
    Ok(answer)
}

fn describe(charge: &Charge, claim: Claim, amount: i64) -> Result<Dispute, StripeErrorResponse> {
    let mut dispute = Dispute::blank()?;
    dispute.amount = amount;
    dispute.charge.clone_from(&charge.id);
    dispute.currency.clone_from(&charge.currency);
    dispute.payment_intent.clone_from(&charge.payment_intent);
    // The last second of a day, as Stripe has it.
    dispute.evidence_details.due_by = (ids::seconds() / DAY + DAYS_TO_ANSWER + 1) * DAY - 1;
    let brand = charge.brand();
    dispute.payment_method_details["card"]["brand"] = brand.into();
    dispute.payment_method_details["card"]["network"] = brand.into();
    dispute.become_a(claim);
    Ok(dispute)
}

impl Dispute {
    /// Becomes what the bank makes of a claim: an inquiry or a chargeback.
    pub(super) fn become_a(&mut self, claim: Claim) {
        let (kind, status) = match claim.inquiry {
            true => ("inquiry", Status::WarningNeedsResponse),
            false => ("chargeback", Status::NeedsResponse),
        };
        let card = &mut self.payment_method_details["card"];
        let code = (card["network"] == "visa").then(|| claim.code.to_owned());
        card["case_type"] = kind.into();
        card["network_reason_code"] = json!(code);
        self.network_reason_code = code;
        self.is_charge_refundable = claim.inquiry;
        claim.reason.clone_into(&mut self.reason);
        self.status = status;
    }
}
