//! The function `catalog` on AWS Lambda.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    shared::http::catalog::prepare();
    let services = adapters::Services::from_env().await?;
    let app = catalog::AppState::new(&services);
    let request_policy = services.open_request_policy().await?;
    let (router, _) = catalog::routes().with_state(app).split_for_parts();
    shared::http::serve(router, request_policy).await
}
