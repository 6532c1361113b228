//! A difference between two events.

use std::collections::BTreeMap;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::Deserialize;
use serde_json::{Map, Value, json};

/// How an event differs from another one.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Change {
    /// Texts, and what stands in their place.
    swap: BTreeMap<String, String>,
    /// Fields that are new or other.
    with: Map<String, Value>,
    /// JSON pointers to fields that are left out.
    without: Vec<String>,
    /// Whether the body is encoded.
    base64: bool,
}

impl Change {
    /// Leaves a field out.
    pub(super) fn without(pointer: &str) -> Self {
        Self { without: vec![pointer.to_string()], ..Self::default() }
    }

    /// Swaps those texts that an event has, if it has any.
    pub(super) fn swapping(event: &Value, texts: &[(&str, &str)]) -> Option<Self> {
        let event = event.to_string();
        let there = texts.iter().filter(|(text, _)| event.contains(*text));
        let swap: BTreeMap<String, String> =
            there.map(|(text, other)| ((*text).to_string(), (*other).to_string())).collect();
        (!swap.is_empty()).then(|| Self { swap, ..Self::default() })
    }

    /// The event, changed; nothing when it does not have what is to be swapped, left out or encoded.
    pub(super) fn of(&self, event: &Value) -> Option<Value> {
        let mut event = event.clone();
        for (text, other) in &self.swap {
            swap(&mut event, text, other).then_some(())?;
        }
        for (name, value) in &self.with {
            put(&mut event[name.as_str()], value);
        }
        for pointer in &self.without {
            let (parent, name) = pointer.rsplit_once('/')?;
            event.pointer_mut(parent)?.as_object_mut()?.remove(name)?;
        }
        if self.base64 {
            event["body"] = json!(STANDARD.encode(event["body"].as_str()?));
            event["isBase64Encoded"] = json!(true);
        }
        Some(event)
    }
}

/// Puts one text in the place of another, wherever that stands, and says whether it stood anywhere.
fn swap(value: &mut Value, text: &str, other: &str) -> bool {
    match value {
        Value::String(string) => {
            let is_there = string.contains(text);
            *string = string.replace(text, other);
            is_there
        }
        Value::Array(items) => items.iter_mut().fold(false, |found, item| swap(item, text, other) | found),
        Value::Object(fields) => {
            fields.values_mut().fold(false, |found, field| swap(field, text, other) | found)
        }
        _ => false,
    }
}

/// Puts a value in the place of another; of fields, each in the place of its own.
fn put(into: &mut Value, value: &Value) {
    match (into, value) {
        (Value::Object(into), Value::Object(fields)) => {
            for (name, field) in fields {
                put(into.entry(name.as_str()).or_insert(Value::Null), field);
            }
        }
        (into, value) => *into = value.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changed(change: &str, event: &Value) -> Option<Value> {
        toml::from_str::<Change>(change).unwrap().of(event)
    }

    #[test]
    fn a_change_swaps_puts_leaves_out_and_encodes() {
        let event = json!({"path": "/a/1", "headers": {"from": "1", "to": "2"}, "body": "{}"});
        let change = "swap = { '1' = '3' }\nwith.headers.by = 'us'\nwithout = ['/headers/to']\nbase64 = true";
        let other = json!({"path": "/a/3", "headers": {"from": "3", "by": "us"}, "body": "e30=",
            "isBase64Encoded": true});
        assert_eq!(changed(change, &event), Some(other));
    }

    #[test]
    fn what_is_not_there_is_not_changed() {
        let event = json!({"headers": {}});
        assert_eq!(changed("swap = { 'a' = 'b' }", &event), None);
        assert_eq!(changed("without = ['/headers/authorization']", &event), None);
        assert_eq!(changed("base64 = true", &event), None);
    }
}
