//! The function `stripe-webhook` on AWS Lambda.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let world = adapters::World::from_env().await?;
    let ports = stripe_webhook::Ports { till: world.till().await?, webhooks: world.webhooks().await? };
    let (router, _) = stripe_webhook::routes().with_state(ports).split_for_parts();
    shared::http::serve(router, world.open_guard().await?).await
}
