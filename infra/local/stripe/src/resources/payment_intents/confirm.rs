//! Confirming: the card is charged, or its owner is asked first.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::super::{PaymentMethod, payment_methods};
use super::settle;
use super::{PaymentIntent, Status};
use crate::cards::Decline;
use crate::error_response::{StripeErrorResponse, documentation};
use crate::form::Params;
use crate::ids;
use crate::store::Transaction;

/// Parameters of a confirmation.
pub(super) const PARAMS: &[&str] = &[
    "capture_method",
    "client_secret",
    "error_on_requires_action",
    "mandate_data",
    "off_session",
    "payment_method",
    "payment_method_data",
    "payment_method_options",
    "payment_method_types",
    "receipt_email",
    "return_url",
    "setup_future_usage",
    "shipping",
    "use_stripe_sdk",
];
const NOT_AUTHENTICATED: &str = "We are unable to authenticate your payment method. Please choose a \
                                 different payment method and try again.";
const NEEDS_OWNER: Decline = Decline {
    code: "authentication_required",
    reason: "authentication_required",
    message: "Your card was declined. This transaction requires authentication.",
};

/// Confirms an intent.
pub(super) fn confirm(
    tx: &mut Transaction<'_>,
    intent: PaymentIntent,
    params: &Params,
) -> Result<Value, StripeErrorResponse> {
    params.only(PARAMS)?;
    let method = match (given(tx, params)?, &intent.payment_method) {
        (None, Some(id)) => Some(tx.get(id)?),
        (method, _) => method,
    };
    proceed(tx, intent, method, params)
}

/// The card a call brings along.
pub(super) fn given(
    tx: &mut Transaction<'_>,
    params: &Params,
) -> Result<Option<PaymentMethod>, StripeErrorResponse> {
    if let Some(data) = params.group("payment_method_data") {
        return payment_methods::enter(tx, &data).map(Some);
    }
    params.filled("payment_method").map(|id| payment_methods::find(tx, id)).transpose()
}

/// Confirms an intent whose parameters were checked.
pub(super) fn proceed(
    tx: &mut Transaction<'_>,
    mut intent: PaymentIntent,
    method: Option<PaymentMethod>,
    params: &Params,
) -> Result<Value, StripeErrorResponse> {
    if !intent.status.is_open() {
        return Err(intent.unexpected("confirm"));
    }
    let method = method.ok_or_else(|| no_method(&intent))?;
    intent.payment_method = Some(method.id.clone());
    intent.last_payment_error = None;
    intent.next_action = None;
    for field in ["receipt_email", "setup_future_usage", "shipping"] {
        if let Some(value) = params.stored(field) {
            intent.rest.insert(field.into(), value);
        }
    }
    if !method.behavior().challenge {
        return settle::charge(tx, intent, &method);
    }
    if params.flag("off_session") || params.flag("error_on_requires_action") {
        return settle::decline(tx, intent, &method, NEEDS_OWNER);
    }
    challenge(tx, intent)
}

/// Ends a 3-D Secure challenge the way the page says.
pub(super) fn authenticate(
    tx: &mut Transaction<'_>,
    mut intent: PaymentIntent,
    params: &Params,
) -> Result<Value, StripeErrorResponse> {
    params.only(&["client_secret", "success"])?;
    let Some(id) = intent.payment_method.clone().filter(|_| intent.status == Status::RequiresAction) else {
        return Err(intent.unexpected("authenticate"));
    };
    let method: PaymentMethod = tx.get(&id)?;
    if params.flag("success") {
        return shown(settle::charge(tx, intent, &method));
    }
    let code = "payment_intent_authentication_failure";
    intent.reopen(json!({
        "code": code,
        "doc_url": documentation(code),
        "message": NOT_AUTHENTICATED,
        "payment_method": method,
        "type": "invalid_request_error",
    }));
    let answer = tx.put(&intent)?;
    tx.emit("payment_intent.payment_failed", &intent)?;
    Ok(answer)
}

/// The owner did their part: a decline by the bank then shows in the intent, not as an error.
fn shown(charged: Result<Value, StripeErrorResponse>) -> Result<Value, StripeErrorResponse> {
    match charged {
        Err(mut refusal) if refusal.status == StatusCode::PAYMENT_REQUIRED => {
            Ok(refusal.error.remove("payment_intent").unwrap_or_default())
        }
        other => other,
    }
}

fn no_method(intent: &PaymentIntent) -> StripeErrorResponse {
    let message = "You cannot confirm this PaymentIntent because it's missing a payment method.";
    StripeErrorResponse::invalid(message)
        .code("payment_intent_unexpected_state")
        .with("payment_intent", intent.as_json())
}

fn challenge(tx: &mut Transaction<'_>, mut intent: PaymentIntent) -> Result<Value, StripeErrorResponse> {
    intent.status = Status::RequiresAction;
    intent.next_action = Some(json!({
        "type": "use_stripe_sdk",
        "use_stripe_sdk": {
            "type": "three_d_secure_redirect",
            "stripe_js": format!("{}/three-d-secure.html", tx.origin.base),
            "source": ids::fresh("src")?,
        },
    }));
    let answer = tx.put(&intent)?;
    tx.emit("payment_intent.requires_action", &intent)?;
    Ok(answer)
}
