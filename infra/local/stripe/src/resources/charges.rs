//! Charges: one for every time a card was asked for money.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Metadata, PaymentIntent, PaymentMethod, Resource};
use crate::cards::{self, Behaviour, Decline};
use crate::form::Params;
use crate::ids::{self, Object};
use crate::refusal::Refusal;
use crate::store::Transaction;

/// A card that was asked for money.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Charge {
    pub(crate) id: String,
    pub(crate) amount: i64,
    pub(crate) amount_captured: i64,
    pub(crate) amount_refunded: i64,
    pub(crate) captured: bool,
    pub(crate) currency: String,
    pub(crate) disputed: bool,
    pub(crate) metadata: Metadata,
    pub(crate) payment_intent: Option<String>,
    pub(crate) refunded: bool,
    balance_transaction: Option<String>,
    #[serde(flatten)]
    rest: Object,
}

impl Resource for Charge {
    const KIND: &'static str = "charge";
    const PREFIX: &'static str = "ch";
    const SHAPE: &'static str = include_str!("../shapes/charge.json");
}

impl Charge {
    /// An authorised charge; nothing is captured yet.
    pub(super) fn authorised(intent: &PaymentIntent, method: &PaymentMethod) -> Result<Self, Refusal> {
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
    pub(super) fn declined(
        intent: &PaymentIntent,
        method: &PaymentMethod,
        decline: Decline,
    ) -> Result<Self, Refusal> {
        let mut charge = Self::authorised(intent, method)?;
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

    /// Takes the money.
    pub(super) fn capture(&mut self, amount: i64) -> Result<(), Refusal> {
        self.captured = true;
        self.amount_captured = amount;
        self.balance_transaction = Some(ids::fresh("txn")?);
        Ok(())
    }

    /// The charge that paid an intent; `verb` is what is wanted of it.
    pub(super) fn that_paid(tx: &Transaction<'_>, intent: &str, verb: &str) -> Result<Self, Refusal> {
        let intent: PaymentIntent = tx.get(intent)?;
        let charge = intent.latest_charge.map(|id| tx.get::<Self>(&id)).transpose()?;
        charge.filter(|charge| charge.captured).ok_or_else(|| {
            Refusal::invalid(format!("This PaymentIntent does not have a successful charge to {verb}."))
        })
    }

    /// What the card leads to.
    pub(super) fn behaviour(&self) -> Behaviour {
        cards::behaviour(self.card("fingerprint"))
    }

    /// The network of the card.
    pub(super) fn brand(&self) -> &str {
        self.card("brand")
    }

    fn card(&self, field: &str) -> &str {
        self.rest["payment_method_details"]["card"][field].as_str().unwrap_or_default()
    }

    fn set(&mut self, field: &str, value: Value) {
        self.rest.insert(field.into(), value);
    }
}

/// Changes what may be changed about a charge.
pub(super) fn update(tx: &mut Transaction<'_>, id: &str, params: &Params) -> Result<Value, Refusal> {
    params.only(&["metadata", "description", "receipt_email"])?;
    let mut charge: Charge = tx.get(id)?;
    charge.metadata.merge(params)?;
    for field in ["description", "receipt_email"] {
        if let Some(value) = params.stored(field) {
            charge.set(field, value);
        }
    }
    tx.put(&charge)
}
