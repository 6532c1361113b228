//! Each function as the process that it is on AWS Lambda: its own program, told what `infra/environment.json` gives it and
//! nothing else, taking events from the Runtime API. The services are those of a running product.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::extract::{Path, State};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::process::{Child, Command};
use tokio::sync::Mutex;
use tokio::sync::mpsc::{Receiver, Sender, channel};

use crate::deployed;
use crate::product::shared;

/// A start takes milliseconds; a process that has not asked for an event by then never will.
const PATIENCE: Duration = Duration::from_secs(30);

/// The variables that the Lambda service sets and the functions read.
const OF_THE_SERVICE: [&str; 3] = ["AWS_REGION", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"];

/// A row of the table of variables.
struct Variable {
    name: String,
    functions: Vec<String>,
    is_optional: bool,
}

fn table() -> Vec<Variable> {
    let rows: Vec<Value> = serde_json::from_str(include_str!("../../../environment.json")).unwrap();
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
        build.args(["build", "--quiet", "--locked", "--bins", "--target-dir"]).arg(&target);
        build.args(functions().iter().map(|name| format!("--package={name}")));
        build.current_dir(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../.."));
        assert!(build.status().unwrap().success(), "the functions do not build");
        target.join("debug")
    })
}

/// A Runtime API for one process: it hands out what it is given and passes on what comes back.
struct Runtime {
    address: String,
    events: Sender<Value>,
    answers: Receiver<Value>,
    polls: Receiver<()>,
}

/// The Runtime API's side of the process that it serves.
struct Desk {
    events: Mutex<Receiver<Value>>,
    answers: Sender<Value>,
    polls: Sender<()>,
}

async fn next(State(desk): State<Arc<Desk>>) -> ([(&'static str, String); 3], Json<Value>) {
    desk.polls.send(()).await.ok();
    let Some(event) = desk.events.lock().await.recv().await else { std::future::pending().await };
    let function = "arn:aws:lambda:us-east-1:000000000000:function:sample";
    let headers = [
        ("lambda-runtime-aws-request-id", "sample".to_string()),
        ("lambda-runtime-deadline-ms", "4000000000000".to_string()),
        ("lambda-runtime-invoked-function-arn", function.to_string()),
    ];
    (headers, Json(event))
}

async fn answered(State(desk): State<Arc<Desk>>, Path((_, kind)): Path<(String, String)>, body: String) {
    let answer = serde_json::from_str(&body).unwrap_or(Value::String(body));
    desk.answers.send(json!({"kind": kind, "answer": answer})).await.ok();
}

impl Runtime {
    async fn start() -> Self {
        let ((events, taken), (given, answers), (asked, polls)) = (channel(1), channel(1), channel(8));
        let desk = Desk { events: Mutex::new(taken), answers: given, polls: asked };
        let router = Router::new()
            .route("/2018-06-01/runtime/invocation/next", get(next))
            .route("/2018-06-01/runtime/invocation/{id}/{kind}", post(answered))
            .with_state(Arc::new(desk));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { address, events, answers, polls }
    }

    fn run(&self, function: &str, told: &[String]) -> Child {
        let program = programs().join(format!("{function}{}", std::env::consts::EXE_SUFFIX));
        let mut process = Command::new(program);
        process.env_clear().envs(environment(told)).env("AWS_LAMBDA_RUNTIME_API", &self.address);
        process.env("AWS_LAMBDA_FUNCTION_NAME", function).env("AWS_LAMBDA_FUNCTION_VERSION", "1");
        process.env("AWS_LAMBDA_FUNCTION_MEMORY_SIZE", "512").kill_on_drop(true);
        process.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
    }

    async fn answer(&mut self, event: Value) -> Value {
        self.events.send(event).await.unwrap();
        tokio::time::timeout(PATIENCE, self.answers.recv()).await.expect("an answer").unwrap()
    }
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
        let _process = runtime.run(&function, &needed(&function));
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
            let process = runtime.run(&function, &rest);
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
