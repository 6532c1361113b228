//! Lists of events.

use serde_json::Value;

use super::listing;
use crate::error_response::StripeErrorResponse;
use crate::event::Event;
use crate::form::Params;
use crate::pattern::matches;
use crate::store::Transaction;

const MOST_TYPES: usize = 20;

/// Lists events, also by what happened and by whether the application was told.
pub(super) fn list(tx: &Transaction<'_>, params: &Params) -> Result<Value, StripeErrorResponse> {
    let types = types(params)?;
    let delivered = params.boolean("delivery_success")?;
    let pattern = params.text("type").unwrap_or("*");
    let named = |event: &Value| {
        let kind = event["type"].as_str().unwrap_or_default();
        matches(pattern, kind) && (types.is_empty() || types.iter().any(|wanted| wanted == kind))
    };
    let told = |event: &Value| delivered.is_none_or(|wanted| wanted == (event["pending_webhooks"] == 0));
    listing::list_where::<Event>(tx, params, &["type", "types", "delivery_success"], |event| {
        named(event) && told(event)
    })
}

fn types(params: &Params) -> Result<Vec<String>, StripeErrorResponse> {
    let types = params.list("types");
    if types.len() > MOST_TYPES {
        return Err(
            StripeErrorResponse::invalid(format!("types can have at most {MOST_TYPES} names")).param("types")
        );
    }
    if !types.is_empty() && params.text("type").is_some() {
        return Err(
            StripeErrorResponse::invalid("You may pass either type or types, but not both.").param("types")
        );
    }
    Ok(types)
}
