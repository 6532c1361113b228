//! Where someone is signed in, and signing out there.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use domain::accounts::{SecurityEventKind, Session};
use serde::Serialize;
use shared::client::Client;
use shared::http::error::Problem;
use shared::http::{ApiError, CurrentUser, timestamps};
use utoipa::ToSchema;

use crate::AppState;

/// Where someone is signed in.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OpenSession {
    /// Which.
    id: String,
    /// On what, for example "Firefox on Windows".
    device: String,
    /// Since when.
    opened_at: String,
    /// When something was last changed there, to ten minutes.
    seen_at: String,
    /// Whether it is this one.
    current: bool,
}

/// A session, as its owner sees it from another.
pub(crate) fn shown(session: &Session, own: &Session) -> OpenSession {
    OpenSession {
        id: session.name().to_string(),
        device: session.device.clone(),
        opened_at: timestamps::text(session.opened_at),
        seen_at: timestamps::text(session.seen_at),
        current: session.id == own.id,
    }
}

/// Sign out one of your devices.
#[utoipa::path(delete, path = "/api/account/sessions/{id}", tag = "account",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("gateway"))),
    security(("bearer" = [])),
    params(("id" = String, Path, description = "Session")),
    responses((status = 204, description = "Signed out"), (status = 404, body = Problem)))]
pub(crate) async fn close_session(
    State(app): State<AppState>,
    user: CurrentUser,
    client: Client,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let sessions = app.session_issuer.sessions.list(&user.id).await?;
    let found = sessions.iter().find(|session| session.name() == id);
    let session = found.ok_or_else(|| ApiError::not_found("You are no longer signed in there."))?;
    app.session_issuer.sessions.close(&user.id, &session.id).await?;
    app.note(&user, &client, SecurityEventKind::SessionEnded).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Sign out everywhere, here too. Other browsers are new to the account from then on; this one stays known.
#[utoipa::path(delete, path = "/api/account/sessions", tag = "account",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("gateway"))),
    security(("bearer" = [])),
    responses((status = 204, description = "Signed out")))]
pub(crate) async fn close_sessions(
    State(app): State<AppState>,
    user: CurrentUser,
    client: Client,
) -> Result<StatusCode, ApiError> {
    app.session_issuer.sessions.close_all(&user.id).await?;
    app.session_issuer.delete_other_devices(&user.id, &client).await?;
    app.note(&user, &client, SecurityEventKind::SignedOut).await;
    Ok(StatusCode::NO_CONTENT)
}
