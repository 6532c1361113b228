//! Charges: one for every time a card was asked for money.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Metadata, Resource};
use crate::cards::{self, Behavior};
use crate::error_response::StripeErrorResponse;
use crate::form::Params;
use crate::ids::{self, Object};
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
    /// Takes the money.
    pub(super) fn capture(&mut self, amount: i64) -> Result<(), StripeErrorResponse> {
        self.captured = true;
        self.amount_captured = amount;
        self.balance_transaction = Some(ids::fresh("txn")?);
        Ok(())
    }

    /// What the card leads to.
    pub(super) fn behavior(&self) -> Behavior {
        cards::behavior(self.card("fingerprint"))
    }

    /// The network of the card.
    pub(super) fn brand(&self) -> &str {
        self.card("brand")
    }

    fn card(&self, field: &str) -> &str {
        self.rest["payment_method_details"]["card"][field].as_str().unwrap_or_default()
    }

    pub(super) fn set(&mut self, field: &str, value: Value) {
        self.rest.insert(field.into(), value);
    }
}

/// Changes what may be changed about a charge.
pub(super) fn update(
    tx: &mut Transaction<'_>,
    id: &str,
    params: &Params,
) -> Result<Value, StripeErrorResponse> {
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
