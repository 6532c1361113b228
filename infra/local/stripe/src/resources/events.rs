//! Events: what happened, as webhooks tell it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Resource, listing};
use crate::controls::matches;
use crate::form::Params;
use crate::ids::Object;
use crate::refusal::Refusal;
use crate::store::Transaction;

const MOST_TYPES: usize = 20;

/// Something that happened to a resource.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Event {
    pub(crate) id: String,
    #[serde(rename = "type")]
    pub(crate) kind: String,
    pub(crate) data: Value,
    pub(crate) pending_webhooks: u32,
    pub(crate) request: Value,
    #[serde(flatten)]
    rest: Object,
}

impl Resource for Event {
    const KIND: &'static str = "event";
    const PREFIX: &'static str = "evt";
    const SHAPE: &'static str = include_str!("../shapes/event.json");
}

/// Lists events, also by what happened and by whether the application was told.
pub(super) fn list(tx: &Transaction<'_>, params: &Params) -> Result<Value, Refusal> {
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

/// The earlier values of what differs; null for what was not there.
pub(crate) fn previous(before: &Value, after: &Value) -> Object {
    let fields = [before, after].into_iter().filter_map(Value::as_object).flat_map(Object::keys);
    let changed = fields.filter(|field| before[field.as_str()] != after[field.as_str()]);
    changed.map(|field| (field.clone(), before[field.as_str()].clone())).collect()
}

fn types(params: &Params) -> Result<Vec<String>, Refusal> {
    let types = params.list("types");
    if types.len() > MOST_TYPES {
        return Err(Refusal::invalid(format!("types can have at most {MOST_TYPES} names")).param("types"));
    }
    if !types.is_empty() && params.text("type").is_some() {
        return Err(Refusal::invalid("You may pass either type or types, but not both.").param("types"));
    }
    Ok(types)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_name_the_version_the_crate_announces() {
        assert_eq!(Event::blank().unwrap().rest["api_version"], crate::API_VERSION);
    }
}
