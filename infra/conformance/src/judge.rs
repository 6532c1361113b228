//! Whether an answer is the one that a case has to have: its status, its headers, its shape, and where a sentence or a figure is
//! fixed (`answers.toml`) those.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde_json::Value;

use crate::case::Case;
use crate::contract::Described;
use crate::response::ApiResponse;

/// The headers that every answer of the API has.
const HEADERS: [(&str, &str); 7] = [
    ("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox"),
    ("cross-origin-resource-policy", "same-origin"),
    ("referrer-policy", "no-referrer"),
    ("strict-transport-security", "max-age=63072000; includeSubDomains; preload"),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("x-robots-tag", "noindex"),
];

/// What someone who is not signed in is told.
const UNAUTHORIZED: &str = "Unauthorized";

/// By the function and the sample, values by their JSON pointers.
type Fixed = BTreeMap<String, BTreeMap<String, BTreeMap<String, Value>>>;

static FIXED: LazyLock<Fixed> =
    LazyLock::new(|| toml::from_str(include_str!("answers.toml")).unwrap_or_default());

/// The samples of which something is fixed, as `function/sample`.
#[must_use]
pub fn fixed() -> Vec<String> {
    let samples =
        FIXED.iter().flat_map(|(function, samples)| samples.keys().map(move |name| (function, name)));
    samples.map(|(function, name)| format!("{function}/{name}")).collect()
}

/// What is wrong with an answer, each in a sentence without anything that the answer says.
#[must_use]
pub fn faults(case: &Case, answer: &ApiResponse) -> Vec<String> {
    if !case.expected.contains(&answer.status) {
        let (first, last) = (case.expected.start(), case.expected.end());
        let expected = if first == last { first.to_string() } else { format!("one from {first} to {last}") };
        return vec![format!("the status is {}, not {expected}", answer.status)];
    }
    let mut faults = headers(case, answer);
    faults.extend(body(case, answer));
    faults
}

fn headers(case: &Case, answer: &ApiResponse) -> Vec<String> {
    let is_kept = answer.status == 200 && case.route.is_kept();
    let kept = if is_kept { "public, max-age=0, must-revalidate" } else { "no-store" };
    let mut faults: Vec<String> = HEADERS
        .into_iter()
        .chain([("cache-control", kept)])
        .filter(|(name, value)| answer.header(name) != Some(value))
        .map(|(name, value)| format!("the header {name} is not \"{value}\""))
        .collect();
    if answer.header("x-request-id").is_none_or(str::is_empty) {
        faults.push("there is no header x-request-id".to_string());
    }
    if answer.status == 303 && answer.header("location").is_none_or(str::is_empty) {
        faults.push("it leads nowhere".to_string());
    }
    faults
}

fn body(case: &Case, answer: &ApiResponse) -> Vec<String> {
    let Some(described) = Described::of(case.route, answer.status) else {
        return vec![format!("the description has no answer {}", answer.status)];
    };
    let Some(expected) = described.content_type() else {
        return if answer.body.is_empty() {
            vec![]
        } else {
            vec!["there is a body where none is described".into()]
        };
    };
    if answer.header("content-type") != Some(expected) {
        return vec![format!("the body is not of the type {expected}")];
    }
    match expected {
        "application/json" => json(case, answer, &described),
        _ => file(expected, answer).map(str::to_string).into_iter().collect(),
    }
}

fn json(case: &Case, answer: &ApiResponse, described: &Described) -> Vec<String> {
    let Some(body) = answer.json() else { return vec!["the body is no JSON".to_string()] };
    let mut faults = described.faults(&body);
    if case.is_refused() && body["requestId"].as_str() != answer.header("x-request-id") {
        faults.push("the body names another request than the header".to_string());
    }
    if answer.status == 401 && body["message"] != UNAUTHORIZED {
        faults.push(format!("the message is not \"{UNAUTHORIZED}\", by which pages know it"));
    }
    let told = FIXED.get(&case.sample.function).and_then(|samples| samples.get(&case.sample.name));
    let other = told.into_iter().flatten().filter(|(place, value)| body.pointer(place) != Some(*value));
    faults.extend(other.map(|(place, value)| format!("at {place} there is not {value}")));
    faults
}

/// A file is whole when its end is there.
fn file(content_type: &str, answer: &ApiResponse) -> Option<&'static str> {
    let body = answer.body.trim_ascii_end();
    let is_whole = match content_type {
        "application/pdf" => body.starts_with(b"%PDF-") && body.ends_with(b"%%EOF"),
        "application/zip" => {
            body.starts_with(b"PK") && answer.body.windows(4).any(|part| part == b"PK\x05\x06")
        }
        _ => true,
    };
    (!is_whole).then_some("the file is not whole")
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::run::cases;

    fn case(name: &str) -> Case {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../events");
        cases(&folder).unwrap().into_iter().find(|case| case.name() == name).unwrap()
    }

    fn answer(status: u16, body: &str) -> ApiResponse {
        let fixed =
            [("content-type", "application/json"), ("cache-control", "no-store"), ("x-request-id", "one")];
        let headers = HEADERS.into_iter().chain(fixed);
        let headers = headers.map(|(name, value)| (name.to_string(), value.to_string())).collect();
        ApiResponse { status, headers, body: body.into() }
    }

    #[test]
    fn what_is_fixed_is_fixed_of_a_sample() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../events");
        let names: Vec<String> = cases(&folder).unwrap().iter().map(Case::name).collect();
        assert!(fixed().len() > 10);
        for name in fixed() {
            assert!(names.contains(&name), "{name} is no sample");
        }
    }

    #[test]
    fn an_answer_that_is_as_it_has_to_be_has_no_faults() {
        let good = answer(401, r#"{"message":"Unauthorized","requestId":"one"}"#);
        assert_eq!(faults(&case("account/get_account-signed-out"), &good), Vec::<String>::new());
    }

    #[test]
    fn each_fault_is_said_without_what_stands_there() {
        let case = case("account/get_account-signed-out");
        for (answer, said) in [
            (answer(200, "{}"), "the status is 200, not 401"),
            (answer(401, "<html>"), "the body is no JSON"),
            (answer(401, r#"{"message":7,"requestId":"one"}"#), "schema at \"/message\""),
            (answer(401, r#"{"requestId":"one"}"#), "schema at \"\""),
            (answer(401, r#"{"message":"Unauthorized","requestId":"Maria"}"#), "another request"),
            (answer(401, r#"{"message":"Maria","requestId":"one"}"#), "the message is not \"Unauthorized\""),
        ] {
            let faults = faults(&case, &answer).join("; ");
            assert!(faults.contains(said) && !faults.contains("Maria"), "{faults}");
        }
    }

    #[test]
    fn every_header_counts() {
        let case = case("account/get_account-signed-out");
        let good = answer(401, r#"{"message":"Unauthorized","requestId":"one"}"#);
        for name in good.headers.keys() {
            let mut without = good.clone();
            without.headers.remove(name);
            let faults = faults(&case, &without).join("; ");
            assert!(faults.contains(name) || faults.contains("not of the type"), "{name}: {faults}");
        }
    }

    #[test]
    fn a_file_that_breaks_off_is_a_fault() {
        assert!(
            file(
                "application/pdf",
                &ApiResponse { body: b"%PDF-1.7 %%EOF\n".into(), ..ApiResponse::default() }
            )
            .is_none()
        );
        assert!(
            file("application/pdf", &ApiResponse { body: b"%PDF-1.7".into(), ..ApiResponse::default() })
                .is_some()
        );
        assert!(
            file("application/zip", &ApiResponse { body: b"PK".into(), ..ApiResponse::default() }).is_some()
        );
    }
}
