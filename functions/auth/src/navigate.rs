//! Addresses that a browser is sent to. Password sign-in is a page of the site.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Redirect;
use shared::http::{ApiError, CurrentUser};

use crate::Ports;
use crate::logout::left;

/// Go and sign in. Without an identity provider that is the site's own page, which says so.
#[utoipa::path(get, path = "/api/login", tag = "auth", responses((status = 303, description = "To the sign-in page")))]
pub(crate) async fn begin_login() -> Redirect {
    Redirect::to("/auth?provider=none")
}

/// Go and be signed out. Nobody has to be signed in for that.
#[utoipa::path(get, path = "/api/logout", tag = "auth", responses((status = 303, description = "To the home page")))]
pub(crate) async fn end_login(
    State(ports): State<Ports>,
    user: Result<CurrentUser, ApiError>,
) -> Result<(HeaderMap, Redirect), ApiError> {
    if let Ok(user) = user {
        ports.desk.sessions.close(&user.id, &user.session.id).await?;
    }
    Ok((left(), Redirect::to("/?logout=true")))
}
