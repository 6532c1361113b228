//! The function `assistant` on AWS Lambda.

use std::error::Error;
use std::sync::Arc;

use assistant::{Allowance, Voice};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    shared::http::catalog::prepare();
    let services = adapters::Services::from_env().await?;
    let tokens = services.tokens().await?;
    let request_policy = services.request_policy(Some(&tokens)).await?;
    let (throttle, policy) = (services.throttle().await?, services.policy());
    let allowance = Allowance {
        throttle,
        tokens: policy.model_tokens,
        turns: policy.model_turns,
        tokens_of_all: policy.model_tokens_of_all,
    };
    let voice = services.model().await?.map(|model| Arc::new(Voice::new(model).within(allowance)));
    let ports = assistant::Ports {
        documents: services.documents()?,
        sessions: services.sessions()?,
        site: services.site_origin()?.to_string(),
        tokens,
        voice,
    };
    let (router, _) = assistant::routes().with_state(ports).split_for_parts();
    shared::http::serve(router, request_policy).await
}
