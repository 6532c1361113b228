//! The bank's answer: paid, reserved or declined.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::super::{Charge, PaymentMethod, disputes};
use super::{PaymentIntent, Status};
use crate::cards::Decline;
use crate::error_response::{StripeErrorResponse, documentation};
use crate::store::Transaction;

/// Asks the bank.
pub(super) fn charge(
    tx: &mut Transaction<'_>,
    mut intent: PaymentIntent,
    method: &PaymentMethod,
) -> Result<Value, StripeErrorResponse> {
    if let Some(declined) = method.behavior().decline {
        return decline(tx, intent, method, declined);
    }
    let mut charge = Charge::authorized(&intent, method)?;
    let news = if intent.capture_method == "manual" {
        reserve(&mut intent)
    } else {
        charge.capture(intent.amount)?;
        receive(&mut intent, charge.amount)
    };
    intent.latest_charge = Some(charge.id.clone());
    intent.next_action = None;
    tx.put(&charge)?;
    let answer = tx.put(&intent)?;
    tx.emit("charge.succeeded", &charge)?;
    tx.emit(news, &intent)?;
    disputes::after_payment(tx, &charge)?;
    Ok(answer)
}

/// Records that the bank refused, and tells the caller.
pub(super) fn decline(
    tx: &mut Transaction<'_>,
    mut intent: PaymentIntent,
    method: &PaymentMethod,
    decline: Decline,
) -> Result<Value, StripeErrorResponse> {
    let charge = Charge::declined(&intent, method, decline)?;
    let error = json!({
        "charge": charge.id,
        "code": decline.code,
        "decline_code": decline.reason,
        "doc_url": documentation(decline.code),
        "message": decline.message,
        "param": "",
        "payment_method": method,
        "type": "card_error",
    });
    intent.latest_charge = Some(charge.id.clone());
    intent.reopen(error.clone());
    tx.put(&charge)?;
    tx.put(&intent)?;
    tx.emit("charge.failed", &charge)?;
    tx.emit("payment_intent.payment_failed", &intent)?;
    let refusal = StripeErrorResponse {
        status: StatusCode::PAYMENT_REQUIRED,
        error: error.as_object().cloned().unwrap_or_default(),
    };
    Err(refusal.with("payment_intent", intent.as_json()))
}

/// Marks the money as taken.
pub(super) fn receive(intent: &mut PaymentIntent, amount: i64) -> &'static str {
    intent.status = Status::Succeeded;
    intent.amount_received = amount;
    intent.amount_capturable = 0;
    "payment_intent.succeeded"
}

fn reserve(intent: &mut PaymentIntent) -> &'static str {
    intent.status = Status::RequiresCapture;
    intent.amount_capturable = intent.amount;
    "payment_intent.amount_capturable_updated"
}
