//! Coquina on one machine.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use local::{Product, Settings};
use serde_json::{Value, json};

#[tokio::main]
async fn main() -> ExitCode {
    let event = std::env::args().nth(2);
    match std::env::args().nth(1).as_deref() {
        None => serve().await,
        Some("events") => events().await,
        Some("openapi") => say(&local::openapi()),
        Some("reconcile") => by_hand(&json!({})).await,
        Some("audit") => by_hand(&json!({"task": "audit"})).await,
        Some("perform") => match event.unwrap_or_default().parse() {
            Ok(event) => by_hand(&event).await,
            Err(error) => fail(&format!("What it is to perform is no JSON: {error}")),
        },
        Some(other) => {
            let commands = "audit | events | openapi | perform <event> | reconcile";
            fail(&format!("There is no command {other}. Use: local [{commands}]"))
        }
    }
}

async fn serve() -> ExitCode {
    let settings = match Settings::from_env() {
        Ok(settings) => settings,
        Err(sentence) => return fail(&sentence),
    };
    if let Err(error) = local::to_file(&settings.data) {
        return fail(&format!("The log cannot be written: {error}"));
    }
    match Product::start(settings).await {
        Ok(product) => {
            say(&product.greeting());
            match product.run().await {
                Ok(()) => ExitCode::SUCCESS,
                Err(error) => fail(&error.to_string()),
            }
        }
        Err(error) => fail(&error.to_string()),
    }
}

async fn events() -> ExitCode {
    let settings = match Settings::from_env() {
        Ok(settings) => settings,
        Err(sentence) => return fail(&sentence),
    };
    match local::events::fill_samples(Path::new("events"), &settings).await {
        Ok(report) => say(&report),
        Err(error) => fail(&error.to_string()),
    }
}

async fn by_hand(event: &Value) -> ExitCode {
    let settings = match Settings::from_env() {
        Ok(settings) => settings,
        Err(sentence) => return fail(&sentence),
    };
    match local::reconcile(settings, event).await {
        Ok(report) => say(&report),
        Err(error) => fail(&error.to_string()),
    }
}

/// No one may be listening any more; that is no reason to stop.
fn say(text: &str) -> ExitCode {
    writeln!(std::io::stdout(), "{text}").ok();
    ExitCode::SUCCESS
}

fn fail(sentence: &str) -> ExitCode {
    writeln!(std::io::stderr(), "{sentence}").ok();
    ExitCode::FAILURE
}
