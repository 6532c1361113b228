//! Calls to the identity provider: to it and to nobody else, briefly, and taking no more than an answer can be.

use std::pin::Pin;
use std::time::Duration;

use openidconnect::http::{self, Response};
use openidconnect::{AsyncHttpClient, HttpRequest, HttpResponse};
use reqwest::redirect::Policy;
use reqwest::{Client, Url};
use thiserror::Error;

/// A provider that is well connects in some ten milliseconds.
const CONNECT_TIMEOUT: Duration = Duration::from_millis(1500);

/// Somebody is looking at an empty page meanwhile.
const CALL_TIMEOUT: Duration = Duration::from_secs(3);

/// The largest answer in bytes: what API Gateway takes from a provider too.
const LARGEST_ANSWER: usize = 150_000;

/// A client for calls to an identity provider.
pub(super) struct Http(Client);

/// Why a call to the provider was not made, or has failed.
#[derive(Debug, Error)]
pub(super) enum HttpError {
    /// The address is neither encrypted nor on this machine.
    #[error("the address has to begin with https")]
    Address,
    /// The answer is larger than any should be.
    #[error("the answer is too large")]
    TooLarge,
    /// It cannot be reached, is too slow, or speaks no HTTP.
    #[error(transparent)]
    Failed(#[from] reqwest::Error),
    /// The answer cannot be handed on.
    #[error(transparent)]
    Form(#[from] http::Error),
}

impl Http {
    pub(super) fn new() -> Result<Self, HttpError> {
        // Whoever comes second finds it done.
        rustls::crypto::ring::default_provider().install_default().ok();
        let client = Client::builder().connect_timeout(CONNECT_TIMEOUT).timeout(CALL_TIMEOUT);
        // A redirection could lead into our own network.
        Ok(Self(client.redirect(Policy::none()).no_proxy().build()?))
    }

    async fn send(&self, request: HttpRequest) -> Result<HttpResponse, HttpError> {
        let request = reqwest::Request::try_from(request).map_err(without_address)?;
        if !is_permitted(request.url()) {
            return Err(HttpError::Address);
        }
        let mut answer = self.0.execute(request).await.map_err(without_address)?;
        let mut response = Response::builder().status(answer.status());
        if let Some(headers) = response.headers_mut() {
            headers.clone_from(answer.headers());
        }
        let mut body = Vec::new();
        while let Some(part) = answer.chunk().await.map_err(without_address)? {
            body.extend_from_slice(&part);
            if body.len() > LARGEST_ANSWER {
                return Err(HttpError::TooLarge);
            }
        }
        Ok(response.body(body)?)
    }
}

/// The error goes to the log; addresses do not.
fn without_address(error: reqwest::Error) -> HttpError {
    HttpError::Failed(error.without_url())
}

/// Encrypted, or on this machine: what never leaves it needs no encryption.
pub(super) fn is_permitted(address: &Url) -> bool {
    let is_here = matches!(address.host_str(), Some("localhost" | "127.0.0.1" | "[::1]"));
    address.scheme() == "https" || (address.scheme() == "http" && is_here)
}

impl<'c> AsyncHttpClient<'c> for Http {
    type Error = HttpError;
    type Future = Pin<Box<dyn Future<Output = Result<HttpResponse, HttpError>> + Send + 'c>>;

    fn call(&'c self, request: HttpRequest) -> Self::Future {
        Box::pin(self.send(request))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_44_only_encrypted_addresses_and_this_machine_are_called() {
        let permitted = |address: &str| is_permitted(&Url::parse(address).unwrap());
        for good in
            ["https://id.example/keys", "http://localhost:8082/", "http://127.0.0.1:1/", "http://[::1]/"]
        {
            assert!(permitted(good), "{good}");
        }
        for bad in
            ["http://id.example/", "http://localhost.evil.example/", "ftp://localhost/", "http://10.0.0.1/"]
        {
            assert!(!permitted(bad), "{bad}");
        }
    }
}
