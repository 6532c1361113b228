//! The API: every function's router in one.

use adapters::{World, WorldError};
use axum::Router;
use utoipa::OpenApi;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
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
    description.to_pretty_json().unwrap_or_default()
}

/// Every function with its ports, as each has them on AWS Lambda.
pub(crate) async fn router(world: &World) -> Result<Router, WorldError> {
    let (tokens, till) = (world.tokens().await?, world.till().await?);
    let assistant =
        assistant::Ports { documents: world.documents(), sessions: world.sessions(), tokens: tokens.clone() };
    let auth = auth::Ports {
        accounts: world.accounts(),
        passwords: world.passwords(),
        sessions: world.sessions(),
        tokens: tokens.clone(),
    };
    let documents = documents::Ports {
        files: world.files(),
        sessions: world.sessions(),
        till: till.clone(),
        tokens: tokens.clone(),
    };
    let settings = world.payment_settings().await?.into();
    let payments = payments::Ports { sessions: world.sessions(), settings, till: till.clone(), tokens };
    let webhook = stripe_webhook::Ports { till, webhooks: world.webhooks().await? };
    let support = support::Ports {
        letters: world.letters(),
        mail: world.mail(),
        throttle: world.throttle(),
        budget: support::letters_per_hour(world.policy().letters_per_hour),
    };
    let (router, _) = OpenApiRouter::new()
        .merge(assistant::routes().with_state(assistant))
        .merge(auth::routes().with_state(auth))
        .merge(catalog::routes().with_state(catalog::Ports { claims: world.policy().claims }))
        .merge(documents::routes().with_state(documents))
        .merge(payments::routes().with_state(payments))
        .merge(stripe_webhook::routes().with_state(webhook))
        .merge(support::routes().with_state(support))
        .split_for_parts();
    Ok(shared::http::finish(router))
}
