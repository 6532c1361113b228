//! Opening a session: what registering and signing in end with.

use domain::account::{Account, User};
use serde::Serialize;
use shared::http::ApiError;
use shared::ports::Session;
use shared::{clock, random};
use utoipa::ToSchema;

use crate::Ports;

/// A session ends by itself after seven days.
const SESSION_SECONDS: i64 = 7 * 24 * 60 * 60;

/// Signed in: the token to send from now on, and who it stands for.
#[derive(Serialize, ToSchema)]
#[schema(as = Session)]
pub(crate) struct SignedIn {
    /// To be sent as `Authorization: Bearer`.
    token: String,
    /// Who is signed in.
    user: User,
}

impl Ports {
    /// Opens a session and signs its token.
    pub(crate) async fn sign_in(&self, account: Account) -> Result<SignedIn, ApiError> {
        let ends_at = clock::seconds_from_now(SESSION_SECONDS);
        let session = Session { id: random::token_id()?, user: account.id.clone(), ends_at };
        let issued = clock::now().as_second();
        let token = self.tokens.sign(&account.id, &session.id, issued, ends_at.as_second())?;
        self.sessions.open(&session).await?;
        Ok(SignedIn { token, user: account.into() })
    }
}
