//! New accounts.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use domain::account::{Account, Way};
use shared::http::{ApiError, Device, ValidJson};
use shared::ports::PortError;
use shared::workflow::sign_in::SignedIn;
use shared::{clock, random};

use crate::Ports;
use crate::credentials::Registration;

/// Create an account.
#[utoipa::path(post, path = "/api/auth/register", tag = "auth", request_body = Registration,
    responses((status = 201, body = SignedIn), (status = 400, body = shared::http::error::Problem),
        (status = 409, body = shared::http::error::Problem)))]
pub(crate) async fn register(
    State(ports): State<Ports>,
    device: Device,
    ValidJson(sent): ValidJson<Registration>,
) -> Result<(StatusCode, Json<SignedIn>), ApiError> {
    let applicant = sent.parse(ports.refuse_common_passwords)?;
    let account = Account {
        id: random::user_id()?,
        email: applicant.email,
        password_hash: Some(ports.passwords.hash(applicant.password.expose().to_string()).await?),
        identity: None,
        first_name: applicant.first_name,
        last_name: applicant.last_name,
        created_at: clock::now(),
        version: 1,
    };
    ports.accounts.create(&account).await.map_err(taken)?;
    let token = ports.desk.admit(&account, Way::Password, device).await?;
    Ok((StatusCode::CREATED, Json(SignedIn { token, user: account.into() })))
}

fn taken(error: PortError) -> ApiError {
    match error {
        PortError::Conflict => {
            ApiError::conflict("An account with this email already exists. Please sign in instead.")
        }
        error @ PortError::Unavailable { .. } => error.into(),
    }
}
