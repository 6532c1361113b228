//! The API: every function's router in one.

use adapters::{Services, ServicesError};
use axum::Router;
use shared::http::routes::{Access, Rate, Route};
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

/// The API's description, computed from the routers: pretty JSON. What the request policy does for each call is in the table of
/// routes, not here.
#[must_use]
pub fn openapi() -> String {
    let mut description = description();
    for item in description.paths.paths.values_mut() {
        for operation in [&mut item.get, &mut item.post, &mut item.put, &mut item.patch, &mut item.delete]
            .into_iter()
            .flatten()
        {
            operation.extensions = None;
        }
    }
    document_refusals(&mut description);
    description.to_pretty_json().unwrap_or_default()
}

/// What the handlers say of themselves.
pub(crate) fn description() -> utoipa::openapi::OpenApi {
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
    description
}

/// What the request policy and the extractors may answer is the same for every call of a kind, so it is said here and not at each.
fn document_refusals(description: &mut utoipa::openapi::OpenApi) {
    for route in shared::http::routes::all() {
        let Some(path) = description.paths.paths.get_mut(&route.path) else { continue };
        let operation = match route.method.as_str() {
            "GET" => &mut path.get,
            "POST" => &mut path.post,
            "PUT" => &mut path.put,
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

/// Every function with its app, as each has them on AWS Lambda.
///
/// # Errors
/// When a function cannot start.
pub async fn router(services: &Services) -> Result<Router, ServicesError> {
    let (router, _) = OpenApiRouter::new()
        .merge(account::routes().with_state(account::AppState::new(services).await?))
        .merge(assistant::routes().with_state(assistant::AppState::new(services).await?))
        .merge(auth::routes().with_state(auth::AppState::new(services).await?))
        .merge(catalog::routes().with_state(catalog::AppState::new(services)))
        .merge(documents::routes().with_state(documents::AppState::new(services).await?))
        .merge(payments::routes().with_state(payments::AppState::new(services).await?))
        .merge(stripe_webhook::routes().with_state(stripe_webhook::AppState::new(services).await?))
        .merge(support::routes().with_state(support::AppState::new(services).await?))
        .split_for_parts();
    let request_policy = services.request_policy(Some(&services.tokens().await?)).await?;
    Ok(shared::http::finish(router, request_policy))
}
