//! A device with passkeys, and the browser before it: 1Password's implementation of `WebAuthn` and CTAP2. The samples and the
//! tests sign in with it, so that what checks passkeys here and what makes them have different authors.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use passkey::authenticator::{
    Authenticator, CredentialStore, DiscoverabilitySupport, StoreInfo, UiHint, UserCheck,
    UserValidationMethod,
};
use passkey::client::{Client, DefaultClientData};
use passkey::crypto::rust_crypto::RustCryptoBackend;
use passkey::types::ctap2::make_credential::{
    Options, PublicKeyCredentialRpEntity, PublicKeyCredentialUserEntity,
};
use passkey::types::ctap2::{Aaguid, Ctap2Error, StatusCode};
use passkey::types::webauthn::PublicKeyCredentialDescriptor;
use passkey::types::{Passkey, webauthn};
use reqwest::Url;
use serde_json::{Value, json};
use thiserror::Error;

/// The device makes or shows no passkey.
#[derive(Debug, Error)]
#[error("no passkey: {0}")]
pub struct NoPasskey(String);

/// The passkeys of a device. Copies of this value share them.
#[derive(Clone, Default)]
pub struct Keys(Arc<Mutex<Vec<Passkey>>>);

/// The person who holds the device.
#[derive(Clone, Copy)]
pub struct Holder {
    /// Whether the device checks that it is its owner: by a fingerprint, a face or a PIN.
    is_verified: bool,
}

/// A phone or a security key that counts its signatures.
pub struct Device {
    keys: Keys,
    holder: Holder,
}

impl Default for Device {
    fn default() -> Self {
        Self { keys: Keys::default(), holder: Holder { is_verified: true } }
    }
}

impl Device {
    /// Another device with the same private keys and counters, which goes on by itself from here.
    #[must_use]
    pub fn copied(&self) -> Self {
        let keys = Keys(Arc::new(Mutex::new(self.keys.all().clone())));
        Self { keys, holder: self.holder }
    }

    /// The same device in the hands of someone whom it does not check.
    #[must_use]
    pub fn unlocked(&self) -> Self {
        Self { keys: self.keys.clone(), holder: Holder { is_verified: false } }
    }

    /// Makes the device show its passkeys to another site, as a forged one would.
    pub fn betray_to(&self, site: &str) {
        for key in self.keys.all().iter_mut() {
            key.rp_id = site.to_string();
        }
    }

    /// The device itself, below the browser: it signs whatever it is given.
    #[must_use]
    pub fn authenticator(&self) -> Authenticator<Keys, Holder, RustCryptoBackend> {
        let (keys, holder) = (self.keys.clone(), self.holder);
        let mut device = Authenticator::new(Aaguid::new_empty(), keys, holder, RustCryptoBackend);
        device.set_make_credentials_with_signature_counter(true);
        device
    }

    /// What `navigator.credentials.create()` gives on a page of this origin, as its `toJSON()` writes it.
    ///
    /// # Errors
    /// When the options are no creation options, or the browser does not allow them here.
    pub async fn create(&self, origin: &str, options: &Value) -> Result<Value, NoPasskey> {
        let request: webauthn::CredentialCreationOptions = read(options)?;
        let mut browser = Client::new(self.authenticator()).allows_insecure_localhost(true);
        let made = browser.register(page(origin)?, request, DefaultClientData).await.map_err(refused)?;
        serde_json::to_value(made).map_err(failed)
    }

    /// What `navigator.credentials.get()` gives on a page of this origin, as its `toJSON()` writes it.
    ///
    /// # Errors
    /// When the options are no request options, the browser does not allow them here, or the device has no such passkey.
    pub async fn get(&self, origin: &str, options: &Value) -> Result<Value, NoPasskey> {
        let request: webauthn::CredentialRequestOptions = read(options)?;
        let mut browser = Client::new(self.authenticator()).allows_insecure_localhost(true);
        let shown = browser.authenticate(page(origin)?, request, DefaultClientData).await.map_err(refused)?;
        serde_json::to_value(shown).map_err(failed)
    }
}

fn page(origin: &str) -> Result<Url, NoPasskey> {
    Url::parse(origin).map_err(failed)
}

fn read<T: serde::de::DeserializeOwned>(options: &Value) -> Result<T, NoPasskey> {
    serde_json::from_value(json!({"publicKey": options})).map_err(failed)
}

fn failed(error: impl std::error::Error) -> NoPasskey {
    NoPasskey(error.to_string())
}

fn refused(error: passkey::client::WebauthnError) -> NoPasskey {
    NoPasskey(format!("{error:?}"))
}

impl Keys {
    fn all(&self) -> MutexGuard<'_, Vec<Passkey>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl CredentialStore for Keys {
    type PasskeyItem = Passkey;

    async fn find_credentials(
        &self,
        ids: Option<&[PublicKeyCredentialDescriptor]>,
        rp_id: &str,
        _user_handle: Option<&[u8]>,
    ) -> Result<Vec<Passkey>, StatusCode> {
        let is_asked_for = |key: &Passkey| {
            key.rp_id == rp_id && ids.is_none_or(|ids| ids.iter().any(|asked| asked.id == key.credential_id))
        };
        // The newest comes first, as the protocol wants it.
        let found: Vec<Passkey> = self.all().iter().rev().filter(|key| is_asked_for(key)).cloned().collect();
        if found.is_empty() { Err(Ctap2Error::NoCredentials.into()) } else { Ok(found) }
    }

    async fn save_credential(
        &mut self,
        key: Passkey,
        _user: PublicKeyCredentialUserEntity,
        _site: PublicKeyCredentialRpEntity,
        _options: Options,
    ) -> Result<(), StatusCode> {
        self.all().push(key);
        Ok(())
    }

    async fn update_credential(&mut self, changed: &Passkey) -> Result<(), StatusCode> {
        for key in self.all().iter_mut().filter(|key| key.credential_id == changed.credential_id) {
            *key = changed.clone();
        }
        Ok(())
    }

    async fn get_info(&self) -> StoreInfo {
        StoreInfo { discoverability: DiscoverabilitySupport::Full }
    }
}

#[async_trait]
impl UserValidationMethod for Holder {
    type PasskeyItem = Passkey;

    async fn check_user<'a>(
        &self,
        hint: UiHint<'a, Passkey>,
        presence: bool,
        _verification: bool,
    ) -> Result<UserCheck, Ctap2Error> {
        match hint {
            UiHint::InformExcludedCredentialFound(_) => Err(Ctap2Error::CredentialExcluded),
            _ => Ok(UserCheck { presence, verification: self.is_verified }),
        }
    }

    fn is_presence_enabled(&self) -> bool {
        true
    }

    fn is_verification_enabled(&self) -> Option<bool> {
        Some(self.is_verified)
    }
}
