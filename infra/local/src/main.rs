//! Coquina on one machine.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use local::{Product, Settings};
use shared::workflow::reconcile::Task;

#[tokio::main]
async fn main() -> ExitCode {
    match std::env::args().nth(1).as_deref() {
        None => serve().await,
        Some("events") => events().await,
        Some("openapi") => say(&local::openapi()),
        Some("reconcile") => by_hand(Task::Reconcile).await,
        Some("audit") => by_hand(Task::Audit).await,
        Some(other) => {
            fail(&format!("There is no command {other}. Use: local [audit | events | openapi | reconcile]"))
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

async fn by_hand(task: Task) -> ExitCode {
    let settings = match Settings::from_env() {
        Ok(settings) => settings,
        Err(sentence) => return fail(&sentence),
    };
    match local::reconcile(settings, task).await {
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
