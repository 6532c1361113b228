//! The function `documents` on AWS Lambda.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    shared::http::catalog::prepare();
    let services = adapters::Services::from_env().await?;
    let tokens = services.tokens().await?;
    let request_policy = services.request_policy(Some(&tokens)).await?;
    let ports = documents::Ports {
        files: services.files()?,
        nonlawyer: services.nonlawyer()?,
        sessions: services.sessions()?,
        payment_service: services.payment_service().await?,
        tokens,
    };
    let (router, _) = documents::routes().with_state(ports).split_for_parts();
    shared::http::serve(router, request_policy).await
}
