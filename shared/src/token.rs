//! The signed token that a signed-in client carries. It is worth only as much as its session row, which is looked up at every call.

mod signing;

use std::collections::BTreeMap;

use domain::ids::UserId;
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Who issues and who accepts the tokens.
const ISSUER: &str = "coquina";

/// What a token says.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Claims {
    /// Whose.
    pub sub: UserId,
    /// The session's id.
    pub sid: String,
    /// Issuer.
    iss: String,
    /// When it was issued, in seconds since 1970.
    iat: i64,
    /// When it ends, in seconds since 1970.
    exp: i64,
}

/// The signing keys. Several are accepted while one signs, so that keys can be rotated without signing people out.
#[derive(Clone)]
pub struct Tokens {
    current: String,
    keys: BTreeMap<String, (EncodingKey, DecodingKey)>,
}

/// The secret's text: `{"current": "k1", "k1": "<at least 32 characters>"}`, flat because a generated secret is.
#[derive(Deserialize)]
struct KeyFile {
    current: String,
    #[serde(flatten)]
    keys: BTreeMap<String, String>,
}

/// What can be wrong with keys or tokens.
#[derive(Debug, Error)]
pub enum TokenError {
    /// The secret is not of the expected form.
    #[error(
        "the token secret has to be JSON with `current` and the key of that name, each key of at least 32 characters"
    )]
    Keys,
    /// The token is forged, expired or of another form.
    #[error("the token is not valid")]
    Invalid,
}

impl Tokens {
    /// Reads the keys from the secret's text.
    ///
    /// # Errors
    /// When the text is of another form, a key is short or the current key is missing.
    pub fn from_secret(text: &str) -> Result<Self, TokenError> {
        let file: KeyFile = serde_json::from_str(text).map_err(|_| TokenError::Keys)?;
        let long_enough = file.keys.values().all(|key| key.len() >= 32);
        if !long_enough || !file.keys.contains_key(&file.current) {
            return Err(TokenError::Keys);
        }
        signing::install();
        let pair =
            |key: &str| (EncodingKey::from_secret(key.as_bytes()), DecodingKey::from_secret(key.as_bytes()));
        let keys = file.keys.iter().map(|(id, key)| (id.clone(), pair(key))).collect();
        Ok(Self { current: file.current, keys })
    }

    /// Signs a token. Times are in seconds since 1970.
    ///
    /// # Errors
    /// When the signing library fails.
    pub fn sign(&self, user: &UserId, session: &str, issued: i64, ends: i64) -> Result<String, TokenError> {
        let claims = Claims {
            sub: user.clone(),
            sid: session.to_string(),
            iss: ISSUER.to_string(),
            iat: issued,
            exp: ends,
        };
        let header = Header { kid: Some(self.current.clone()), ..Header::new(Algorithm::HS256) };
        let (key, _) = self.keys.get(&self.current).ok_or(TokenError::Keys)?;
        jsonwebtoken::encode(&header, &claims, key).map_err(|_| TokenError::Invalid)
    }

    /// Reads a token that one of the keys has signed and that has not ended.
    ///
    /// # Errors
    /// When it is anything else.
    pub fn read(&self, token: &str) -> Result<Claims, TokenError> {
        let header = jsonwebtoken::decode_header(token).map_err(|_| TokenError::Invalid)?;
        let key = header.kid.as_ref().and_then(|kid| self.keys.get(kid)).ok_or(TokenError::Invalid)?;
        let mut rules = Validation::new(Algorithm::HS256);
        rules.set_issuer(&[ISSUER]);
        rules.set_required_spec_claims(&["exp", "iss", "sub"]);
        rules.leeway = 0;
        let read = jsonwebtoken::decode::<Claims>(token, &key.1, &rules);
        read.map(|token| token.claims).map_err(|_| TokenError::Invalid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str = r#"{"current":"k1","k1":"0123456789abcdef0123456789abcdef"}"#;
    const BOTH: &str =
        r#"{"current":"k2","k1":"0123456789abcdef0123456789abcdef","k2":"fedcba9876543210fedcba9876543210"}"#;
    const LATER: i64 = 4_000_000_000;

    fn signed(secret: &str, ends: i64) -> String {
        Tokens::from_secret(secret).unwrap().sign(&UserId::from_random(1), "s", 0, ends).unwrap()
    }

    #[test]
    fn a_token_signed_before_a_rotation_is_still_good() {
        let claims = Tokens::from_secret(BOTH).unwrap().read(&signed(ONE, LATER)).unwrap();
        assert_eq!(claims.sub, UserId::from_random(1));
    }

    /// Functions start at different times: while some sign with the new key, others must already accept it.
    #[test]
    fn a_key_is_accepted_before_it_signs() {
        let added = BOTH.replace(r#""current":"k2""#, r#""current":"k1""#);
        let not_restarted = Tokens::from_secret(&added).unwrap();
        assert!(not_restarted.read(&signed(BOTH, LATER)).is_ok(), "the new key signs elsewhere already");
        assert!(not_restarted.read(&signed(ONE, LATER)).is_ok());
        assert!(Tokens::from_secret(BOTH).unwrap().read(&signed(&added, LATER)).is_ok());
        assert!(
            Tokens::from_secret(ONE).unwrap().read(&signed(BOTH, LATER)).is_err(),
            "in one step it would not be"
        );
    }

    #[test]
    fn foreign_ended_and_unsigned_tokens_are_refused() {
        let tokens = Tokens::from_secret(ONE).unwrap();
        assert!(tokens.read(&signed(BOTH, LATER)).is_err(), "unknown key");
        assert!(tokens.read(&signed(ONE, 1)).is_err(), "ended");
        let (head, rest) =
            signed(ONE, LATER).split_once('.').map(|(a, b)| (a.to_string(), b.to_string())).unwrap();
        let payload = rest.split('.').next().unwrap().to_string();
        assert!(tokens.read(&format!("{head}.{payload}.")).is_err(), "no signature");
        assert!(tokens.read("x").is_err());
    }

    #[test]
    fn the_token_of_another_implementation_is_read() {
        // Signed by: openssl dgst -sha256 -hmac 0123456789abcdef0123456789abcdef -binary
        let token = concat!(
            "eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIn0.eyJzdWIiOiIwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMSIsInNpZCI6",
            "InMiLCJpc3MiOiJjb3F1aW5hIiwiaWF0IjowLCJleHAiOjQwMDAwMDAwMDB9.xqQcjzxfxjbnzTVIqzWifIJ5nu2i26HB6MEAddL",
            "V8io",
        );
        let claims = Tokens::from_secret(ONE).unwrap().read(token).unwrap();
        assert_eq!((claims.sub, claims.sid.as_str()), (UserId::from_random(1), "s"));
    }

    #[test]
    fn a_token_that_names_another_algorithm_is_refused_although_it_is_signed() {
        let key = EncodingKey::from_secret(b"0123456789abcdef0123456789abcdef");
        let tokens = Tokens::from_secret(ONE).unwrap();
        let payload = signed(ONE, LATER).split('.').nth(1).unwrap().to_string();
        // The heads of tokens that say `HS256`, `none`, `RS256` and `HS512`.
        for (head, good) in [
            ("eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIn0", true),
            ("eyJhbGciOiJub25lIiwia2lkIjoiazEifQ", false),
            ("eyJhbGciOiJSUzI1NiIsImtpZCI6ImsxIn0", false),
            ("eyJhbGciOiJIUzUxMiIsImtpZCI6ImsxIn0", false),
        ] {
            let signed = format!("{head}.{payload}");
            let signature = jsonwebtoken::crypto::sign(signed.as_bytes(), &key, Algorithm::HS256).unwrap();
            assert_eq!(tokens.read(&format!("{signed}.{signature}")).is_ok(), good, "{head}");
        }
    }

    #[test]
    fn short_keys_are_refused() {
        assert!(Tokens::from_secret(r#"{"current":"k1","k1":"short"}"#).is_err());
    }
}
