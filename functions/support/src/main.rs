//! The function `support` on AWS Lambda.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let services = adapters::Services::from_env().await?;
    let ports = support::Ports {
        support_messages: services.support_messages()?,
        operator: services.operator()?.to_string(),
        throttle: services.throttle().await?,
        budget: support::letters_per_hour(services.policy().rates.letters),
    };
    let (router, _) = support::routes().with_state(ports).split_for_parts();
    shared::http::serve(router, services.request_policy(None).await?).await
}
