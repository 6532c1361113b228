//! Proving once more who one is, for what cannot be undone: a session left open on somebody's desk is not enough.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use domain::account::{Account, Way};
use serde::Deserialize;
use shared::clock;
use shared::http::{ApiError, CurrentUser};
use shared::ports::Match;
use shared::workflow::passkey::{PasskeyAnswer, PasskeyRequest};
use utoipa::ToSchema;

use crate::Ports;

/// Whoever signs in at an identity provider or with a passkey has to have done so within ten minutes, and anew: the provider
/// was asked not to rely on an earlier sign-in there.
const FRESH_SECONDS: i64 = 10 * 60;

/// The passkey, from accounts that have one; else the password, from accounts that have one.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Proof {
    /// The account's password.
    #[serde(default)]
    pub(crate) password: String,
    /// The answer to `/api/account/proof/options`.
    #[serde(default)]
    pub(crate) passkey: Option<PasskeyAnswer>,
}

/// Begin to prove by a passkey who you are: what the browser is asked for.
#[utoipa::path(post, path = "/api/account/proof/options", tag = "account", security(("bearer" = [])),
    responses((status = 200, body = PasskeyRequest), (status = 409, body = shared::http::error::Problem)))]
pub(crate) async fn begin_proof(
    State(ports): State<Ports>,
    user: CurrentUser,
) -> Result<Json<PasskeyRequest>, ApiError> {
    Ok(Json(ports.passkeys.ask_for_proof(&user.id).await?))
}

impl Ports {
    /// Lets pass who has just used a passkey of the account. One without a passkey proves it by the right password, or by
    /// having just signed in at the identity provider. A password does not stand in for a passkey: it can be phished.
    pub(crate) async fn prove(
        &self,
        user: &CurrentUser,
        account: &Account,
        proof: Proof,
    ) -> Result<(), ApiError> {
        if let Some(answer) = proof.passkey {
            let proven = self.passkeys.prove(&user.id, &answer).await;
            return proven.map_err(|refused| refused.in_field("passkey"));
        }
        if !self.passkeys.passkeys.of(&user.id).await?.is_empty() {
            return signed_in_by_passkey(user);
        }
        self.knows_password(user, account, proof.password).await
    }

    async fn knows_password(
        &self,
        user: &CurrentUser,
        account: &Account,
        password: String,
    ) -> Result<(), ApiError> {
        let Some(hash) = account.password_hash.clone() else { return fresh(user) };
        match self.gate.check_again(&user.id, password, hash).await? {
            Match::Wrong => Err(ApiError::wrong_field("password", "That is not your password.")),
            Match::Right | Match::RightButWeak => Ok(()),
        }
    }
}

fn is_fresh(user: &CurrentUser) -> bool {
    user.session.is_fresh(clock::now(), FRESH_SECONDS)
}

fn signed_in_by_passkey(user: &CurrentUser) -> Result<(), ApiError> {
    if user.session.way == Way::Passkey && is_fresh(user) {
        return Ok(());
    }
    let refused = ApiError::new(StatusCode::FORBIDDEN, "Please confirm with your passkey.");
    Err(refused.with_code("passkey_required"))
}

fn fresh(user: &CurrentUser) -> Result<(), ApiError> {
    if is_fresh(user) {
        return Ok(());
    }
    let refused = ApiError::new(StatusCode::FORBIDDEN, "Please sign in again first.");
    Err(refused.with_code("fresh_login_required"))
}

/// The hash, for what only an account with a password can do.
pub(crate) fn password_hash(account: &Account) -> Result<String, ApiError> {
    account.password_hash.clone().ok_or_else(|| {
        let sentence = "You sign in at an identity provider. Please change this there.";
        ApiError::conflict(sentence).with_code("provider_account")
    })
}
