//! A person's own account: names, password, address, sessions, everything kept about them, and its end.

mod activity;
mod address;
mod archive;
mod delete;
mod export;
mod mails;
mod not_me;
mod notices;
mod overview;
mod part;
mod passkeys;
mod password;
mod sessions;
mod step_up;

use std::sync::Arc;

use axum::extract::FromRef;
use domain::assembly::nonlawyer::Nonlawyer;
use shared::ports::{Accounts, Files, Mail, OneTimeTokens, Outbox, Passwords, Sessions, Throttle};
use shared::token::Tokens;
use shared::workflow::login_throttle::LoginThrottle;
use shared::workflow::passkey::PasskeyService;
use shared::workflow::settle::PaymentService;
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
    /// Finished PDFs.
    pub files: Arc<dyn Files>,
    /// Who may try a password, and how often.
    pub login_throttle: LoginThrottle,
    /// Outgoing mail.
    pub mail: Arc<dyn Mail>,
    /// Whom family law papers name as the nonlawyer who helped.
    pub nonlawyer: Nonlawyer,
    /// Mail that waits to be sent.
    pub outbox: Arc<dyn Outbox>,
    /// Passkeys.
    pub passkeys: PasskeyService,
    /// Password hashing.
    pub passwords: Arc<dyn Passwords>,
    /// Where the site is; links in mail begin with it.
    pub site: String,
    /// Counters of mails.
    pub throttle: Arc<dyn Throttle>,
    /// Secrets that are good once.
    pub one_time_tokens: Arc<dyn OneTimeTokens>,
    /// Documents, the ledger and the payment provider.
    pub payment_service: PaymentService,
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
        .routes(routes!(overview::get_account, overview::change_names))
        .routes(routes!(activity::list_activity))
        .routes(routes!(not_me::report_not_me))
        .routes(routes!(password::change_password))
        .routes(routes!(address::change_address))
        .routes(routes!(address::confirm_address))
        .routes(routes!(sessions::close_sessions))
        .routes(routes!(sessions::close_session))
        .routes(routes!(passkeys::list_passkeys, passkeys::add_passkey))
        .routes(routes!(passkeys::begin_passkey))
        .routes(routes!(passkeys::remove_passkey))
        .routes(routes!(step_up::begin_proof))
        .routes(routes!(export::export_account))
        .routes(routes!(delete::delete_account))
}
