use axum::Json;
use axum::extract::State;
use serde::Serialize;
use shared::http::error::Problem;
use shared::http::{ApiError, Owned};
use shared::workflow::delete::delete;
use utoipa::ToSchema;

use crate::AppState;

/// Done.
#[derive(Serialize, ToSchema)]
pub(crate) struct Deleted {
    /// A sentence for the person.
    message: &'static str,
}

/// Delete a document with every PDF that was made of it. A payment under way is called off first, so that no one pays for nothing.
#[utoipa::path(delete, path = "/api/documents/{id}", tag = "documents",
    extensions(("x-access" = json!("owner")), ("x-rate" = json!("writes"))),
    security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id")),
    responses((status = 200, body = Deleted), (status = 401, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn delete_document(
    State(app): State<AppState>,
    Owned(document): Owned,
) -> Result<Json<Deleted>, ApiError> {
    let (owner, id) = (document.owner.clone(), document.id);
    delete(&app.payment_service, document).await?;
    app.purge_service.document(&owner, id).await?;
    Ok(Json(Deleted { message: "Document deleted successfully." }))
}
