use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use domain::documents::compliance::{Acknowledgment, Disclosure};
use domain::documents::{Document, disclosure};
use pdf::RenderMode;
use shared::clock;
use shared::http::error::Problem;
use shared::http::{ApiError, Owned, ValidJson, attachment, catalog, document_type_of};
use shared::workflow::print::{typeset, unprintable};
use shared::workflow::retry_on_conflict::{self, CompanionWrite};

use crate::AppState;
use crate::download::PdfFile;

/// Record that the owner has acknowledged the nonlawyer disclosure.
#[utoipa::path(post, path = "/api/documents/{id}/legal-compliance", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("writes")), ("x-body" = json!(32768))),
    security(("bearer" = [])),
    request_body = Acknowledgment, params(("id" = u64, Path, description = "Document id")),
    responses((status = 201, body = Disclosure), (status = 400, body = Problem),
        (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn acknowledge_disclosure(
    State(app): State<AppState>,
    Owned(document): Owned,
    ValidJson(sent): ValidJson<Acknowledgment>,
) -> Result<(StatusCode, Json<Disclosure>), ApiError> {
    let now = clock::now();
    let disclosure = Disclosure::record(sent, &catalog()?.copy.disclosure.version, now)?;
    let acknowledged = |document: Document| Ok::<_, ApiError>(document.acknowledged(now));
    let companion = CompanionWrite::Disclosure(&disclosure);
    retry_on_conflict::newest(&app.payment_service.documents, document, companion, acknowledged).await?;
    Ok((StatusCode::CREATED, Json(disclosure)))
}

/// Download the nonlawyer disclosure: with the record of its acknowledgment, and before that with lines to sign.
#[utoipa::path(get, path = "/api/documents/{id}/legal-compliance/pdf", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("prints"))),
    security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id")),
    responses((status = 200, body = PdfFile, content_type = "application/pdf"),
        (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem)))]
pub(crate) async fn download_disclosure(
    State(app): State<AppState>,
    Owned(document): Owned,
) -> Result<Response, ApiError> {
    let document_type = document_type_of(&document.document_type)?;
    let found = app.payment_service.documents.disclosure(&document.owner, document.id).await?;
    let record = found.filter(|_| document.disclosed);
    let name = record.as_ref().map(|record| record.form_data.client_name.as_str());
    if let Some(sentence) = name.and_then(unprintable) {
        return Err(ApiError::conflict(sentence));
    }
    let paper = disclosure::paper(
        &catalog()?.copy.disclosure,
        document_type,
        &app.pdf_service.nonlawyer,
        record.as_ref(),
    );
    let bytes = typeset(move |stop| pdf::render_until(stop, &paper, RenderMode::Final, None)).await?;
    Ok(attachment::pdf(&format!("disclosure-{}.pdf", document.id), bytes))
}

/// The acknowledgment recorded for a document.
#[utoipa::path(get, path = "/api/documents/{id}/legal-compliance", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("reads"))),
    security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id")),
    responses((status = 200, body = Disclosure), (status = 401, body = Problem),
        (status = 404, body = Problem)))]
pub(crate) async fn get_disclosure(
    State(app): State<AppState>,
    Owned(document): Owned,
) -> Result<Json<Disclosure>, ApiError> {
    let found = app.payment_service.documents.disclosure(&document.owner, document.id).await?;
    let missing = || ApiError::not_found("The disclosure has not been acknowledged yet.");
    // A record outlives its document, and an idempotency key may make one of the same id again: that is another document.
    found.filter(|_| document.disclosed).map(Json).ok_or_else(missing)
}
