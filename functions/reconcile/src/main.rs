//! The function `reconcile` on AWS Lambda: every five minutes it finds and does what webhooks, buyers and crashes have left
//! undone.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let reconciliation = adapters::World::from_env().await?.reconciliation().await?;
    shared::schedule::serve(|_| async { Ok(reconciliation.run().await) }).await
}
