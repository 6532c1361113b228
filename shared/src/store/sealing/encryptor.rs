//! Envelope encryption with AES-256-GCM. A dump of the tables or of the bucket shows nothing, a sealed value that is moved to
//! another row does not open there, and without the KMS key none of it opens at all.
//!
//! - What belongs to a document has a data key of its own, wrapped by its owner's key; KMS unwraps that one, once a request
//!   (`person_key.rs`).
//! - Everything else, and what was written before people had keys, has a data key that KMS itself has wrapped, bound to its
//!   owner and to the record.

use crate::ports::PortError;
use crate::request_keys::{self, DataKey};
use aws_sdk_kms::Client;
use aws_sdk_kms::error::SdkError;
use aws_sdk_kms::operation::decrypt::DecryptError;
use aws_sdk_kms::primitives::Blob;
use aws_sdk_kms::types::DataKeySpec;

use super::cipher::{decrypt, encrypt, spoilt};
use super::context::EncryptionContext;
use super::data_key::{data_key, failed};
use super::layouts::{UNDER_KMS, UNDER_PERSON, open_under, parts, seal_under};
use super::person_key::PersonKeys;

/// Seals and opens.
#[derive(Clone)]
pub struct Encryptor {
    kms: Client,
    /// Id, alias or ARN of the KMS key that wraps new data keys.
    key: String,
    people: PersonKeys,
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
    pub(in crate::store) async fn seal(
        &self,
        place: &EncryptionContext,
        plain: &[u8],
    ) -> Result<Vec<u8>, PortError> {
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
    pub(in crate::store) async fn open(
        &self,
        place: &EncryptionContext,
        sealed: &[u8],
    ) -> Result<Vec<u8>, PortError> {
        self.open_unless_spoilt(place, sealed).await?.ok_or_else(spoilt)
    }

    /// The same, and none when the value does not open: it was changed or cut, or sealed for another place.
    pub(in crate::store) async fn open_unless_spoilt(
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
