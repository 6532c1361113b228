//! The API's description and the files derived from it.

use std::collections::BTreeSet;
use std::path::PathBuf;

use serde_json::Value;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn operations() -> Vec<(String, String, Value)> {
    let description: Value = serde_json::from_str(&local::openapi()).unwrap();
    let paths = description["paths"].as_object().unwrap().clone();
    paths
        .into_iter()
        .flat_map(|(path, methods)| {
            let methods = methods.as_object().unwrap().clone();
            methods.into_iter().map(move |(method, operation)| (method, path.clone(), operation))
        })
        .collect()
}

/// `COQUINA_UPDATE=1 cargo test -p local contract` writes a derived file again.
fn is_up_to_date(file: &str, current: &str) {
    if std::env::var_os("COQUINA_UPDATE").is_some() {
        std::fs::write(root().join(file), current).unwrap();
    }
    let committed = std::fs::read_to_string(root().join(file)).unwrap();
    assert!(committed == current, "{file} is stale: see the comment of this function");
}

/// `npm run generate` writes the page's types from it.
#[test]
fn the_committed_description_is_the_routers_own() {
    is_up_to_date("web/src/api/openapi.json", &format!("{}\n", local::openapi()));
}

/// The request policy has it compiled in, and the cloud's routes are made of it.
#[test]
fn the_table_of_routes_is_what_the_handlers_say_of_their_calls() {
    is_up_to_date("infra/routes.json", &local::routes());
}

#[test]
fn every_call_has_a_capability_a_summary_and_a_name_of_its_own() {
    let mut names = BTreeSet::new();
    for (method, path, operation) in operations() {
        assert_eq!(operation["tags"].as_array().unwrap().len(), 1, "{method} {path}");
        assert!(operation["summary"].as_str().is_some_and(|text| !text.is_empty()), "{method} {path}");
        assert!(names.insert(operation["operationId"].to_string()), "{method} {path}");
    }
}

/// The functions that a clock calls and no one else: they have no calls of the API.
pub(crate) const SCHEDULED: [&str; 2] = ["outbox", "reconcile"];

/// One word per capability: function folder, crate, tag and events folder.
#[test]
fn every_capability_has_its_function_and_its_events() {
    let root = root();
    let tags: BTreeSet<String> = operations()
        .iter()
        .map(|(_, _, operation)| operation["tags"][0].as_str().unwrap().to_string())
        .collect();
    let folders = |parent: &str| -> BTreeSet<String> {
        let entries = std::fs::read_dir(root.join(parent)).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    };
    let functions: BTreeSet<String> = tags.into_iter().chain(SCHEDULED.map(str::to_string)).collect();
    assert_eq!(functions, folders("functions"));
    assert_eq!(functions, folders("events"));
    for tag in functions {
        let manifest = std::fs::read_to_string(root.join("functions").join(&tag).join("Cargo.toml")).unwrap();
        assert!(manifest.contains(&format!("name = \"{tag}\"")), "{tag}");
    }
}

/// The request policy lets nothing through that the table of routes does not have, so a call that is missing there would be dead.
#[test]
fn a_02_the_table_of_routes_has_every_call_once_and_no_other() {
    let described: BTreeSet<(String, String, String)> = operations()
        .into_iter()
        .map(|(method, path, operation)| {
            (method.to_uppercase(), path, operation["tags"][0].as_str().unwrap().to_string())
        })
        .collect();
    let table = shared::http::routes::all();
    let listed: BTreeSet<(String, String, String)> = table
        .iter()
        .map(|route| (route.method.clone(), route.path.clone(), route.function.clone()))
        .collect();
    assert_eq!(listed, described);
    assert_eq!(table.len(), listed.len(), "a call is listed twice");
}

/// `cargo lambda watch` sends each call to the function that the table names.
#[test]
fn a_02_the_router_of_cargo_lambda_agrees_with_the_table_of_routes() {
    let manifest = std::fs::read_to_string(root().join("Cargo.toml"));
    let manifest: toml::Value = toml::from_str(&manifest.unwrap()).unwrap();
    let router = manifest["workspace"]["metadata"]["lambda"]["watch"]["router"].as_table().unwrap().clone();
    for route in shared::http::routes::all() {
        let takes = |pattern: &str| match pattern.strip_suffix("{*path}") {
            Some(prefix) => route.path.starts_with(prefix),
            None => route.path == pattern,
        };
        let functions: Vec<&str> = router
            .iter()
            .filter(|(pattern, _)| takes(pattern))
            .map(|(_, name)| name.as_str().unwrap())
            .collect();
        assert_eq!(functions, [route.function.as_str()], "{} {}", route.method, route.path);
    }
}

#[test]
fn a_17_every_change_but_stripes_needs_the_proof_that_it_comes_from_the_site() {
    for route in shared::http::routes::all() {
        let is_change = route.method != "GET";
        assert_eq!(route.same_origin, is_change && route.function != "stripe-webhook", "{}", route.path);
    }
}
