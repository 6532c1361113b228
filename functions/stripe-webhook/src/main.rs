//! The function `stripe-webhook` on AWS Lambda.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let services = adapters::Services::from_env().await?;
    let app = stripe_webhook::AppState::new(&services).await?;
    let request_policy = services.open_request_policy().await?;
    let (router, _) = stripe_webhook::routes().with_state(app).split_for_parts();
    shared::http::serve(router, request_policy).await
}
