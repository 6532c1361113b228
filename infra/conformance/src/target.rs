//! Where the product is that is asked.

use std::time::Duration;

use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder, Response};

use crate::ConformanceError;

/// A function that starts again takes seconds, one that typesets some more; the gateway gives up after 29.
const LONGEST: Duration = Duration::from_secs(60);

/// A product that runs somewhere: on this machine, in a rehearsal, or on AWS.
#[derive(Clone, Debug)]
pub struct Target {
    /// Where it is asked.
    pub address: String,
    /// The address that it knows as its own. It is another one where a name cannot be reached by its name.
    pub origin: String,
    /// Where its Stripe is asked to take a test card.
    pub stripe: String,
    http: Client,
}

impl Target {
    /// A product at an address.
    ///
    /// # Errors
    /// When no client can be made.
    pub fn at(address: &str) -> Result<Self, ConformanceError> {
        let address = address.trim_end_matches('/').to_string();
        let http = client(&address).map_err(|error| ConformanceError::Client(error.to_string()))?;
        Ok(Self { origin: address.clone(), address, stripe: "https://api.stripe.com".to_string(), http })
    }

    /// The client, which follows nothing: an answer that sends elsewhere is an answer.
    #[must_use]
    pub fn http(&self) -> &Client {
        &self.http
    }

    pub(crate) async fn send(&self, request: RequestBuilder) -> Result<Response, ConformanceError> {
        request.send().await.map_err(|_| ConformanceError::NotReached(self.address.clone()))
    }
}

fn client(address: &str) -> reqwest::Result<Client> {
    // Whoever comes second finds it done.
    rustls::crypto::ring::default_provider().install_default().ok();
    let client = Client::builder().timeout(LONGEST).redirect(Policy::none());
    // Nothing on this machine is reached by a proxy, and nothing there has a certificate.
    let is_here = address.starts_with("http://127.0.0.1:") || address.starts_with("http://localhost:");
    if is_here { client.no_proxy().tls_certs_only([]).build() } else { client.build() }
}
