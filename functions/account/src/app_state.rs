//! What this function reaches outside.

use std::sync::Arc;

use adapters::{Services, ServicesError};
use axum::extract::FromRef;
use shared::passwords::Passwords;
use shared::ports::Mail;
use shared::store::{Accounts, OneTimeTokens, Outbox, Sessions, ShareLinks, Throttle};
use shared::token::Tokens;
use shared::workflow::login_throttle::LoginThrottle;
use shared::workflow::passkey::PasskeyService;
use shared::workflow::print::PdfService;
use shared::workflow::purge::PurgeService;
use shared::workflow::settle::PaymentService;
use shared::workflow::sign_in::SessionIssuer;

/// What this function reaches outside.
#[derive(Clone)]
pub struct AppState {
    /// People's accounts.
    pub accounts: Arc<Accounts>,
    /// Sessions and tokens.
    pub session_issuer: SessionIssuer,
    /// Who may try a password, and how often.
    pub login_throttle: LoginThrottle,
    /// Outgoing mail.
    pub mail: Arc<dyn Mail>,
    /// Mail that waits to be sent.
    pub outbox: Arc<Outbox>,
    /// Passkeys.
    pub passkeys: PasskeyService,
    /// Makes and issues PDFs.
    pub pdf_service: PdfService,
    /// Password hashing.
    pub passwords: Arc<Passwords>,
    /// Links by which people without an account get a hand-off file.
    pub share_links: Arc<ShareLinks>,
    /// Where the site is; links in mail begin with it.
    pub site: String,
    /// Counters of mails.
    pub throttle: Arc<Throttle>,
    /// Secrets that are good once.
    pub one_time_tokens: Arc<OneTimeTokens>,
    /// Documents, the ledger and the payment provider.
    pub payment_service: PaymentService,
    /// Takes away what is left of an account that was deleted.
    pub purge_service: PurgeService,
    /// How many mails one address gets in an hour.
    pub letters_per_hour: u32,
    /// Whether passwords from public lists are refused.
    pub refuse_common_passwords: bool,
}

impl AppState {
    /// What the services have for this function.
    ///
    /// # Errors
    /// When a setting was not told, or a secret cannot be had or is not good.
    pub async fn new(services: &Services) -> Result<Self, ServicesError> {
        Ok(Self {
            accounts: services.accounts().await?,
            session_issuer: services.session_issuer().await?,
            login_throttle: services.login_throttle().await?,
            mail: services.mail().await?,
            outbox: services.outbox()?,
            passkeys: services.passkeys()?,
            pdf_service: services.pdf_service().await?,
            passwords: services.passwords(),
            share_links: services.share_links()?,
            site: services.site_origin()?.to_string(),
            throttle: services.throttle().await?,
            one_time_tokens: services.one_time_tokens()?,
            payment_service: services.payment_service().await?,
            purge_service: services.purge_service().await?,
            letters_per_hour: services.policy().rates.letters,
            refuse_common_passwords: services.policy().refuse_common_passwords,
        })
    }
}

impl FromRef<AppState> for Arc<Sessions> {
    fn from_ref(app: &AppState) -> Self {
        app.session_issuer.sessions.clone()
    }
}

impl FromRef<AppState> for Tokens {
    fn from_ref(app: &AppState) -> Self {
        app.session_issuer.tokens.clone()
    }
}
