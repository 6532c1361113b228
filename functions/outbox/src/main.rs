//! The function `outbox` on AWS Lambda: each minute it sends the mail that waits, and it hears from the mail service which
//! mail came back.

use std::error::Error;

use shared::workflow::feedback::is_feedback;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let services = adapters::Services::from_env().await?;
    let (outbox_sender, feedback) = (&services.outbox_sender().await?, &services.feedback().await?);
    shared::schedule::serve(|event| async move {
        if is_feedback(&event) { feedback.note(&event).await } else { outbox_sender.deliver().await }
    })
    .await
}
