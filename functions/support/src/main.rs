//! The function `support` on AWS Lambda.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let world = adapters::World::from_env().await?;
    let ports = support::Ports {
        letters: world.letters()?,
        operator: world.operator()?.to_string(),
        throttle: world.throttle().await?,
        budget: support::letters_per_hour(world.policy().rates.letters),
    };
    let (router, _) = support::routes().with_state(ports).split_for_parts();
    shared::http::serve(router, world.guard(None).await?).await
}
