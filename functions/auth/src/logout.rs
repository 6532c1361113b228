//! Signing out.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use domain::accounts::SecurityEventKind;
use serde::Serialize;
use shared::client::Client;
use shared::http::sign_in_response::signed_out;
use shared::http::{ApiError, CurrentUser};
use shared::workflow::security_log::SecurityEventNote;
use utoipa::ToSchema;

use crate::AppState;

/// Done.
#[derive(Serialize, ToSchema)]
pub(crate) struct SignedOut {
    /// A sentence for the person.
    message: &'static str,
}

/// Sign out. The session is forgotten at once, so its token is worth nothing from then on. With a token that is worth nothing
/// already the answer is the same: whoever signs out is signed out.
#[utoipa::path(post, path = "/api/auth/logout", tag = "auth",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("gateway")), ("x-body" = json!(4096))),
    security((), ("bearer" = [])),
    responses((status = 200, body = SignedOut)))]
pub(crate) async fn logout(
    State(app): State<AppState>,
    client: Client,
    user: Result<CurrentUser, ApiError>,
) -> Result<(HeaderMap, Json<SignedOut>), ApiError> {
    match user {
        Ok(user) => app.sign_out(&user, &client).await?,
        Err(refused) if refused.is_signed_out() => {}
        Err(error) => return Err(error),
    }
    Ok((signed_out(), Json(SignedOut { message: "You have been logged out successfully." })))
}

impl AppState {
    /// Ends a session.
    pub(crate) async fn sign_out(&self, user: &CurrentUser, client: &Client) -> Result<(), ApiError> {
        self.session_issuer.sessions.close(&user.id, &user.session.id).await?;
        let note =
            SecurityEventNote::new(SecurityEventKind::SignedOut, client).in_session(user.session.name());
        self.session_issuer.security_log.note(&user.id, note).await;
        Ok(())
    }
}
