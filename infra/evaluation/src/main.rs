//! `cargo evaluate` lets the assistant answer every case and prints how far its replies are good: the guide always, and a
//! model too where `COQUINA_MODEL_URL`, `COQUINA_MODEL_NAME` and `COQUINA_MODEL_KEY` name one.

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use adapters::OpenAiModel;
use assistant::{By, Voice, answer, guide};
use domain::content::Catalog;
use evaluation::{HELD_OUT, Results, Trouble, evaluate, load, load_held_out};
use serde_json::json;

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

/// Whether the guide meets every standard; none has to be for the cases held out. A model is not held to them: its results
/// are for who chooses one.
async fn run() -> Result<bool, Trouble> {
    let catalog = Catalog::embedded().map_err(|problems| Trouble::Content(problems.to_string()))?;
    let has = |wanted: &str| std::env::args().any(|argument| argument == wanted);
    let held_out = HELD_OUT.into_iter().find(|set| has(&format!("--{set}")));
    let cases = held_out.map_or_else(load, load_held_out)?;
    let results = evaluate(catalog, &cases, async |talk| guide::reply(talk)).await?;
    println!("{}\n{}", results.details(), results.tables());
    if held_out.is_some() {
        return Ok(true);
    }
    if has("--write") {
        write(&results)?;
    }
    if let Some(voice) = model()? {
        let of_model = evaluate(catalog, &cases, async |talk| answer(talk, Some(&voice), "").await).await?;
        println!("With the model:\n\n{}\n{}", of_model.details(), of_model.tables());
        let own = of_model.outcomes.iter().filter(|outcome| outcome.reply.receipt.by == By::Model).count();
        println!("{own} of {} replies are the model's; the others are the guide's.", of_model.outcomes.len());
        if own == 0 {
            return Err(Trouble::Model("it answered nothing".to_string()));
        }
    }
    Ok(results.missed().is_empty())
}

/// The model that the environment names, if it does.
fn model() -> Result<Option<Voice>, Trouble> {
    let setting = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let Some(base) = setting("COQUINA_MODEL_URL") else { return Ok(None) };
    let name = setting("COQUINA_MODEL_NAME").unwrap_or_default();
    let secret = json!({"key": setting("COQUINA_MODEL_KEY").unwrap_or_default()});
    let model = OpenAiModel::new(&base, &name, &secret.to_string());
    Ok(Some(Voice::new(Arc::new(model.map_err(|error| Trouble::Model(error.to_string()))?))))
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
