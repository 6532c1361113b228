//! Updating, canceling and capturing.

use serde_json::{Value, json};

use super::super::{Charge, disputes, payment_methods};
use super::{PaymentIntent, Status, create, settle};
use crate::error_response::StripeErrorResponse;
use crate::form::Params;
use crate::ids;
use crate::store::Transaction;

const FIELDS: &[&str] =
    &["description", "receipt_email", "setup_future_usage", "shipping", "statement_descriptor_suffix"];
const CHECKED: &[&str] = &["amount", "currency", "customer", "metadata", "payment_method"];
const CANCEL_REASONS: &[&str] = &["abandoned", "duplicate", "fraudulent", "requested_by_customer"];

/// Changes the fields that are sent.
pub(super) fn update(
    tx: &mut Transaction<'_>,
    mut intent: PaymentIntent,
    params: &Params,
) -> Result<Value, StripeErrorResponse> {
    params.only(&[FIELDS, CHECKED].concat())?;
    let weighty = ["amount", "currency", "payment_method"].iter().any(|field| params.text(field).is_some());
    if weighty && !intent.status.is_open() {
        return Err(intent.unexpected("update"));
    }
    change_payment(tx, &mut intent, params)?;
    intent.metadata.merge(params)?;
    for field in FIELDS {
        if let Some(value) = params.stored(field) {
            intent.rest.insert((*field).into(), value);
        }
    }
    tx.put(&intent)
}

fn change_payment(
    tx: &mut Transaction<'_>,
    intent: &mut PaymentIntent,
    params: &Params,
) -> Result<(), StripeErrorResponse> {
    if params.text("currency").is_some() {
        intent.currency = create::currency(params)?;
    }
    if params.text("amount").is_some() {
        intent.amount = create::amount(params, &intent.currency)?;
    }
    if params.text("customer").is_some() {
        intent.customer = create::customer(tx, params)?;
    }
    if let Some(id) = params.filled("payment_method") {
        intent.payment_method = Some(payment_methods::find(tx, id)?.id);
        intent.status = Status::RequiresConfirmation;
        intent.next_action = None;
    }
    Ok(())
}

/// Gives an unpaid intent up.
pub(super) fn cancel(
    tx: &mut Transaction<'_>,
    mut intent: PaymentIntent,
    params: &Params,
) -> Result<Value, StripeErrorResponse> {
    params.only(&["cancellation_reason"])?;
    if matches!(intent.status, Status::Succeeded | Status::Canceled) {
        return Err(intent.unexpected("cancel"));
    }
    let reason = params.filled("cancellation_reason");
    if reason.is_some_and(|reason| !CANCEL_REASONS.contains(&reason)) {
        let message = format!("Invalid cancellation_reason: must be one of {}", CANCEL_REASONS.join(", "));
        return Err(StripeErrorResponse::invalid(message).param("cancellation_reason"));
    }
    intent.status = Status::Canceled;
    intent.next_action = None;
    intent.amount_capturable = 0;
    intent.rest.insert("canceled_at".into(), ids::seconds().into());
    intent.rest.insert("cancellation_reason".into(), json!(reason));
    let answer = tx.put(&intent)?;
    tx.emit("payment_intent.canceled", &intent)?;
    Ok(answer)
}

/// Takes the money that was reserved, or part of it.
pub(super) fn capture(
    tx: &mut Transaction<'_>,
    mut intent: PaymentIntent,
    params: &Params,
) -> Result<Value, StripeErrorResponse> {
    params.only(&["amount_to_capture", "metadata"])?;
    let Some(id) = intent.latest_charge.clone().filter(|_| intent.status == Status::RequiresCapture) else {
        return Err(intent.unexpected("capture"));
    };
    let amount = params.integer("amount_to_capture")?.unwrap_or(intent.amount_capturable);
    if !(1..=intent.amount_capturable).contains(&amount) {
        return Err(
            StripeErrorResponse::invalid("amount_to_capture is out of range").param("amount_to_capture")
        );
    }
    let mut charge: Charge = tx.get(&id)?;
    charge.capture(amount)?;
    intent.metadata.merge(params)?;
    let news = settle::receive(&mut intent, amount);
    tx.put(&charge)?;
    let answer = tx.put(&intent)?;
    tx.emit("charge.captured", &charge)?;
    tx.emit(news, &intent)?;
    disputes::after_payment(tx, &charge)?;
    Ok(answer)
}
