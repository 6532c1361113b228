//! Signing in with a passkey. The browser finds it without a name: its user handle says whose it is.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use domain::accounts::{Account, SecurityEventKind, SignInMethod};
use shared::client::Client;
use shared::http::SignedIn;
use shared::http::error::Problem;
use shared::http::{ApiError, ValidJson};
use shared::webauthn::PasskeyRefused;
use shared::workflow::copied_passkey;
use shared::workflow::passkey::{AnswerRefused, PasskeyAnswer, PasskeyRequest};
use shared::workflow::security_log::SecurityEventNote;

use crate::AppState;

/// Begin to sign in with a passkey: what the browser is asked for.
#[utoipa::path(post, path = "/api/auth/passkey/options", tag = "auth",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("gateway")), ("x-body" = json!(1024))),
    responses((status = 200, body = PasskeyRequest)))]
pub(crate) async fn begin_passkey_login(
    State(app): State<AppState>,
) -> Result<Json<PasskeyRequest>, ApiError> {
    Ok(Json(app.passkeys.ask_to_sign_in().await?))
}

/// Sign in with a passkey. No code is asked for, also on a new browser: the passkey was unlocked by its owner.
#[utoipa::path(post, path = "/api/auth/passkey", tag = "auth",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("attempts")), ("x-body" = json!(16384))),
    request_body = PasskeyAnswer,
    responses((status = 200, body = SignedIn), (status = 401, body = Problem),
        (status = 410, body = Problem)))]
pub(crate) async fn login_with_passkey(
    State(app): State<AppState>,
    client: Client,
    ValidJson(answer): ValidJson<PasskeyAnswer>,
) -> Result<(HeaderMap, Json<SignedIn>), ApiError> {
    let account = match app.owner(&answer).await {
        Ok(account) => account,
        Err(refused) => return Err(app.note_refused(refused, &client).await?),
    };
    Ok(app.session_issuer.admit(&account, SignInMethod::Passkey, &client).await?.response())
}

impl AppState {
    /// The account of who has answered.
    async fn owner(&self, answer: &PasskeyAnswer) -> Result<Account, AnswerRefused> {
        let user = self.passkeys.sign_in(answer).await?;
        let account = self.accounts.by_id(&user).await?.filter(|account| !account.retired);
        account.ok_or(AnswerRefused::Passkey(PasskeyRefused::Unknown, None))
    }

    /// Writes down who was not let in; the refusal.
    async fn note_refused(&self, refused: AnswerRefused, client: &Client) -> Result<ApiError, ApiError> {
        let note = SecurityEventNote::new(SecurityEventKind::SignInFailed, client);
        match &refused {
            AnswerRefused::Passkey(_, Some(user)) => self.session_issuer.security_log.note(user, note).await,
            // It is no one's: there is no account to keep it for.
            AnswerRefused::Passkey(_, None) => {
                self.session_issuer.security_log.note_unheard(None, "passkey", note);
            }
            AnswerRefused::ChallengeEnded | AnswerRefused::Failure(_) => {}
        }
        copied_passkey::tell(&self.session_issuer, &refused, client).await?;
        Ok(refused.at_sign_in())
    }
}
