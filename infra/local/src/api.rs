//! The API: every function's router in one.

use std::sync::Arc;

use adapters::{Services, ServicesError};
use assistant::{Allowance, Voice};
use axum::Router;
use shared::http::routes::{Access, Rate, Route};
use shared::workflow::sign_in::SessionIssuer;
use utoipa::OpenApi;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, Response, ResponseBuilder};
use utoipa_axum::router::OpenApiRouter;

#[derive(OpenApi)]
#[openapi(
    info(title = "Coquina", description = "Florida legal documents, prepared by the people who sign them."),
    modifiers(&Bearer)
)]
struct Description;

struct Bearer;

impl utoipa::Modify for Bearer {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
        openapi.components.get_or_insert_default().add_security_scheme("bearer", scheme);
    }
}

/// The API's description, computed from the routers: pretty JSON.
#[must_use]
pub fn openapi() -> String {
    let mut description = Description::openapi();
    for part in [
        account::routes().to_openapi(),
        assistant::routes().to_openapi(),
        auth::routes().to_openapi(),
        catalog::routes().to_openapi(),
        documents::routes().to_openapi(),
        payments::routes().to_openapi(),
        stripe_webhook::routes().to_openapi(),
        support::routes().to_openapi(),
    ] {
        description.merge(part);
    }
    document_refusals(&mut description);
    description.to_pretty_json().unwrap_or_default()
}

/// What the request policy and the extractors may answer is the same for every call of a kind, so it is said here and not at each.
fn document_refusals(description: &mut utoipa::openapi::OpenApi) {
    for route in shared::http::routes::all() {
        let Some(path) = description.paths.paths.get_mut(&route.path) else { continue };
        let operation = match route.method.as_str() {
            "GET" => &mut path.get,
            "POST" => &mut path.post,
            "PATCH" => &mut path.patch,
            _ => &mut path.delete,
        };
        let Some(operation) = operation else { continue };
        for (status, sentence) in refusals(route) {
            let response = || RefOr::T(problem(sentence));
            operation.responses.responses.entry(status.to_string()).or_insert_with(response);
        }
    }
}

fn refusals(route: &Route) -> Vec<(&'static str, &'static str)> {
    let always = [
        ("431", "The headers are too large"),
        ("500", "Something went wrong on our side"),
        ("503", "Something that is needed does not answer"),
    ];
    let is_private = matches!(route.access, Access::SignedIn | Access::Owner);
    let takes_body = route.body > 0;
    let with_body = [
        ("400", "The request is not of the expected form"),
        ("413", "The request is too large"),
        ("415", "The request is not JSON"),
    ];
    let mut refusals = always.to_vec();
    refusals.extend(with_body.into_iter().filter(|_| takes_body));
    refusals.extend(is_private.then_some(("401", "Nobody is signed in")));
    refusals.extend(route.same_origin.then_some(("403", "Another site's page asks")));
    refusals.extend((route.rate != Rate::Gateway).then_some(("429", "Too many requests of this kind")));
    refusals
}

fn problem(sentence: &str) -> Response {
    let schema = Ref::from_schema_name("Problem");
    let content = ContentBuilder::new().schema(Some(schema)).build();
    ResponseBuilder::new().description(sentence).content("application/json", content).build()
}

/// Every function with its ports, as each has them on AWS Lambda.
///
/// # Errors
/// When a function cannot start.
pub async fn router(services: &Services) -> Result<Router, ServicesError> {
    let session_issuer = services.session_issuer().await?;
    let (router, _) = OpenApiRouter::new()
        .merge(people(services, &session_issuer).await?)
        .merge(papers(services, &session_issuer).await?)
        .merge(others(services, &session_issuer).await?)
        .split_for_parts();
    Ok(shared::http::finish(router, services.request_policy(Some(&session_issuer.tokens)).await?))
}

/// The functions about people.
async fn people(services: &Services, session_issuer: &SessionIssuer) -> Result<OpenApiRouter, ServicesError> {
    let account = account::Ports {
        accounts: services.accounts().await?,
        session_issuer: session_issuer.clone(),
        files: services.files()?,
        login_throttle: services.login_throttle().await?,
        mail: services.mail().await?,
        nonlawyer: services.nonlawyer()?,
        outbox: services.outbox()?,
        passkeys: services.passkeys()?,
        passwords: services.passwords(),
        site: services.site_origin()?.to_string(),
        throttle: services.throttle().await?,
        one_time_tokens: services.one_time_tokens()?,
        payment_service: services.payment_service().await?,
        letters_per_hour: services.policy().rates.letters,
        refuse_common_passwords: services.policy().refuse_common_passwords,
    };
    let auth = auth::Ports {
        accounts: services.accounts().await?,
        session_issuer: session_issuer.clone(),
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
    Ok(account::routes().with_state(account).merge(auth::routes().with_state(auth)))
}

/// The functions about documents and their payment.
async fn papers(services: &Services, session_issuer: &SessionIssuer) -> Result<OpenApiRouter, ServicesError> {
    let payment_service = services.payment_service().await?;
    let documents = documents::Ports {
        files: services.files()?,
        nonlawyer: services.nonlawyer()?,
        sessions: session_issuer.sessions.clone(),
        payment_service: payment_service.clone(),
        tokens: session_issuer.tokens.clone(),
    };
    let payments = payments::Ports {
        sessions: session_issuer.sessions.clone(),
        settings: services.payment_settings().await?.into(),
        payment_service: payment_service.clone(),
        tokens: session_issuer.tokens.clone(),
    };
    let webhook = stripe_webhook::Ports { payment_service, webhooks: services.webhooks().await? };
    let routers = documents::routes().with_state(documents).merge(payments::routes().with_state(payments));
    Ok(routers.merge(stripe_webhook::routes().with_state(webhook)))
}

/// The functions that advise and inform.
async fn others(services: &Services, session_issuer: &SessionIssuer) -> Result<OpenApiRouter, ServicesError> {
    let (throttle, policy) = (services.throttle().await?, services.policy());
    let allowance = Allowance {
        throttle,
        tokens: policy.model_tokens,
        turns: policy.model_turns,
        tokens_of_all: policy.model_tokens_of_all,
    };
    let assistant = assistant::Ports {
        documents: services.documents()?,
        sessions: session_issuer.sessions.clone(),
        site: services.site_origin()?.to_string(),
        tokens: session_issuer.tokens.clone(),
        voice: services.model().await?.map(|model| Arc::new(Voice::new(model).within(allowance))),
    };
    let catalog = catalog::Ports { claims: services.policy().claims };
    let support = support::Ports {
        support_messages: services.support_messages()?,
        operator: services.operator()?.to_string(),
        throttle: services.throttle().await?,
        budget: support::letters_per_hour(services.policy().rates.letters),
    };
    let routers = assistant::routes().with_state(assistant).merge(catalog::routes().with_state(catalog));
    Ok(routers.merge(support::routes().with_state(support)))
}
