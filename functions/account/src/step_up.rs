//! Proving once more who one is, for what cannot be undone: a session left open on somebody's desk is not enough.

use axum::http::StatusCode;
use domain::account::{Account, EventKind};
use serde::Deserialize;
use shared::clock;
use shared::http::{ApiError, Client, CurrentUser};
use shared::ports::Match;
use shared::workflow::journal::Happening;
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
        client: &Client,
    ) -> Result<(), ApiError> {
        let proven = self.shown(user, account, password).await;
        // A service that does not answer has refused nobody.
        if proven.as_ref().err().is_none_or(|refused| refused.status().is_client_error()) {
            self.note_step_up(user, client, proven.is_ok()).await;
        }
        proven
    }

    async fn shown(&self, user: &CurrentUser, account: &Account, password: String) -> Result<(), ApiError> {
        let Some(hash) = account.password_hash.clone() else { return fresh(user) };
        match self.gate.check_again(&user.id, password, hash).await? {
            Match::Wrong => Err(ApiError::wrong_field("password", "That is not your password.")),
            Match::Right | Match::RightButWeak => Ok(()),
        }
    }

    /// Writes down whether somebody who is signed in has shown again who they are.
    pub(crate) async fn note_step_up(&self, user: &CurrentUser, client: &Client, is_proven: bool) {
        let happening = Happening::new(EventKind::StepUp, client).in_session(user.session.name());
        let happening = if is_proven { happening } else { happening.refused() };
        self.desk.journal.note(&user.id, happening).await;
    }

    /// Writes down what somebody who is signed in has done.
    pub(crate) async fn note(&self, user: &CurrentUser, client: &Client, kind: EventKind) {
        let happening = Happening::new(kind, client).in_session(user.session.name());
        self.desk.journal.note(&user.id, happening).await;
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
