//! The table of routes: for each call who may make it, what it may cost and what may be kept of its answer. The request policy
//! of every function, the cloud's routes and the tests read the same file.

use std::sync::LazyLock;

use axum::http::Method;
use serde::Deserialize;

static TABLE: LazyLock<Vec<Route>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../../infra/routes.json")).unwrap_or_default());

/// Who may make a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// Anyone.
    Anyone,
    /// Someone signed in, about themselves.
    SignedIn,
    /// The owner of the document that it names; for others the document is not there.
    Owner,
    /// Stripe, by its signature.
    Stripe,
}

/// What is counted, for calls that cost more than a look at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rate {
    /// Nothing here: the gateway's own limits are enough.
    Gateway,
    /// New accounts.
    Accounts,
    /// Attempts to sign in, which have a log of their own.
    Attempts,
    /// Letters and mails.
    Letters,
    /// Messages to the assistant.
    Messages,
    /// Typesetting and archives.
    Prints,
    /// Payments asked for.
    Purchases,
    /// Looks of a signed-in person at what is stored.
    Reads,
    /// Papers that anyone asks about.
    Verifications,
    /// Changes that a signed-in person makes to it.
    Writes,
}

/// What may be kept of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cache {
    /// Nothing.
    NoStore,
    /// The answer, if it is asked for each time whether it is still good.
    Revalidate,
}

/// One call.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Route {
    /// Method.
    pub method: String,
    /// Path, with names in braces.
    pub path: String,
    /// Which function answers.
    pub function: String,
    /// Who may make it.
    pub access: Access,
    /// Whether a request with a cookie has to prove that it comes from the site itself.
    pub same_origin: bool,
    /// What is counted.
    pub rate: Rate,
    /// The largest body, in bytes.
    pub body: usize,
    /// What may be kept of the answer.
    pub cache: Cache,
}

/// Every call there is.
#[must_use]
pub fn all() -> &'static [Route] {
    &TABLE
}

/// Whether there is any call at this path pattern.
pub(super) fn is_known(path: &str) -> bool {
    TABLE.iter().any(|route| route.path == path)
}

/// The call of this method and path pattern. A HEAD is answered like a GET, without its body.
pub(super) fn find(method: &Method, path: &str) -> Option<&'static Route> {
    let method = if method == Method::HEAD { &Method::GET } else { method };
    TABLE.iter().find(|route| route.method == method.as_str() && route.path == path)
}
