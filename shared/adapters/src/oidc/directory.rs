//! What the provider says of itself, with its keys, kept in the process.

use std::sync::Arc;
use std::time::{Duration, Instant};

use openidconnect::core::CoreJsonWebKeySet;
use openidconnect::{IssuerUrl, ProviderMetadataWithLogout};
use shared::ports::PortError;
use tokio::sync::Mutex;

use super::http::Http;
use super::unavailable;
use crate::outbound::is_permitted;

/// Providers change their keys every few weeks, and announce the new one before they use it.
const KEPT: Duration = Duration::from_secs(60 * 60);

/// Anyone can send a token that names an unknown key; the provider must not be asked each time.
const BETWEEN_KEYS: Duration = Duration::from_secs(5 * 60);

/// The provider's description of itself, read when it is needed.
pub(super) struct Directory {
    issuer: IssuerUrl,
    pub(super) http: Http,
    known: Mutex<ProviderCache>,
}

#[derive(Default)]
struct ProviderCache {
    provider: Option<(Instant, Arc<ProviderMetadataWithLogout>)>,
    keys_renewed: Option<Instant>,
}

impl Directory {
    pub(super) fn new(issuer: IssuerUrl, http: Http) -> Self {
        Self { issuer, http, known: Mutex::default() }
    }

    /// The description with the keys. Of several who need it at the same time, one reads it.
    pub(super) async fn provider(&self) -> Result<Arc<ProviderMetadataWithLogout>, PortError> {
        let mut known = self.known.lock().await;
        if let Some((read, provider)) = &known.provider
            && read.elapsed() < KEPT
        {
            return Ok(provider.clone());
        }
        let read = ProviderMetadataWithLogout::discover_async(self.issuer.clone(), &self.http).await;
        let provider = Arc::new(read.map_err(unavailable)?);
        if !is_permitted(provider.authorization_endpoint().url()) {
            return Err(unavailable("the provider's sign-in page is not encrypted"));
        }
        known.provider = Some((Instant::now(), provider.clone()));
        Ok(provider)
    }

    /// The description with keys read again, unless that was done a moment ago.
    pub(super) async fn with_newer_keys(&self) -> Result<Option<Arc<ProviderMetadataWithLogout>>, PortError> {
        let mut known = self.known.lock().await;
        let Some((read, provider)) = known.provider.clone() else { return Ok(None) };
        if known.keys_renewed.is_some_and(|renewed| renewed.elapsed() < BETWEEN_KEYS) {
            return Ok(Some(provider));
        }
        // Noted before the call, so that one that fails counts too.
        known.keys_renewed = Some(Instant::now());
        let keys = CoreJsonWebKeySet::fetch_async(provider.jwks_uri(), &self.http).await;
        let provider = Arc::new((*provider).clone().set_jwks(keys.map_err(unavailable)?));
        known.provider = Some((read, provider.clone()));
        Ok(Some(provider))
    }
}
