//! The calls, as `infra/routes.json` has them.

use std::sync::LazyLock;

use serde::Deserialize;

/// One call of the API.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Route {
    /// As in an event's `routeKey`.
    pub method: String,
    /// The same, with its parameters in braces.
    pub path: String,
    /// The function that answers it.
    pub function: String,
    /// Who may make it.
    access: String,
    /// Whether its answers may be kept.
    cache: String,
}

static ROUTES: LazyLock<Vec<Route>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../routes.json")).unwrap_or_default());

/// A path without what names a person's things: that of the call which answers it, with its parameters in braces. What is no call
/// of the API has them already.
pub(crate) fn template(path: &str) -> String {
    let fits = |route: &&Route| {
        let (has, asked) = (route.path.split('/'), path.split('/'));
        has.clone().count() == asked.clone().count()
            && has.zip(asked).all(|(has, asked)| has.starts_with('{') || has == asked)
    };
    let fixed = |route: &&Route| route.path.matches('{').count();
    ROUTES.iter().filter(fits).min_by_key(fixed).map_or_else(|| path.to_string(), |route| route.path.clone())
}

impl Route {
    /// The call with a route key such as `GET /api/documents/{id}`.
    #[must_use]
    pub fn of(key: &str) -> Option<&'static Self> {
        ROUTES.iter().find(|route| route.key() == key)
    }

    /// Its route key.
    #[must_use]
    pub fn key(&self) -> String {
        format!("{} {}", self.method, self.path)
    }

    /// Whether only someone who is signed in may make it.
    #[must_use]
    pub fn is_private(&self) -> bool {
        matches!(&*self.access, "signed-in" | "owner")
    }

    /// Whether a browser may keep what it answers, and has to ask whether it still stands.
    pub(crate) fn is_kept(&self) -> bool {
        self.cache == "revalidate"
    }

    /// Whether a browser goes to it as to a page and is sent on.
    #[must_use]
    pub fn is_page(&self) -> bool {
        self.function == "auth" && self.method == "GET" && !self.path.ends_with("/user")
    }
}
