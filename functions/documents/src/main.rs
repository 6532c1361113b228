//! The function `documents` on AWS Lambda.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    shared::http::catalog::prepare();
    let world = adapters::World::from_env().await?;
    let tokens = world.tokens().await?;
    let guard = world.guard(Some(&tokens)).await?;
    let ports = documents::Ports {
        files: world.files()?,
        nonlawyer: world.nonlawyer()?,
        sessions: world.sessions()?,
        till: world.till().await?,
        tokens,
    };
    let (router, _) = documents::routes().with_state(ports).split_for_parts();
    shared::http::serve(router, guard).await
}
