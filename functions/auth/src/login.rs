use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use domain::account::Email;
use shared::http::{ApiError, ValidJson};

use crate::Ports;
use crate::credentials::Login;
use crate::session::SignedIn;

/// Sign in. An unknown address and a wrong password get the same answer, after the same time.
#[utoipa::path(post, path = "/api/auth/login", tag = "auth", request_body = Login,
    responses((status = 200, body = SignedIn), (status = 401, body = shared::http::error::Problem)))]
pub(crate) async fn login(
    State(ports): State<Ports>,
    ValidJson(sent): ValidJson<Login>,
) -> Result<Json<SignedIn>, ApiError> {
    let account = match Email::parse(&sent.email) {
        Ok(email) => ports.accounts.by_email(&email).await?,
        Err(_) => None,
    };
    let hash = account.as_ref().map(|account| account.password_hash.clone());
    let known = ports.passwords.verify(sent.password, hash).await?;
    let account = account.filter(|_| known).ok_or_else(refused)?;
    Ok(Json(ports.sign_in(account).await?))
}

fn refused() -> ApiError {
    ApiError::new(StatusCode::UNAUTHORIZED, "The email or the password is not right.")
}
