//! Talking with the assistant.

mod chat;
mod deciding;
mod model;

use serde_json::Value;

/// The answers that a reply has understood, in its acts.
fn proposals(reply: &Value) -> Vec<Value> {
    let acts = reply["acts"].as_array().unwrap().iter();
    acts.filter_map(|act| act["answers"].as_array()).flatten().cloned().collect()
}
