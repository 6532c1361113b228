//! The function `auth` on AWS Lambda.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let services = adapters::Services::from_env().await?;
    let app = auth::AppState::new(&services).await?;
    let request_policy = services.request_policy(Some(&app.session_issuer.tokens)).await?;
    let (router, _) = auth::routes().with_state(app).split_for_parts();
    shared::http::serve(router, request_policy).await
}
