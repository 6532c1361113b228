//! Signing in with a passkey. The browser finds it without a name: its user handle says whose it is.

use axum::Json;
use axum::extract::State;
use domain::account::Way;
use shared::http::{ApiError, Device, ValidJson};
use shared::workflow::passkey::{AnswerRefused, PasskeyAnswer, PasskeyRequest};
use shared::workflow::sign_in::SignedIn;

use crate::Ports;

/// Begin to sign in with a passkey: what the browser is asked for.
#[utoipa::path(post, path = "/api/auth/passkey/options", tag = "auth",
    responses((status = 200, body = PasskeyRequest)))]
pub(crate) async fn begin_passkey_login(
    State(ports): State<Ports>,
) -> Result<Json<PasskeyRequest>, ApiError> {
    Ok(Json(ports.passkeys.ask_to_sign_in().await?))
}

/// Sign in with a passkey.
#[utoipa::path(post, path = "/api/auth/passkey", tag = "auth", request_body = PasskeyAnswer,
    responses((status = 200, body = SignedIn), (status = 401, body = shared::http::error::Problem),
        (status = 410, body = shared::http::error::Problem)))]
pub(crate) async fn login_with_passkey(
    State(ports): State<Ports>,
    device: Device,
    ValidJson(answer): ValidJson<PasskeyAnswer>,
) -> Result<Json<SignedIn>, ApiError> {
    let user = ports.passkeys.sign_in(&answer).await.map_err(AnswerRefused::at_sign_in)?;
    let account = ports.accounts.by_id(&user).await?.ok_or_else(ApiError::unauthorized)?;
    let token = ports.desk.admit(&account, Way::Passkey, device).await?;
    Ok(Json(SignedIn { token, user: account.into() }))
}
