use axum::extract::Path;
use axum::http::HeaderMap;
use axum::response::Response;
use domain::law::{Law, law};
use shared::http::etag::cached_json;
use shared::http::{ApiError, catalog};

use crate::not_found;

/// The law behind a document type: clauses, sources, and what was not verified.
#[utoipa::path(get, path = "/api/catalog/document-types/{id}/law", tag = "catalog",
    params(("id" = String, Path, description = "Id of a document type, camel case or hyphenated")),
    responses((status = 200, body = Law), (status = 404, body = shared::http::error::Problem)))]
pub(crate) async fn get_law(Path(id): Path<String>, headers: HeaderMap) -> Result<Response, ApiError> {
    let kind = catalog()?.document_type(&id);
    let law = kind.and_then(law).ok_or_else(|| not_found("There is no such document type."))?;
    cached_json(&headers, &law)
}
