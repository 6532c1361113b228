//! The function `assistant` on AWS Lambda.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let world = adapters::World::from_env().await?;
    let tokens = world.tokens().await?;
    let guard = world.guard(Some(&tokens)).await?;
    let ports = assistant::Ports { documents: world.documents(), sessions: world.sessions(), tokens };
    let (router, _) = assistant::routes().with_state(ports).split_for_parts();
    shared::http::serve(router, guard).await
}
