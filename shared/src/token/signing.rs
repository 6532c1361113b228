//! HMAC with SHA-256 for jsonwebtoken, and nothing else. Its own providers know every algorithm there is: a token that names
//! another one has no code to reach here, and functions stay small.

use hmac::{Hmac, KeyInit, Mac};
use jsonwebtoken::crypto::{CryptoProvider, JwtSigner, JwtVerifier, KeyUtils};
use jsonwebtoken::errors::{ErrorKind, Result};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey};
use sha2::Sha256;
use signature::{Error, Signer, Verifier};

static PROVIDER: CryptoProvider = CryptoProvider {
    signer_factory: signer,
    verifier_factory: verifier,
    key_utils: KeyUtils::new_unimplemented(),
};

/// Makes it the one that jsonwebtoken uses. Whoever comes second finds it done.
pub(super) fn install() {
    PROVIDER.install_default().ok();
}

struct Hs256(Hmac<Sha256>);

impl Hs256 {
    fn new(algorithm: Algorithm, key: &[u8]) -> Result<Self> {
        match algorithm {
            Algorithm::HS256 => Ok(Self(Hmac::new_from_slice(key).map_err(|_| ErrorKind::InvalidKeyFormat)?)),
            _ => Err(ErrorKind::InvalidAlgorithm.into()),
        }
    }

    fn over(&self, message: &[u8]) -> Hmac<Sha256> {
        let mut mac = self.0.clone();
        mac.update(message);
        mac
    }
}

fn signer(algorithm: &Algorithm, key: &EncodingKey) -> Result<Box<dyn JwtSigner>> {
    Ok(Box::new(Hs256::new(*algorithm, key.as_bytes())?))
}

fn verifier(algorithm: &Algorithm, key: &DecodingKey) -> Result<Box<dyn JwtVerifier>> {
    Ok(Box::new(Hs256::new(*algorithm, key.try_get_as_bytes()?)?))
}

impl Signer<Vec<u8>> for Hs256 {
    fn try_sign(&self, message: &[u8]) -> std::result::Result<Vec<u8>, Error> {
        Ok(self.over(message).finalize().into_bytes().to_vec())
    }
}

impl Verifier<Vec<u8>> for Hs256 {
    fn verify(&self, message: &[u8], signature: &Vec<u8>) -> std::result::Result<(), Error> {
        self.over(message).verify_slice(signature).map_err(|_| Error::new())
    }
}

impl JwtSigner for Hs256 {
    fn algorithm(&self) -> Algorithm {
        Algorithm::HS256
    }
}

impl JwtVerifier for Hs256 {
    fn algorithm(&self) -> Algorithm {
        Algorithm::HS256
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_other_algorithm_signs_or_is_believed() {
        let keys = (EncodingKey::from_secret(b"k"), DecodingKey::from_secret(b"k"));
        assert!(signer(&Algorithm::HS256, &keys.0).is_ok() && verifier(&Algorithm::HS256, &keys.1).is_ok());
        for other in
            [Algorithm::HS384, Algorithm::HS512, Algorithm::RS256, Algorithm::ES256, Algorithm::EdDSA]
        {
            assert!(signer(&other, &keys.0).is_err() && verifier(&other, &keys.1).is_err(), "{other:?}");
        }
    }
}
