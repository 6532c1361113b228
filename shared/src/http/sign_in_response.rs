//! What a client is told that has signed in or out.

use axum::Json;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use domain::accounts::{Session, User};
use serde::Serialize;
use utoipa::ToSchema;

use super::cookies;
use crate::workflow::sign_in::IssuedSession;

/// Signed in: the token to send from now on, and who it stands for.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Session)]
pub struct SignedIn {
    /// To be sent as `Authorization: Bearer`.
    pub token: String,
    /// Who is signed in.
    pub user: User,
    /// Makes this client known to the account. Browsers keep it in a cookie; clients without cookies send it as
    /// `x-device-token` when they sign in again.
    pub device_token: String,
}

impl IssuedSession {
    /// The answer to a client that has signed in here. The cookie is for browsers, the field for other clients.
    pub fn response(self) -> (HeaderMap, Json<SignedIn>) {
        let cookie = self.secret.cookie().map(|cookie| (header::SET_COOKIE, cookie));
        let device_token = self.secret.expose().to_string();
        (cookie.into_iter().collect(), Json(SignedIn { token: self.token, user: self.user, device_token }))
    }

    /// The cookies of a sign-in at an identity provider.
    #[must_use]
    pub fn cookies(&self) -> Vec<HeaderValue> {
        let seconds = Session::LONGEST_SECONDS;
        let session = cookies::hidden(cookies::SESSION, &self.token, seconds);
        [session, cookies::readable(cookies::KNOWN, "1", seconds), self.secret.cookie()]
            .into_iter()
            .flatten()
            .collect()
    }
}

/// What tells a browser to forget who was here.
#[must_use]
pub fn signed_out() -> HeaderMap {
    let mut headers = HeaderMap::new();
    headers.insert(HeaderName::from_static("clear-site-data"), HeaderValue::from_static("\"storage\""));
    cookies::forget_sign_in(&mut headers);
    headers
}
