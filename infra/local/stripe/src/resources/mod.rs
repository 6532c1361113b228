//! The objects of Stripe's API.
//!
//! Fields the emulator reasons about are typed; the others come from `shapes/` and ride along.

use axum::http::StatusCode;
use serde_json::{Map, Value};

use crate::error_response::StripeErrorResponse;
use crate::event::Event;
use crate::form::Params;
pub(crate) use crate::resource::Resource;
use crate::store::Transaction;

pub(crate) mod bank;
mod charges;
mod customers;
mod disputes;
mod events;
mod listing;
mod metadata;
mod payment_intents;
mod payment_methods;
mod refunds;

pub(crate) use charges::Charge;
pub(crate) use customers::Customer;
pub(crate) use disputes::Dispute;
pub(crate) use metadata::Metadata;
pub(crate) use payment_methods::PaymentMethod;
pub(crate) use refunds::Refund;

/// What a call asks for.
#[derive(Debug)]
pub(crate) struct Ask<'a> {
    pub(crate) method: &'a str,
    /// The path after `/v1/`.
    pub(crate) path: &'a [&'a str],
    pub(crate) params: &'a Params,
    /// True when the caller is a browser.
    pub(crate) publishable: bool,
}

/// Carries a call out.
pub(crate) fn answer(tx: &mut Transaction<'_>, ask: &Ask<'_>) -> Result<Value, StripeErrorResponse> {
    let params = ask.params;
    match (ask.method, ask.path) {
        (_, ["payment_intents", ..]) => payment_intents::answer(tx, ask),
        ("POST", ["payment_methods"]) => payment_methods::create(tx, params),
        ("GET", ["payment_methods"]) => listing::list::<PaymentMethod>(tx, params, &["customer", "type"]),
        ("GET", ["payment_methods", id]) => payment_methods::retrieve(tx, id),
        ("POST", ["payment_methods", id, "attach"]) => payment_methods::attach(tx, id, params),
        ("POST", ["payment_methods", id, "detach"]) => payment_methods::detach(tx, id),
        ("POST", ["refunds"]) => refunds::create(tx, params),
        ("GET", ["refunds"]) => listing::list::<Refund>(tx, params, &["payment_intent", "charge"]),
        ("GET", ["refunds", id]) => retrieve::<Refund>(tx, id),
        ("POST", ["refunds", id]) => refunds::update(tx, id, params),
        ("POST", ["customers"]) => customers::create(tx, params),
        ("GET", ["customers"]) => listing::list::<Customer>(tx, params, &["email"]),
        ("GET", ["customers", id]) => retrieve::<Customer>(tx, id),
        ("POST", ["customers", id]) => customers::update(tx, id, params),
        ("GET", ["charges"]) => listing::list::<Charge>(tx, params, &["customer", "payment_intent"]),
        ("GET", ["charges", id]) => retrieve::<Charge>(tx, id),
        ("POST", ["charges", id]) => charges::update(tx, id, params),
        ("GET", ["disputes"]) => listing::list::<Dispute>(tx, params, &["payment_intent", "charge"]),
        ("GET", ["disputes", id]) => retrieve::<Dispute>(tx, id),
        ("POST", ["disputes", id]) => disputes::update(tx, id, params),
        ("POST", ["disputes", id, "close"]) => disputes::close(tx, id, params),
        ("GET", ["events"]) => events::list(tx, params),
        ("GET", ["events", id]) => retrieve::<Event>(tx, id),
        _ => Err(unrecognized(ask)),
    }
}

/// Replaces ids by the objects they stand for, one level deep.
pub(crate) fn expand(
    tx: &Transaction<'_>,
    mut object: Value,
    fields: &[String],
) -> Result<Value, StripeErrorResponse> {
    for field in fields {
        if let Some(inner) = field.strip_prefix("data.").filter(|_| object["object"] == "list") {
            let mut items = object["data"].as_array_mut().into_iter().flatten();
            items.try_for_each(|item| expand_field(tx, item, inner))?;
        } else {
            expand_field(tx, &mut object, field)?;
        }
    }
    Ok(object)
}

fn expand_field(tx: &Transaction<'_>, object: &mut Value, field: &str) -> Result<(), StripeErrorResponse> {
    let first = field.split('.').next().unwrap_or_default();
    let Some(value) = object.as_object_mut().and_then(|fields: &mut Map<_, _>| fields.get_mut(first)) else {
        let message = format!("This property cannot be expanded ({first}).");
        return Err(StripeErrorResponse::invalid(message).param("expand"));
    };
    if let Some(found) = value.as_str().and_then(|id| tx.find(id)) {
        *value = found.clone();
    }
    Ok(())
}

fn retrieve<R: Resource>(tx: &Transaction<'_>, id: &str) -> Result<Value, StripeErrorResponse> {
    serde_json::to_value(tx.get::<R>(id)?).map_err(StripeErrorResponse::internal)
}

fn unrecognized(ask: &Ask<'_>) -> StripeErrorResponse {
    let message = format!(
        "Unrecognized request URL ({}: /v1/{}). The emulator may not know it.",
        ask.method,
        ask.path.join("/")
    );
    StripeErrorResponse::new(StatusCode::NOT_FOUND, "invalid_request_error", message)
}

#[cfg(test)]
mod tests {
    use super::payment_intents::PaymentIntent;
    use super::*;

    #[test]
    fn every_shape_is_complete() {
        PaymentIntent::blank().unwrap();
        PaymentMethod::blank().unwrap();
        Charge::blank().unwrap();
        Refund::blank().unwrap();
        Dispute::blank().unwrap();
        Customer::blank().unwrap();
        Event::blank().unwrap();
    }
}
