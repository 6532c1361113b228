use axum::http::HeaderMap;
use axum::response::Response;
use domain::content::DocumentType;
use serde::Serialize;
use shared::http::error::Problem;
use shared::http::etag::cached_json;
use shared::http::{ApiError, catalog};
use utoipa::ToSchema;

use crate::chosen::Chosen;

/// Why a document cannot be bought, for a person.
const NOT_YET: &str = "This document can be prepared and reviewed here, but it cannot be bought yet.";

/// A document type as offered.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DocumentType)]
struct DocumentTypeView<'a> {
    #[serde(flatten)]
    #[schema(inline)]
    document_type: &'a DocumentType,
    /// Whether the document can be bought now.
    available: bool,
    /// Why it cannot, in a sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    unavailable_reason: Option<&'static str>,
}

fn view(document_type: &DocumentType) -> DocumentTypeView<'_> {
    let available = document_type.is_available();
    DocumentTypeView { document_type, available, unavailable_reason: (!available).then_some(NOT_YET) }
}

/// The document types, in the order in which they are shown.
#[utoipa::path(get, path = "/api/catalog/document-types", tag = "catalog",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("gateway")), ("x-cache" = json!("revalidate"))),
    responses((status = 200, body = [DocumentTypeView]), (status = 304, description = "Unchanged")))]
pub(crate) async fn list_document_types(headers: HeaderMap) -> Result<Response, ApiError> {
    let views: Vec<_> = catalog()?.document_types.iter().map(view).collect();
    cached_json(&headers, &views)
}

/// One document type with its questions.
#[utoipa::path(get, path = "/api/catalog/document-types/{id}", tag = "catalog",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("gateway")), ("x-cache" = json!("revalidate"))),
    params(("id" = String, Path, description = "Id, camel case or hyphenated")),
    responses((status = 200, body = DocumentTypeView), (status = 304, description = "Unchanged"),
        (status = 404, body = Problem)))]
pub(crate) async fn get_document_type(
    headers: HeaderMap,
    Chosen(document_type): Chosen,
) -> Result<Response, ApiError> {
    cached_json(&headers, &view(document_type))
}
