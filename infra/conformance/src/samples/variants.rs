//! Samples of refused and unusual calls, made from the samples of the calls: `variants.toml` says how each differs, and what
//! differs alike in many calls is said here.

use std::collections::BTreeMap;
use std::io;

use super::Sample;
use super::change::Change;
use crate::routes::Route;
use serde_json::Value;

type Cases = BTreeMap<String, Change>;

/// Cases by the name of the function and of the operation.
type Table = BTreeMap<String, BTreeMap<String, Cases>>;

/// What belongs to another person, in place of the caller's own.
const FOREIGN: [(&str, &str); 4] = [
    ("${DIVORCE}", "${FOREIGN_DOCUMENT}"),
    ("${DOCUMENT}", "${FOREIGN_DOCUMENT}"),
    ("${PAID_DOCUMENT}", "${FOREIGN_DOCUMENT}"),
    ("${SESSION}", "${FOREIGN_SESSION}"),
];

/// The secret of a link that was never made.
const UNKNOWN: &str = "0000000000000000000000000000000000000000000000000000000000000000";

const UNKNOWN_LINK: [(&str, &str); 5] = [
    ("${ADDRESS_LINK}", UNKNOWN),
    ("${CONFIRMATION_LINK}", UNKNOWN),
    ("${NOT_ME_LINK}", UNKNOWN),
    ("${OPEN_SHARE_LINK}", UNKNOWN),
    ("${RESET_LINK}", UNKNOWN),
];

/// The variants of all samples.
///
/// # Errors
/// When the table changes what no sample has.
pub(super) fn variants(samples: &[Sample]) -> io::Result<Vec<Sample>> {
    let mut table: Table = toml::from_str(include_str!("variants.toml")).map_err(io::Error::other)?;
    let mut variants = Vec::new();
    for sample in samples {
        let calls = table.get_mut(&sample.function);
        let told = calls.and_then(|calls| calls.remove(&sample.name)).unwrap_or_default();
        variants.extend(of(sample, told)?);
    }
    match table.values().flat_map(BTreeMap::keys).next() {
        Some(call) => Err(io::Error::other(format!("There are variants of {call}, which has no sample."))),
        None => Ok(variants),
    }
}

fn of(sample: &Sample, told: Cases) -> io::Result<Vec<Sample>> {
    let event: Value = serde_json::from_str(&sample.text)?;
    let mut cases = usual(&event);
    cases.extend(told);
    cases.iter().map(|(case, change)| variant(sample, &event, case, change)).collect()
}

/// The cases that a sample has by itself: of a private call one by someone who is not signed in, and one about a thing of
/// another person; of a call with the secret of a link one with another secret.
fn usual(event: &Value) -> Cases {
    let is_private = is_private(event);
    let cases = [
        ("signed-out", is_private.then(|| Change::without("/headers/authorization"))),
        ("foreign", Change::swapping(event, &FOREIGN).filter(|_| is_private)),
        ("unknown-link", Change::swapping(event, &UNKNOWN_LINK)),
    ];
    cases.into_iter().filter_map(|(case, change)| Some((case.to_string(), change?))).collect()
}

fn is_private(event: &Value) -> bool {
    event["routeKey"].as_str().and_then(Route::of).is_some_and(Route::is_private)
}

fn variant(sample: &Sample, event: &Value, case: &str, change: &Change) -> io::Result<Sample> {
    let (function, name) = (sample.function.clone(), format!("{}-{case}", sample.name));
    match change.of(event) {
        Some(changed) => Ok(Sample { function, name, text: changed.to_string() }),
        None => Err(io::Error::other(format!("{function}/{name} changes what its sample does not have."))),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_private_call_about_a_thing_has_two_cases_by_itself() {
        let event = json!({"routeKey": "GET /api/documents/{id}", "rawPath": "/api/documents/${DOCUMENT}",
            "headers": {"authorization": "Bearer ${TOKEN}"}});
        let (function, name) = ("documents".to_string(), "get_document".to_string());
        let made = of(&Sample { function, name, text: event.to_string() }, Cases::new()).unwrap();
        let names: Vec<&str> = made.iter().map(|sample| &*sample.name).collect();
        assert_eq!(names, ["get_document-foreign", "get_document-signed-out"]);
        assert!(made[0].text.contains("/api/documents/${FOREIGN_DOCUMENT}"));
        assert!(!made[1].text.contains("Bearer"));
    }

    #[test]
    fn the_table_changes_no_call_that_has_no_sample() {
        assert!(variants(&[]).is_err());
    }
}
