//! The function `outbox` on AWS Lambda: each minute it sends the mail that waits, and it hears from the mail service which
//! mail came back.

use std::error::Error;

use lambda_runtime::{LambdaEvent, service_fn};
use serde_json::Value;
use shared::workflow::feedback::is_feedback;
use shared::{http, schedule};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let services = adapters::Services::from_env().await?;
    let (outbox_sender, feedback) = (&services.outbox_sender().await?, &services.feedback().await?);
    http::kit::log();
    let send_or_hear = |event: LambdaEvent<Value>| async move {
        match is_feedback(&event.payload) {
            true => schedule::report(feedback.note(&event.payload)).await,
            false => schedule::report(outbox_sender.deliver()).await,
        }
    };
    lambda_runtime::run(service_fn(send_or_hear)).await
}
