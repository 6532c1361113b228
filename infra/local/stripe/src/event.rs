//! Events: what happened, as webhooks tell it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ids::Object;
use crate::resource::Resource;

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
    const SHAPE: &'static str = include_str!("shapes/event.json");
}

/// The earlier values of what differs; null for what was not there.
pub(crate) fn previous(before: &Value, after: &Value) -> Object {
    let fields = [before, after].into_iter().filter_map(Value::as_object).flat_map(Object::keys);
    let changed = fields.filter(|field| before[field.as_str()] != after[field.as_str()]);
    changed.map(|field| (field.clone(), before[field.as_str()].clone())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_name_the_version_the_crate_announces() {
        assert_eq!(Event::blank().unwrap().rest["api_version"], crate::API_VERSION);
    }
}
