//! What protects every page, and how long each is kept: `infra/page-headers.json`, which the CDN's policies are made from too.

use std::collections::BTreeMap;

use axum::http::{HeaderName, HeaderValue, header};
use serde::Deserialize;

type Failure = Box<dyn std::error::Error + Send + Sync>;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Definition {
    headers: BTreeMap<String, String>,
    content_security_policy: BTreeMap<String, String>,
    cache_control: CacheControl,
}

#[derive(Deserialize)]
struct CacheControl {
    assets: String,
    pages: String,
}

/// The headers of the site's answers.
#[derive(Clone)]
pub(crate) struct PageHeaders {
    /// On every answer.
    pub(crate) always: Vec<(HeaderName, HeaderValue)>,
    /// How long a file is kept whose name has its content's digest.
    pub(crate) assets: HeaderValue,
    /// How long a page is kept.
    pub(crate) pages: HeaderValue,
}

/// The Content-Security-Policy. Radix moves focus with inline styles, which CSSOM sets, so styles need no exception; Stripe's
/// script and frames come from its own origin, in whose places the emulator stands here.
fn policy(directives: &BTreeMap<String, String>, stripe: &str) -> String {
    let here = |sources: &str| {
        ["{stripe.script}", "{stripe.api}", "{stripe.frames}"]
            .iter()
            .fold(sources.to_string(), |sources, place| sources.replace(place, stripe))
    };
    let all: Vec<String> =
        directives.iter().map(|(name, sources)| format!("{name} {}", here(sources))).collect();
    all.join("; ")
}

impl PageHeaders {
    /// Those of a site whose payments go to the emulator at this origin.
    pub(crate) fn with(stripe: &str) -> Result<Self, Failure> {
        let Definition { headers, content_security_policy, cache_control } =
            serde_json::from_str(include_str!("../../page-headers.json"))?;
        let mut always = vec![(
            header::CONTENT_SECURITY_POLICY,
            HeaderValue::from_str(&policy(&content_security_policy, stripe))?,
        )];
        for (name, value) in headers {
            always.push((name.parse()?, value.parse()?));
        }
        Ok(Self { always, assets: cache_control.assets.parse()?, pages: cache_control.pages.parse()? })
    }
}
