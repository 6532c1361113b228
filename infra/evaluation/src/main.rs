//! `cargo evaluate` lets the assistant answer every case and prints how far its replies are good: the guide, and a model too
//! where there is one (`evaluation::voices` says which).

use std::path::Path;
use std::process::ExitCode;

use assistant::{By, answer, guide};
use domain::content::Catalog;
use evaluation::voices::{Speaker, VoiceOptions};
use evaluation::{Case, EvaluationError, HELD_OUT, Results, evaluate, load, load_held_out};

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    match run().await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Whether the guide meets every standard; none has to be for the cases held out. A model is not held to them: its results
/// are for who chooses one.
async fn run() -> Result<bool, EvaluationError> {
    let catalog = Catalog::embedded().map_err(|problems| EvaluationError::Content(problems.to_string()))?;
    let has = |wanted: &str| std::env::args().any(|argument| argument == wanted);
    let held_out = HELD_OUT.into_iter().find(|set| has(&format!("--{set}")));
    let cases = held_out.map_or_else(load, load_held_out)?;
    let asked =
        VoiceOptions { oracle: has("--oracle"), record: has("--record"), recorded: has("--recorded") };
    // What an ideal model gets wrong of a sealed set is a figure: the set stays sealed.
    let says_which = !(asked.oracle && held_out.is_some());
    if let Some(speaker) = Speaker::of(asked, catalog, &cases).await? {
        spoken(catalog, &cases, &speaker, says_which).await?;
    }
    if asked.oracle || asked.recorded {
        return Ok(true);
    }
    let results = evaluate(catalog, &cases, async |conversation| guide::reply(conversation)).await?;
    println!("{}\n{}", results.details(), results.tables());
    if has("--write") {
        write(&results)?;
    }
    Ok(held_out.is_some() || results.missed().is_empty())
}

async fn spoken(
    catalog: &Catalog,
    cases: &[Case],
    speaker: &Speaker,
    says_which: bool,
) -> Result<(), EvaluationError> {
    let results =
        evaluate(catalog, cases, async |conversation| answer(conversation, Some(&speaker.voice), "").await)
            .await?;
    speaker.keep()?;
    let details = if says_which { results.details() } else { String::new() };
    println!("With the model:\n\n{details}\n{}", results.tables());
    let own = results.outcomes.iter().filter(|outcome| outcome.reply.receipt.by == By::Model).count();
    println!("{own} of {} replies are the model's; the others are the guide's.\n", results.outcomes.len());
    if own == 0 {
        return Err(EvaluationError::Model("it answered nothing".to_string()));
    }
    Ok(())
}

fn write(results: &Results<'_>) -> Result<(), EvaluationError> {
    let version = results.outcomes.first().map_or("", |outcome| &outcome.reply.receipt.prompt);
    let title = format!("# Results of the evaluation\n\nThe guide, content {version}.\n");
    let failed: Vec<String> = results.failures().map(|failure| format!("`{}`", failure.case.id)).collect();
    let failed = if failed.is_empty() { "none".to_string() } else { failed.join(", ") };
    let text = format!("{title}\n{}\nCases that did not pass: {failed}.\n", results.tables());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("RESULTS.md");
    std::fs::write(path, text)
        .map_err(|error| EvaluationError::File("RESULTS.md".to_string(), error.to_string()))
}
