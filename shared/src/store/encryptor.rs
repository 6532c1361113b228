//! Envelope encryption with AES-256-GCM. A dump of the tables or of the bucket shows nothing, a sealed value that is moved to
//! another row does not open there, and without the KMS key none of it opens at all.
//!
//! - What belongs to a document has a data key of its own, wrapped by its owner's key; KMS unwraps that one, once a request
//!   (`person_key.rs`).
//! - Everything else, and what was written before people had keys, has a data key that KMS itself has wrapped, bound to its
//!   owner and to the record.

use crate::ports::PortError;
use crate::random;
use crate::request_keys::{self, DataKey};
use aws_sdk_kms::Client;
use aws_sdk_kms::error::{DisplayErrorContext, SdkError};
use aws_sdk_kms::operation::decrypt::DecryptError;
use aws_sdk_kms::primitives::Blob;
use aws_sdk_kms::types::DataKeySpec;
use zeroize::Zeroizing;

use super::cipher::{KEY_LENGTH, OVERHEAD, decrypt, encrypt, spoilt};
use super::person_key::PersonKeys;

/// The layout of a value under a key of KMS: this byte, the length of the wrapped key (two bytes, big-endian), the wrapped
/// key, the ciphertext.
const UNDER_KMS: u8 = 1;

/// The layout of a value under its owner's key: this byte, the wrapped key, the ciphertext.
const UNDER_PERSON: u8 = 2;

/// Where a sealed value belongs.
#[derive(Clone, Debug)]
pub(super) struct EncryptionContext {
    /// Whose it is: a user's id, or the kind of record that belongs to no one.
    pub(super) owner: String,
    /// The document, or what else names it.
    pub(super) thing: String,
    /// Which part of it.
    pub(super) part: &'static str,
    /// Whether it is one of many things of its owner.
    is_document: bool,
}

/// Seals and opens.
#[derive(Clone)]
pub struct Encryptor {
    kms: Client,
    /// Id, alias or ARN of the KMS key that wraps new data keys.
    key: String,
    people: PersonKeys,
}

impl EncryptionContext {
    pub(super) fn new(owner: impl ToString, thing: impl ToString, part: &'static str) -> Self {
        Self { owner: owner.to_string(), thing: thing.to_string(), part, is_document: false }
    }

    /// A part of a person's document.
    pub(super) fn of_document(owner: impl ToString, document: impl ToString, part: &'static str) -> Self {
        Self { is_document: true, ..Self::new(owner, document, part) }
    }

    /// What the data key is bound to. Ids have no line breaks, so two places never read the same.
    fn context(&self) -> String {
        format!("{}\n{}", self.owner, self.thing)
    }

    fn aad(&self) -> String {
        format!("{}\n{}", self.context(), self.part)
    }
}

pub(super) fn failed(error: impl std::error::Error) -> PortError {
    PortError::unavailable("KMS", DisplayErrorContext(&error).to_string())
}

impl Encryptor {
    /// An encryptor whose data keys this KMS key wraps (id, alias or ARN); people's keys are in the main table.
    #[must_use]
    pub fn new(kms: Client, key: &str, rows: aws_sdk_dynamodb::Client, main_table: &str) -> Self {
        let people = PersonKeys::new(kms.clone(), key, rows, main_table);
        Self { kms, key: key.to_string(), people }
    }

    /// Opens a connection, by a call that costs least.
    pub async fn warm(&self) {
        if !self.key.is_empty() {
            self.kms.describe_key().key_id(&self.key).send().await.ok();
        }
    }

    /// Seals a value for its place.
    pub(super) async fn seal(&self, place: &EncryptionContext, plain: &[u8]) -> Result<Vec<u8>, PortError> {
        if place.is_document {
            let person = self.people.for_sealing(&place.owner).await?;
            return seal_under(&person, place, plain);
        }
        let key = match request_keys::kept(&place.context()) {
            Some(key) => key,
            None => self.new_key(place).await?,
        };
        let length = u16::try_from(key.wrapped.len()).map_err(failed)?.to_be_bytes();
        let sealed = encrypt(&key.plain, &place.aad(), plain)?;
        Ok([&[UNDER_KMS], &length[..], &key.wrapped, &sealed].concat())
    }

    /// Opens a value that was sealed for this place, and for no other.
    pub(super) async fn open(&self, place: &EncryptionContext, sealed: &[u8]) -> Result<Vec<u8>, PortError> {
        self.open_unless_spoilt(place, sealed).await?.ok_or_else(spoilt)
    }

    /// The same, and none when the value does not open: it was changed or cut, or sealed for another place.
    pub(super) async fn open_unless_spoilt(
        &self,
        place: &EncryptionContext,
        sealed: &[u8],
    ) -> Result<Option<Vec<u8>>, PortError> {
        match sealed.split_first() {
            Some((&UNDER_KMS, rest)) => {
                let Some((wrapped, ciphertext)) = parts(rest) else { return Ok(None) };
                let key = self.data_key(place, wrapped).await?;
                Ok(key.and_then(|key| decrypt(&key.plain, &place.aad(), ciphertext)))
            }
            Some((&UNDER_PERSON, rest)) => {
                let person = self.people.for_opening(&place.owner).await?;
                Ok(open_under(&person, place, rest))
            }
            _ => Ok(None),
        }
    }

    /// The data key; none when KMS finds that it was not wrapped so for this place.
    async fn data_key(
        &self,
        place: &EncryptionContext,
        wrapped: &[u8],
    ) -> Result<Option<DataKey>, PortError> {
        match request_keys::kept(&place.context()).filter(|key| key.wrapped == wrapped) {
            Some(key) => Ok(Some(key)),
            None => self.unwrap(place, wrapped).await,
        }
    }

    async fn new_key(&self, place: &EncryptionContext) -> Result<DataKey, PortError> {
        let request = self.kms.generate_data_key().key_id(&self.key).key_spec(DataKeySpec::Aes256);
        let request =
            request.encryption_context("owner", &place.owner).encryption_context("document", &place.thing);
        let answer = request.send().await.map_err(failed)?;
        keep(place, data_key(answer.plaintext, answer.ciphertext_blob.map(Blob::into_inner))?)
    }

    async fn unwrap(&self, place: &EncryptionContext, wrapped: &[u8]) -> Result<Option<DataKey>, PortError> {
        let request = self.kms.decrypt().ciphertext_blob(Blob::new(wrapped));
        let request =
            request.encryption_context("owner", &place.owner).encryption_context("document", &place.thing);
        match request.send().await {
            Ok(answer) => keep(place, data_key(answer.plaintext, Some(wrapped.to_vec()))?).map(Some),
            Err(error) if is_not_ours(&error) => Ok(None),
            Err(error) => Err(failed(error)),
        }
    }
}

/// Whether KMS has looked at a wrapped key and found that it was changed, or wrapped for another place.
fn is_not_ours<R>(error: &SdkError<DecryptError, R>) -> bool {
    error.as_service_error().is_some_and(DecryptError::is_invalid_ciphertext_exception)
}

fn keep(place: &EncryptionContext, key: DataKey) -> Result<DataKey, PortError> {
    request_keys::keep(&place.context(), &key);
    Ok(key)
}

/// A key as KMS has answered it.
pub(super) fn data_key(plain: Option<Blob>, wrapped: Option<Vec<u8>>) -> Result<DataKey, PortError> {
    let plain = Zeroizing::new(plain.map(Blob::into_inner).unwrap_or_default());
    let plain = <[u8; KEY_LENGTH]>::try_from(plain.as_slice()).map_err(failed)?;
    Ok(DataKey { plain: Zeroizing::new(plain), wrapped: wrapped.ok_or_else(spoilt)? })
}

/// The wrapped key and the ciphertext.
fn parts(sealed: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, rest) = sealed.split_first_chunk::<2>()?;
    rest.split_at_checked(usize::from(u16::from_be_bytes(*length)))
}

/// Each value has a new data key, so that no key encrypts much.
fn seal_under(person: &DataKey, place: &EncryptionContext, plain: &[u8]) -> Result<Vec<u8>, PortError> {
    let key = Zeroizing::new(random::bytes::<KEY_LENGTH>().map_err(failed)?);
    let wrapped = encrypt(&person.plain, &place.context(), &key[..])?;
    let sealed = encrypt(&key, &place.aad(), plain)?;
    Ok([&[UNDER_PERSON][..], &wrapped, &sealed].concat())
}

/// Nothing when it does not open: it was changed or cut, or sealed for another place.
fn open_under(person: &DataKey, place: &EncryptionContext, sealed: &[u8]) -> Option<Vec<u8>> {
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
