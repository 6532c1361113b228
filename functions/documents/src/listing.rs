use axum::Json;
use axum::extract::State;
use axum::response::Response;
use futures_util::future::try_join_all;
use shared::http::{ApiError, CurrentUser, Owned};
use shared::workflow::price;

use crate::Ports;
use crate::view::{DocumentView, tagged};

/// The user's documents, the newest first. Payments under way are asked about, so that a lost webhook goes unnoticed.
#[utoipa::path(get, path = "/api/documents", tag = "documents", security(("bearer" = [])),
    responses((status = 200, body = [DocumentView]), (status = 401, body = shared::http::error::Problem)))]
pub(crate) async fn list_documents(
    State(ports): State<Ports>,
    user: CurrentUser,
) -> Result<Json<Vec<DocumentView>>, ApiError> {
    let documents = ports.till.documents.list(&user.id).await?;
    let refreshed =
        try_join_all(documents.into_iter().map(|document| ports.till.refreshed(document))).await?;
    let priced = refreshed.into_iter().map(|document| price::priced(&*ports.till.documents, document));
    let priced = try_join_all(priced).await?;
    Ok(Json(priced.into_iter().map(DocumentView::new).collect::<Result<_, _>>()?))
}

/// One document, with where its interview stands.
#[utoipa::path(get, path = "/api/documents/{id}", tag = "documents", security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id")),
    responses((status = 200, body = DocumentView), (status = 401, body = shared::http::error::Problem),
        (status = 404, body = shared::http::error::Problem)))]
pub(crate) async fn get_document(
    State(ports): State<Ports>,
    Owned(document): Owned,
) -> Result<Response, ApiError> {
    let document = ports.till.refreshed(document).await?;
    tagged(price::priced(&*ports.till.documents, document).await?)
}
