//! `infra/routes.json`, from what each handler says of its own call: `x-access`, `x-rate`, `x-body` in bytes and `x-cache`.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::api;

/// The methods that change nothing, in the words of the description.
const READING: &str = "get";

/// The table of routes, one to a line, by path and method.
#[must_use]
pub fn routes() -> String {
    let description = serde_json::to_value(api::description()).unwrap_or_default();
    let lines: BTreeMap<(&str, &str), String> = operations(&description)
        .map(|(path, method, operation)| ((path, method), format!("  {}", line(method, path, operation))))
        .collect();
    format!("[\n{}\n]\n", lines.into_values().collect::<Vec<_>>().join(",\n"))
}

/// Path, method and operation of every call.
fn operations(description: &Value) -> impl Iterator<Item = (&str, &str, &Value)> {
    let paths = description["paths"].as_object().into_iter().flatten();
    paths.flat_map(|(path, operations)| {
        let operations = operations.as_object().into_iter().flatten();
        operations.map(move |(method, operation)| (path.as_str(), method.as_str(), operation))
    })
}

/// The fields stand in the order in which people read them, which no map would keep.
fn line(method: &str, path: &str, operation: &Value) -> String {
    let stated = |name: &str, silent: Value| operation.get(name).cloned().unwrap_or(silent);
    let access = stated("x-access", Value::Null);
    // Stripe shows by its signature that a request is its own; it has no cookie that another site's page could use.
    let same_origin = method != READING && access != "stripe";
    let fields = [
        ("method", json!(method.to_uppercase())),
        ("path", json!(path)),
        ("function", operation["tags"][0].clone()),
        ("access", access),
        ("sameOrigin", json!(same_origin)),
        ("rate", stated("x-rate", Value::Null)),
        ("body", stated("x-body", json!(0))),
        ("cache", stated("x-cache", json!("no-store"))),
    ];
    let fields = fields.map(|(name, value)| format!("\"{name}\": {value}"));
    format!("{{{}}}", fields.join(", "))
}
