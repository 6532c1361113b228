//! Texts of JSON.

use serde_json::Value;

/// A text as it is, anything else as it is written.
pub fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}
