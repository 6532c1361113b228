use axum::extract::State;
use axum::response::Response;
use domain::documents::hand_off::Turn;
use serde::Deserialize;
use shared::http::error::Problem;
use shared::http::{ApiError, Owned, ValidJson, attachment};
use utoipa::ToSchema;

use crate::AppState;
use crate::download::PdfFile;

/// What goes into a hand-off file besides what is stored.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct HandOffRequest {
    /// What was said in the chat, if it is to be in the file. It is not stored here, so whoever has it sends it.
    #[serde(default)]
    transcript: Vec<Turn>,
}

/// Download the hand-off file, for a lawyer or a self-help center: answers, facts, findings with their sections, sources with their
/// marks, the talk if it is sent, and the document itself. A document that is not paid for is marked as a draft.
#[utoipa::path(post, path = "/api/documents/{id}/hand-off", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("prints")), ("x-body" = json!(262_144))),
    security(("bearer" = [])),
    request_body = HandOffRequest, params(("id" = u64, Path, description = "Document id")),
    responses((status = 200, body = PdfFile, content_type = "application/pdf"),
        (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn make_hand_off(
    State(app): State<AppState>,
    Owned(document): Owned,
    ValidJson(HandOffRequest { transcript }): ValidJson<HandOffRequest>,
) -> Result<Response, ApiError> {
    let document = app.payment_service.refreshed(document).await?;
    let bytes = app.hand_off_service.file(&document, transcript).await?;
    Ok(attachment::pdf(&format!("document-{}-hand-off.pdf", document.id), bytes))
}
