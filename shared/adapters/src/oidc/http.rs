//! Calls to the identity provider: to it and to no one else, briefly, and taking no more than an answer can be.

use std::pin::Pin;
use std::time::Duration;

use openidconnect::http::{self, Response};
use openidconnect::{AsyncHttpClient, HttpRequest, HttpResponse};
use reqwest::Client;
use thiserror::Error;

use crate::outbound;

/// Someone is looking at an empty page meanwhile.
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
        Ok(Self(outbound::client(CALL_TIMEOUT)?))
    }

    async fn send(&self, request: HttpRequest) -> Result<HttpResponse, HttpError> {
        let request = reqwest::Request::try_from(request).map_err(without_address)?;
        if !outbound::is_permitted(request.url()) {
            return Err(HttpError::Address);
        }
        let answer = self.0.execute(request).await.map_err(without_address)?;
        let mut response = Response::builder().status(answer.status());
        if let Some(headers) = response.headers_mut() {
            headers.clone_from(answer.headers());
        }
        let body = outbound::body(answer, LARGEST_ANSWER).await.map_err(without_address)?;
        Ok(response.body(body.ok_or(HttpError::TooLarge)?)?)
    }
}

/// The error goes to the log; addresses do not.
fn without_address(error: reqwest::Error) -> HttpError {
    HttpError::Failed(error.without_url())
}

impl<'c> AsyncHttpClient<'c> for Http {
    type Error = HttpError;
    type Future = Pin<Box<dyn Future<Output = Result<HttpResponse, HttpError>> + Send + 'c>>;

    fn call(&'c self, request: HttpRequest) -> Self::Future {
        Box::pin(self.send(request))
    }
}
