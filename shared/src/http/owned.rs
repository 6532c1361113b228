//! Documents that belong to who is asking. A handler never takes a bare id.

use std::sync::Arc;

use axum::RequestPartsExt;
use axum::extract::{FromRef, FromRequestParts, Path};
use axum::http::request::Parts;
use domain::documents::Document;
use serde::Deserialize;

use super::{ApiError, CurrentUser};
use crate::store::{Documents, Sessions};
use crate::token::Tokens;

/// The document named by the path's `id`, when it is the user's. Missing, foreign and absurd ids are the same 404.
#[derive(Clone, Debug)]
pub struct Owned(pub Document);

/// A path may name more than the document.
#[derive(Deserialize)]
struct DocumentPath {
    id: String,
}

impl<S> FromRequestParts<S> for Owned
where
    S: Send + Sync,
    Tokens: FromRef<S>,
    Arc<Sessions>: FromRef<S>,
    Arc<Documents>: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let user = CurrentUser::from_request_parts(parts, state).await?;
        let path = parts.extract::<Path<DocumentPath>>().await.map_err(|_| ApiError::document_not_found())?;
        let id = path.id.parse().map_err(|_| ApiError::document_not_found())?;
        let document = Arc::<Documents>::from_ref(state).get(&user.id, id).await?;
        document.map(Self).ok_or_else(ApiError::document_not_found)
    }
}
