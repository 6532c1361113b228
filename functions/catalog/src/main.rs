//! The function `catalog` on AWS Lambda.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    shared::http::catalog::prepare();
    let world = adapters::World::from_env().await?;
    let ports = catalog::Ports { claims: world.policy().claims };
    let (router, _) = catalog::routes().with_state(ports).split_for_parts();
    shared::http::serve(router, world.open_guard().await?).await
}
