//! The function `catalog` on AWS Lambda.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let (router, _) = catalog::routes().split_for_parts();
    shared::http::serve(router).await
}
