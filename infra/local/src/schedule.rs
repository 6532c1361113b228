//! The clock that calls the scheduled functions, and the bus that brings events to them.

use std::time::Duration;

use adapters::Services;
use serde::Deserialize;
use serde_json::Value;
use shared::request_keys;
use shared::workflow::reconcile::Task;
use tokio::sync::mpsc::UnboundedReceiver;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// On AWS mail waits up to a minute. Here someone sits and watches.
const OUTBOX: Duration = Duration::from_millis(300);

/// A row of `infra/schedules.json`, by which the clock on AWS goes too.
#[derive(Deserialize)]
struct Schedule {
    function: String,
    /// How many minutes pass between two calls.
    minutes: Option<u64>,
    /// What a call is told, if it is told anything.
    #[serde(default)]
    input: Value,
}

/// How long the function `reconcile` waits before a task is done again. What AWS does each night is done here after a day.
fn reconciliations() -> Result<Vec<(Duration, Task)>, Failure> {
    let schedules: Vec<Schedule> = serde_json::from_str(include_str!("../../schedules.json"))?;
    let mine = schedules.into_iter().filter(|schedule| schedule.function == "reconcile");
    let pause = |schedule: &Schedule| Duration::from_secs(60 * schedule.minutes.unwrap_or(24 * 60));
    mine.map(|schedule| Ok((pause(&schedule), Task::of(&schedule.input)?))).collect()
}

/// Calls them in the background, as long as the process lives.
pub(crate) async fn start(services: &Services) -> Result<(), Failure> {
    let outbox_sender = services.outbox_sender().await?;
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(OUTBOX).await;
            if let Err(error) = request_keys::scope(outbox_sender.deliver()).await {
                tracing::error!(%error, "the outbox does not answer");
            }
        }
    });
    for (pause, task) in reconciliations()? {
        let reconciliation = services.reconciliation().await?;
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(pause).await;
                match reconciliation.perform(task.clone()).await {
                    Ok(report) => tracing::info!(%report, "scheduled work"),
                    Err(error) => tracing::error!(%error, "scheduled work was not done"),
                }
            }
        });
    }
    Ok(())
}

/// Brings the mail service's events to the function that reads them, in the background.
pub(crate) async fn hear(services: &Services, mut events: UnboundedReceiver<Value>) -> Result<(), Failure> {
    let feedback = services.feedback().await?;
    tokio::spawn(async move {
        while let Some(event) = events.recv().await {
            if let Err(error) = feedback.note(&event).await {
                tracing::error!(%error, "an event of the mail service was not noted");
            }
        }
    });
    Ok(())
}
