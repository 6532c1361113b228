//! Proving once more who one is, for what cannot be undone: a session left open on somebody's desk is not enough.

use axum::http::StatusCode;
use domain::account::Account;
use serde::Deserialize;
use shared::clock;
use shared::http::{ApiError, CurrentUser};
use shared::ports::Match;
use utoipa::ToSchema;

use crate::Ports;

/// Whoever signs in at an identity provider has to have done so within ten minutes, and anew: the provider was asked not to
/// rely on an earlier sign-in there.
const FRESH_SECONDS: i64 = 10 * 60;

/// The password, from accounts that have one.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Proof {
    /// The account's password.
    #[serde(default)]
    pub(crate) password: String,
}

impl Ports {
    /// Lets pass who has just given the right password, or has just signed in at the identity provider.
    pub(crate) async fn prove(
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

fn fresh(user: &CurrentUser) -> Result<(), ApiError> {
    if user.session.is_fresh(clock::now(), FRESH_SECONDS) {
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
