//! How this machine speaks to itself.

use reqwest::{Client, ClientBuilder};

/// A client for plain HTTP on this machine. It believes no authority: to read the system's list takes longer than to start the
/// product. Where another crate of the same build has given clients TLS, they ask for a provider of the cryptography all the same.
pub fn plain_http() -> ClientBuilder {
    rustls::crypto::ring::default_provider().install_default().ok();
    Client::builder().no_proxy().tls_certs_only([])
}
