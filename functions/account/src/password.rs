//! Another password, for someone who knows the one that counts.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use domain::accounts::{Account, Password, SecurityEventKind, SignInMethod};
use serde::Deserialize;
use shared::client::Client;
use shared::http::SignedIn;
use shared::http::error::Problem;
use shared::http::{ApiError, CurrentUser, ValidJson};
use shared::passwords::Match;
use shared::store::OutboxMessage;
use shared::workflow::security_log::SecurityEventNote;
use utoipa::ToSchema;

use crate::step_up::password_hash;
use crate::{AppState, mails};

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
#[utoipa::path(post, path = "/api/account/password", tag = "account",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("attempts")), ("x-body" = json!(4096))),
    security(("bearer" = [])),
    request_body = NewPassword,
    responses((status = 200, body = SignedIn), (status = 400, body = Problem)))]
pub(crate) async fn change_password(
    State(app): State<AppState>,
    user: CurrentUser,
    client: Client,
    ValidJson(sent): ValidJson<NewPassword>,
) -> Result<(HeaderMap, Json<SignedIn>), ApiError> {
    let account = app.account(&user).await?;
    let password = app.new_password(&sent.password)?;
    app.knows(&user, &account, sent.current, &client).await?;
    app.spend_notice(&user.id).await?;
    let hash = app.passwords.hash(password.expose().to_string()).await?;
    let changed = Account { password_hash: Some(hash), ..account }.changed();
    let told = OutboxMessage::new(mails::password_changed(&changed))?;
    app.accounts.save(&changed, &[told]).await?;
    // Whatever is open now was opened with the old password. The new session comes first, so that no one is left out.
    let old = app.session_issuer.sessions.list(&user.id).await?;
    let admitted = app.session_issuer.renew(&changed, SignInMethod::Password, &client).await?;
    for session in old {
        app.session_issuer.sessions.close(&user.id, &session.id).await?;
    }
    let note =
        SecurityEventNote::new(SecurityEventKind::PasswordChanged, &client).in_session(&admitted.session);
    app.session_issuer.security_log.note(&user.id, note).await;
    Ok(admitted.response())
}

impl AppState {
    fn new_password(&self, text: &str) -> Result<Password, ApiError> {
        let parsed = Password::accept(text, self.refuse_common_passwords);
        parsed.map_err(|error| ApiError::wrong_field("password", &error.to_string()))
    }

    async fn knows(
        &self,
        user: &CurrentUser,
        account: &Account,
        current: String,
        client: &Client,
    ) -> Result<(), ApiError> {
        let hash = password_hash(account)?;
        let found = self.login_throttle.check_again(&user.session, current, hash).await?;
        self.note_step_up(user, client, found != Match::Wrong).await;
        match found {
            Match::Wrong => Err(ApiError::wrong_field("current", "That is not your current password.")),
            Match::Right | Match::RightButWeak => Ok(()),
        }
    }
}
