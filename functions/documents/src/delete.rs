use axum::Json;
use axum::extract::State;
use domain::document::{Document, Status};
use serde::Serialize;
use shared::http::{ApiError, Owned};
use shared::ports::PortError;
use utoipa::ToSchema;

use crate::{Ports, download};

/// So often is a newer version tried.
const TRIES: usize = 5;

/// Done.
#[derive(Serialize, ToSchema)]
pub(crate) struct Deleted {
    /// A sentence for the person.
    message: &'static str,
}

/// Delete a document and its PDF. A payment under way is called off first, so that nobody pays for nothing.
#[utoipa::path(delete, path = "/api/documents/{id}", tag = "documents", security(("bearer" = [])),
    params(("id" = u64, Path, description = "Document id")),
    responses((status = 200, body = Deleted), (status = 401, body = shared::http::error::Problem),
        (status = 404, body = shared::http::error::Problem), (status = 409, body = shared::http::error::Problem)))]
pub(crate) async fn delete_document(
    State(ports): State<Ports>,
    Owned(document): Owned,
) -> Result<Json<Deleted>, ApiError> {
    let folder = download::folder(&document);
    delete(&ports, document).await?;
    ports.files.delete_all(&folder).await?;
    Ok(Json(Deleted { message: "Document deleted successfully." }))
}

/// Only the version whose payment was called off is deleted: a payment asked for in between changes the version.
async fn delete(ports: &Ports, mut document: Document) -> Result<(), ApiError> {
    for _ in 0..TRIES {
        call_off_payment(ports, &document).await?;
        match ports.till.documents.delete(&document).await {
            Err(PortError::Conflict) => {}
            result => return Ok(result?),
        }
        let found = ports.till.documents.get(&document.owner, document.id).await?;
        document = found.ok_or_else(ApiError::document_not_found)?;
    }
    Err(PortError::Conflict.into())
}

async fn call_off_payment(ports: &Ports, document: &Document) -> Result<(), ApiError> {
    let under_way = document.payment.as_ref().filter(|_| document.status != Status::Paid);
    let Some(payment) = under_way else { return Ok(()) };
    match ports.till.payments.cancel(payment).await {
        Ok(()) => Ok(()),
        Err(PortError::Conflict) => {
            Err(ApiError::conflict("A payment for this document has just been made. Please reload the page."))
        }
        Err(error) => Err(error.into()),
    }
}
