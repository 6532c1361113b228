//! Payment intents: from the wish to be paid to the payment.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Ask, Metadata, Resource, listing};
use crate::error_response::StripeErrorResponse;
use crate::ids::Object;
use crate::store::Transaction;

mod change;
mod charge;
mod confirm;
mod create;
mod settle;

/// What a browser is not told.
const PRIVATE: &[&str] = &[
    "application",
    "application_fee_amount",
    "customer",
    "latest_charge",
    "metadata",
    "on_behalf_of",
    "review",
    "transfer_data",
];

/// How far a payment has come.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Status {
    RequiresPaymentMethod,
    RequiresConfirmation,
    RequiresAction,
    RequiresCapture,
    Succeeded,
    Canceled,
}

impl Status {
    /// True while no money was asked for.
    fn is_open(self) -> bool {
        matches!(self, Self::RequiresPaymentMethod | Self::RequiresConfirmation | Self::RequiresAction)
    }
}

/// A payment on its way.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct PaymentIntent {
    pub(crate) id: String,
    pub(crate) amount: i64,
    amount_capturable: i64,
    amount_received: i64,
    capture_method: String,
    client_secret: String,
    pub(crate) currency: String,
    pub(crate) customer: Option<String>,
    last_payment_error: Option<Value>,
    pub(crate) latest_charge: Option<String>,
    pub(crate) metadata: Metadata,
    next_action: Option<Value>,
    payment_method: Option<String>,
    payment_method_types: Vec<String>,
    status: Status,
    #[serde(flatten)]
    pub(crate) rest: Object,
}

impl Resource for PaymentIntent {
    const KIND: &'static str = "payment_intent";
    const PREFIX: &'static str = "pi";
    const SHAPE: &'static str = include_str!("../../shapes/payment_intent.json");
}

impl PaymentIntent {
    /// Refuses a call that comes at the wrong time.
    fn unexpected(&self, verb: &str) -> StripeErrorResponse {
        let status = serde_json::to_value(self.status).unwrap_or_default();
        let status = status.as_str().unwrap_or_default();
        StripeErrorResponse::invalid(format!(
            "This PaymentIntent's status is {status}; you cannot {verb} it."
        ))
        .code("payment_intent_unexpected_state")
        .with("payment_intent", self.as_json())
    }

    fn as_json(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    /// Goes back to wait for another card.
    fn reopen(&mut self, error: Value) {
        self.status = Status::RequiresPaymentMethod;
        self.payment_method = None;
        self.next_action = None;
        self.last_payment_error = Some(error);
    }
}

/// Carries out a call below `/v1/payment_intents`.
pub(super) fn answer(tx: &mut Transaction<'_>, ask: &Ask<'_>) -> Result<Value, StripeErrorResponse> {
    let done = match ask.path {
        [_] if ask.method == "GET" => listing::list::<PaymentIntent>(tx, ask.params, &["customer"]),
        [_] if ask.method == "POST" => create::create(tx, ask.params),
        [_, id] => find(tx, ask, id).and_then(|intent| one(tx, ask, intent)),
        [_, id, verb] if ask.method == "POST" => {
            find(tx, ask, id).and_then(|intent| act(tx, ask, intent, verb))
        }
        _ => Err(super::unrecognized(ask)),
    };
    if ask.publishable { for_browsers(done) } else { done }
}

fn one(tx: &mut Transaction<'_>, ask: &Ask<'_>, intent: PaymentIntent) -> Result<Value, StripeErrorResponse> {
    match ask.method {
        "GET" => {
            ask.params.only(&["client_secret"])?;
            Ok(intent.as_json())
        }
        "POST" => change::update(tx, intent, ask.params),
        _ => Err(super::unrecognized(ask)),
    }
}

fn act(
    tx: &mut Transaction<'_>,
    ask: &Ask<'_>,
    intent: PaymentIntent,
    verb: &str,
) -> Result<Value, StripeErrorResponse> {
    match verb {
        "confirm" => confirm::confirm(tx, intent, ask.params),
        "_authenticate" => confirm::authenticate(tx, intent, ask.params),
        "cancel" => change::cancel(tx, intent, ask.params),
        "capture" => change::capture(tx, intent, ask.params),
        _ => Err(super::unrecognized(ask)),
    }
}

/// Finds an intent; a browser has to know its secret.
fn find(tx: &Transaction<'_>, ask: &Ask<'_>, id: &str) -> Result<PaymentIntent, StripeErrorResponse> {
    let intent: PaymentIntent = tx.get(id)?;
    let knows = ask.params.text("client_secret") == Some(&intent.client_secret);
    if ask.publishable && !knows {
        return Err(StripeErrorResponse::missing(PaymentIntent::KIND, id));
    }
    Ok(intent)
}

fn for_browsers(done: Result<Value, StripeErrorResponse>) -> Result<Value, StripeErrorResponse> {
    match done {
        Ok(mut intent) => {
            hide(&mut intent);
            Ok(intent)
        }
        Err(mut refusal) => {
            refusal.error.get_mut("payment_intent").into_iter().for_each(hide);
            Err(refusal)
        }
    }
}

fn hide(intent: &mut Value) {
    if let Some(fields) = intent.as_object_mut() {
        fields.retain(|field, _| !PRIVATE.contains(&field.as_str()));
    }
}
