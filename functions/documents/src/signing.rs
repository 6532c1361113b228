use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use domain::documents::{Document, Signing};
use shared::clock;
use shared::http::error::Problem;
use shared::http::{ApiError, Owned, ValidJson, etag};
use shared::workflow::price;
use shared::workflow::retry_on_conflict::{self, CompanionWrite};

use crate::AppState;
use crate::update::lost_race;
use crate::view::{DocumentView, tagged};

/// Note what is planned and done about signing a paid document; null forgets. With `If-Match`, only on top of that version: a
/// lost race gets 412 and the newer copy.
#[utoipa::path(put, path = "/api/documents/{id}/signing", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("writes")), ("x-body" = json!(16384))),
    security(("bearer" = [])),
    request_body = Signing,
    params(("id" = u64, Path, description = "Document id"),
        ("If-Match" = Option<String>, Header, description = "The version that the change was made from")),
    responses((status = 200, body = DocumentView), (status = 400, body = Problem),
        (status = 401, body = Problem), (status = 402, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 412, body = Problem)))]
pub(crate) async fn note_signing(
    State(app): State<AppState>,
    Owned(document): Owned,
    headers: HeaderMap,
    ValidJson(sent): ValidJson<Signing>,
) -> Result<Response, ApiError> {
    let expected = etag::expected_version(&headers)?;
    let documents = &app.payment_service.documents;
    let noted = |document: Document| match expected {
        Some(version) if version != document.version => Err(lost_race(document)),
        _ => Ok(document.with_signing(sent.clone(), clock::now())?),
    };
    let document = retry_on_conflict::newest(documents, document, CompanionWrite::Reminders, noted).await?;
    tagged(price::priced(documents, document).await?)
}
