//! `cargo verify`: every check there is, from a fresh clone.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::steps::{self, beside, command, end_of_log, say, spoken, step, to_log};
use crate::{node, root};

type Check = (&'static str, fn(&Path) -> Result<(), String>);

/// What takes seconds.
const FIRST: [Check; 1] = [("Formatting (cargo fmt)", |root| cargo(root, &["fmt", "--all", "--check"]))];

/// What everything else runs on.
const COMPILED: [Check; 2] = [
    ("Lints, and the tests compiled (clippy)", |root| {
        linted(root, &["test", "--workspace", "--locked", "--no-run"])
    }),
    // All targets of all packages, as the tests: with fewer the libraries have fewer features, and all are built once more.
    ("The product (cargo build)", |root| {
        linted(root, &["build", "--workspace", "--all-targets", "--locked"])
    }),
];

/// Beside them there is room for these, which need nothing that they make.
const PAGES: [Check; 4] = [
    ("Packages (npm ci)", node::packages),
    ("The CDK app (types, format, templates, rules, rights)", |root| {
        node::npm_in(&root.join("infra"), &["run", "check"])
    }),
    ("Web checks (types, lint, format, tests)", |root| node::npm(root, &["run", "check"])),
    ("Web pages (vite build)", node::pages),
];

const RUST: [Check; 1] = [("Rust tests (cargo test)", tests)];

/// Beside the Rust tests: each of the two spends part of its time in waiting, for a store, a frame, an event.
const BROWSER: [Check; 2] = [
    ("A browser for the tests", |root| node::npm(root, &["run", "browser"])),
    ("Browser tests against the running product", |root| node::npm(root, &["run", "e2e"])),
];

fn cargo(root: &Path, arguments: &[&str]) -> Result<(), String> {
    steps::run(command(root, "cargo", arguments))
}

/// Cargo with Clippy in the compiler's place: it says its lints and compiles in one go, which spares the second look at every
/// library. What it makes stands beside what `cargo test` by itself makes.
fn linted(root: &Path, arguments: &[&str]) -> Result<(), String> {
    steps::run(with_lints(command(root, "cargo", arguments)))
}

/// Lines in a backtrace and what the next build could reuse are for whoever writes code: `cargo test` by itself has them. Without
/// them all is compiled sooner, and takes half of the room.
fn with_lints(mut cargo: Command) -> Command {
    cargo.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");
    cargo.env("CARGO_PROFILE_DEV_DEBUG", "none").env("CARGO_INCREMENTAL", "0");
    cargo
}

/// This many random sequences of payments are told here; `cargo test` by itself tells fewer.
const SEQUENCES: &str = "400";

fn tests(root: &Path) -> Result<(), String> {
    let mut test = with_lints(command(root, "cargo", &["test", "--workspace", "--locked", "--no-fail-fast"]));
    if std::env::var_os("COQUINA_SEQUENCES").is_none() {
        test.env("COQUINA_SEQUENCES", SEQUENCES);
    }
    steps::run(test)
}

/// Runs some checks, one after the other; the titles of those that failed. A failed check does not keep the others from running.
fn failures(root: &Path, checks: &[Check]) -> Vec<&'static str> {
    let failed = checks.iter().filter(|(title, check)| step(title, || check(root)).is_err());
    failed.map(|(title, _)| *title).collect()
}

/// Runs two lists of checks beside each other; the titles of those that failed. Each of the second list writes to a log of its
/// own, and the end of that log is shown when it failed.
fn failures_beside(root: &Path, shown: &[Check], logged: &[Check]) -> Vec<&'static str> {
    let (mut failed, logs) = beside(|| failures(root, shown), || failures_logged(root, logged));
    for (title, log) in logs {
        say(&format!("\n=> What failed in: {title}\n{}", end_of_log(&log)));
        failed.push(title);
    }
    failed
}

fn failures_logged(root: &Path, checks: &[Check]) -> Vec<(&'static str, PathBuf)> {
    let logged = checks.iter().map(|check| {
        let (title, _) = check;
        let name: String = title.chars().filter(char::is_ascii_alphabetic).collect();
        let log = root.join(format!("target/verify-{name}.log"));
        to_log(&log);
        (failures(root, std::slice::from_ref(check)), log)
    });
    logged.filter_map(|(failed, log)| Some((*failed.first()?, log))).collect()
}

/// Runs the checks and says how many passed.
///
/// # Errors
/// A sentence when one of them failed.
pub(crate) fn run() -> Result<(), String> {
    let root = root()?;
    node::check()?;
    let started = Instant::now();
    let mut failed = failures(&root, &FIRST);
    failed.extend(failures_beside(&root, &COMPILED, &PAGES));
    failed.extend(failures_beside(&root, &RUST, &BROWSER));
    say(&format!("\nAll checks took {}.", spoken(started.elapsed())));
    let all = [FIRST.len(), COMPILED.len(), PAGES.len(), RUST.len(), BROWSER.len()].iter().sum::<usize>();
    say(&format!("{} passed, {} failed", all - failed.len(), failed.len()));
    if failed.is_empty() { Ok(()) } else { Err(format!("Failed: {}", failed.join("; "))) }
}
