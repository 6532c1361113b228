use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use shared::http::{ApiError, Owned};
use utoipa::ToSchema;

use crate::AppState;

/// A finished document.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub(crate) struct PdfFile(#[expect(dead_code, reason = "it only describes the answer")] Vec<u8>);

/// Download a paid document as a PDF. It is made once for each version and kept.
#[utoipa::path(get, path = "/api/documents/{id}/download", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("prints"))),
    security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id")),
    responses((status = 200, body = PdfFile, content_type = "application/pdf"),
        (status = 401, body = shared::http::error::Problem), (status = 402, body = shared::http::error::Problem),
        (status = 404, body = shared::http::error::Problem), (status = 409, body = shared::http::error::Problem)))]
pub(crate) async fn download_document(
    State(app): State<AppState>,
    Owned(document): Owned,
) -> Result<Response, ApiError> {
    let document = app.payment_service.refreshed(document).await?;
    let bytes = app.pdf_service().hand_out(&document).await?;
    Ok(attachment(&format!("document-{}.pdf", document.id), bytes))
}

/// A file to be saved under this name.
pub(crate) fn attachment(name: &str, bytes: Vec<u8>) -> Response {
    let name = format!("attachment; filename=\"{name}\"");
    let headers =
        [(header::CONTENT_TYPE, "application/pdf".to_string()), (header::CONTENT_DISPOSITION, name)];
    (headers, bytes).into_response()
}
