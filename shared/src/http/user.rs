//! Who is asking.

use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::{HeaderMap, header, request::Parts};
use domain::account::Session;
use domain::ids::UserId;

use super::{ApiError, People, cookies, request_id};
use crate::ports::Sessions;
use crate::token::Tokens;
use crate::{clock, random};

/// A signed-in user: the token is good and its session is open. Anybody else gets 401.
#[derive(Clone, Debug)]
pub struct CurrentUser {
    /// Who.
    pub id: UserId,
    /// The session that the token belongs to.
    pub session: Session,
}

impl<S> FromRequestParts<S> for CurrentUser
where
    S: Send + Sync,
    Tokens: FromRef<S>,
    Arc<dyn Sessions>: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let people = People { tokens: Tokens::from_ref(state), sessions: Arc::from_ref(state) };
        // The guard has looked already, where it counts.
        let found = match parts.extensions.get::<Self>().cloned() {
            Some(user) => Some(user),
            None => Self::of(token(&parts.headers).ok_or_else(ApiError::unauthorized)?, &people).await?,
        };
        let user = found.ok_or_else(ApiError::unauthorized)?;
        if !parts.method.is_safe() && user.session.is_to_be_noted(clock::now()) {
            people.sessions.note(&user.session).await?;
        }
        request_id::note_user(&user.id);
        Ok(user)
    }
}

impl CurrentUser {
    /// Whose token this is, while its session is open.
    pub(super) async fn of(token: &str, people: &People) -> Result<Option<Self>, ApiError> {
        let Ok(claims) = people.tokens.read(token) else { return Ok(None) };
        let session = people.sessions.find(&claims.sub, &random::digest(&claims.sid)).await?;
        Ok(session.map(|session| Self { id: claims.sub, session }))
    }
}

/// The token of a request: the one it states, or else the one in its cookie.
pub(super) fn token(headers: &HeaderMap) -> Option<&str> {
    if headers.contains_key(header::AUTHORIZATION) { bearer(headers) } else { in_cookie(headers) }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

/// The cookie counts unless the page has just signed out, which it says by either of two headers.
fn in_cookie(headers: &HeaderMap) -> Option<&str> {
    let says = |name| headers.get(name).is_some_and(|value| value == "true");
    if says("x-no-auto-auth") || says("x-logout-state") {
        None
    } else {
        cookies::read(headers, cookies::SESSION)
    }
}
