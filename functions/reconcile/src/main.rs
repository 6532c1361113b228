//! The function `reconcile` on AWS Lambda: every five minutes it finds and does what webhooks, buyers and crashes have left
//! undone; each night it audits the books.

use std::error::Error;

use shared::workflow::reconcile::Task;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let reconciliation = &adapters::Services::from_env().await?.reconciliation().await?;
    shared::schedule::serve(|event| async move { reconciliation.perform(Task::of(&event)).await }).await
}
