//! The papers of a case, one after another as they are filed: in one file, to be printed, and as files of their own, to be uploaded.

use std::io::{Cursor, Write};

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use shared::http::{ApiError, Owned};
use shared::workflow::packet::PacketFile;
use shared::workflow::print::PrintError;
use utoipa::ToSchema;
use zip::result::ZipResult;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use crate::AppState;
use crate::download::{PdfFile, attachment};

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
        (status = 401, body = shared::http::error::Problem), (status = 402, body = shared::http::error::Problem),
        (status = 404, body = shared::http::error::Problem), (status = 409, body = shared::http::error::Problem)))]
pub(crate) async fn download_packet(
    State(app): State<AppState>,
    Owned(document): Owned,
) -> Result<Response, ApiError> {
    let document = app.payment_service.refreshed(document).await?;
    let bytes = app.court_form_service.packet(&document).await?;
    Ok(attachment(&format!("document-{}-packet.pdf", document.id), bytes))
}

/// Download the same papers as files of their own in a ZIP archive, numbered in the order in which they are filed.
#[utoipa::path(get, path = "/api/documents/{id}/packet/files", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("prints"))),
    security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id")),
    responses((status = 200, body = PacketArchive, content_type = "application/zip"),
        (status = 401, body = shared::http::error::Problem), (status = 402, body = shared::http::error::Problem),
        (status = 404, body = shared::http::error::Problem), (status = 409, body = shared::http::error::Problem)))]
pub(crate) async fn download_packet_files(
    State(app): State<AppState>,
    Owned(document): Owned,
) -> Result<Response, ApiError> {
    let document = app.payment_service.refreshed(document).await?;
    let files = app.court_form_service.packet_files(&document).await?;
    let bytes = archive(&files).map_err(|cause| PrintError::Defect(cause.to_string()))?;
    let name = format!("attachment; filename=\"document-{}-packet.zip\"", document.id);
    let headers =
        [(header::CONTENT_TYPE, "application/zip".to_string()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, bytes).into_response())
}

/// PDF files are compressed already.
fn archive(files: &[PacketFile]) -> ZipResult<Vec<u8>> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    for (place, file) in files.iter().enumerate() {
        archive.start_file(format!("{:02}-{}.pdf", place + 1, file.name), options)?;
        archive.write_all(&file.bytes)?;
    }
    Ok(archive.finish()?.into_inner())
}
