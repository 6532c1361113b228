//! Signing out.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde::Serialize;
use shared::http::{ApiError, CurrentUser};
use shared::workflow::sign_in::left;
use utoipa::ToSchema;

use crate::Ports;

/// Done.
#[derive(Serialize, ToSchema)]
pub(crate) struct SignedOut {
    /// A sentence for the person.
    message: &'static str,
}

/// Sign out. The session is forgotten at once, so its token is worth nothing from then on.
#[utoipa::path(post, path = "/api/auth/logout", tag = "auth", security(("bearer" = [])),
    responses((status = 200, body = SignedOut), (status = 401, body = shared::http::error::Problem)))]
pub(crate) async fn logout(
    State(ports): State<Ports>,
    user: CurrentUser,
) -> Result<(HeaderMap, Json<SignedOut>), ApiError> {
    ports.desk.sessions.close(&user.id, &user.session.id).await?;
    Ok((left(), Json(SignedOut { message: "You have been logged out successfully." })))
}
