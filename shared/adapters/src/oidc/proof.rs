//! What an ID token has to be to count.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use openidconnect::core::{CoreIdToken, CoreIdTokenClaims, CoreIdTokenVerifier, CoreJwsSigningAlgorithm};
use openidconnect::{ClaimsVerificationError, Nonce, ProviderMetadataWithLogout, SignatureVerificationError};
use serde::Deserialize;
use shared::clock;
use shared::ports::AuthorizationSecrets;

use super::OidcProvider;

/// How far the provider's clock may be from ours, in seconds.
const CLOCK_SKEW: i64 = 60;

/// Signatures by a key that only the provider has. None by a shared secret, and not "none".
const ALGORITHMS: [CoreJwsSigningAlgorithm; 4] = [
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha256,
    CoreJwsSigningAlgorithm::RsaSsaPssSha256,
    CoreJwsSigningAlgorithm::EcdsaP256Sha256,
    CoreJwsSigningAlgorithm::EdDsa,
];

/// Why a token does not count. The text is for the log, and has nothing from the token.
pub(super) enum Doubt {
    /// It names a key that is not known yet.
    UnknownKey,
    /// It is not good.
    Refused(&'static str),
}

/// Checks the signature, by whom, for whom, for which attempt, and when. Addresses of keys in the token's header are not
/// looked at.
pub(super) fn check<'t>(
    by: &OidcProvider,
    provider: &ProviderMetadataWithLogout,
    token: &'t CoreIdToken,
    secrets: &AuthorizationSecrets,
) -> Result<&'t CoreIdTokenClaims, Doubt> {
    let (since, keys) = (secrets.fresh_since, provider.jwks().clone());
    let verifier = CoreIdTokenVerifier::new_public_client(by.client.clone(), provider.issuer().clone(), keys)
        .set_allowed_algs(ALGORITHMS)
        .set_issue_time_verifier_fn(|issued| in_the_past(issued.timestamp()))
        .set_auth_time_verifier_fn(|signed_in| match (since, signed_in) {
            (None, _) => Ok(()),
            (Some(since), Some(at)) if at.timestamp() + CLOCK_SKEW >= since.as_second() => Ok(()),
            (Some(_), _) => Err("no fresh sign-in".to_string()),
        });
    if !is_valid_already(token) {
        return Err(Doubt::Refused("it is not valid yet"));
    }
    token.claims(&verifier, &Nonce::new(secrets.nonce.clone())).map_err(|error| doubt(&error))
}

fn in_the_past(seconds: i64) -> Result<(), String> {
    let now = clock::now().as_second();
    if seconds <= now + CLOCK_SKEW { Ok(()) } else { Err("in the future".to_string()) }
}

/// `OpenID` Connect does not define the claim "not before", so the library does not look at it.
#[derive(Deserialize)]
struct Validity {
    nbf: Option<i64>,
}

fn is_valid_already(token: &CoreIdToken) -> bool {
    let text = token.to_string();
    let claims = text.split('.').nth(1).and_then(|part| URL_SAFE_NO_PAD.decode(part).ok());
    let claims = claims.and_then(|bytes| serde_json::from_slice::<Validity>(&bytes).ok());
    claims.is_some_and(|claims| claims.nbf.is_none_or(|seconds| in_the_past(seconds).is_ok()))
}

fn doubt(error: &ClaimsVerificationError) -> Doubt {
    Doubt::Refused(match error {
        ClaimsVerificationError::SignatureVerification(SignatureVerificationError::NoMatchingKey) => {
            return Doubt::UnknownKey;
        }
        ClaimsVerificationError::SignatureVerification(_) => "its signature is not good",
        ClaimsVerificationError::Expired(_) => "it has expired, or is from the future",
        ClaimsVerificationError::InvalidAudience(_) => "it is for somebody else",
        ClaimsVerificationError::InvalidIssuer(_) => "it is by somebody else",
        ClaimsVerificationError::InvalidNonce(_) => "it is for another attempt",
        ClaimsVerificationError::InvalidAuthTime(_) => "it is not by a fresh sign-in",
        _ => "it is not of the expected form",
    })
}
