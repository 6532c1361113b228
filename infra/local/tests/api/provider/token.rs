//! ID tokens, good and forged, put together by hand: a library would refuse to make most of them.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::rsa::PublicKeyComponents;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair, RSA_PKCS1_SHA256, RsaKeyPair};
use serde_json::{Value, json};

use super::idp::Idp;

/// A provider's keys: one for RS256, one for ES256.
pub(crate) struct Keys {
    name: String,
    rsa: RsaKeyPair,
    ec: EcdsaKeyPair,
}

fn encode(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn ec() -> EcdsaKeyPair {
    let (algorithm, random) = (&ECDSA_P256_SHA256_FIXED_SIGNING, SystemRandom::new());
    let key = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
    EcdsaKeyPair::from_pkcs8(algorithm, key.as_ref(), &random).unwrap()
}

impl Keys {
    /// The key for ES256 is new. Making one for RS256 takes too long, so that is always the same, a test's own.
    pub(crate) fn new(name: &str) -> Self {
        let rsa = RsaKeyPair::from_der(include_bytes!("rsa.der")).unwrap();
        Self { name: name.to_string(), rsa, ec: ec() }
    }

    pub(crate) fn public(&self) -> Value {
        let rsa: PublicKeyComponents<Vec<u8>> = self.rsa.public().into();
        let (x, y) = self.ec.public_key().as_ref()[1..].split_at(32);
        json!({"keys": [
            {"kty": "RSA", "use": "sig", "alg": "RS256", "kid": self.named("rsa"), "n": encode(rsa.n), "e": encode(rsa.e)},
            {"kty": "EC", "use": "sig", "alg": "ES256", "kid": self.named("ec"), "crv": "P-256", "x": encode(x), "y": encode(y)},
        ]})
    }

    pub(crate) fn named(&self, kind: &str) -> String {
        format!("{kind}-{}", self.name)
    }

    fn sign(&self, by: &By, text: &str) -> Vec<u8> {
        let random = SystemRandom::new();
        match by {
            By::Rsa => {
                let mut signature = vec![0; self.rsa.public().modulus_len()];
                self.rsa.sign(&RSA_PKCS1_SHA256, &random, text.as_bytes(), &mut signature).unwrap();
                signature
            }
            By::Ec => self.ec.sign(&random, text.as_bytes()).unwrap().as_ref().to_vec(),
            By::Stranger => ec().sign(&random, text.as_bytes()).unwrap().as_ref().to_vec(),
            By::Shared(secret) => {
                let key = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, secret);
                ring::hmac::sign(&key, text.as_bytes()).as_ref().to_vec()
            }
            By::Nobody => Vec::new(),
        }
    }
}

/// What a token is signed with.
pub(crate) enum By {
    Rsa,
    Ec,
    /// A key that the provider does not have.
    Stranger,
    Shared(Vec<u8>),
    Nobody,
}

/// A token before it is signed.
pub(crate) struct Token {
    pub(crate) header: Value,
    pub(crate) claims: Value,
    pub(crate) by: By,
}

impl Token {
    /// One that there is nothing wrong with, for this person and this attempt.
    pub(crate) fn good(idp: &Idp, subject: &str, nonce: &str) -> Self {
        let now = shared::clock::now().as_second();
        Self {
            header: json!({"alg": "RS256", "typ": "JWT", "kid": idp.0.keys.lock().unwrap().named("rsa")}),
            claims: json!({
                "iss": idp.0.issuer, "aud": "coquina", "sub": subject, "nonce": nonce,
                "iat": now, "exp": now + 300, "auth_time": now,
                "email": format!("{subject}@example.com"), "email_verified": true,
                "given_name": "Maria", "family_name": "Lopez",
            }),
            by: By::Rsa,
        }
    }

    /// The same by the provider's other key.
    pub(crate) fn by_ec(idp: &Idp, subject: &str, nonce: &str) -> Self {
        let header = json!({"alg": "ES256", "kid": idp.0.keys.lock().unwrap().named("ec")});
        Self { header, by: By::Ec, ..Self::good(idp, subject, nonce) }
    }

    /// With one claim changed; `null` leaves it out.
    pub(crate) fn claim(mut self, name: &str, value: Value) -> Self {
        self.claims[name] = value;
        self.claims.as_object_mut().unwrap().retain(|_, value| !value.is_null());
        self
    }

    /// With one header changed.
    pub(crate) fn head(mut self, name: &str, value: Value) -> Self {
        self.header[name] = value;
        self
    }

    /// Signed with something else.
    pub(crate) fn by(self, algorithm: &str, by: By) -> Self {
        Self { by, ..self.head("alg", algorithm.into()) }
    }

    pub(crate) fn sign(&self, idp: &Idp) -> String {
        let text = format!("{}.{}", encode(self.header.to_string()), encode(self.claims.to_string()));
        let signature = idp.0.keys.lock().unwrap().sign(&self.by, &text);
        format!("{text}.{}", encode(signature))
    }
}
