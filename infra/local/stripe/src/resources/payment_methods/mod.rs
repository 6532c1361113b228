//! Payment methods: cards whose number is checked and then forgotten.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Customer, Metadata, Resource};
use crate::cards::{self, Behavior};
use crate::error_response::StripeErrorResponse;
use crate::form::Params;
use crate::ids::{self, Object};
use crate::store::Transaction;

mod details;

use details::read;

/// A way to pay.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct PaymentMethod {
    pub(crate) id: String,
    pub(crate) billing_details: Value,
    pub(crate) card: Card,
    customer: Option<String>,
    metadata: Metadata,
    #[serde(flatten)]
    rest: Object,
}

/// What is known of a card.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Card {
    brand: String,
    display_brand: String,
    exp_month: i64,
    exp_year: i64,
    fingerprint: String,
    last4: String,
    networks: Value,
    #[serde(flatten)]
    rest: Object,
}

impl Resource for PaymentMethod {
    const KIND: &'static str = "payment_method";
    const PREFIX: &'static str = "pm";
    const SHAPE: &'static str = include_str!("../../shapes/payment_method.json");
}

impl PaymentMethod {
    /// What a charge leads to.
    pub(super) fn behavior(&self) -> Behavior {
        cards::behavior(&self.card.fingerprint)
    }
}

impl Card {
    /// Describes the card with this number, without keeping it.
    fn fill(&mut self, number: &str, month: i64, year: i64) {
        let brand = cards::brand(number);
        brand.clone_into(&mut self.brand);
        brand.clone_into(&mut self.display_brand);
        self.networks["available"] = json!([brand]);
        self.exp_month = month;
        self.exp_year = year;
        self.fingerprint = cards::fingerprint(number);
        self.last4 = number.chars().skip(number.len().saturating_sub(4)).collect();
    }
}

/// Creates a card from its details.
pub(super) fn create(tx: &mut Transaction<'_>, params: &Params) -> Result<Value, StripeErrorResponse> {
    let method = read(params)?;
    tx.put(&method)
}

/// Creates a card within another call.
pub(super) fn enter(tx: &mut Transaction<'_>, params: &Params) -> Result<PaymentMethod, StripeErrorResponse> {
    let method = read(params)?;
    tx.put(&method)?;
    Ok(method)
}

/// Finds a card by id, or makes one of a test name such as `pm_card_visa`.
pub(super) fn find(tx: &mut Transaction<'_>, id: &str) -> Result<PaymentMethod, StripeErrorResponse> {
    let Some(number) = cards::number_named(id) else { return tx.get(id) };
    let mut method = PaymentMethod::blank()?;
    method.card.fill(number, 12, ids::year_and_month().0 + 2);
    tx.put(&method)?;
    Ok(method)
}

/// Answers a card.
pub(super) fn retrieve(tx: &mut Transaction<'_>, id: &str) -> Result<Value, StripeErrorResponse> {
    find(tx, id).and_then(|method| serde_json::to_value(method).map_err(StripeErrorResponse::internal))
}

/// Saves a card for a customer.
pub(super) fn attach(
    tx: &mut Transaction<'_>,
    id: &str,
    params: &Params,
) -> Result<Value, StripeErrorResponse> {
    params.only(&["customer"])?;
    let mut method = find(tx, id)?;
    let behavior = method.behavior();
    if let Some(decline) = behavior.decline.filter(|_| !behavior.attaches) {
        return Err(
            StripeErrorResponse::card(decline.code, decline.message).with("decline_code", decline.reason)
        );
    }
    let customer: Customer = tx.get(params.required("customer")?)?;
    method.customer = Some(customer.id);
    tx.put(&method)
}

/// Forgets which customer a card belongs to.
pub(super) fn detach(tx: &mut Transaction<'_>, id: &str) -> Result<Value, StripeErrorResponse> {
    let mut method: PaymentMethod = tx.get(id)?;
    method.customer = None;
    tx.put(&method)
}
