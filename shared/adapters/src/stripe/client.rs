//! How Stripe is called.
//!
//! What is asked are async-stripe's own requests. What is answered is read into the few fields that Coquina goes by: the
//! library's client reads every object whole, which made a function half as large again, and refused an event of an older
//! version for a field that no one looks at.

use std::time::Duration;

use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderValue, InvalidHeaderValue};
use reqwest::{Client, Method, Response, Url};
use serde::de::DeserializeOwned;
use stripe_client_core::{RequestBuilder, StripeMethod, VERSION};

use super::error::StripeError;
use super::keys::{StripeKeys, StripeSettingsError};
use crate::outbound;

/// How long one try may take. Three of them with their pauses stay below 14 seconds, which leaves room in the 25 that a
/// request may take.
const TRY_TIMEOUT: Duration = Duration::from_secs(4);

/// The largest answer in bytes. Stripe takes 150,000 characters of evidence for a dispute, and a page has a hundred events.
const LARGEST_ANSWER: usize = 32_000_000;

/// Where Stripe is.
const STRIPE: &str = "https://api.stripe.com";

/// A client for calls to Stripe.
pub(super) struct StripeClient {
    http: Client,
    api: String,
    authorization: HeaderValue,
}

impl StripeClient {
    /// A client with this key, at Stripe or at another address. Nothing is called yet.
    pub(super) fn new(keys: &StripeKeys, api: Option<&str>) -> Result<Self, StripeSettingsError> {
        let api = api.unwrap_or(STRIPE).trim_end_matches('/').to_string();
        let permitted = Url::parse(&api).is_ok_and(|address| outbound::is_permitted(&address));
        if !permitted {
            return Err(StripeSettingsError::Address);
        }
        let http = outbound::client(TRY_TIMEOUT);
        let http = http.map_err(|error| StripeSettingsError::Client(error.to_string()))?;
        let authorization = bearer(&keys.secret_key).map_err(|_| StripeSettingsError::Form)?;
        Ok(Self { http, api, authorization })
    }

    /// Makes a call. The same idempotency key makes it the same call.
    pub(super) async fn send<T: DeserializeOwned>(
        &self,
        call: RequestBuilder,
        idempotency_key: Option<&str>,
    ) -> Result<T, StripeError> {
        let mut request = self.request(call);
        if let Some(key) = idempotency_key {
            request = request.header("idempotency-key", key);
        }
        let answer = request.send().await.map_err(StripeError::unreachable)?;
        let (status, id) = (answer.status(), request_id(&answer));
        let body = outbound::body(answer, LARGEST_ANSWER).await.map_err(StripeError::unreachable)?;
        let unreadable = StripeError::Unreadable(status.as_u16());
        let Some(body) = body else { return Err(unreadable) };
        if !status.is_success() {
            return Err(StripeError::refused(status.as_u16(), id, &body));
        }
        serde_json::from_slice(&body).map_err(|_| unreadable)
    }

    fn request(&self, call: RequestBuilder) -> reqwest::RequestBuilder {
        let query = call.query.map(|query| format!("?{query}")).unwrap_or_default();
        let method = match call.method {
            StripeMethod::Get => Method::GET,
            StripeMethod::Post => Method::POST,
            StripeMethod::Delete => Method::DELETE,
        };
        let request = self.http.request(method, format!("{}/v1{}{query}", self.api, call.path));
        let request = request.header(AUTHORIZATION, self.authorization.clone());
        let request = request.header("stripe-version", VERSION.as_str());
        match call.body {
            Some(body) => request.header(CONTENT_TYPE, "application/x-www-form-urlencoded").body(body),
            None => request,
        }
    }
}

/// What Stripe's support asks for.
fn request_id(answer: &Response) -> String {
    let id = answer.headers().get("request-id").and_then(|id| id.to_str().ok());
    id.unwrap_or_default().to_string()
}

fn bearer(key: &str) -> Result<HeaderValue, InvalidHeaderValue> {
    let mut value = HeaderValue::from_str(&format!("Bearer {key}"))?;
    value.set_sensitive(true);
    Ok(value)
}
