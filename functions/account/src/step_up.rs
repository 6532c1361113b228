//! Step-up authentication before what cannot be undone: a session left open on someone's desk is not enough.

use axum::Json;
use axum::extract::State;
use domain::accounts::{Account, SecurityEventKind, SignInMethod};
use serde::Deserialize;
use shared::client::Client;
use shared::clock;
use shared::http::error::Problem;
use shared::http::{ApiError, CurrentUser};
use shared::passwords::Match;
use shared::workflow::copied_passkey;
use shared::workflow::passkey::{PasskeyAnswer, PasskeyRequest};
use shared::workflow::security_log::SecurityEventNote;
use utoipa::ToSchema;

use crate::AppState;

/// A sign-in at an identity provider or with a passkey counts for ten minutes, and must have been a fresh one: the provider was
/// asked not to rely on an earlier sign-in there.
const FRESH_SECONDS: i64 = 10 * 60;

/// The passkey, from accounts that have one; else the password, from accounts that have one.
#[derive(Default, Deserialize, ToSchema)]
#[schema(as = Proof)]
#[serde(deny_unknown_fields)]
pub(crate) struct StepUpProof {
    /// The account's password.
    #[serde(default)]
    pub(crate) password: String,
    /// The answer to `/api/account/proof/options`.
    #[serde(default)]
    pub(crate) passkey: Option<PasskeyAnswer>,
}

/// Begin to prove by a passkey who you are: what the browser is asked for.
#[utoipa::path(post, path = "/api/account/proof/options", tag = "account",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("writes")), ("x-body" = json!(1024))),
    security(("bearer" = [])),
    responses((status = 200, body = PasskeyRequest), (status = 409, body = Problem)))]
pub(crate) async fn begin_proof(
    State(app): State<AppState>,
    user: CurrentUser,
) -> Result<Json<PasskeyRequest>, ApiError> {
    Ok(Json(app.passkeys.ask_for_proof(&user.id).await?))
}

impl AppState {
    /// Lets pass who has just used a passkey of the account. One without a passkey proves it by the right password, or by
    /// having just signed in at the identity provider. A password does not stand in for a passkey: it can be phished.
    pub(crate) async fn prove(
        &self,
        user: &CurrentUser,
        account: &Account,
        proof: StepUpProof,
        client: &Client,
    ) -> Result<(), ApiError> {
        let proven = self.shown(user, account, proof, client).await;
        // A service that does not answer has refused no one.
        if proven.as_ref().err().is_none_or(ApiError::is_refusal) {
            self.note_step_up(user, client, proven.is_ok()).await;
        }
        proven
    }

    async fn shown(
        &self,
        user: &CurrentUser,
        account: &Account,
        proof: StepUpProof,
        client: &Client,
    ) -> Result<(), ApiError> {
        if let Some(answer) = proof.passkey {
            return self.shown_by_passkey(user, &answer, client).await;
        }
        if !self.session_issuer.passkeys.of(&user.id).await?.is_empty() {
            return shown_at_sign_in(user, account);
        }
        let Some(hash) = account.password_hash.clone() else { return fresh(user) };
        match self.login_throttle.check_again(&user.session, proof.password, hash).await? {
            Match::Wrong => Err(ApiError::wrong_field("password", "That is not your password.")),
            Match::Right | Match::RightButWeak => Ok(()),
        }
    }

    async fn shown_by_passkey(
        &self,
        user: &CurrentUser,
        answer: &PasskeyAnswer,
        client: &Client,
    ) -> Result<(), ApiError> {
        let Err(refused) = self.passkeys.prove(&user.id, answer).await else { return Ok(()) };
        copied_passkey::tell(&self.session_issuer, &refused, client).await?;
        Err(refused.in_field("passkey"))
    }

    /// Writes down whether someone who is signed in has shown again who they are.
    pub(crate) async fn note_step_up(&self, user: &CurrentUser, client: &Client, is_proven: bool) {
        let note = SecurityEventNote::new(SecurityEventKind::StepUp, client).in_session(user.session.name());
        let note = if is_proven { note } else { note.refused() };
        self.session_issuer.security_log.note(&user.id, note).await;
    }

    /// Writes down what someone who is signed in has done.
    pub(crate) async fn note(&self, user: &CurrentUser, client: &Client, kind: SecurityEventKind) {
        let note = SecurityEventNote::new(kind, client).in_session(user.session.name());
        self.session_issuer.security_log.note(&user.id, note).await;
    }
}

fn is_fresh(user: &CurrentUser) -> bool {
    user.session.is_fresh(clock::now(), FRESH_SECONDS)
}

/// Who signed in with a passkey within ten minutes has shown one. At an identity provider no one types a password of ours,
/// and someone who signs in there and has lost the passkey has no other way.
fn shown_at_sign_in(user: &CurrentUser, account: &Account) -> Result<(), ApiError> {
    let shown = match user.session.way {
        SignInMethod::Passkey => true,
        SignInMethod::Provider => account.identity.is_some(),
        SignInMethod::Password => false,
    };
    if shown && is_fresh(user) {
        return Ok(());
    }
    let refused = ApiError::forbidden("Please confirm with your passkey.");
    Err(refused.with_code("passkey_required"))
}

fn fresh(user: &CurrentUser) -> Result<(), ApiError> {
    if is_fresh(user) {
        return Ok(());
    }
    let refused = ApiError::forbidden("Please sign in again first.");
    Err(refused.with_code("fresh_login_required"))
}

/// The hash, for what only an account with a password can do.
pub(crate) fn password_hash(account: &Account) -> Result<String, ApiError> {
    account.password_hash.clone().ok_or_else(|| {
        let sentence = "You sign in at an identity provider. Please change this there.";
        ApiError::conflict(sentence).with_code("provider_account")
    })
}
