//! Another password, for somebody who knows the one that counts.

use axum::Json;
use axum::extract::State;
use domain::account::{Account, Password, Way};
use serde::Deserialize;
use shared::http::{ApiError, CurrentUser, Device, ValidJson};
use shared::ports::{Match, Parcel};
use shared::workflow::sign_in::SignedIn;
use utoipa::ToSchema;

use crate::step_up::password_hash;
use crate::{Ports, mails};

/// A new password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPassword {
    /// The one that counts now.
    current: String,
    /// The one that is to count: at least 8 characters, with an uppercase letter, a lowercase letter and a number.
    password: String,
}

/// Change your password. You stay signed in here and are signed out everywhere else.
#[utoipa::path(post, path = "/api/account/password", tag = "account", security(("bearer" = [])),
    request_body = NewPassword,
    responses((status = 200, body = SignedIn), (status = 400, body = shared::http::error::Problem)))]
pub(crate) async fn change_password(
    State(ports): State<Ports>,
    user: CurrentUser,
    device: Device,
    ValidJson(sent): ValidJson<NewPassword>,
) -> Result<Json<SignedIn>, ApiError> {
    let account = ports.account(&user).await?;
    let password = ports.new_password(&sent.password)?;
    ports.knows(&account, sent.current).await?;
    let hash = ports.passwords.hash(password.expose().to_string()).await?;
    let changed = Account { password_hash: Some(hash), ..account }.changed();
    let told = Parcel::new(mails::password_changed(&changed))?;
    ports.accounts.save(&changed, &[told]).await?;
    // Whatever is open now was opened with the old password. The new session comes first, so that nobody is left out.
    let old = ports.desk.sessions.list(&user.id).await?;
    let token = ports.desk.admit(&changed, Way::Password, device).await?;
    for session in old {
        ports.desk.sessions.close(&user.id, &session.id).await?;
    }
    Ok(Json(SignedIn { token, user: changed.into() }))
}

impl Ports {
    fn new_password(&self, text: &str) -> Result<Password, ApiError> {
        let parsed = Password::accept(text, self.refuse_common_passwords);
        parsed.map_err(|error| ApiError::wrong_field("password", &error.to_string()))
    }

    async fn knows(&self, account: &Account, current: String) -> Result<(), ApiError> {
        let hash = password_hash(account)?;
        match self.gate.check_again(&account.id, current, hash).await? {
            Match::Wrong => Err(ApiError::wrong_field("current", "That is not your current password.")),
            Match::Right | Match::RightButWeak => Ok(()),
        }
    }
}
