//! The charges of an intent.

use serde_json::json;

use super::super::{Charge, PaymentMethod, Resource};
use super::PaymentIntent;
use crate::cards::Decline;
use crate::error_response::StripeErrorResponse;
use crate::store::Transaction;

impl Charge {
    /// An authorized charge; nothing is captured yet.
    pub(in crate::resources) fn authorized(
        intent: &PaymentIntent,
        method: &PaymentMethod,
    ) -> Result<Self, StripeErrorResponse> {
        let mut charge = Self::blank()?;
        charge.amount = intent.amount;
        charge.currency.clone_from(&intent.currency);
        charge.metadata = intent.metadata.clone();
        charge.payment_intent = Some(intent.id.clone());
        for field in ["description", "receipt_email", "shipping", "transfer_group"] {
            charge.set(field, intent.rest[field].clone());
        }
        charge.set("customer", json!(intent.customer));
        charge.set("payment_method", json!(method.id));
        charge.set("billing_details", method.billing_details.clone());
        let mut card = json!(method.card);
        card["amount_authorized"] = intent.amount.into();
        charge.set("payment_method_details", json!({ "card": card, "type": "card" }));
        Ok(charge)
    }

    /// A charge the bank refused.
    pub(in crate::resources) fn declined(
        intent: &PaymentIntent,
        method: &PaymentMethod,
        decline: Decline,
    ) -> Result<Self, StripeErrorResponse> {
        let mut charge = Self::authorized(intent, method)?;
        charge.set("paid", false.into());
        charge.set("status", "failed".into());
        charge.set("failure_code", decline.code.into());
        charge.set("failure_message", decline.message.into());
        let outcome = json!({
            "network_status": "declined_by_network",
            "reason": decline.reason,
            "risk_level": "normal",
            "risk_score": 10,
            "seller_message": "The bank did not return any further details with this decline.",
            "type": "issuer_declined",
        });
        charge.set("outcome", outcome);
        Ok(charge)
    }

    /// The charge that paid an intent; `verb` is what is wanted of it.
    pub(in crate::resources) fn that_paid(
        tx: &Transaction<'_>,
        intent: &str,
        verb: &str,
    ) -> Result<Self, StripeErrorResponse> {
        let intent: PaymentIntent = tx.get(intent)?;
        let charge = intent.latest_charge.map(|id| tx.get::<Self>(&id)).transpose()?;
        charge.filter(|charge| charge.captured).ok_or_else(|| {
            StripeErrorResponse::invalid(format!(
                "This PaymentIntent does not have a successful charge to {verb}."
            ))
        })
    }
}
