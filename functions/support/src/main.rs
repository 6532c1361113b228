//! The function `support` on AWS Lambda.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let world = adapters::World::from_env().await?;
    let ports = support::Ports { mail: world.mail() };
    let (router, _) = support::routes().with_state(ports).split_for_parts();
    shared::http::serve(router).await
}
