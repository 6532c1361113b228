//! The function `support` on AWS Lambda.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let services = adapters::Services::from_env().await?;
    let ports = support::Ports::new(&services).await?;
    let request_policy = services.request_policy(None).await?;
    let (router, _) = support::routes().with_state(ports).split_for_parts();
    shared::http::serve(router, request_policy).await
}
