//! Each function as the process that it is on AWS Lambda: its own program, told what `infra/environment.json` gives it and
//! nothing else, taking events from the Runtime API. The services are those of a running product.

mod recorder;
mod runtime;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::OnceLock;

use serde_json::Value;
use tokio::process::{Child, Command};

use self::recorder::Recorder;
use self::runtime::Runtime;
use crate::fixtures::deployed;
use crate::fixtures::product::shared;

/// The variables that the Lambda service sets and the functions read.
const OF_THE_SERVICE: [&str; 3] = ["AWS_REGION", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"];

/// A row of the table of variables.
struct Variable {
    name: String,
    functions: Vec<String>,
    is_optional: bool,
}

fn table() -> Vec<Variable> {
    let rows: Vec<Value> = serde_json::from_str(include_str!("../../../../../environment.json")).unwrap();
    rows.iter()
        .map(|row| Variable {
            name: row["name"].as_str().unwrap().to_string(),
            functions: serde_json::from_value(row["functions"].clone()).unwrap(),
            is_optional: row["optional"].as_bool().unwrap(),
        })
        .collect()
}

fn functions() -> Vec<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../functions");
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// What a function needs to be told, by the table.
fn needed(function: &str) -> Vec<String> {
    let rows = table().into_iter().filter(|row| !row.is_optional);
    rows.filter(|row| row.functions.iter().any(|name| name == function)).map(|row| row.name).collect()
}

/// The environment of a function that is told these variables, with the services of the shared product.
fn environment(told: &[String]) -> BTreeMap<String, String> {
    let known = deployed::environment(shared());
    let is_due = |name: &String| {
        name.starts_with("AWS_ENDPOINT_URL")
            || OF_THE_SERVICE.contains(&name.as_str())
            || told.contains(name)
            // Payments go to the emulator, wherever payments are.
            || (name == "STRIPE_API" && told.iter().any(|name| name == "STRIPE_SECRET"))
    };
    known.into_iter().filter(|(name, _)| is_due(name)).collect()
}

/// Builds the programs once, and says where they are.
fn programs() -> &'static PathBuf {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).parent().unwrap().to_path_buf();
        let mut build = std::process::Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
        // All targets of all packages, as the tests: with fewer the libraries have fewer features, and all are built once more.
        build
            .args(["build", "--quiet", "--locked", "--workspace", "--all-targets", "--target-dir"])
            .arg(&target);
        // What Cargo tells this test of its own package is no part of that build: the build script of `ring` asks for it, and
        // whatever stands on `ring` would be compiled again.
        for (name, _) in std::env::vars_os().filter(|(name, _)| is_of_this_package(name)) {
            build.env_remove(name);
        }
        build.current_dir(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../.."));
        assert!(build.status().unwrap().success(), "the functions do not build");
        target.join("debug")
    })
}

fn is_of_this_package(name: &std::ffi::OsStr) -> bool {
    let name = name.to_string_lossy();
    ["CARGO_MANIFEST_", "CARGO_PKG_", "CARGO_BIN_", "CARGO_CRATE_"]
        .iter()
        .any(|start| name.starts_with(start))
}

/// Starts a function that is told these variables, with more or other ones of its environment at the end.
fn run(function: &str, runtime: &Runtime, told: &[String], other: &[(String, String)]) -> Child {
    let program = programs().join(format!("{function}{}", std::env::consts::EXE_SUFFIX));
    let mut process = Command::new(program);
    process.env_clear().envs(environment(told)).env("AWS_LAMBDA_RUNTIME_API", &runtime.address);
    process.env("AWS_LAMBDA_FUNCTION_NAME", function).env("AWS_LAMBDA_FUNCTION_VERSION", "1");
    process.env("AWS_LAMBDA_FUNCTION_MEMORY_SIZE", "512").envs(other.iter().cloned()).kill_on_drop(true);
    process.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
}

/// A sample event of the function.
fn sample(function: &str) -> Value {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../events").join(function);
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    serde_json::from_str(&std::fs::read_to_string(&files[0]).unwrap()).unwrap()
}

/// What the table gives is enough: the function starts and answers.
#[tokio::test]
async fn each_function_runs_with_what_it_is_told() {
    for function in functions() {
        let mut runtime = Runtime::start().await;
        let _process = run(&function, &runtime, &needed(&function), &[]);
        let said = runtime.answer(sample(&function)).await;
        assert_eq!(said["kind"], "response", "{function}: {said}");
        let status = said["answer"]["statusCode"].as_u64();
        assert!(status.is_none_or(|status| status < 500), "{function}: {said}");
    }
}

/// And it is not more than enough: without any one of them the function says what is missing instead of starting.
#[tokio::test]
async fn each_function_is_told_nothing_that_it_does_not_need() {
    for function in functions() {
        let told = needed(&function);
        for missing in &told {
            let rest: Vec<String> = told.iter().filter(|name| *name != missing).cloned().collect();
            let mut runtime = Runtime::start().await;
            let process = run(&function, &runtime, &rest, &[]);
            let ended = tokio::select! {
                ended = process.wait_with_output() => ended.unwrap(),
                _ = runtime.polls.recv() => panic!("{function} starts without {missing}"),
            };
            let said = String::from_utf8_lossy(&ended.stderr);
            assert!(
                !ended.status.success() && said.contains(missing),
                "{function} without {missing}: {said}"
            );
        }
    }
}

/// AWS Lambda gives a starting function a whole processor and a running one a part of it: what takes long is done before the
/// first event is asked for. Nothing else is called, the services of identity and metadata least of all.
#[tokio::test]
async fn c_04_and_c_05_secrets_are_read_and_connections_opened_before_the_first_event() {
    for function in functions() {
        let told = needed(&function);
        let mut runtime = Runtime::start().await;
        let recorder = Recorder::before(deployed::environment(shared())).await;
        let _process = run(&function, &runtime, &told, &recorder.environment());
        runtime.polls.recv().await.unwrap();
        let secrets = told.iter().filter(|name| name.ends_with("_SECRET")).map(|_| "GetSecretValue");
        let opened =
            ["DescribeKey", "GetItem"].into_iter().filter(|_| told.iter().any(|name| name == "VAULT_KEY"));
        let expected: Vec<&str> = opened.chain(secrets).collect();
        assert_eq!(recorder.calls(), expected, "{function}");
    }
}
