//! The function `auth` on AWS Lambda.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let world = adapters::World::from_env().await?;
    let desk = world.desk().await?;
    let guard = world.guard(Some(&desk.tokens)).await?;
    let ports = auth::Ports {
        accounts: world.accounts().await?,
        desk,
        gate: world.gate().await?,
        mail: world.mail()?,
        operator: world.operator()?.to_string(),
        passkeys: world.passkeys()?,
        passwords: world.passwords(),
        provider: world.provider().await?,
        site: world.site_origin()?.to_string(),
        throttle: world.throttle().await?,
        tickets: world.tickets()?,
        device_codes: world.policy().device_codes,
        letters_per_hour: world.policy().rates.letters,
        refuse_common_passwords: world.policy().refuse_common_passwords,
    };
    let (router, _) = auth::routes().with_state(ports).split_for_parts();
    shared::http::serve(router, guard).await
}
