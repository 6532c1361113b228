//! Signing in with an address and a password.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use domain::accounts::{Account, Email, KnownDevice, SecurityEventKind, SignInMethod};
use shared::client::Client;
use shared::http::SignedIn;
use shared::http::error::Problem;
use shared::http::{ApiError, ValidJson};
use shared::passwords::Match;
use shared::ports::PortError;
use shared::workflow::login_throttle::{LoginSource, LoginThrottleError};
use shared::workflow::security_log::SecurityEventNote;

use crate::AppState;
use crate::credentials::Login;

/// Sign in. An unknown address and a wrong password get the same answer, after the same time. On a browser that is new to
/// the account, the operator's setting may ask for a code that is mailed: then the answer is 401 with the code
/// `device_code_required` and a `challenge`, which is sent back with the code.
#[utoipa::path(post, path = "/api/auth/login", tag = "auth",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("attempts")), ("x-body" = json!(4096))),
    request_body = Login,
    responses((status = 200, body = SignedIn), (status = 401, body = Problem)))]
pub(crate) async fn login(
    State(app): State<AppState>,
    client: Client,
    ValidJson(sent): ValidJson<Login>,
) -> Result<(HeaderMap, Json<SignedIn>), ApiError> {
    let account = app.claimed(&sent.email).await?;
    let known = app.session_issuer.known(account.as_ref().map(|account| &account.id), &client).await?;
    let is_known = known.is_some();
    let account = app.checked(account, &sent, known, &client).await?;
    if app.device_codes && !is_known {
        return Err(app.ask_for_code(&account, &client).await?);
    }
    Ok(app.session_issuer.admit(&account, SignInMethod::Password, &client).await?.response())
}

impl AppState {
    /// The account that someone says is theirs.
    async fn claimed(&self, email: &str) -> Result<Option<Account>, ApiError> {
        match Email::parse(email) {
            Ok(email) => Ok(self.accounts.by_email(&email).await?),
            Err(_) => Ok(None),
        }
    }

    /// The account, when the password is its.
    async fn checked(
        &self,
        account: Option<Account>,
        sent: &Login,
        known: Option<KnownDevice>,
        client: &Client,
    ) -> Result<Account, ApiError> {
        let hash = account.as_ref().and_then(|account| account.password_hash.clone());
        let source = LoginSource { from: client.address, email: &sent.email, known: known.as_ref() };
        let found = self.login_throttle.check(source, sent.password.clone(), hash).await;
        match (found, account) {
            (Ok(Match::Right), Some(account)) => Ok(account),
            (Ok(Match::RightButWeak), Some(account)) => self.strengthen(account, sent.password.clone()).await,
            (Ok(_), account) => {
                self.note_wrong(account.as_ref(), sent, client).await;
                Err(refused())
            }
            (Err(LoginThrottleError::Port(error)), _) => Err(error.into()),
            (Err(unheard @ LoginThrottleError::TooManyAttempts(_)), account) => {
                self.note_unheard(account.as_ref(), sent, client);
                Err(unheard.into())
            }
        }
    }

    /// Writes down an address or a password that is not right.
    async fn note_wrong(&self, account: Option<&Account>, sent: &Login, client: &Client) {
        let note = SecurityEventNote::new(SecurityEventKind::SignInFailed, client);
        let security_log = &self.session_issuer.security_log;
        match account {
            Some(account) => security_log.note(&account.id, note).await,
            None => security_log.note_stranger(&address(sent), note).await,
        }
    }

    /// Writes down a password that was not looked at.
    fn note_unheard(&self, account: Option<&Account>, sent: &Login, client: &Client) {
        let note = SecurityEventNote::new(SecurityEventKind::SignInFailed, client);
        let user = account.map(|account| &account.id);
        self.session_issuer.security_log.note_unheard(user, &address(sent), note);
    }

    /// Only now is the password at hand to be hashed again. That someone changes the account at the same time is no
    /// reason to refuse the sign-in; the next one does it.
    async fn strengthen(&self, account: Account, password: String) -> Result<Account, ApiError> {
        let hash = self.passwords.hash(password).await?;
        let stronger = Account { password_hash: Some(hash), ..account.clone() }.changed();
        match self.accounts.save(&stronger, &[]).await {
            Ok(()) => Ok(stronger),
            Err(PortError::Conflict) => Ok(account),
            Err(error) => Err(error.into()),
        }
    }
}

fn address(sent: &Login) -> String {
    sent.email.trim().to_lowercase()
}

fn refused() -> ApiError {
    ApiError::unproven("The email or password is incorrect.")
}
