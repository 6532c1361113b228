//! A new payment intent.

use serde_json::{Value, json};

use super::super::{Customer, Resource};
use super::{PaymentIntent, Status, confirm};
use crate::error_response::StripeErrorResponse;
use crate::form::Params;
use crate::ids;
use crate::store::Transaction;

/// Parameters of a new intent; `confirm::PARAMS` may come with them.
const PARAMS: &[&str] = &[
    "amount",
    "automatic_payment_methods",
    "capture_method",
    "confirm",
    "confirmation_method",
    "currency",
    "customer",
    "description",
    "metadata",
    "payment_method_types",
    "statement_descriptor",
    "statement_descriptor_suffix",
    "transfer_group",
];
const TEXTS: &[&str] = &[
    "confirmation_method",
    "description",
    "receipt_email",
    "setup_future_usage",
    "shipping",
    "statement_descriptor",
    "statement_descriptor_suffix",
    "transfer_group",
];
const MOST: i64 = 99_999_999;

/// Creates an intent and, if asked to, confirms it.
pub(super) fn create(tx: &mut Transaction<'_>, params: &Params) -> Result<Value, StripeErrorResponse> {
    params.only(&[PARAMS, confirm::PARAMS].concat())?;
    let mut intent = read(tx, params)?;
    let method = confirm::given(tx, params)?;
    if let Some(method) = &method {
        intent.payment_method = Some(method.id.clone());
        intent.status = Status::RequiresConfirmation;
    }
    let answer = tx.put(&intent)?;
    tx.emit("payment_intent.created", &intent)?;
    if params.flag("confirm") {
        return confirm::proceed(tx, intent, method, params);
    }
    Ok(answer)
}

/// Reads an amount and checks it against what the currency allows.
pub(super) fn amount(params: &Params, currency: &str) -> Result<i64, StripeErrorResponse> {
    params.required("amount")?;
    let amount = params.integer("amount")?.unwrap_or_default();
    let least = smallest(currency);
    let refuse =
        |message: String, code| Err(StripeErrorResponse::invalid(message).code(code).param("amount"));
    match amount {
        ..1 => refuse("Invalid positive integer".into(), "parameter_invalid_integer"),
        _ if amount < least => {
            refuse(format!("Amount must be at least {least} {currency}"), "amount_too_small")
        }
        _ if amount > MOST => {
            refuse(format!("Amount must be no more than {MOST} {currency}"), "amount_too_large")
        }
        _ => Ok(amount),
    }
}

/// Reads a three-letter currency.
pub(super) fn currency(params: &Params) -> Result<String, StripeErrorResponse> {
    let currency = params.required("currency")?.to_lowercase();
    if currency.len() == 3 && currency.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return Ok(currency);
    }
    Err(StripeErrorResponse::invalid(format!("Invalid currency: {currency}")).param("currency"))
}

fn smallest(currency: &str) -> i64 {
    match currency {
        "usd" | "eur" | "chf" => 50,
        "gbp" => 30,
        _ => 1,
    }
}

fn read(tx: &Transaction<'_>, params: &Params) -> Result<PaymentIntent, StripeErrorResponse> {
    params.required("amount")?;
    let mut intent = PaymentIntent::blank()?;
    intent.currency = currency(params)?;
    intent.amount = amount(params, &intent.currency)?;
    intent.client_secret = ids::fresh(&format!("{}_secret", intent.id))?;
    intent.customer = customer(tx, params)?;
    intent.capture_method = capture_method(params)?;
    intent.metadata.merge(params)?;
    for field in TEXTS {
        if let Some(value) = params.stored(field) {
            intent.rest.insert((*field).into(), value);
        }
    }
    methods(&mut intent, params);
    Ok(intent)
}

/// Reads the customer, who must exist.
pub(super) fn customer(tx: &Transaction<'_>, params: &Params) -> Result<Option<String>, StripeErrorResponse> {
    params.filled("customer").map(|id| tx.get::<Customer>(id).map(|customer| customer.id)).transpose()
}

fn capture_method(params: &Params) -> Result<String, StripeErrorResponse> {
    match params.filled("capture_method").unwrap_or("automatic_async") {
        known @ ("automatic" | "automatic_async" | "manual") => Ok(known.to_owned()),
        other => {
            Err(StripeErrorResponse::invalid(format!("Invalid capture_method: {other}"))
                .param("capture_method"))
        }
    }
}

/// Which kinds of payment are offered; cards are the only ones there are.
fn methods(intent: &mut PaymentIntent, params: &Params) {
    let types = params.list("payment_method_types");
    let automatic = params.group("automatic_payment_methods");
    let redirects = automatic.as_ref().and_then(|group| group.filled("allow_redirects")).unwrap_or("always");
    let enabled = automatic.as_ref().is_none_or(|group| group.flag("enabled"));
    if automatic.is_some() || types.is_empty() {
        let value = json!({ "allow_redirects": redirects, "enabled": enabled });
        intent.rest.insert("automatic_payment_methods".into(), value);
    }
    if !types.is_empty() {
        intent.payment_method_types = types;
    }
}
