use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::Response;
use domain::documents::Document;
use serde::Deserialize;
use shared::http::error::Problem;
use shared::http::{ApiError, Owned, attachment};
use shared::workflow::versions::IssuedPaper;
use utoipa::{IntoParams, ToSchema};

use crate::AppState;

/// A finished document.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub(crate) struct PdfFile(#[expect(dead_code, reason = "it only describes the answer")] Vec<u8>);

/// What else a file is to have.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct WithSheet {
    /// Whether a sheet is added that says what this version changed of the one before it.
    #[serde(default)]
    pub(crate) changes: bool,
}

/// Download a paid document as a PDF. What differs from the last version that was downloaded becomes the next version; each is kept.
#[utoipa::path(get, path = "/api/documents/{id}/download", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("prints"))),
    security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id"), WithSheet),
    responses((status = 200, body = PdfFile, content_type = "application/pdf"),
        (status = 401, body = Problem), (status = 402, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn download_document(
    State(app): State<AppState>,
    Owned(document): Owned,
    sheet: Result<Query<WithSheet>, QueryRejection>,
) -> Result<Response, ApiError> {
    let sheet = wanted(sheet)?;
    let document = app.payment_service.refreshed(document).await?;
    let issued = app.pdf_service.issue(&document).await?;
    let bytes = app.with_sheet(&document, issued, sheet).await?;
    Ok(attachment::pdf(&format!("document-{}.pdf", document.id), bytes))
}

pub(crate) fn wanted(sheet: Result<Query<WithSheet>, QueryRejection>) -> Result<WithSheet, ApiError> {
    let refused = |_| ApiError::bad_request("changes has to be true or false.");
    sheet.map(|Query(sheet)| sheet).map_err(refused)
}

impl AppState {
    pub(crate) async fn with_sheet(
        &self,
        document: &Document,
        issued: IssuedPaper,
        sheet: WithSheet,
    ) -> Result<Vec<u8>, ApiError> {
        match sheet.changes {
            true => Ok(self.pdf_service.with_changes(document, issued).await?),
            false => Ok(issued.bytes),
        }
    }
}
