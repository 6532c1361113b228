//! Stripe's objects, as far as Coquina goes by them. Amounts are in the currency's smallest unit, times in seconds.

use std::collections::BTreeMap;

use domain::money::Cents;
use domain::orders::audit::Charge;
use domain::orders::{Payment, PaymentStatus};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;

/// A payment: <https://docs.stripe.com/api/payment_intents/object>.
#[derive(Deserialize)]
pub(super) struct PaymentIntent {
    id: String,
    amount: i64,
    amount_received: i64,
    currency: String,
    status: String,
    #[serde(default)]
    metadata: BTreeMap<String, String>,
    client_secret: Option<String>,
    /// Its newest attempt; what was given back is known when the whole object was asked for.
    latest_charge: Option<LatestCharge>,
}

/// An attempt at a payment: <https://docs.stripe.com/api/charges/object>.
#[derive(Deserialize)]
#[serde(untagged)]
enum LatestCharge {
    /// The object.
    Object { amount_refunded: i64 },
    /// Only its id.
    Id(IgnoredAny),
}

/// Money given back: <https://docs.stripe.com/api/refunds/object>.
#[derive(Deserialize)]
pub(super) struct Refund {
    pub(super) id: String,
    pub(super) amount: i64,
    pub(super) status: Option<String>,
    pub(super) payment_intent: Option<Expandable>,
}

/// Money that a bank asks back: <https://docs.stripe.com/api/disputes/object>.
#[derive(Deserialize)]
pub(super) struct Dispute {
    pub(super) id: String,
    pub(super) amount: i64,
    pub(super) status: String,
    pub(super) payment_intent: Option<Expandable>,
    pub(super) balance_transactions: Vec<Value>,
}

/// Something that has happened: <https://docs.stripe.com/api/events/object>.
#[derive(Deserialize)]
pub(super) struct Event {
    pub(super) id: String,
    #[serde(rename = "type")]
    pub(super) kind: String,
    pub(super) created: i64,
    pub(super) data: EventData,
}

/// What it has happened to.
#[derive(Deserialize)]
pub(super) struct EventData {
    pub(super) object: Value,
}

/// A page of a list, the newest first.
#[derive(Deserialize)]
pub(super) struct List<T> {
    pub(super) data: Vec<T>,
    pub(super) has_more: bool,
}

/// What is an id unless the whole object was asked for.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Expandable {
    /// Its id.
    Id(String),
    /// The object.
    Object {
        /// Its id.
        id: String,
    },
}

impl Expandable {
    pub(super) fn id(&self) -> &str {
        match self {
            Self::Id(id) | Self::Object { id } => id,
        }
    }
}

impl From<PaymentIntent> for Payment {
    fn from(intent: PaymentIntent) -> Self {
        let status = match intent.status.as_str() {
            "succeeded" => PaymentStatus::Succeeded,
            "canceled" => PaymentStatus::Canceled,
            "processing" => PaymentStatus::Processing,
            _ => PaymentStatus::Open,
        };
        Self {
            amount: cents(intent.amount),
            status,
            received: u64::try_from(intent.amount_received).unwrap_or(0),
            currency: intent.currency.to_lowercase(),
            buyer: intent.metadata.get("userId").cloned(),
            client_secret: intent.client_secret,
            id: intent.id,
        }
    }
}

impl From<PaymentIntent> for Charge {
    fn from(intent: PaymentIntent) -> Self {
        let refunded = match intent.latest_charge {
            Some(LatestCharge::Object { amount_refunded }) => amount_refunded,
            Some(LatestCharge::Id(_)) | None => 0,
        };
        Self {
            payment: intent.id,
            buyer: intent.metadata.get("userId").cloned(),
            received: cents(intent.amount_received),
            refunded: cents(refunded),
        }
    }
}

/// This many cents; more than there can be is as many as there can be.
pub(super) fn cents(amount: i64) -> Cents {
    Cents(u32::try_from(amount.max(0)).unwrap_or(u32::MAX))
}
