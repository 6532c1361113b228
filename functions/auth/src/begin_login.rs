//! Going to the identity provider.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, header};
use axum::response::Redirect;
use serde::{Deserialize, Serialize};
use shared::http::{ApiError, cookies, error};
use shared::ports::{AuthorizationRequest, AuthorizationSecrets, IdentityProvider};
use shared::{clock, random};
use utoipa::IntoParams;

use crate::AppState;

/// What the one-time tokens of sign-ins are kept under.
pub(crate) const PURPOSE: &str = "sign-in";

/// How long someone may take at the provider, in seconds.
const SECONDS: i64 = 10 * 60;

/// How to sign in.
#[derive(Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct LoginQuery {
    /// `true` asks the provider not to rely on an earlier sign-in.
    #[serde(default)]
    force: Option<String>,
}

/// What is kept while someone is at the provider.
#[derive(Serialize, Deserialize)]
pub(crate) struct PendingLogin {
    pub(crate) secrets: AuthorizationSecrets,
    /// The digest of a secret that only the browser has.
    pub(crate) browser: String,
}

/// Go and sign in at the identity provider. Without one, the site's own page says so.
#[utoipa::path(get, path = "/api/login", tag = "auth",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("gateway"))),
    params(LoginQuery),
    responses((status = 303, description = "To the identity provider, or to the sign-in page")))]
pub(crate) async fn begin_login(
    State(app): State<AppState>,
    query: Result<Query<LoginQuery>, QueryRejection>,
) -> (HeaderMap, Redirect) {
    let query = query.map(|Query(query)| query).unwrap_or_default();
    let Some(provider) = &app.provider else {
        return (HeaderMap::new(), Redirect::to("/auth?provider=none"));
    };
    match app.authorize(&**provider, query.force.as_deref() == Some("true")).await {
        Ok((headers, address)) => (headers, Redirect::to(&address)),
        // It is in the log already; the page is better than an answer in JSON.
        Err(_) => (HeaderMap::new(), Redirect::to("/auth?provider=failed")),
    }
}

impl AppState {
    async fn authorize(
        &self,
        provider: &dyn IdentityProvider,
        fresh: bool,
    ) -> Result<(HeaderMap, String), ApiError> {
        let AuthorizationRequest { address, state, secrets } = provider.authorize(fresh).await?;
        let secret = random::secret()?;
        let pending_login = PendingLogin { secrets, browser: random::digest(&secret) };
        let pending_login = serde_json::to_string(&pending_login).map_err(|cause| error::internal(&cause))?;
        self.one_time_tokens.keep(PURPOSE, &state, &pending_login, clock::seconds_from_now(SECONDS)).await?;
        let cookie = cookies::hidden(cookies::SIGN_IN, &secret, SECONDS);
        Ok((cookie.map(|cookie| (header::SET_COOKIE, cookie)).into_iter().collect(), address))
    }
}
