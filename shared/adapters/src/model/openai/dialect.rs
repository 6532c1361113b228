//! What a service says that it does not know. The protocol has grown, and no two services take the same members:
//! OpenAI's newer models refuse `max_tokens` and any temperature, others know only `max_tokens`, and some refuse a request
//! for a member that they have not heard of. None of it can be told from a model's name, so the service is taken at its word.

use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::Value;

/// The newer name of the bound of an answer. It counts what a model thinks to itself too.
const BOUND: &str = "max_completion_tokens";

/// Its older name.
const OLDER_BOUND: &str = "max_tokens";

/// What can be left out. A service that has not heard of storing does not store.
const DISPENSABLE: [&str; 3] = [BOUND, "temperature", "store"];

/// What has been learned of a service, by this process.
#[derive(Default)]
pub(super) struct Dialect([AtomicBool; DISPENSABLE.len()]);

impl Dialect {
    /// The request in words that the service knows, as far as has been learned.
    pub(super) fn speak(&self, mut body: Value) -> Value {
        let Some(members) = body.as_object_mut() else { return body };
        for (name, unknown) in DISPENSABLE.iter().zip(&self.0) {
            if !unknown.load(Ordering::Relaxed) {
                continue;
            }
            if let Some(bound) = members.remove(*name).filter(|_| *name == BOUND) {
                members.insert(OLDER_BOUND.to_string(), bound);
            }
        }
        body
    }

    /// Learns from a refusal. False when it names nothing that was said and could be left out, so that asking again cannot
    /// go on for long.
    pub(super) fn learn(&self, said: &Value, refusal: &[u8]) -> bool {
        let refusal = String::from_utf8_lossy(refusal);
        let named = DISPENSABLE.iter().zip(&self.0).filter(|(name, _)| {
            said.get(**name).is_some()
                && refusal.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == **name)
        });
        named.fold(false, |_, (_, unknown)| {
            unknown.store(true, Ordering::Relaxed);
            true
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn whole() -> Value {
        json!({"model": "m", "max_completion_tokens": 9, "temperature": 0, "store": false})
    }

    #[test]
    fn a_member_that_the_service_does_not_know_is_left_out_from_then_on() {
        let dialect = Dialect::default();
        assert_eq!(dialect.speak(whole()), whole());
        assert!(dialect.learn(&whole(), br#"{"error": {"message": "Unknown name \"store\""}}"#));
        assert_eq!(
            dialect.speak(whole()),
            json!({"model": "m", "max_completion_tokens": 9, "temperature": 0})
        );
        assert!(
            dialect.learn(&whole(), br#"{"loc": ["body", "max_completion_tokens"], "msg": "Extra inputs"}"#)
        );
        assert_eq!(dialect.speak(whole()), json!({"model": "m", "max_tokens": 9, "temperature": 0}));
    }

    #[test]
    fn what_is_refused_once_more_or_for_another_reason_is_not_asked_again() {
        let dialect = Dialect::default();
        for refusal in ["", "the context is too long", "bookstore", "response_format", "model"] {
            assert!(!dialect.learn(&whole(), refusal.as_bytes()), "{refusal}");
        }
        assert!(dialect.learn(&whole(), b"temperature"));
        assert!(!dialect.learn(&dialect.speak(whole()), b"temperature"));
    }
}
