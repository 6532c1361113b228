//! AES-256-GCM with a random nonce in front: the nonce, the ciphertext, its tag.

use crate::ports::PortError;
use crate::random;
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};

/// The length of a key, in bytes.
pub(super) const KEY_LENGTH: usize = 32;

/// How many bytes longer than its plain text a ciphertext is.
pub(super) const OVERHEAD: usize = NONCE_LEN + 16;

/// Nothing of the value itself goes into the message.
pub(super) fn spoilt() -> PortError {
    PortError::unavailable("encryptor", "a sealed value does not open")
}

/// Encrypts, bound to `aad`.
pub(super) fn encrypt(key: &[u8; KEY_LENGTH], aad: &str, plain: &[u8]) -> Result<Vec<u8>, PortError> {
    let nonce: [u8; NONCE_LEN] =
        random::bytes().map_err(|error| PortError::unavailable("encryptor", error))?;
    let mut sealed = plain.to_vec();
    let once = Nonce::assume_unique_for_key(nonce);
    cipher(key)?.seal_in_place_append_tag(once, Aad::from(aad), &mut sealed).map_err(|_| spoilt())?;
    Ok([&nonce[..], &sealed].concat())
}

/// Decrypts what was bound to the same `aad`; nothing when it does not open.
pub(super) fn decrypt(key: &[u8; KEY_LENGTH], aad: &str, sealed: &[u8]) -> Option<Vec<u8>> {
    let (nonce, sealed) = sealed.split_at_checked(NONCE_LEN)?;
    let nonce = Nonce::try_assume_unique_for_key(nonce).ok()?;
    let mut bytes = sealed.to_vec();
    let plain = cipher(key).ok()?.open_in_place(nonce, Aad::from(aad), &mut bytes).ok()?;
    Some(plain.to_vec())
}

fn cipher(key: &[u8; KEY_LENGTH]) -> Result<LessSafeKey, PortError> {
    Ok(LessSafeKey::new(UnboundKey::new(&AES_256_GCM, key).map_err(|_| spoilt())?))
}
