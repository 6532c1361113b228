//! What a dispute takes from the balance and brings back to it.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::super::Resource;
use super::Dispute;
use crate::error_response::StripeErrorResponse;
use crate::ids::{self, Object};

/// What Stripe asks for a dispute; winning it does not bring that back.
const FEE: i64 = 1500;

/// One movement of money.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(super) struct BalanceTransaction {
    amount: i64,
    available_on: i64,
    currency: String,
    description: Option<String>,
    fee: i64,
    fee_details: Vec<Value>,
    net: i64,
    reporting_category: String,
    source: Option<String>,
    #[serde(flatten)]
    rest: Object,
}

impl Resource for BalanceTransaction {
    const KIND: &'static str = "balance_transaction";
    const PREFIX: &'static str = "txn";
    const SHAPE: &'static str = include_str!("../../shapes/balance_transaction.json");
}

impl Dispute {
    /// Takes the disputed amount and the fee.
    pub(super) fn withdraw(&mut self) -> Result<(), StripeErrorResponse> {
        let mut taken = self.movement(-self.amount, "withdrawal")?;
        taken.fee = FEE;
        taken.net -= FEE;
        taken.fee_details = vec![json!({
            "amount": FEE,
            "application": null,
            "currency": self.currency,
            "description": "Dispute fee",
            "type": "stripe_fee",
        })];
        self.balance_transactions.push(taken);
        Ok(())
    }

    /// Brings the disputed amount back.
    pub(super) fn reinstate(&mut self) -> Result<(), StripeErrorResponse> {
        let mut returned = self.movement(self.amount, "reversal")?;
        "dispute_reversal".clone_into(&mut returned.reporting_category);
        self.balance_transactions.push(returned);
        Ok(())
    }

    fn movement(&self, amount: i64, name: &str) -> Result<BalanceTransaction, StripeErrorResponse> {
        let mut movement = BalanceTransaction::blank()?;
        movement.amount = amount;
        movement.net = amount;
        movement.available_on = ids::seconds();
        movement.currency.clone_from(&self.currency);
        movement.description = Some(format!("Chargeback {name} for {}", self.charge));
        movement.source = Some(self.id.clone());
        Ok(movement)
    }
}
