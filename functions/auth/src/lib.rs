//! Accounts and sessions: register, sign in, sign out, and who is signed in.

mod credentials;
mod login;
mod logout;
mod navigate;
mod register;
mod session;
mod user;

use std::sync::Arc;

use axum::extract::FromRef;
use shared::ports::{Accounts, Passwords, Sessions};
use shared::token::Tokens;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What this function reaches outside.
#[derive(Clone, FromRef)]
pub struct Ports {
    /// People's accounts.
    pub accounts: Arc<dyn Accounts>,
    /// Password hashing.
    pub passwords: Arc<dyn Passwords>,
    /// Sessions.
    pub sessions: Arc<dyn Sessions>,
    /// The keys that sign people in.
    pub tokens: Tokens,
}

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<Ports> {
    OpenApiRouter::default()
        .routes(routes!(register::register))
        .routes(routes!(login::login))
        .routes(routes!(logout::logout))
        .routes(routes!(user::get_user))
        .routes(routes!(navigate::begin_login))
        .routes(routes!(navigate::end_login))
}
