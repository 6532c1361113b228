//! The function `assistant` on AWS Lambda.

use std::error::Error;
use std::sync::Arc;

use assistant::{Allowance, Voice};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    shared::http::catalog::prepare();
    let world = adapters::World::from_env().await?;
    let tokens = world.tokens().await?;
    let guard = world.guard(Some(&tokens)).await?;
    let (throttle, policy) = (world.throttle().await?, world.policy());
    let allowance = Allowance {
        throttle,
        tokens: policy.model_tokens,
        turns: policy.model_turns,
        tokens_of_all: policy.model_tokens_of_all,
    };
    let voice = world.model().await?.map(|model| Arc::new(Voice::new(model).within(allowance)));
    let ports = assistant::Ports {
        documents: world.documents()?,
        sessions: world.sessions()?,
        site: world.site_origin()?.to_string(),
        tokens,
        voice,
    };
    let (router, _) = assistant::routes().with_state(ports).split_for_parts();
    shared::http::serve(router, guard).await
}
