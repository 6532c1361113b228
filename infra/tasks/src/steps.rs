//! Running commands step by step, saying what is done and how long it took.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

#[expect(clippy::print_stderr, reason = "this program talks to the person who started it")]
pub(crate) fn say(text: &str) {
    eprintln!("{text}");
}

/// A command to be run in a folder.
pub(crate) fn command(folder: &Path, program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder).args(arguments);
    command
}

/// Runs a command and waits for it.
///
/// # Errors
/// A sentence when it cannot be started or fails.
pub(crate) fn run(mut command: Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
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

/// A duration as a person says it.
pub(crate) fn spoken(duration: Duration) -> String {
    let seconds = duration.as_secs();
    if seconds < 60 { format!("{seconds} s") } else { format!("{} min {} s", seconds / 60, seconds % 60) }
}
