//! The function `catalog` on AWS Lambda.

use std::error::Error;

use shared::http::Guard;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let policy = adapters::Policy::from_env(adapters::Policy::default())?;
    let ports = catalog::Ports { claims: policy.claims };
    let (router, _) = catalog::routes().with_state(ports).split_for_parts();
    shared::http::serve(router, Guard::of("")).await
}
