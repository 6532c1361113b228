//! New accounts.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use domain::accounts::{Account, SignInMethod};
use shared::client::Client;
use shared::http::SignedIn;
use shared::http::error::Problem;
use shared::http::{ApiError, ValidJson};
use shared::ports::PortError;
use shared::{clock, random};

use crate::AppState;
use crate::credentials::Registration;

/// Create an account. A link to confirm the address is mailed; until it is opened, no mail about the account has links.
#[utoipa::path(post, path = "/api/auth/register", tag = "auth",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("accounts")), ("x-body" = json!(4096))),
    request_body = Registration,
    responses((status = 201, body = SignedIn), (status = 400, body = Problem),
        (status = 409, body = Problem)))]
pub(crate) async fn register(
    State(app): State<AppState>,
    client: Client,
    ValidJson(sent): ValidJson<Registration>,
) -> Result<(StatusCode, HeaderMap, Json<SignedIn>), ApiError> {
    let applicant = sent.parse(app.refuse_common_passwords)?;
    let account = Account {
        id: random::user_id()?,
        email: applicant.email,
        email_confirmed: false,
        password_hash: Some(app.passwords.hash(applicant.password.expose().to_string()).await?),
        identity: None,
        first_name: applicant.first_name,
        last_name: applicant.last_name,
        retired: false,
        people_book: false,
        created_at: clock::now(),
        version: 1,
    };
    let link = app.confirmation_mail(&account).await?;
    app.accounts.create(&account, &[link]).await.map_err(taken)?;
    let (headers, session) =
        app.session_issuer.admit(&account, SignInMethod::Password, &client).await?.response();
    Ok((StatusCode::CREATED, headers, session))
}

fn taken(error: PortError) -> ApiError {
    match error {
        PortError::Conflict => {
            ApiError::conflict("An account with this email already exists. Please sign in instead.")
        }
        error @ PortError::Unavailable { .. } => error.into(),
    }
}
