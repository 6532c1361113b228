use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use domain::assembly::assemble;
use domain::document::{Document, Status};
use domain::paper::Paper;
use pdf::Edition;
use shared::clock;
use shared::http::{ApiError, Owned, catalog, kind_of};
use utoipa::ToSchema;

use crate::Ports;
use crate::typeset::typeset;

/// A finished document.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub(crate) struct PdfFile(#[expect(dead_code, reason = "it only describes the answer")] Vec<u8>);

/// Download a paid document as a PDF. It is made once for each version and kept.
#[utoipa::path(get, path = "/api/documents/{id}/download", tag = "documents", security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id")),
    responses((status = 200, body = PdfFile, content_type = "application/pdf"),
        (status = 401, body = shared::http::error::Problem), (status = 402, body = shared::http::error::Problem),
        (status = 404, body = shared::http::error::Problem), (status = 409, body = shared::http::error::Problem)))]
pub(crate) async fn download_document(
    State(ports): State<Ports>,
    Owned(document): Owned,
) -> Result<Response, ApiError> {
    let document = ports.till.refreshed(document).await?;
    let paper = printable(&document)?;
    let bytes = finished(&ports, &document, &paper).await?;
    Ok(attachment(&format!("document-{}.pdf", document.id), bytes))
}

/// The document's folder in the bucket.
pub(crate) fn folder(document: &Document) -> String {
    format!("{}/{}/", document.owner, document.id)
}

fn printable(document: &Document) -> Result<Paper, ApiError> {
    if document.status != Status::Paid {
        let message = "This document has not been paid for yet.";
        return Err(ApiError::new(StatusCode::PAYMENT_REQUIRED, message));
    }
    let kind = kind_of(&document.kind)?;
    let interview = document.interview(kind, catalog()?);
    // A date that had to lie ahead when the document was bought may have passed since.
    let bought = document.paid_at.map_or_else(clock::today, clock::day_of);
    let open = interview.open(bought);
    match &kind.template {
        Some(template) if open.is_empty() => Ok(assemble(template, &interview)),
        _ => Err(unfinished(open)),
    }
}

/// A paid document that was changed after it was bought: what has to be put right before it can be printed.
fn unfinished(open: BTreeMap<String, String>) -> ApiError {
    let message =
        "This document is paid, but as answered now it cannot be printed. Please put these answers right.";
    ApiError::conflict(message).with_code("unfinished").with_fields(open)
}

/// The stored file, or a new one. A process that is killed in between loses nothing: the next download makes it again,
/// with the same bytes.
async fn finished(ports: &Ports, document: &Document, paper: &Paper) -> Result<Vec<u8>, ApiError> {
    let key = format!("{}{}-{}.pdf", folder(document), document.version, paper.template_version);
    if let Some(bytes) = ports.files.get(&key).await? {
        return Ok(bytes);
    }
    let paper = paper.clone();
    let bytes = typeset(move || pdf::render(&paper, Edition::Final)).await?;
    keep(ports, document, &key, bytes.clone()).await?;
    Ok(bytes)
}

/// Keeps the file of this version and no other, unless the document was deleted while the file was made.
async fn keep(ports: &Ports, document: &Document, key: &str, bytes: Vec<u8>) -> Result<(), ApiError> {
    let folder = folder(document);
    ports.files.delete_all(&folder).await?;
    ports.files.put(key, bytes).await?;
    if ports.till.documents.get(&document.owner, document.id).await?.is_none() {
        ports.files.delete_all(&folder).await?;
        return Err(ApiError::document_not_found());
    }
    Ok(())
}

/// A file to be saved under this name.
pub(crate) fn attachment(name: &str, bytes: Vec<u8>) -> Response {
    let name = format!("attachment; filename=\"{name}\"");
    let headers =
        [(header::CONTENT_TYPE, "application/pdf".to_string()), (header::CONTENT_DISPOSITION, name)];
    (headers, bytes).into_response()
}
