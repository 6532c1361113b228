//! Calls to services that the operator has chosen: encrypted, to that address and no other, and of bounded size and time.

use std::error::Error;
use std::time::Duration;

use reqwest::redirect::Policy;
use reqwest::{Client, Response, Url};

use crate::trust;

/// A service that is well connects in some ten milliseconds.
const CONNECT_TIMEOUT: Duration = Duration::from_millis(1500);

/// A client whose calls take at most so long.
pub(crate) fn client(timeout: Duration) -> Result<Client, reqwest::Error> {
    // Whoever comes second finds it done.
    rustls::crypto::ring::default_provider().install_default().ok();
    let client = Client::builder().connect_timeout(CONNECT_TIMEOUT).timeout(timeout);
    let client = match trust::of_the_web() {
        Some(trust) => client.tls_backend_preconfigured(trust),
        None => client,
    };
    // A redirection could lead into our own network.
    client.redirect(Policy::none()).no_proxy().build()
}

/// Encrypted, or on this machine: what never leaves it needs no encryption.
pub(crate) fn is_permitted(address: &Url) -> bool {
    let is_here = matches!(address.host_str(), Some("localhost" | "127.0.0.1" | "[::1]"));
    address.scheme() == "https" || (address.scheme() == "http" && is_here)
}

/// Why a call found no answer, down to the first cause, for the log. The address is left out: it can have ids in it.
pub(crate) fn cause(error: reqwest::Error) -> String {
    let error = error.without_url();
    let causes = std::iter::successors(error.source(), |cause| (*cause).source());
    causes.fold(error.to_string(), |words, cause| format!("{words}: {cause}"))
}

/// The body of an answer, read in pieces; none when it is larger than it may be.
pub(crate) async fn body(mut answer: Response, largest: usize) -> Result<Option<Vec<u8>>, reqwest::Error> {
    let mut body = Vec::new();
    while let Some(part) = answer.chunk().await? {
        body.extend_from_slice(&part);
        if body.len() > largest {
            return Ok(None);
        }
    }
    Ok(Some(body))
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
