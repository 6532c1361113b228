//! How sealed values are laid out.

use crate::ports::PortError;
use crate::random;
use crate::request_keys::DataKey;
use zeroize::Zeroizing;

use super::cipher::{KEY_LENGTH, OVERHEAD, decrypt, encrypt};
use super::context::EncryptionContext;
use super::data_key::failed;

/// The layout of a value under a key of KMS: this byte, the length of the wrapped key (two bytes, big-endian), the wrapped
/// key, the ciphertext.
pub(super) const UNDER_KMS: u8 = 1;

/// The layout of a value under its owner's key: this byte, the wrapped key, the ciphertext.
pub(super) const UNDER_PERSON: u8 = 2;

/// Of a value under a key of KMS: the wrapped key and the ciphertext.
pub(super) fn parts(sealed: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, rest) = sealed.split_first_chunk::<2>()?;
    rest.split_at_checked(usize::from(u16::from_be_bytes(*length)))
}

/// Each value has a new data key, so that no key encrypts much.
pub(super) fn seal_under(
    person: &DataKey,
    place: &EncryptionContext,
    plain: &[u8],
) -> Result<Vec<u8>, PortError> {
    let key = Zeroizing::new(random::bytes::<KEY_LENGTH>().map_err(failed)?);
    let wrapped = encrypt(&person.plain, &place.context(), &key[..])?;
    let sealed = encrypt(&key, &place.aad(), plain)?;
    Ok([&[UNDER_PERSON][..], &wrapped, &sealed].concat())
}

/// Nothing when it does not open: it was changed or cut, or sealed for another place.
pub(super) fn open_under(person: &DataKey, place: &EncryptionContext, sealed: &[u8]) -> Option<Vec<u8>> {
    let (wrapped, ciphertext) = sealed.split_at_checked(KEY_LENGTH + OVERHEAD)?;
    let key = Zeroizing::new(decrypt(&person.plain, &place.context(), wrapped)?);
    decrypt(<&[u8; KEY_LENGTH]>::try_from(key.as_slice()).ok()?, &place.aad(), ciphertext)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(byte: u8) -> DataKey {
        DataKey { plain: Zeroizing::new([byte; KEY_LENGTH]), wrapped: Vec::new() }
    }

    fn opens(person: &DataKey, place: &EncryptionContext, sealed: &[u8]) -> bool {
        open_under(person, place, &sealed[1..]).is_some()
    }

    #[test]
    fn a_value_under_a_persons_key_opens_at_its_place_and_nowhere_else() {
        let place = EncryptionContext::of_document("maria", 1, "content");
        let sealed = seal_under(&key(1), &place, b"Carlos Lopez").unwrap();
        assert_eq!(open_under(&key(1), &place, &sealed[1..]).unwrap(), b"Carlos Lopez");
        assert!(!opens(&key(2), &place, &sealed), "another person's key");
        for (owner, document, part) in [("ana", 1, "content"), ("maria", 2, "content"), ("maria", 1, "pdf")] {
            let other = EncryptionContext::of_document(owner, document, part);
            assert!(!opens(&key(1), &other, &sealed), "{other:?}");
        }
    }

    #[test]
    fn no_flipped_bit_and_no_cut_value_opens() {
        let place = EncryptionContext::of_document("maria", 1, "content");
        let sealed = seal_under(&key(1), &place, b"Carlos Lopez").unwrap();
        for at in 1..sealed.len() {
            let mut spoilt = sealed.clone();
            spoilt[at] ^= 1;
            assert!(!opens(&key(1), &place, &spoilt) && !opens(&key(1), &place, &sealed[..at]), "{at}");
        }
    }
}
