use axum::http::HeaderMap;
use axum::response::Response;
use domain::assembly::law::{Law, law};
use shared::http::ApiError;
use shared::http::error::Problem;
use shared::http::etag::cached_json;

use crate::chosen::Chosen;

/// The law behind a document type: clauses, sources, and what was not verified.
#[utoipa::path(get, path = "/api/catalog/document-types/{id}/law", tag = "catalog",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("gateway")), ("x-cache" = json!("revalidate"))),
    params(("id" = String, Path, description = "Id of a document type, camel case or hyphenated")),
    responses((status = 200, body = Law), (status = 404, body = Problem)))]
pub(crate) async fn get_law(headers: HeaderMap, Chosen(document_type): Chosen) -> Result<Response, ApiError> {
    let unpublished = || ApiError::not_found("Its clauses are not published yet.");
    cached_json(&headers, &law(document_type).ok_or_else(unpublished)?)
}
