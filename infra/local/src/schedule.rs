//! The clock that calls the scheduled functions, and the bus that brings events to them.

use std::time::Duration;

use adapters::World;
use serde::Deserialize;
use serde_json::Value;
use shared::keyring;
use tokio::sync::mpsc::UnboundedReceiver;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// On AWS mail waits up to a minute. Here somebody sits and watches.
const OUTBOX: Duration = Duration::from_millis(300);

/// A row of `infra/schedules.json`, by which the clock on AWS goes too.
#[derive(Deserialize)]
struct Schedule {
    function: String,
    minutes: u64,
}

/// How long the reconciliation waits between two runs.
fn between_reconciliations() -> Result<Duration, Failure> {
    let schedules: Vec<Schedule> = serde_json::from_str(include_str!("../../schedules.json"))?;
    let mine = schedules.into_iter().find(|schedule| schedule.function == "reconcile");
    Ok(Duration::from_secs(60 * mine.ok_or("reconcile is not in infra/schedules.json")?.minutes))
}

/// Calls them in the background, as long as the process lives.
pub(crate) async fn start(world: &World) -> Result<(), Failure> {
    let post = world.post().await?;
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(OUTBOX).await;
            if let Err(error) = keyring::scope(post.deliver()).await {
                tracing::error!(%error, "the outbox does not answer");
            }
        }
    });
    let pause = between_reconciliations()?;
    let reconciliation = world.reconciliation().await?;
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(pause).await;
            let report = reconciliation.run().await;
            tracing::info!(?report, "reconciled");
        }
    });
    Ok(())
}

/// Brings the mail service's events to the function that reads them, in the background.
pub(crate) async fn hear(world: &World, mut events: UnboundedReceiver<Value>) -> Result<(), Failure> {
    let feedback = world.feedback().await?;
    tokio::spawn(async move {
        while let Some(event) = events.recv().await {
            if let Err(error) = feedback.note(&event).await {
                tracing::error!(%error, "an event of the mail service was not noted");
            }
        }
    });
    Ok(())
}
