//! One task of the function `reconcile`, by hand.

use std::env;
use std::io;
use std::process::Command;

use adapters::{Services, ServicesError};
use serde_json::Value;
use shared::ports::PortError;
use shared::workflow::reconcile::Task;
use thiserror::Error;

use crate::product::Product;
use crate::settings::Settings;
use crate::start::StartError;

/// Why it did not run.
#[derive(Debug, Error)]
pub enum ReconcileError {
    /// The services cannot be started.
    #[error("{0}")]
    Start(#[from] StartError),
    /// The functions' settings are not good.
    #[error("The work did not start: {0}")]
    Services(#[from] ServicesError),
    /// The function knows no such task.
    #[error("There is no such task: {0}")]
    Task(#[from] serde_json::Error),
    /// A store or the payment provider does not answer.
    #[error("{0}")]
    Port(#[from] PortError),
    /// The process beside the running product cannot be started.
    #[error("{0}")]
    Io(#[from] io::Error),
}

/// Does what an event asks for, as it is given to the function on AWS, and says what was done, as JSON. Beside a running product
/// it uses that one's services, in a process of its own, as the function on AWS does; else it starts them.
///
/// # Errors
/// When something does not start or does not answer.
pub async fn reconcile(settings: Settings, event: &Value) -> Result<String, ReconcileError> {
    let task = Task::of(event)?;
    if env::var_os("MAIN_TABLE").is_some() {
        return run(&Services::from_env().await?, task).await;
    }
    let data = settings.data.clone();
    match Product::start(Settings { port: 0, stripe_port: 0, ..settings }).await {
        Ok(product) => run(product.services(), task).await,
        Err(StartError::FolderTaken(_)) => {
            beside(&std::fs::read_to_string(data.join("functions.env"))?, event)
        }
        Err(error) => Err(error.into()),
    }
}

async fn run(services: &Services, task: Task) -> Result<String, ReconcileError> {
    Ok(services.reconciliation().await?.perform(task).await?.to_string())
}

/// The same command again, with the settings that the running product has written down.
fn beside(settings: &str, event: &Value) -> Result<String, ReconcileError> {
    let lines = settings.lines().filter_map(|line| line.split_once('='));
    let variables = lines.map(|(name, value)| (name, value.trim_matches('"')));
    let event = event.to_string();
    let output = Command::new(env::current_exe()?).args(["perform", &event]).envs(variables).output()?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).trim().to_string())
    } else {
        Err(io::Error::other(String::from_utf8_lossy(&output.stderr).trim().to_string()).into())
    }
}
