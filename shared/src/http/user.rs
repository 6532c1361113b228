//! Who is asking.

use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::{header, request::Parts};
use domain::ids::UserId;

use super::ApiError;
use crate::ports::Sessions;
use crate::token::Tokens;

/// A signed-in user: the token is good and its session is open. Anybody else gets 401.
#[derive(Clone, Debug)]
pub struct CurrentUser {
    /// Who.
    pub id: UserId,
    /// The session that the token belongs to.
    pub session: String,
}

impl<S> FromRequestParts<S> for CurrentUser
where
    S: Send + Sync,
    Tokens: FromRef<S>,
    Arc<dyn Sessions>: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let token = bearer(parts).ok_or_else(ApiError::unauthorized)?;
        let claims = Tokens::from_ref(state).read(token).map_err(|_| ApiError::unauthorized())?;
        let session = Arc::<dyn Sessions>::from_ref(state).find(&claims.sid).await?;
        let open = session.filter(|session| session.user == claims.sub);
        open.map(|session| Self { id: session.user, session: session.id }).ok_or_else(ApiError::unauthorized)
    }
}

fn bearer(parts: &Parts) -> Option<&str> {
    let value = parts.headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}
