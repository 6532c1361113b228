//! `cargo conformance <address>`: asks a running product what the samples ask, and says where an answer is another one.

use std::path::Path;
use std::process::ExitCode;

use conformance::{ConformanceError, Options, Report, run};

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match all(&words).await {
        Ok(report) => {
            println!("{}", said(&report));
            if report.is_good() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

async fn all(words: &[String]) -> Result<Report, ConformanceError> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../events");
    run(&Options::parse(words)?, &folder).await
}

fn said(report: &Report) -> String {
    let passed = report.passed.iter().map(|name| format!("passed    {name}"));
    let left = report.left.iter().map(|name| format!("not run   {name}"));
    let failed =
        report.failed.iter().map(|(name, faults)| format!("FAILED    {name}: {}", faults.join("; ")));
    let lines: Vec<String> = passed.chain(left).chain(failed).chain(report.remains.iter().cloned()).collect();
    let counts = format!(
        "{} passed, {} failed, {} not run",
        report.passed.len(),
        report.failed.len(),
        report.left.len()
    );
    format!("{}\n\n{counts}", lines.join("\n"))
}
