//! Signing out by an address that the browser is sent to.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Redirect;
use domain::account::Way;
use shared::http::{ApiError, CurrentUser};

use crate::Ports;
use crate::logout::left;

/// Go and be signed out, at the identity provider too. Nobody has to be signed in for that.
#[utoipa::path(get, path = "/api/logout", tag = "auth",
    responses((status = 303, description = "To the home page, by way of the identity provider")))]
pub(crate) async fn end_login(
    State(ports): State<Ports>,
    user: Result<CurrentUser, ApiError>,
) -> Result<(HeaderMap, Redirect), ApiError> {
    let Ok(user) = user else { return Ok((left(), Redirect::to(HOME))) };
    ports.desk.sessions.close(&user.id, &user.session.id).await?;
    let address = match user.session.way {
        Way::Provider => ports.farewell().await,
        Way::Password => None,
    };
    Ok((left(), Redirect::to(address.as_deref().unwrap_or(HOME))))
}

const HOME: &str = "/?logout=true";

impl Ports {
    /// Here the session has ended; that the provider cannot be reached is no reason to say otherwise.
    async fn farewell(&self) -> Option<String> {
        let farewell = self.provider.as_ref()?.farewell().await;
        farewell.unwrap_or_else(|error| {
            tracing::error!(%error, "the session at the identity provider was not ended");
            None
        })
    }
}
