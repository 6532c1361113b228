use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use shared::http::error::Problem;
use shared::http::{ApiError, ValidJson, attachment};
use utoipa::ToSchema;

use crate::AppState;
use crate::download::PdfFile;

/// What opens a link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LinkToOpen {
    /// What stands behind the `#` of the link's address.
    token: String,
}

/// Download the file of a link. The token stands in the body, because addresses are logged; its owner sees that the link was opened,
/// and not by whom. A link that has ended is answered like one that never was.
#[utoipa::path(post, path = "/api/shared", tag = "documents",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("prints")), ("x-body" = json!(1024))),
    request_body = LinkToOpen,
    responses((status = 200, body = PdfFile, content_type = "application/pdf"),
        (status = 400, body = Problem), (status = 410, body = Problem),
        (status = 429, body = Problem)))]
pub(crate) async fn open_share_link(
    State(app): State<AppState>,
    ValidJson(LinkToOpen { token }): ValidJson<LinkToOpen>,
) -> Result<Response, ApiError> {
    let bytes = app.hand_off_service.open(&token).await?;
    Ok(attachment::pdf("coquina-hand-off.pdf", bytes))
}
