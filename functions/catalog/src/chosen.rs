//! The document type that a path names.

use axum::RequestPartsExt;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use domain::content::DocumentType;
use shared::http::{ApiError, catalog};

/// The document type named by the path's `id`. Unknown and unreadable ids are the same 404.
pub(crate) struct Chosen(pub(crate) &'static DocumentType);

impl<S: Send + Sync> FromRequestParts<S> for Chosen {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let Path(id) = parts.extract::<Path<String>>().await.map_err(|_| unknown())?;
        catalog()?.document_type(&id).map(Self).ok_or_else(unknown)
    }
}

fn unknown() -> ApiError {
    ApiError::not_found("There is no such document type.")
}
