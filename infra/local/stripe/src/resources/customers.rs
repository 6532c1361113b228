//! Customers.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Metadata, Resource};
use crate::error_response::StripeErrorResponse;
use crate::form::Params;
use crate::ids::Object;
use crate::store::Transaction;

const FIELDS: &[&str] = &["address", "description", "email", "name", "phone", "shipping", "tax_exempt"];

/// Someone who pays.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Customer {
    pub(crate) id: String,
    metadata: Metadata,
    #[serde(flatten)]
    rest: Object,
}

impl Resource for Customer {
    const KIND: &'static str = "customer";
    const PREFIX: &'static str = "cus";
    const SHAPE: &'static str = include_str!("../shapes/customer.json");
}

/// Creates a customer.
pub(super) fn create(tx: &mut Transaction<'_>, params: &Params) -> Result<Value, StripeErrorResponse> {
    write(tx, Customer::blank()?, params)
}

/// Changes the fields that are sent.
pub(super) fn update(
    tx: &mut Transaction<'_>,
    id: &str,
    params: &Params,
) -> Result<Value, StripeErrorResponse> {
    let customer = tx.get(id)?;
    write(tx, customer, params)
}

fn write(
    tx: &mut Transaction<'_>,
    mut customer: Customer,
    params: &Params,
) -> Result<Value, StripeErrorResponse> {
    params.only(&[FIELDS, &["metadata"]].concat())?;
    customer.metadata.merge(params)?;
    for field in FIELDS {
        if let Some(value) = params.stored(field) {
            customer.rest.insert((*field).into(), value);
        }
    }
    tx.put(&customer)
}
