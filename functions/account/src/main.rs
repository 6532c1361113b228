//! The function `account` on AWS Lambda.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let world = adapters::World::from_env().await?;
    let desk = world.desk().await?;
    let guard = world.guard(Some(&desk.tokens)).await?;
    let ports = account::Ports {
        accounts: world.accounts().await?,
        desk,
        files: world.files()?,
        gate: world.gate().await?,
        mail: world.mail().await?,
        nonlawyer: world.nonlawyer()?,
        outbox: world.outbox()?,
        passkeys: world.passkeys()?,
        passwords: world.passwords(),
        site: world.site_origin()?.to_string(),
        throttle: world.throttle().await?,
        tickets: world.tickets()?,
        till: world.till().await?,
        letters_per_hour: world.policy().rates.letters,
        refuse_common_passwords: world.policy().refuse_common_passwords,
    };
    let (router, _) = account::routes().with_state(ports).split_for_parts();
    shared::http::serve(router, guard).await
}
