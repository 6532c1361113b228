//! Signing in with an address and a password.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use domain::account::{Account, Email, Way};
use shared::http::{ApiError, ClientAddress, Device, ValidJson};
use shared::ports::{Match, PortError};
use shared::workflow::sign_in::SignedIn;

use crate::Ports;
use crate::credentials::Login;

/// Sign in. An unknown address and a wrong password get the same answer, after the same time.
#[utoipa::path(post, path = "/api/auth/login", tag = "auth", request_body = Login,
    responses((status = 200, body = SignedIn), (status = 401, body = shared::http::error::Problem)))]
pub(crate) async fn login(
    State(ports): State<Ports>,
    from: ClientAddress,
    device: Device,
    ValidJson(sent): ValidJson<Login>,
) -> Result<Json<SignedIn>, ApiError> {
    let account = match Email::parse(&sent.email) {
        Ok(email) => ports.accounts.by_email(&email).await?,
        Err(_) => None,
    };
    let hash = account.as_ref().and_then(|account| account.password_hash.clone());
    let found = ports.gate.check(from, &sent.email, sent.password.clone(), hash).await?;
    let account = account.filter(|_| found != Match::Wrong).ok_or_else(refused)?;
    let account = match found {
        Match::RightButWeak => ports.strengthen(account, sent.password).await?,
        Match::Right | Match::Wrong => account,
    };
    let token = ports.desk.admit(&account, Way::Password, device).await?;
    Ok(Json(SignedIn { token, user: account.into() }))
}

impl Ports {
    /// Only now is the password at hand to be hashed anew. That somebody changes the account at the same time is no
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

fn refused() -> ApiError {
    ApiError::new(StatusCode::UNAUTHORIZED, "The email or the password is not right.")
}
