//! Signing out by an address that the browser is sent to.

use axum::extract::State;
use axum::http::{HeaderMap, Method};
use axum::response::Redirect;
use shared::client::Client;
use shared::http::sign_in_response::signed_out;
use shared::http::{ApiError, CurrentUser, cookies};

use crate::AppState;

/// Go and be signed out, at the identity provider too. No one has to be signed in for that.
#[utoipa::path(get, path = "/api/logout", tag = "auth",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("gateway"))),
    responses((status = 303, description = "To the home page, by way of the identity provider")))]
pub(crate) async fn end_login(
    State(app): State<AppState>,
    method: Method,
    headers: HeaderMap,
    client: Client,
    user: Result<CurrentUser, ApiError>,
) -> Result<(HeaderMap, Redirect), ApiError> {
    if !is_meant(&method, &headers) {
        return Ok((HeaderMap::new(), Redirect::to("/")));
    }
    if let Ok(user) = user {
        app.sign_out(&user, &client).await?;
    }
    // The cookie comes from a sign-in at the provider, also when its session here has been ended from elsewhere.
    let address = match cookies::read(&headers, cookies::SESSION) {
        Some(_) => app.logout_url().await,
        None => None,
    };
    Ok((signed_out(), Redirect::to(address.as_deref().unwrap_or(HOME))))
}

/// A link on another site, or a program that only looks, is not to sign anyone out. "none" is an address that someone
/// has typed; browsers of before 2023 say nothing.
fn is_meant(method: &Method, headers: &HeaderMap) -> bool {
    let site = headers.get("sec-fetch-site");
    method == Method::GET && site.is_none_or(|site| site == "same-origin" || site == "none")
}

const HOME: &str = "/?logout=true";

impl AppState {
    /// Here the session has ended; that the provider cannot be reached is no reason to say otherwise.
    async fn logout_url(&self) -> Option<String> {
        let logout_url = self.provider.as_ref()?.logout_url().await;
        logout_url.unwrap_or_else(|error| {
            tracing::error!(%error, "the session at the identity provider was not ended");
            None
        })
    }
}
