//! The function `support` on AWS Lambda.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let services = adapters::Services::from_env().await?;
    let app = support::AppState::new(&services).await?;
    let request_policy = services.request_policy(None).await?;
    let (router, _) = support::routes().with_state(app).split_for_parts();
    shared::http::serve(router, request_policy).await
}
