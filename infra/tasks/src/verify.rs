//! `cargo verify`: every check there is, from a fresh clone.

use std::path::Path;
use std::time::Instant;

use crate::steps::{self, command, say, spoken, step};
use crate::{node, root};

type Check = (&'static str, fn(&Path) -> Result<(), String>);

/// The checks, the quick ones first. A failed one does not keep the others from running.
const CHECKS: [Check; 10] = [
    ("Formatting (cargo fmt)", |root| cargo(root, &["fmt", "--all", "--check"])),
    ("Lints (cargo clippy)", |root| {
        cargo(root, &["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"])
    }),
    ("Rust tests (cargo test)", tests),
    ("Packages (npm ci)", node::packages),
    ("Web checks (types, lint, format, tests)", |root| node::npm(root, &["run", "check"])),
    ("The CDK app (types, format, templates, rules, rights)", |root| {
        node::npm_in(&root.join("infra"), &["run", "check"])
    }),
    ("Web pages (vite build)", node::pages),
    // Of the whole workspace, as the tests: with fewer packages the libraries have fewer features, and all are built once more.
    ("The product (cargo build)", |root| cargo(root, &["build", "--workspace", "--bins", "--locked"])),
    ("A browser for the tests", |root| node::npm(root, &["run", "browser"])),
    ("Browser tests against the running product", |root| node::npm(root, &["run", "e2e"])),
];

fn cargo(root: &Path, arguments: &[&str]) -> Result<(), String> {
    steps::run(command(root, "cargo", arguments))
}

/// This many random sequences of payments are told here; `cargo test` by itself tells fewer.
const SEQUENCES: &str = "400";

/// The same sequences each time: chance decides no landing. `infra/local/tests/money/README.md` has the command that looks for
/// new ones.
const SEED: &str = "11";

fn tests(root: &Path) -> Result<(), String> {
    let mut test = command(root, "cargo", &["test", "--workspace", "--locked", "--no-fail-fast"]);
    if std::env::var_os("COQUINA_SEQUENCES").is_none() {
        test.env("COQUINA_SEQUENCES", SEQUENCES).env("COQUINA_SEED", SEED);
    }
    steps::run(test)
}

/// Runs the checks and says how many passed.
///
/// # Errors
/// A sentence when one of them failed.
pub(crate) fn run() -> Result<(), String> {
    let root = root()?;
    node::check()?;
    let started = Instant::now();
    let outcomes = CHECKS.map(|(title, check)| (title, step(title, || check(&root))));
    let failed: Vec<&str> =
        outcomes.iter().filter(|(_, outcome)| outcome.is_err()).map(|(title, _)| *title).collect();
    say(&format!("\nAll checks took {}.", spoken(started.elapsed())));
    say(&format!("{} passed, {} failed", CHECKS.len() - failed.len(), failed.len()));
    if failed.is_empty() { Ok(()) } else { Err(format!("Failed: {}", failed.join("; "))) }
}
