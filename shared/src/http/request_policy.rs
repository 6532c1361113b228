//! The request policy: what the table of routes asks of a request before a handler sees it.

use std::pin::pin;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::BodyExt;

use super::client::{self, Viewer};
use super::json::{LargestBody, SMALLEST_LIMIT};
use super::routes::{Access, Cache, Rate, Route, find, is_known};
use super::user::LookedUp;
use super::{ApiError, Origin, cookies, origin, user};
use crate::store::{Sessions, Throttle};
use crate::token::Tokens;
use crate::workflow::throttle::{Budget, spend};

/// API Gateway takes no more than this of the request line and the headers together, in bytes; other servers would.
const LARGEST_HEAD: usize = 10_240;

/// Beyond this, in bytes, a connection is cut off rather than read to its end.
const MOST_DRAINED: usize = 4 * 1024 * 1024;

/// What some kinds of calls may be made in an hour, by one person or from one network address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// New accounts.
    pub accounts: u32,
    /// Letters and mails.
    pub letters: u32,
    /// Messages to the assistant.
    pub messages: u32,
    /// Typeset documents and archives.
    pub prints: u32,
    /// Payments asked for.
    pub purchases: u32,
    /// Looks at what one has stored.
    pub reads: u32,
    /// Papers asked about.
    pub verifications: u32,
    /// Changes of it.
    pub writes: u32,
}

/// What the request policy has to know.
#[derive(Clone)]
pub struct RequestPolicy {
    site: String,
    origin: Option<Origin>,
    counting: Option<Counting>,
}

#[derive(Clone)]
struct Counting {
    throttle: Arc<Throttle>,
    people: Option<People>,
    rates: Rates,
}

/// What tells who makes a call.
#[derive(Clone)]
pub struct People {
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

    /// Hears only what comes through the CDN, where there is one.
    #[must_use]
    pub fn behind(self, origin: Option<Origin>) -> Self {
        Self { origin, ..self }
    }

    /// Counts, by person where an open session tells, else by network address.
    #[must_use]
    pub fn counting(self, throttle: Arc<Throttle>, people: Option<People>, rates: Rates) -> Self {
        Self { counting: Some(Counting { throttle, people, rates }), ..self }
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
    fn cost(&self, route: &Route) -> Option<(&Counting, Budget)> {
        let counting = self.counting.as_ref()?;
        Some((counting, counting.rates.budget(route.rate)?))
    }
}

impl Counting {
    /// Who makes a call that needs a signed-in person counts as that person, while their session is open. Anyone else is
    /// where they come from: a token that is not needed buys no budget of its own, and one that was signed out does not use
    /// up its owner's.
    async fn client(&self, route: &Route, request: &mut Request) -> Result<String, ApiError> {
        let is_private = matches!(route.access, Access::SignedIn | Access::Owner);
        let address = client::address(request.extensions()).to_string();
        let Some(people) = self.people.as_ref().filter(|_| is_private) else { return Ok(address) };
        // Of its own, because a request cannot be held while the store is asked.
        let token = user::token(request.headers()).map(str::to_string);
        let found = LookedUp::by(token.as_deref(), &people.tokens, &people.sessions).await?;
        let client = found.0.as_ref().map_or(address, |session| session.user.to_string());
        request.extensions_mut().insert(found);
        Ok(client)
    }
}

impl Rate {
    fn name(self) -> &'static str {
        match self {
            Self::Gateway => "gateway",
            Self::Accounts => "accounts",
            Self::Attempts => "attempts",
            Self::Letters => "letters",
            Self::Messages => "messages",
            Self::Prints => "prints",
            Self::Purchases => "purchases",
            Self::Reads => "reads",
            Self::Verifications => "verifications",
            Self::Writes => "writes",
        }
    }
}

impl Rates {
    /// Several people share a network address, so it may send what five of them may.
    fn budget(self, rate: Rate) -> Option<Budget> {
        let (most, sentence) = match rate {
            Rate::Gateway | Rate::Attempts => return None,
            Rate::Accounts => (self.accounts, "Many accounts were made from here. Please try again later."),
            Rate::Letters => (
                self.letters.saturating_mul(5),
                "We have received several messages from your address in the last hour. Please try again later; nothing you wrote before was lost.",
            ),
            Rate::Messages => (
                self.messages,
                "You have sent many messages in the last hour. Please try again later. Nothing is lost.",
            ),
            Rate::Reads => (self.reads, "That was a lot of requests in an hour. Please try again later."),
            Rate::Verifications => (
                self.verifications,
                "Many papers were checked from your network in the last hour. Please try again later.",
            ),
            Rate::Writes => (
                self.writes,
                "That was a lot of changes in an hour. What was saved before is safe; please go on a little later.",
            ),
            Rate::Prints => (self.prints, "That was a lot of documents in an hour. Please try again later."),
            Rate::Purchases => (
                self.purchases,
                "That was a lot of payments in an hour. Nothing was charged for this one; please try again later.",
            ),
        };
        Some(Budget { most, seconds: 3600, sentence })
    }
}

/// How long the client says that the body is. Without a word from it, the count while reading is what stops it.
fn announced(headers: &HeaderMap) -> usize {
    let length = headers.get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok());
    length.and_then(|text| text.parse().ok()).unwrap_or_default()
}

/// Reads and forgets a body, up to some length: a client that is still sending would not see the answer.
async fn drain(body: Body) {
    let mut body = pin!(body);
    let mut left = MOST_DRAINED;
    while let Some(Ok(frame)) = body.frame().await {
        left = left.saturating_sub(frame.data_ref().map_or(1, |data| data.len().max(1)));
        if left == 0 {
            return;
        }
    }
}

fn short_enough(request: &Request) -> Result<(), ApiError> {
    let line = request.uri().path_and_query().map_or(0, |path| path.as_str().len());
    let headers = request.headers().iter().map(|(name, value)| name.as_str().len() + value.len() + 4);
    if line + headers.sum::<usize>() <= LARGEST_HEAD {
        return Ok(());
    }
    let (status, what) = match line > LARGEST_HEAD / 2 {
        true => (StatusCode::URI_TOO_LONG, "The address is too long."),
        false => (StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE, "The headers of the request are too large."),
    };
    Err(ApiError::new(status, what))
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
