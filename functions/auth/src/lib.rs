//! Getting in and out: register, sign in here or at an identity provider, sign out, who is signed in, and a new password
//! by mail.

mod begin_login;
mod confirmation;
mod credentials;
mod device_code;
mod end_login;
mod finish_login;
mod login;
mod logout;
mod not_me;
mod passkey;
mod register;
mod reset;
mod reset_wait;
mod user;

use std::sync::Arc;

use axum::extract::FromRef;
use shared::ports::{Accounts, IdentityProvider, Mail, OneTimeTokens, Passwords, Sessions, Throttle};
use shared::token::Tokens;
use shared::workflow::login_throttle::LoginThrottle;
use shared::workflow::passkey::PasskeyService;
use shared::workflow::sign_in::SessionIssuer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What this function reaches outside.
#[derive(Clone)]
pub struct Ports {
    /// People's accounts.
    pub accounts: Arc<dyn Accounts>,
    /// Sessions and tokens.
    pub session_issuer: SessionIssuer,
    /// Who may try a password, and how often.
    pub login_throttle: LoginThrottle,
    /// Outgoing mail.
    pub mail: Arc<dyn Mail>,
    /// The address of the people who run the service.
    pub operator: String,
    /// Passkeys.
    pub passkeys: PasskeyService,
    /// Password hashing.
    pub passwords: Arc<dyn Passwords>,
    /// The identity provider, when there is one.
    pub provider: Option<Arc<dyn IdentityProvider>>,
    /// Where the site is; links in mail begin with it.
    pub site: String,
    /// Counters of mails.
    pub throttle: Arc<dyn Throttle>,
    /// Secrets that are good once.
    pub one_time_tokens: Arc<dyn OneTimeTokens>,
    /// Whether a sign-in on a browser that is new to the account needs a mailed code.
    pub device_codes: bool,
    /// How many mails one address gets in an hour.
    pub letters_per_hour: u32,
    /// Whether passwords from public lists are refused.
    pub refuse_common_passwords: bool,
}

impl FromRef<Ports> for Arc<dyn Sessions> {
    fn from_ref(ports: &Ports) -> Self {
        ports.session_issuer.sessions.clone()
    }
}

impl FromRef<Ports> for Tokens {
    fn from_ref(ports: &Ports) -> Self {
        ports.session_issuer.tokens.clone()
    }
}

/// The calls of this function.
#[must_use]
pub fn routes() -> OpenApiRouter<Ports> {
    OpenApiRouter::default()
        .routes(routes!(register::register))
        .routes(routes!(login::login))
        .routes(routes!(passkey::begin_passkey_login))
        .routes(routes!(passkey::login_with_passkey))
        .routes(routes!(device_code::enter_code))
        .routes(routes!(confirmation::send_confirmation))
        .routes(routes!(confirmation::confirm_registration))
        .routes(routes!(not_me::deny_sign_in))
        .routes(routes!(logout::logout))
        .routes(routes!(reset::ask_for_reset))
        .routes(routes!(reset::reset_password))
        .routes(routes!(user::get_user))
        .routes(routes!(begin_login::begin_login))
        .routes(routes!(finish_login::finish_login))
        .routes(routes!(end_login::end_login))
}
