//! What is offered: document types with their questions, counties, bundles and site copy. All of it is public and the
//! same for everybody, so every answer carries an entity tag.

mod counties;
mod document_types;
mod law;
mod offers;

use axum::http::StatusCode;
use shared::http::ApiError;
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

fn not_found(message: &str) -> ApiError {
    ApiError::new(StatusCode::NOT_FOUND, message)
}
