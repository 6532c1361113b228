//! The clock that calls the scheduled functions.

use std::time::Duration;

use adapters::{World, WorldError};
use shared::keyring;

/// On AWS mail waits up to a minute. Here somebody sits and watches.
const OUTBOX: Duration = Duration::from_millis(300);

/// As on AWS.
const RECONCILE: Duration = Duration::from_secs(5 * 60);

/// Calls them in the background, as long as the process lives.
pub(crate) async fn start(world: &World) -> Result<(), WorldError> {
    let post = world.post()?;
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(OUTBOX).await;
            if let Err(error) = keyring::scope(post.deliver()).await {
                tracing::error!(%error, "the outbox does not answer");
            }
        }
    });
    let reconciliation = world.reconciliation().await?;
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(RECONCILE).await;
            let report = reconciliation.run().await;
            tracing::info!(?report, "reconciled");
        }
    });
    Ok(())
}
