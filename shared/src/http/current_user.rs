//! Who is asking.

use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::{HeaderMap, header, request::Parts};
use domain::accounts::Session;
use domain::ids::UserId;

use super::{ApiError, cookies};
use crate::ports::PortError;
use crate::store::Sessions;
use crate::token::Tokens;
use crate::{clock, random, request_id};

/// A signed-in user: the token is good and its session is open. Anyone else gets 401.
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
    Arc<Sessions>: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let sessions = Arc::<Sessions>::from_ref(state);
        let looked_up = match parts.extensions.get::<LookedUp>() {
            Some(found) => found.clone(),
            None => LookedUp::by(token(&parts.headers), &Tokens::from_ref(state), &sessions).await?,
        };
        parts.extensions.insert(looked_up.clone());
        let session = looked_up.0.ok_or_else(ApiError::unauthorized)?;
        if !parts.method.is_safe() && session.is_to_be_noted(clock::now()) {
            sessions.note(&session).await?;
        }
        request_id::note_user(&session.user);
        Ok(Self { id: session.user.clone(), session })
    }
}

/// The open session of a request, if it has one. It is looked up once, by who asks first: the request policy or a handler.
#[derive(Clone, Debug)]
pub(super) struct LookedUp(pub(super) Option<Session>);

impl LookedUp {
    /// Looks the session of a token up.
    pub(super) async fn by(
        token: Option<&str>,
        tokens: &Tokens,
        sessions: &Sessions,
    ) -> Result<Self, PortError> {
        let Some(claims) = token.and_then(|token| tokens.read(token).ok()) else { return Ok(Self(None)) };
        sessions.find(&claims.sub, &random::digest(&claims.sid)).await.map(Self)
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
