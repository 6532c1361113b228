//! What is offered: document types with their questions, counties, bundles and site copy. All of it is public and the
//! same for everyone, so every answer carries an entity tag.

mod app_state;
mod bundles;
mod chosen;
mod counties;
mod county_example;
mod document_types;
mod law;
mod openapi;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use app_state::AppState;

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(document_types::list_document_types))
        .routes(routes!(document_types::get_document_type))
        .routes(routes!(law::get_law))
        .routes(routes!(counties::list_counties))
        .routes(routes!(county_example::get_county_example))
        .routes(routes!(bundles::list_bundles))
        .routes(routes!(bundles::get_copy))
        .routes(routes!(openapi::get_openapi))
}
