//! How this machine speaks to itself.

use reqwest::{Client, ClientBuilder};

/// A client for plain HTTP on this machine. It believes no authority: to read the system's list takes longer than to start the
/// product. With TLS built in, a client asks for a provider of the cryptography even for plain HTTP.
pub fn plain_http() -> ClientBuilder {
    rustls::crypto::ring::default_provider().install_default().ok();
    Client::builder().no_proxy().tls_certs_only([])
}
