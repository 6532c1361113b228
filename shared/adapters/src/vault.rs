//! Envelope encryption. KMS hands out a data key for each document, bound to its owner and to the document; AES-256-GCM
//! seals with it. A dump of the tables or of the bucket shows nothing, a sealed value that is moved to another row does
//! not open there, and without the KMS key none of it opens at all.

use aws_sdk_kms::Client;
use aws_sdk_kms::error::{DisplayErrorContext, SdkError};
use aws_sdk_kms::operation::decrypt::DecryptError;
use aws_sdk_kms::primitives::Blob;
use aws_sdk_kms::types::DataKeySpec;
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use shared::keyring::{self, DataKey};
use shared::ports::PortError;
use shared::random;
use zeroize::Zeroizing;

use crate::settings::{Setting, Settings};

/// The layout of a sealed value: this byte, the length of the wrapped key (two bytes, big-endian), the wrapped key, the
/// nonce, the ciphertext with its tag.
const LAYOUT: u8 = 1;

/// Where a sealed value belongs.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    /// Whose it is: a user's id, or the kind of record that belongs to nobody.
    pub(crate) owner: String,
    /// The document, or what else names it.
    pub(crate) thing: String,
    /// Which part of it.
    pub(crate) part: &'static str,
}

/// Seals and opens.
#[derive(Clone)]
pub(crate) struct Vault {
    kms: Client,
    /// Id, alias or ARN of the KMS key that wraps new data keys.
    key: String,
}

impl Place {
    pub(crate) fn new(owner: impl ToString, thing: impl ToString, part: &'static str) -> Self {
        Self { owner: owner.to_string(), thing: thing.to_string(), part }
    }

    /// What the data key is bound to. Ids have no line breaks, so two places never read the same.
    fn context(&self) -> String {
        format!("{}\n{}", self.owner, self.thing)
    }

    fn aad(&self) -> String {
        format!("{}\n{}", self.context(), self.part)
    }
}

fn failed(error: impl std::error::Error) -> PortError {
    PortError::unavailable("KMS", DisplayErrorContext(&error).to_string())
}

/// Nothing of the value itself goes into the message.
fn spoilt() -> PortError {
    PortError::unavailable("vault", "a sealed value does not open")
}

impl Vault {
    pub(crate) fn new(kms: Client, settings: &Settings) -> Self {
        Self { kms, key: settings.given(Setting::VaultKey).unwrap_or_default().to_string() }
    }

    /// Opens a connection, by a call that costs least.
    pub(crate) async fn warm(&self) {
        if !self.key.is_empty() {
            self.kms.describe_key().key_id(&self.key).send().await.ok();
        }
    }

    /// Seals a value for its place.
    pub(crate) async fn seal(&self, place: &Place, plain: &[u8]) -> Result<Vec<u8>, PortError> {
        let key = match keyring::kept(&place.context()) {
            Some(key) => key,
            None => self.new_key(place).await?,
        };
        let nonce: [u8; NONCE_LEN] = random::bytes().map_err(failed)?;
        let mut sealed = plain.to_vec();
        let aad = Aad::from(place.aad());
        cipher(&key)?
            .seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), aad, &mut sealed)
            .map_err(|_| spoilt())?;
        let length = u16::try_from(key.wrapped.len()).map_err(failed)?.to_be_bytes();
        Ok([&[LAYOUT], &length[..], &key.wrapped, &nonce, &sealed].concat())
    }

    /// Opens a value that was sealed for this place, and for no other.
    pub(crate) async fn open(&self, place: &Place, sealed: &[u8]) -> Result<Vec<u8>, PortError> {
        self.open_unless_spoilt(place, sealed).await?.ok_or_else(spoilt)
    }

    /// The same, and none when the value does not open: it was changed or cut, or sealed for another place.
    pub(crate) async fn open_unless_spoilt(
        &self,
        place: &Place,
        sealed: &[u8],
    ) -> Result<Option<Vec<u8>>, PortError> {
        let Some((wrapped, nonce, ciphertext)) = parts(sealed) else { return Ok(None) };
        let kept = keyring::kept(&place.context()).filter(|key| key.wrapped == wrapped);
        let unwrapped = match kept {
            Some(key) => Some(key),
            None => self.unwrap(place, wrapped).await?,
        };
        let Some(key) = unwrapped else { return Ok(None) };
        let mut bytes = ciphertext.to_vec();
        let nonce = Nonce::try_assume_unique_for_key(nonce).map_err(|_| spoilt())?;
        let plain = cipher(&key)?.open_in_place(nonce, Aad::from(place.aad()), &mut bytes);
        Ok(plain.ok().map(|plain| plain.to_vec()))
    }

    async fn new_key(&self, place: &Place) -> Result<DataKey, PortError> {
        let request = self.kms.generate_data_key().key_id(&self.key).key_spec(DataKeySpec::Aes256);
        let request =
            request.encryption_context("owner", &place.owner).encryption_context("document", &place.thing);
        let answer = request.send().await.map_err(failed)?;
        keep(place, answer.plaintext, answer.ciphertext_blob.map(Blob::into_inner))
    }

    /// The data key; none when KMS finds that it was not wrapped so for this place.
    async fn unwrap(&self, place: &Place, wrapped: &[u8]) -> Result<Option<DataKey>, PortError> {
        let request = self.kms.decrypt().ciphertext_blob(Blob::new(wrapped));
        let request =
            request.encryption_context("owner", &place.owner).encryption_context("document", &place.thing);
        match request.send().await {
            Ok(answer) => keep(place, answer.plaintext, Some(wrapped.to_vec())).map(Some),
            Err(error) if is_not_ours(&error) => Ok(None),
            Err(error) => Err(failed(error)),
        }
    }
}

/// Whether KMS has looked at a wrapped key and found that it was changed, or wrapped for another place.
fn is_not_ours<R>(error: &SdkError<DecryptError, R>) -> bool {
    error.as_service_error().is_some_and(DecryptError::is_invalid_ciphertext_exception)
}

fn keep(place: &Place, plain: Option<Blob>, wrapped: Option<Vec<u8>>) -> Result<DataKey, PortError> {
    let plain = Zeroizing::new(plain.map(Blob::into_inner).unwrap_or_default());
    let plain = <[u8; 32]>::try_from(plain.as_slice()).map_err(failed)?;
    let key = DataKey { plain: Zeroizing::new(plain), wrapped: wrapped.ok_or_else(spoilt)? };
    keyring::keep(&place.context(), &key);
    Ok(key)
}

fn cipher(key: &DataKey) -> Result<LessSafeKey, PortError> {
    let key = UnboundKey::new(&AES_256_GCM, &key.plain[..]).map_err(|_| spoilt())?;
    Ok(LessSafeKey::new(key))
}

/// The wrapped key, the nonce and the ciphertext.
fn parts(sealed: &[u8]) -> Option<(&[u8], &[u8], &[u8])> {
    let (&LAYOUT, rest) = sealed.split_first()? else { return None };
    let (length, rest) = rest.split_first_chunk::<2>()?;
    let (wrapped, rest) = rest.split_at_checked(usize::from(u16::from_be_bytes(*length)))?;
    let (nonce, ciphertext) = rest.split_at_checked(NONCE_LEN)?;
    Some((wrapped, nonce, ciphertext))
}
