//! The function `outbox` on AWS Lambda: each minute it sends the mail that waits.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let post = adapters::World::from_env().await?.post()?;
    shared::schedule::serve(|_| async { post.deliver().await }).await
}
