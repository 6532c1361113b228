//! The function `reconcile` on AWS Lambda: every five minutes it finds and does what webhooks, buyers and crashes have left
//! undone; each night it audits the books. An operator may ask it whose papers print what has changed.

use std::error::Error;

use lambda_runtime::{LambdaEvent, service_fn};
use serde_json::Value;
use shared::workflow::reconcile::Task;
use shared::{http, schedule};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let reconciliation = &adapters::Services::from_env().await?.reconciliation().await?;
    http::kit::log();
    let reconcile = |event: LambdaEvent<Value>| async move {
        schedule::report(reconciliation.perform(Task::of(&event.payload)?)).await
    };
    lambda_runtime::run(service_fn(reconcile)).await
}
