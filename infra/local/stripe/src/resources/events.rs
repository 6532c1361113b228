//! Events: what happened, as webhooks tell it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Resource;
use crate::mark::Object;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_name_the_version_the_crate_announces() {
        assert_eq!(Event::blank().unwrap().rest["api_version"], crate::API_VERSION);
    }
}
