//! Which samples there have to be: computed from the table of routes and the API's description.

use std::collections::{BTreeMap, BTreeSet};

use conformance::Sample;
use serde_json::Value;
use shared::http::routes::{Access, Route, all};

use super::samples;

/// A call and its description.
pub(super) struct Call {
    pub(super) route: &'static Route,
    pub(super) takes_body: bool,
    /// Whether its body names a document.
    names_document: bool,
}

/// The calls, by the function and the operation that their samples are named after.
pub(super) fn calls() -> BTreeMap<(String, String), Call> {
    let description: Value = serde_json::from_str(&local::openapi()).unwrap();
    let call = |route: &'static Route| {
        let operation = &description["paths"][&route.path][route.method.to_lowercase()];
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"]["$ref"];
        let schema = schema.as_str().map(|path| path.trim_start_matches('#'));
        let body = schema.and_then(|path| description.pointer(path));
        let names_document = body.is_some_and(|body| body["properties"]["documentId"].is_object());
        let name = operation["operationId"].as_str().unwrap().to_string();
        ((route.function.clone(), name), Call { route, takes_body: body.is_some(), names_document })
    };
    all().iter().map(call).collect()
}

impl Call {
    fn has_parameter(&self) -> bool {
        self.route.path.contains('{')
    }

    /// The cases that apply to it.
    fn cases(&self) -> Vec<&'static str> {
        let is_private = matches!(self.route.access, Access::SignedIn | Access::Owner);
        let names_something = self.has_parameter() || self.names_document;
        let mut cases = vec![""];
        cases.extend(is_private.then_some("-signed-out"));
        cases.extend((is_private && names_something).then_some("-foreign"));
        cases.extend((self.takes_body || self.has_parameter()).then_some("-bad-input"));
        if self.route.access == Access::Stripe {
            cases.extend(["-unsigned", "-stale", "-forged", "-unknown-type"]);
        }
        cases
    }
}

#[test]
fn every_call_has_a_sample_of_every_case_that_applies() {
    let there: BTreeSet<(String, String)> =
        samples().into_iter().map(|sample| (sample.function, sample.name)).collect();
    for ((function, operation), call) in calls() {
        for case in call.cases() {
            let sample = (function.clone(), format!("{operation}{case}"));
            assert!(there.contains(&sample), "the sample {}/{} is missing", sample.0, sample.1);
        }
    }
}

/// The clock calls these; see `infra/schedules.json`.
#[test]
fn every_scheduled_function_has_the_event_of_its_schedule() {
    let schedules: Value = serde_json::from_str(include_str!("../../../../../schedules.json")).unwrap();
    for schedule in schedules.as_array().unwrap() {
        let function = schedule["function"].as_str().unwrap();
        let samples = samples();
        let name = schedule["input"]["task"].as_str().unwrap_or("scheduled");
        let is_it = |sample: &&Sample| sample.function == function && sample.name == name;
        let event = &samples.iter().find(is_it).expect("a scheduled event").text;
        let event: Value = serde_json::from_str(event).unwrap();
        if schedule["input"].is_object() {
            assert_eq!(event, schedule["input"]);
            continue;
        }
        assert_eq!(
            (&event["source"], &event["detail-type"]),
            (&"aws.events".into(), &"Scheduled Event".into())
        );
        assert!(
            event["resources"][0].as_str().unwrap().contains(&format!("rule/Coquina-dev-Service-{function}"))
        );
        assert!(event["time"].as_str().unwrap().parse::<jiff::Timestamp>().is_ok());
    }
}
