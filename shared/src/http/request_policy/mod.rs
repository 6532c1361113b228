//! The request policy: what the table of routes asks of a request before a handler sees it.

mod rates;
mod size;

use std::sync::Arc;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::client::{self, Viewer};
use super::current_user::LookedUp;
use super::json::{LargestBody, SMALLEST_LIMIT};
use super::routes::{Access, Cache, Route, find, is_known};
use super::{ApiError, OriginSecret, cookies, current_user, origin};
use crate::store::{Sessions, Throttle};
use crate::token::Tokens;
use crate::workflow::throttle::{Budget, spend};

pub use rates::Rates;
use size::{announced, drain, short_enough};

/// What the request policy has to know.
#[derive(Clone)]
pub struct RequestPolicy {
    site: String,
    origin: Option<OriginSecret>,
    counting: Option<RateCounter>,
}

#[derive(Clone)]
struct RateCounter {
    throttle: Arc<Throttle>,
    lookup: Option<SessionLookup>,
    rates: Rates,
}

/// What tells who makes a call.
#[derive(Clone)]
pub struct SessionLookup {
    /// The keys that sign people in.
    pub tokens: Tokens,
    /// Sessions: a token counts only while its session is open.
    pub sessions: Arc<Sessions>,
}

impl RequestPolicy {
    /// The policy of a site at this origin, for functions without calls that are counted.
    #[must_use]
    pub fn of(site: &str) -> Self {
        Self { site: site.trim_end_matches('/').to_string(), origin: None, counting: None }
    }

    /// Accepts only requests that came through the CDN, where there is one.
    #[must_use]
    pub fn behind(self, origin: Option<OriginSecret>) -> Self {
        Self { origin, ..self }
    }

    /// Counts, by person where an open session tells, else by network address.
    #[must_use]
    pub fn counting(self, throttle: Arc<Throttle>, lookup: Option<SessionLookup>, rates: Rates) -> Self {
        Self { counting: Some(RateCounter { throttle, lookup, rates }), ..self }
    }

    async fn check(&self, request: &mut Request) -> Result<Option<&'static Route>, ApiError> {
        self.has_come_through(request)?;
        short_enough(request)?;
        let path = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_string());
        let Some(path) = path else { return Ok(None) };
        let Some(route) = find(request.method(), &path) else {
            // A call that the table does not have is not there, whatever the router would say.
            return Err(if is_known(&path) { ApiError::other_method() } else { ApiError::nothing_here() });
        };
        if route.same_origin && !self.is_from_site(request.headers()) {
            return Err(ApiError::foreign_origin());
        }
        if announced(request.headers()) > route.body.max(SMALLEST_LIMIT) {
            drain(std::mem::take(request.body_mut())).await;
            return Err(ApiError::too_large(route.body));
        }
        request.extensions_mut().insert(LargestBody(route.body));
        if let Some((counting, budget)) = self.cost(route) {
            let client = counting.client(route, request).await?;
            spend(&counting.throttle, budget, &[format!("{}#{client}", route.rate.name())]).await?;
        }
        Ok(Some(route))
    }

    /// Refuses what goes round the CDN, and notes whom the CDN answers. The handlers have no use for the secret.
    fn has_come_through(&self, request: &mut Request) -> Result<(), ApiError> {
        let Some(origin) = &self.origin else { return Ok(()) };
        if !origin.is_shown(request.headers()) {
            return Err(ApiError::foreign_origin());
        }
        request.headers_mut().remove(origin::SECRET);
        if let Some(viewer) = origin::viewer(request.headers()) {
            request.extensions_mut().insert(Viewer(viewer));
        }
        Ok(())
    }

    /// A browser adds cookies to whatever a foreign page sends here, but says truly where the request comes from. A
    /// token in a header has been put there by a script of ours.
    fn is_from_site(&self, headers: &HeaderMap) -> bool {
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
        if headers.contains_key(header::AUTHORIZATION) || cookies::read(headers, cookies::SESSION).is_none() {
            return true;
        }
        match text("sec-fetch-site") {
            Some(site) => site == "same-origin",
            None => text("origin") == Some(self.site.as_str()),
        }
    }

    /// What a call uses up.
    fn cost(&self, route: &Route) -> Option<(&RateCounter, Budget)> {
        let counting = self.counting.as_ref()?;
        Some((counting, counting.rates.budget(route.rate)?))
    }
}

impl RateCounter {
    /// Who makes a call that needs a signed-in person counts as that person, while their session is open. Anyone else is
    /// where they come from: a token that is not needed buys no budget of its own, and one that was signed out does not use
    /// up its owner's.
    async fn client(&self, route: &Route, request: &mut Request) -> Result<String, ApiError> {
        let is_private = matches!(route.access, Access::SignedIn | Access::Owner);
        let address = client::address(request.extensions()).to_string();
        let Some(lookup) = self.lookup.as_ref().filter(|_| is_private) else { return Ok(address) };
        // Of its own, because a request cannot be held while the store is asked.
        let token = current_user::token(request.headers()).map(str::to_string);
        let found = LookedUp::by(token.as_deref(), &lookup.tokens, &lookup.sessions).await?;
        let client = found.0.as_ref().map_or(address, |session| session.user.to_string());
        request.extensions_mut().insert(found);
        Ok(client)
    }
}

/// Lets through what the table allows. Whatever the table does not let a browser keep, it is told not to.
pub(super) async fn layer(
    State(request_policy): State<RequestPolicy>,
    mut request: Request,
    next: Next,
) -> Response {
    let (may_be_kept, mut response) = match request_policy.check(&mut request).await {
        Err(refused) => (false, refused.into_response()),
        Ok(route) => (route.is_some_and(|route| route.cache == Cache::Revalidate), next.run(request).await),
    };
    let never = HeaderValue::from_static("no-store");
    if !may_be_kept {
        response.headers_mut().insert(header::CACHE_CONTROL, never);
    } else {
        // A refusal of such a call says nothing of its own.
        response.headers_mut().entry(header::CACHE_CONTROL).or_insert(never);
    }
    response
}
