//! Signing in at an identity provider, by `OpenID` Connect: the code flow with PKCE, state and nonce.

mod directory;
mod http;
mod person;
mod proof;

use std::time::Duration;

use async_trait::async_trait;
use openidconnect::core::{
    CoreAuthPrompt, CoreAuthenticationFlow, CoreClient, CoreClientAuthMethod, CoreIdTokenClaims,
    CoreTokenResponse,
};
use openidconnect::{
    AuthType, AuthorizationCode, ClientId, ClientSecret, CsrfToken, EndpointMaybeSet, EndpointNotSet,
    EndpointSet, IssuerUrl, LogoutRequest, Nonce, PkceCodeChallenge, PkceCodeVerifier, PostLogoutRedirectUrl,
    ProviderMetadataWithLogout, RedirectUrl, RequestTokenError, Scope, TokenResponse,
};
use serde::Deserialize;
use shared::ports::{
    AuthorizationRequest, AuthorizationSecrets, IdentityProvider, PortError, VerifiedIdentity,
};
use shared::{clock, random};
use thiserror::Error;

use crate::outbound;
use directory::Directory;
use http::Http;
use proof::Doubt;

/// An identity provider, as its settings say.
pub(crate) struct OidcProvider {
    client: ClientId,
    secret: ClientSecret,
    directory: Directory,
    back: RedirectUrl,
    home: PostLogoutRedirectUrl,
}

/// Why the provider's settings are refused.
#[derive(Debug, Error)]
pub enum ProviderSettingsError {
    /// The secret is not of the expected form.
    #[error("the identity provider's secret has to be JSON with secret")]
    Form,
    /// An address is none.
    #[error("the identity provider's issuer, or the site's origin, is not an address")]
    Address,
    /// The client for calls cannot be made.
    #[error("calls to the identity provider cannot be made: {0}")]
    Client(String),
}

/// What a provider and this service know of each other.
pub(crate) struct Registration<'a> {
    /// The provider's issuer address, under which it describes itself.
    pub(crate) issuer: &'a str,
    /// What it knows this service as.
    pub(crate) client_id: &'a str,
    /// The text of the secret that proves this service to it.
    pub(crate) secret: &'a str,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Secret {
    secret: String,
}

/// The library's client, with the addresses that a described provider has.
type Client = CoreClient<
    EndpointSet,
    EndpointNotSet,
    EndpointNotSet,
    EndpointNotSet,
    EndpointMaybeSet,
    EndpointMaybeSet,
>;

fn unavailable(source: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> PortError {
    PortError::unavailable("the identity provider", source)
}

fn refused<T>(reason: &'static str) -> Option<T> {
    tracing::warn!(reason, "the identity provider's token was refused");
    None
}

impl OidcProvider {
    /// Reads the registration. Nothing is called yet.
    pub(crate) fn new(registration: Registration<'_>, site: &str) -> Result<Self, ProviderSettingsError> {
        let Secret { secret } =
            serde_json::from_str(registration.secret).map_err(|_| ProviderSettingsError::Form)?;
        let no_address = |_| ProviderSettingsError::Address;
        let issuer = IssuerUrl::new(registration.issuer.to_string()).map_err(no_address)?;
        let http = Http::new().map_err(|error| ProviderSettingsError::Client(error.to_string()))?;
        Ok(Self {
            client: ClientId::new(registration.client_id.to_string()),
            secret: ClientSecret::new(secret),
            directory: Directory::new(issuer, http),
            back: RedirectUrl::new(format!("{site}/api/auth/callback")).map_err(no_address)?,
            home: PostLogoutRedirectUrl::new(format!("{site}/?logout=true")).map_err(no_address)?,
        })
    }

    fn client(&self, provider: &ProviderMetadataWithLogout) -> Client {
        let (id, secret) = (self.client.clone(), Some(self.secret.clone()));
        let client = CoreClient::from_provider_metadata(provider.clone(), id, secret);
        let client = client.set_redirect_uri(self.back.clone());
        // Where nothing is said, the header is what providers have to take.
        let ways = provider.token_endpoint_auth_methods_supported();
        let takes_header = ways.is_none_or(|ways| ways.contains(&CoreClientAuthMethod::ClientSecretBasic));
        client.set_auth_type(if takes_header { AuthType::BasicAuth } else { AuthType::RequestBody })
    }

    /// Redeems the code, with the proof that it was asked for here.
    async fn redeem(
        &self,
        client: &Client,
        code: &str,
        verifier: &str,
    ) -> Result<Option<CoreTokenResponse>, PortError> {
        let request = client.exchange_code(AuthorizationCode::new(code.to_string())).map_err(unavailable)?;
        let request = request.set_pkce_verifier(PkceCodeVerifier::new(verifier.to_string()));
        match request.request_async(&self.directory.http).await {
            Ok(tokens) => Ok(Some(tokens)),
            Err(RequestTokenError::Request(error)) => Err(unavailable(error)),
            Err(RequestTokenError::ServerResponse(_)) => Ok(refused("the provider does not take the code")),
            Err(_) => Ok(refused("it is not of the expected form")),
        }
    }

    /// The token's claims, once it is beyond doubt. A provider that has changed its keys meanwhile is asked for them.
    async fn claims<'t>(
        &self,
        provider: &ProviderMetadataWithLogout,
        tokens: &'t CoreTokenResponse,
        secrets: &AuthorizationSecrets,
    ) -> Result<Option<&'t CoreIdTokenClaims>, PortError> {
        let Some(token) = tokens.id_token() else { return Ok(refused("there is none")) };
        let mut checked = proof::check(self, provider, token, secrets);
        if matches!(checked, Err(Doubt::UnknownKey))
            && let Some(newer) = self.directory.with_newer_keys().await?
        {
            checked = proof::check(self, &newer, token, secrets);
        }
        match checked {
            Ok(claims) => Ok(Some(claims)),
            Err(Doubt::UnknownKey) => Ok(refused("it is signed with an unknown key")),
            Err(Doubt::Refused(reason)) => Ok(refused(reason)),
        }
    }
}

#[async_trait]
impl IdentityProvider for OidcProvider {
    async fn authorize(&self, fresh: bool) -> Result<AuthorizationRequest, PortError> {
        let provider = self.directory.provider().await?;
        let (state, nonce) = (random::secret().map_err(unavailable)?, random::secret().map_err(unavailable)?);
        let (challenge, verifier) = PkceCodeChallenge::new_random_sha256();
        let client = self.client(&provider);
        let mut request = client
            .authorize_url(
                CoreAuthenticationFlow::AuthorizationCode,
                move || CsrfToken::new(state),
                move || Nonce::new(nonce),
            )
            .add_scopes(["email", "profile"].map(|scope| Scope::new(scope.to_string())))
            .set_pkce_challenge(challenge);
        if fresh {
            request = request.add_prompt(CoreAuthPrompt::Login).set_max_age(Duration::ZERO);
        }
        let (address, state, nonce) = request.url();
        let nonce = nonce.secret().clone();
        let fresh_since = fresh.then(clock::now);
        let secrets = AuthorizationSecrets { nonce, verifier: verifier.into_secret(), fresh_since };
        Ok(AuthorizationRequest { address: address.to_string(), state: state.into_secret(), secrets })
    }

    async fn exchange(
        &self,
        code: &str,
        secrets: &AuthorizationSecrets,
    ) -> Result<Option<VerifiedIdentity>, PortError> {
        let provider = self.directory.provider().await?;
        let client = self.client(&provider);
        let Some(tokens) = self.redeem(&client, code, &secrets.verifier).await? else { return Ok(None) };
        let Some(claims) = self.claims(&provider, &tokens, secrets).await? else { return Ok(None) };
        person::identity(&client, &self.directory.http, &tokens, claims).await
    }

    async fn logout_url(&self) -> Result<Option<String>, PortError> {
        let provider = self.directory.provider().await?;
        let Some(address) = provider.additional_metadata().end_session_endpoint.clone() else {
            return Ok(None);
        };
        let request = LogoutRequest::from(address).set_client_id(self.client.clone());
        let request = request.set_post_logout_redirect_uri(self.home.clone());
        Ok(Some(request.http_get_url()).filter(outbound::is_permitted).map(String::from))
    }
}
