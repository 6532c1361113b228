//! The papers of a case, one after another as they are filed: in one file, to be printed, and as files of their own, to be uploaded.

use axum::extract::State;
use axum::response::Response;
use shared::http::error::Problem;
use shared::http::{ApiError, Owned, attachment};
use shared::workflow::packet::PacketFile;
use shared::workflow::print::PrintError;
use utoipa::ToSchema;

use crate::AppState;
use crate::download::PdfFile;

/// The papers, each a PDF, in a ZIP archive.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub(crate) struct PacketArchive(#[expect(dead_code, reason = "it only describes the answer")] Vec<u8>);

/// Download the papers of a case in one PDF, as they are filed: the document’s own, and the court’s forms that can be filled in.
#[utoipa::path(get, path = "/api/documents/{id}/packet", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("prints"))),
    security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id")),
    responses((status = 200, body = PdfFile, content_type = "application/pdf"),
        (status = 401, body = Problem), (status = 402, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn download_packet(
    State(app): State<AppState>,
    Owned(document): Owned,
) -> Result<Response, ApiError> {
    let document = app.payment_service.refreshed(document).await?;
    let bytes = app.court_form_service.packet(&document).await?;
    Ok(attachment::pdf(&format!("document-{}-packet.pdf", document.id), bytes))
}

/// Download the same papers as files of their own in a ZIP archive, numbered in the order in which they are filed.
#[utoipa::path(get, path = "/api/documents/{id}/packet/files", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("prints"))),
    security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id")),
    responses((status = 200, body = PacketArchive, content_type = "application/zip"),
        (status = 401, body = Problem), (status = 402, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn download_packet_files(
    State(app): State<AppState>,
    Owned(document): Owned,
) -> Result<Response, ApiError> {
    let document = app.payment_service.refreshed(document).await?;
    let files = app.court_form_service.packet_files(&document).await?;
    let numbered = |(place, file): (usize, &PacketFile)| format!("{:02}-{}.pdf", place + 1, file.name);
    let named = files.iter().enumerate().map(|file| (numbered(file), file.1.bytes.as_slice()));
    let bytes = attachment::zipped(named).map_err(|cause| PrintError::Defect(cause.to_string()))?;
    Ok(attachment::zip(&format!("document-{}-packet.zip", document.id), bytes))
}
