//! Getting in and out: register, sign in here or at an identity provider, sign out, who is signed in, and a new password
//! by mail.

mod app_state;
mod begin_login;
mod confirmation;
mod credentials;
mod deny_sign_in;
mod device_code;
mod end_login;
mod finish_login;
mod login;
mod logout;
mod passkey;
mod register;
mod reset;
mod reset_wait;
mod user;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use app_state::AppState;

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(register::register))
        .routes(routes!(login::login))
        .routes(routes!(passkey::begin_passkey_login))
        .routes(routes!(passkey::login_with_passkey))
        .routes(routes!(device_code::enter_code))
        .routes(routes!(confirmation::send_confirmation))
        .routes(routes!(confirmation::confirm_registration))
        .routes(routes!(deny_sign_in::deny_sign_in))
        .routes(routes!(logout::logout))
        .routes(routes!(reset::ask_for_reset))
        .routes(routes!(reset::reset_password))
        .routes(routes!(user::get_user))
        .routes(routes!(begin_login::begin_login))
        .routes(routes!(finish_login::finish_login))
        .routes(routes!(end_login::end_login))
}
