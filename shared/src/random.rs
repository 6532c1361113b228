//! Random and derived identifiers.

use domain::ids::{DocumentId, UserId};
use sha2::{Digest, Sha256};
use thiserror::Error;

/// The operating system gave no random bytes.
#[derive(Debug, Error)]
#[error("no random bytes from the operating system")]
pub struct EntropyError;

/// Random bytes.
///
/// # Errors
/// When the operating system has none to give.
pub fn bytes<const N: usize>() -> Result<[u8; N], EntropyError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| EntropyError)?;
    Ok(bytes)
}

/// A new user id.
///
/// # Errors
/// When there is no randomness.
pub fn user_id() -> Result<UserId, EntropyError> {
    Ok(UserId::from_random(u128::from_be_bytes(bytes()?)))
}

/// A new document id.
///
/// # Errors
/// When there is no randomness.
pub fn document_id() -> Result<DocumentId, EntropyError> {
    Ok(DocumentId::from_random(u64::from_be_bytes(bytes()?)))
}

/// The document id that a user's idempotency key stands for, together with what is made under it: `made` names the type
/// and the service. Two requests with one key for the same thing name one document, and the conditional write lets only
/// the first of them make it. A user id has 128 random bits, so strangers cannot guess the result whatever key the user's
/// client picks.
#[must_use]
pub fn document_id_for(owner: &UserId, idempotency_key: &str, made: &str) -> DocumentId {
    let digest = Sha256::digest(format!("{owner}\n{made}\n{idempotency_key}"));
    let first = digest.iter().take(8).fold(0_u64, |bits, byte| bits << 8 | u64::from(*byte));
    DocumentId::from_random(first)
}

/// A random identifier of 32 hexadecimal digits.
///
/// # Errors
/// When there is no randomness.
pub fn token_id() -> Result<String, EntropyError> {
    Ok(format!("{:032x}", u128::from_be_bytes(bytes()?)))
}

/// A secret of 256 random bits, in 64 hexadecimal digits.
///
/// # Errors
/// When there is no randomness.
pub fn secret() -> Result<String, EntropyError> {
    Ok(hexadecimal(&bytes::<32>()?))
}

/// What is stored of a secret: its SHA-256, in hexadecimal digits. No one can come from it to the secret.
#[must_use]
pub fn digest(secret: &str) -> String {
    hexadecimal(&Sha256::digest(secret))
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}
