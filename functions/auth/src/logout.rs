use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use serde::Serialize;
use shared::http::{ApiError, CurrentUser, cookies};
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

/// What tells a browser to forget who was here.
pub(crate) fn left() -> HeaderMap {
    let mut headers = HeaderMap::new();
    let name = HeaderName::from_static("clear-site-data");
    headers.insert(name, HeaderValue::from_static("\"storage\""));
    cookies::forget_sign_in(&mut headers);
    headers
}
