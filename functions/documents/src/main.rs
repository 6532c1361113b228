//! The function `documents` on AWS Lambda.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    shared::http::catalog::prepare();
    let services = adapters::Services::from_env().await?;
    let app = documents::AppState::new(&services).await?;
    let request_policy = services.request_policy(Some(&app.tokens)).await?;
    let (router, _) = documents::routes().with_state(app).split_for_parts();
    shared::http::serve(router, request_policy).await
}
