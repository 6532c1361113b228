//! Running commands step by step, saying what is done and how long it took.

use std::cell::RefCell;
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

#[expect(clippy::print_stderr, reason = "this program talks to the person who started it")]
pub(crate) fn say(text: &str) {
    eprintln!("{text}");
}

/// A command to be run in a folder. It is not told what Cargo tells this program of its own package: the build script of `ring`
/// asks for that, and whatever stands on `ring` would be compiled anew by the next Cargo that is not told the same.
pub(crate) fn command(folder: &Path, program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder).args(arguments);
    for (name, _) in std::env::vars_os().filter(|(name, _)| is_of_this_package(&name.to_string_lossy())) {
        command.env_remove(name);
    }
    command
}

fn is_of_this_package(name: &str) -> bool {
    ["CARGO_MANIFEST_", "CARGO_PKG_", "CARGO_BIN_", "CARGO_CRATE_"]
        .iter()
        .any(|start| name.starts_with(start))
}

/// Runs a command and waits for it.
///
/// # Errors
/// A sentence when it cannot be started or fails.
pub(crate) fn run(mut command: Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    LOG.with_borrow(|log| {
        if let Some(log) = log {
            command.stdout(log.try_clone()?).stderr(log.try_clone()?);
        }
        Ok(())
    })
    .map_err(|error: std::io::Error| error.to_string())?;
    let status = command.status().map_err(|error| format!("{name} could not be started: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{name} failed ({status}).")) }
}

/// Announces a step, runs it and says how long it took.
///
/// # Errors
/// Those of the step.
pub(crate) fn step(title: &str, work: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    say(&format!("\n=> {title}"));
    let started = Instant::now();
    let outcome = work();
    let ended = if outcome.is_ok() { "done" } else { "FAILED" };
    say(&format!("   {ended}: {title} ({})", spoken(started.elapsed())));
    outcome
}

thread_local! {
    /// Where commands of this thread write, when not before the person's eyes.
    static LOG: RefCell<Option<File>> = const { RefCell::new(None) };
}

/// Does two things at the same time. What the commands of the second one write goes where [`to_log`] says.
pub(crate) fn beside<A, B: Send>(first: impl FnOnce() -> A, second: impl FnOnce() -> B + Send) -> (A, B) {
    thread::scope(|scope| {
        let second = scope.spawn(second);
        let first = first();
        (first, second.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

/// From now on what commands of this thread write is kept in this file.
pub(crate) fn to_log(file: &Path) {
    LOG.set(File::create(file).ok());
}

/// The end of what a log has, where tools say what went wrong.
pub(crate) fn end_of_log(file: &Path) -> String {
    let text = fs::read_to_string(file).unwrap_or_default();
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(SHOWN_LINES)..].join("\n")
}

const SHOWN_LINES: usize = 60;

/// A duration as a person says it.
pub(crate) fn spoken(duration: Duration) -> String {
    let seconds = duration.as_secs();
    if seconds < 60 { format!("{seconds} s") } else { format!("{} min {} s", seconds / 60, seconds % 60) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_started_is_not_told_of_this_package() {
        assert!(std::env::var_os("CARGO_PKG_NAME").is_some(), "Cargo tells this test");
        let command = command(Path::new("."), "cargo", &["build"]);
        let untold: Vec<_> = command.get_envs().filter(|(_, value)| value.is_none()).collect();
        for name in ["CARGO_PKG_NAME", "CARGO_MANIFEST_DIR"] {
            assert!(untold.iter().any(|(each, _)| *each == name), "{name}");
        }
    }
}
