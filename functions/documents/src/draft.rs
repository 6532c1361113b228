use axum::response::Response;
use domain::assembly::assemble;
use domain::document::Document;
use domain::paper::Paper;
use pdf::Edition;
use shared::http::{ApiError, Owned, catalog, error, kind_of};

use crate::download::{PdfFile, attachment};

/// Download a document as it stands, with a watermark on every page. It is never kept.
#[utoipa::path(get, path = "/api/documents/{id}/draft", tag = "documents", security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id")),
    responses((status = 200, body = PdfFile, content_type = "application/pdf"),
        (status = 401, body = shared::http::error::Problem), (status = 404, body = shared::http::error::Problem),
        (status = 409, body = shared::http::error::Problem)))]
pub(crate) async fn download_draft(Owned(document): Owned) -> Result<Response, ApiError> {
    let paper = paper(&document)?;
    let rendering = tokio::task::spawn_blocking(move || pdf::render(&paper, Edition::Draft)).await;
    let bytes =
        rendering.map_err(|cause| error::internal(&cause))?.map_err(|cause| error::internal(&cause))?;
    Ok(attachment(&format!("document-{}-draft.pdf", document.id), bytes))
}

fn paper(document: &Document) -> Result<Paper, ApiError> {
    let kind = kind_of(&document.kind)?;
    let unpublished = || ApiError::conflict("This document has no clauses yet. Your answers are kept.");
    let template = kind.template.as_ref().ok_or_else(unpublished)?;
    Ok(assemble(template, &document.interview(kind, catalog()?)))
}
