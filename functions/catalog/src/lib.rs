//! What is offered: document types with their questions, counties, bundles and site copy. All of it is public and the
//! same for everybody, so every answer carries an entity tag.

mod chosen;
mod counties;
mod document_types;
mod law;
mod offers;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter {
    OpenApiRouter::default()
        .routes(routes!(document_types::list_document_types))
        .routes(routes!(document_types::get_document_type))
        .routes(routes!(law::get_law))
        .routes(routes!(counties::list_counties))
        .routes(routes!(offers::list_bundles))
        .routes(routes!(offers::get_copy))
}
