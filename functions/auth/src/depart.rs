//! Going to the identity provider.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, header};
use axum::response::Redirect;
use serde::{Deserialize, Serialize};
use shared::http::{ApiError, cookies, error};
use shared::ports::{Attempt, Departure, IdentityProvider};
use shared::{clock, random};
use utoipa::IntoParams;

use crate::Ports;

/// What the tickets of sign-ins are kept under.
pub(crate) const PURPOSE: &str = "sign-in";

/// How long somebody may take at the provider, in seconds.
const PATIENCE: i64 = 10 * 60;

/// How to sign in.
#[derive(Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wish {
    /// `true` asks the provider not to rely on an earlier sign-in.
    #[serde(default)]
    force: Option<String>,
}

/// What is kept while somebody is at the provider.
#[derive(Serialize, Deserialize)]
pub(crate) struct Journey {
    pub(crate) attempt: Attempt,
    /// The digest of a secret that only the browser has.
    pub(crate) browser: String,
}

/// Go and sign in at the identity provider. Without one, the site's own page says so.
#[utoipa::path(get, path = "/api/login", tag = "auth", params(Wish),
    responses((status = 303, description = "To the identity provider, or to the sign-in page")))]
pub(crate) async fn begin_login(
    State(ports): State<Ports>,
    wish: Result<Query<Wish>, QueryRejection>,
) -> (HeaderMap, Redirect) {
    let wish = wish.map(|Query(wish)| wish).unwrap_or_default();
    let Some(provider) = &ports.provider else {
        return (HeaderMap::new(), Redirect::to("/auth?provider=none"));
    };
    match ports.depart(&**provider, wish.force.as_deref() == Some("true")).await {
        Ok((headers, address)) => (headers, Redirect::to(&address)),
        // It is in the log already; the page is better than an answer in JSON.
        Err(_) => (HeaderMap::new(), Redirect::to("/auth?provider=failed")),
    }
}

impl Ports {
    async fn depart(
        &self,
        provider: &dyn IdentityProvider,
        fresh: bool,
    ) -> Result<(HeaderMap, String), ApiError> {
        let Departure { address, state, attempt } = provider.depart(fresh).await?;
        let secret = random::secret()?;
        let journey = Journey { attempt, browser: random::digest(&secret) };
        let journey = serde_json::to_string(&journey).map_err(|cause| error::internal(&cause))?;
        self.tickets.keep(PURPOSE, &state, &journey, clock::seconds_from_now(PATIENCE)).await?;
        let cookie = cookies::hidden(cookies::SIGN_IN, &secret, PATIENCE);
        Ok((cookie.map(|cookie| (header::SET_COOKIE, cookie)).into_iter().collect(), address))
    }
}
