//! The API: every function's router in one.

use std::sync::Arc;

use adapters::{World, WorldError};
use assistant::{Allowance, Voice};
use axum::Router;
use shared::http::routes::{Access, Rate, Route};
use shared::workflow::sign_in::Desk;
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

/// What the guard and the extractors may answer is the same for every call of a kind, so it is said here and not at each.
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
pub async fn router(world: &World) -> Result<Router, WorldError> {
    let desk = world.desk().await?;
    let (router, _) = OpenApiRouter::new()
        .merge(people(world, &desk).await?)
        .merge(papers(world, &desk).await?)
        .merge(others(world, &desk).await?)
        .split_for_parts();
    Ok(shared::http::finish(router, world.guard(Some(&desk.tokens)).await?))
}

/// The functions about people.
async fn people(world: &World, desk: &Desk) -> Result<OpenApiRouter, WorldError> {
    let account = account::Ports {
        accounts: world.accounts().await?,
        desk: desk.clone(),
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
    let auth = auth::Ports {
        accounts: world.accounts().await?,
        desk: desk.clone(),
        gate: world.gate().await?,
        mail: world.mail().await?,
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
    Ok(account::routes().with_state(account).merge(auth::routes().with_state(auth)))
}

/// The functions about documents and their payment.
async fn papers(world: &World, desk: &Desk) -> Result<OpenApiRouter, WorldError> {
    let till = world.till().await?;
    let documents = documents::Ports {
        files: world.files()?,
        nonlawyer: world.nonlawyer()?,
        sessions: desk.sessions.clone(),
        till: till.clone(),
        tokens: desk.tokens.clone(),
    };
    let payments = payments::Ports {
        sessions: desk.sessions.clone(),
        settings: world.payment_settings().await?.into(),
        till: till.clone(),
        tokens: desk.tokens.clone(),
    };
    let webhook = stripe_webhook::Ports { till, webhooks: world.webhooks().await? };
    let routers = documents::routes().with_state(documents).merge(payments::routes().with_state(payments));
    Ok(routers.merge(stripe_webhook::routes().with_state(webhook)))
}

/// The functions that advise and inform.
async fn others(world: &World, desk: &Desk) -> Result<OpenApiRouter, WorldError> {
    let (throttle, policy) = (world.throttle().await?, world.policy());
    let allowance = Allowance {
        throttle,
        tokens: policy.model_tokens,
        turns: policy.model_turns,
        tokens_of_all: policy.model_tokens_of_all,
    };
    let assistant = assistant::Ports {
        documents: world.documents()?,
        sessions: desk.sessions.clone(),
        site: world.site_origin()?.to_string(),
        tokens: desk.tokens.clone(),
        voice: world.model().await?.map(|model| Arc::new(Voice::new(model).within(allowance))),
    };
    let catalog = catalog::Ports { claims: world.policy().claims };
    let support = support::Ports {
        letters: world.letters()?,
        operator: world.operator()?.to_string(),
        throttle: world.throttle().await?,
        budget: support::letters_per_hour(world.policy().rates.letters),
    };
    let routers = assistant::routes().with_state(assistant).merge(catalog::routes().with_state(catalog));
    Ok(routers.merge(support::routes().with_state(support)))
}
