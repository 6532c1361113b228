//! Addresses that a browser is sent to. Password sign-in is a page of the site.

use axum::response::Redirect;

/// Go and sign in. Without an identity provider that is the site's own page, which says so.
#[utoipa::path(get, path = "/api/login", tag = "auth", responses((status = 303, description = "To the sign-in page")))]
pub(crate) async fn begin_login() -> Redirect {
    Redirect::to("/auth?provider=none")
}

/// Go and be signed out.
#[utoipa::path(get, path = "/api/logout", tag = "auth", responses((status = 303, description = "To the home page")))]
pub(crate) async fn end_login() -> Redirect {
    Redirect::to("/?logout=true")
}
