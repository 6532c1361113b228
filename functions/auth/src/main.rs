//! The function `auth` on AWS Lambda.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let world = adapters::World::from_env().await?;
    let ports = auth::Ports {
        accounts: world.accounts(),
        passwords: world.passwords(),
        sessions: world.sessions(),
        tokens: world.tokens().await?,
    };
    let (router, _) = auth::routes().with_state(ports).split_for_parts();
    shared::http::serve(router).await
}
