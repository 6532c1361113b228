//! Objects as JSON.

use serde_json::Value;

/// A JSON object, the form in which every resource is kept.
pub(crate) type Object = serde_json::Map<String, Value>;
