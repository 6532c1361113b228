//! The function `catalog` on AWS Lambda.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    shared::http::catalog::prepare();
    let services = adapters::Services::from_env().await?;
    let ports = catalog::Ports { claims: services.policy().claims };
    let (router, _) = catalog::routes().with_state(ports).split_for_parts();
    shared::http::serve(router, services.open_request_policy().await?).await
}
