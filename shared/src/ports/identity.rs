use async_trait::async_trait;
use domain::accounts::{Email, Identity};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::PortError;

/// What a sign-in at the provider begins with.
pub struct AuthorizationRequest {
    /// Where the browser goes.
    pub address: String,
    /// Comes back with the browser, and names the attempt.
    pub state: String,
    /// What has to be kept here until then.
    pub secrets: AuthorizationSecrets,
}

/// A sign-in at the provider that has begun. None of it leaves this service.
#[derive(Serialize, Deserialize)]
pub struct AuthorizationSecrets {
    /// What has to be in the token that the provider will issue.
    pub nonce: String,
    /// Proves that whoever redeems the code is who asked for it (PKCE, RFC 7636).
    pub verifier: String,
    /// When the provider was asked not to rely on an earlier sign-in: since when the person has to have signed in there.
    pub fresh_since: Option<Timestamp>,
}

/// Whom the provider vouches for.
#[derive(Clone, Debug)]
pub struct VerifiedIdentity {
    /// Who.
    pub identity: Identity,
    /// The address, when the provider has verified it.
    pub email: Option<Email>,
    /// First name, if the provider tells.
    pub first_name: Option<String>,
    /// Last name, if the provider tells.
    pub last_name: Option<String>,
}

/// An identity provider, by `OpenID` Connect.
#[async_trait]
pub trait IdentityProvider: Send + Sync {
    /// Begins a sign-in; `fresh` asks the provider not to rely on an earlier one.
    async fn authorize(&self, fresh: bool) -> Result<AuthorizationRequest, PortError>;

    /// Redeems the code. `None` when the code or the token is not good: forged, old, for someone else or for another
    /// attempt.
    async fn exchange(
        &self,
        code: &str,
        secrets: &AuthorizationSecrets,
    ) -> Result<Option<VerifiedIdentity>, PortError>;

    /// Where the browser goes to end the session at the provider too, if the provider has such an address.
    async fn logout_url(&self) -> Result<Option<String>, PortError>;
}
