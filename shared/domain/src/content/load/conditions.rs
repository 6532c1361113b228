//! The `[[condition]]` of `clauses.toml`: what many clauses ask has a name. Where one says `{ holds = "name" }`, the condition takes
//! the place of its name before the clauses are read.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NamedCondition {
    id: String,
    when: Value,
}

/// Conditions by their names, with what is wrong with their uses.
#[derive(Default)]
struct NamedConditions {
    known: BTreeMap<String, DefinedCondition>,
    problems: Vec<String>,
}

struct DefinedCondition {
    when: Value,
    is_used: bool,
}

/// Puts conditions in the place of their names, in clauses as they stand in their file. What is wrong with a name.
pub(super) fn fill_in(clauses: &mut Value) -> Vec<String> {
    let given = clauses.as_object_mut().and_then(|fields| fields.remove("condition"));
    let mut named = NamedConditions::default();
    match given.map_or(Ok(Vec::new()), serde_json::from_value::<Vec<NamedCondition>>) {
        Ok(conditions) => conditions.into_iter().for_each(|condition| named.add(condition)),
        Err(error) => named.problems.push(format!("a condition with a name: {error}")),
    }
    named.fill_in(clauses);
    let unused = named.known.iter().filter(|(_, known)| !known.is_used);
    named.problems.extend(unused.map(|(id, _)| format!("no clause asks whether {id:?} holds")));
    named.problems
}

impl NamedConditions {
    /// A condition may name those that stand before it, so none can name itself.
    fn add(&mut self, NamedCondition { id, mut when }: NamedCondition) {
        self.fill_in(&mut when);
        if self.known.contains_key(&id) {
            self.problems.push(format!("two conditions are named {id:?}"));
        }
        self.known.insert(id, DefinedCondition { when, is_used: false });
    }

    fn fill_in(&mut self, value: &mut Value) {
        match value {
            Value::Object(fields) => match named(fields).map(|id| self.condition(id)) {
                Some(when) => *value = when,
                None => fields.values_mut().for_each(|value| self.fill_in(value)),
            },
            Value::Array(values) => values.iter_mut().for_each(|value| self.fill_in(value)),
            _ => {}
        }
    }

    fn condition(&mut self, id: &str) -> Value {
        if let Some(known) = self.known.get_mut(id) {
            known.is_used = true;
            return known.when.clone();
        }
        self.problems.push(format!("there is no condition {id:?} above the place that names it"));
        Value::Null
    }
}

/// The name that stands for a condition: `{ holds = "name" }`.
fn named(fields: &Map<String, Value>) -> Option<&str> {
    fields.get("holds")?.as_str().filter(|_| fields.len() == 1)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn clauses() -> Value {
        json!({
            "condition": [
                { "id": "married", "when": { "answered": "spouse" } },
                { "id": "parents", "when": { "all": [{ "holds": "married" }, { "answered": "children" }] } },
            ],
            "section": [{ "when": { "not": { "holds": "parents" } } }],
        })
    }

    #[test]
    fn a_condition_takes_the_place_of_its_name() {
        let mut clauses = clauses();
        assert_eq!(fill_in(&mut clauses), Vec::<String>::new());
        let parents = json!({ "all": [{ "answered": "spouse" }, { "answered": "children" }] });
        assert_eq!(clauses, json!({ "section": [{ "when": { "not": parents } }] }));
    }

    #[test]
    fn names_that_are_unknown_unused_or_given_twice_are_told_together() {
        let mut clauses = clauses();
        clauses["condition"][1]["id"] = json!("married");
        assert_eq!(
            fill_in(&mut clauses),
            [
                "two conditions are named \"married\"",
                "there is no condition \"parents\" above the place that names it",
                "no clause asks whether \"married\" holds",
            ]
        );
    }
}
