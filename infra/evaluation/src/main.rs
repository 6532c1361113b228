//! `cargo evaluate` lets the assistant answer every case and prints how far its replies are good.

use std::path::Path;
use std::process::ExitCode;

use assistant::guide;
use domain::catalog::Catalog;
use evaluation::{Results, Trouble, evaluate, load, load_held_out};

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    match run().await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(trouble) => {
            eprintln!("{trouble}");
            ExitCode::FAILURE
        }
    }
}

/// Whether every standard is met; none has to be for the cases held out.
async fn run() -> Result<bool, Trouble> {
    let catalog = Catalog::embedded().map_err(|problems| Trouble::Content(problems.to_string()))?;
    let has = |wanted: &str| std::env::args().any(|argument| argument == wanted);
    let held_out = has("--held-out");
    let cases = if held_out { load_held_out()? } else { load()? };
    let results = evaluate(catalog, &cases, async |talk| guide::reply(talk)).await?;
    println!("{}\n{}", results.details(), results.tables());
    if held_out {
        return Ok(true);
    }
    if has("--write") {
        write(&results)?;
    }
    Ok(results.missed().is_empty())
}

fn write(results: &Results<'_>) -> Result<(), Trouble> {
    let version = results.outcomes.first().map_or("", |outcome| &outcome.reply.receipt.prompt);
    let title = format!("# Results of the evaluation\n\nThe guide, content {version}.\n");
    let failed: Vec<String> = results.failures().map(|failure| format!("`{}`", failure.case.id)).collect();
    let failed = if failed.is_empty() { "none".to_string() } else { failed.join(", ") };
    let text = format!("{title}\n{}\nCases that did not pass: {failed}.\n", results.tables());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("RESULTS.md");
    std::fs::write(path, text).map_err(|error| Trouble::File("RESULTS.md".to_string(), error.to_string()))
}
