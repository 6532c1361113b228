//! The function `auth` on AWS Lambda.

use std::error::Error;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let services = adapters::Services::from_env().await?;
    let session_issuer = services.session_issuer().await?;
    let request_policy = services.request_policy(Some(&session_issuer.tokens)).await?;
    let ports = auth::Ports {
        accounts: services.accounts().await?,
        session_issuer,
        login_throttle: services.login_throttle().await?,
        mail: services.mail().await?,
        operator: services.operator()?.to_string(),
        passkeys: services.passkeys()?,
        passwords: services.passwords(),
        provider: services.provider().await?,
        site: services.site_origin()?.to_string(),
        throttle: services.throttle().await?,
        one_time_tokens: services.one_time_tokens()?,
        device_codes: services.policy().device_codes,
        letters_per_hour: services.policy().rates.letters,
        refuse_common_passwords: services.policy().refuse_common_passwords,
    };
    let (router, _) = auth::routes().with_state(ports).split_for_parts();
    shared::http::serve(router, request_policy).await
}
