//! Passkeys by `WebAuthn` (W3C, level 3). The library checks; what is chosen here is which passkeys are asked for.

mod ceremony;

pub use ceremony::{Ceremony, ClaimedCredential, NewPasskey, PasskeyError, PasskeyRefused};

use crate::ports::PortError;
use crate::random;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use domain::accounts::{Account, PasskeySet};
use domain::ids::UserId;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thiserror::Error;
use webauthn_rs::prelude::{
    CredentialID, DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid, WebauthnError,
};
use webauthn_rs::{Webauthn, WebauthnBuilder};

/// So much of a digest tells an account's passkeys apart, in hexadecimal digits.
const ID_DIGITS: usize = 32;

/// The site has no address for passkeys.
#[derive(Debug, Error)]
#[error("passkeys need a site whose host is a name, such as https://example.com or http://localhost:8080")]
pub struct NoSiteForPasskeys;

/// Passkeys by `WebAuthn`. Everything here is computed; nothing is stored or asked for elsewhere.
pub struct WebAuthn(Webauthn);

impl WebAuthn {
    /// The passkeys of the site at this address.
    ///
    /// # Errors
    /// When its host is not a name.
    pub fn new(site: &str) -> Result<Self, NoSiteForPasskeys> {
        let origin = Url::parse(site).map_err(|_| NoSiteForPasskeys)?;
        let host = origin.domain().ok_or(NoSiteForPasskeys)?;
        let builder = WebauthnBuilder::new(host, &origin).map_err(|_| NoSiteForPasskeys)?;
        builder.rp_name("Coquina").build().map(Self).map_err(|_| NoSiteForPasskeys)
    }
}

impl WebAuthn {
    /// Begins to add a passkey to an account. The browser MUST be told to verify its user, to keep the passkey so that it is
    /// found without a name, and which passkeys are there already.
    pub fn begin_registration(&self, account: &Account, known: &PasskeySet) -> Result<Ceremony, PortError> {
        let known: Vec<CredentialID> = kept(known)?.iter().map(|passkey| passkey.cred_id().clone()).collect();
        let begun = self.0.start_passkey_registration(
            handle(&account.id)?,
            account.email.as_str(),
            &display_name(account),
            Some(known),
        );
        let (asked, state) = begun.map_err(failed)?;
        let mut options = written(&asked.public_key)?;
        // The library leaves this to the browser, to spare the memory of old security keys. A passkey that is not found
        // without a name could not sign in here.
        options["authenticatorSelection"]["residentKey"] = json!("required");
        options["authenticatorSelection"]["requireResidentKey"] = json!(true);
        Ok(Ceremony { options, state: stored(&state)? })
    }

    /// Checks what the browser has made. MUST refuse another challenge, origin or site, and a user who was not verified.
    pub fn finish_registration(&self, state: &str, answer: &Value) -> Result<NewPasskey, PasskeyError> {
        let state: PasskeyRegistration = restored(state)?;
        let answer: RegisterPublicKeyCredential = read(answer)?;
        let properties = answer.extensions.cred_props.as_ref();
        if properties.is_some_and(|properties| properties.rk == Some(false)) {
            return Err(PasskeyRefused::NotKept.into());
        }
        let passkey = self.0.finish_passkey_registration(&answer, &state).map_err(refusal)?;
        Ok(NewPasskey { id: id(passkey.cred_id().as_ref()), credential: stored(&passkey)? })
    }

    /// Begins a proof by one of these passkeys, or by any that the browser finds when there are none.
    pub fn begin_proof(&self, allowed: &PasskeySet) -> Result<Ceremony, PortError> {
        let (asked, state) = self.0.start_discoverable_authentication().map_err(failed)?;
        let mut options = written(&asked.public_key)?;
        if !allowed.is_empty() {
            let (named, _) = self.0.start_passkey_authentication(&kept(allowed)?).map_err(failed)?;
            options["allowCredentials"] = written(&named.public_key.allow_credentials)?;
        }
        Ok(Ceremony { options, state: stored(&state)? })
    }

    /// Whose an answer claims to be.
    pub fn claim(&self, answer: &Value) -> Result<ClaimedCredential, PasskeyRefused> {
        let answer: PublicKeyCredential = read(answer)?;
        let user = match answer.get_user_unique_id() {
            Some(handle) => Some(user(handle).ok_or(PasskeyRefused::Unknown)?),
            None => None,
        };
        Ok(ClaimedCredential { user, id: id(answer.get_credential_id()) })
    }

    /// Checks an answer with a passkey's public key: what has to be kept of it from then on. MUST refuse another challenge,
    /// origin or site, a wrong signature, a user who was not verified, and a counter that does not rise.
    pub fn finish_proof(
        &self,
        state: &str,
        answer: &Value,
        passkey: &domain::accounts::Passkey,
    ) -> Result<String, PasskeyError> {
        let state: DiscoverableAuthentication = restored(state)?;
        let answer: PublicKeyCredential = read(answer)?;
        let mut passkey: Passkey = restored(&passkey.credential)?;
        let checked = self.0.finish_discoverable_authentication_v2(&answer, state, &passkey);
        passkey.update_credential(&checked.map_err(refusal)?);
        Ok(stored(&passkey)?)
    }
}

/// The user handle is the account's random id: it names no one, and finds the account without a list of its own.
fn handle(user: &UserId) -> Result<Uuid, PortError> {
    Uuid::try_parse(user.as_str()).map_err(|error| PortError::unavailable("WebAuthn", error))
}

fn user(handle: &[u8]) -> Option<UserId> {
    UserId::try_from(Uuid::from_slice(handle).ok()?.simple().to_string()).ok()
}

fn id(credential: &[u8]) -> String {
    let mut digest = random::digest(&URL_SAFE_NO_PAD.encode(credential));
    digest.truncate(ID_DIGITS);
    digest
}

fn display_name(account: &Account) -> String {
    let names: Vec<&str> =
        [&account.first_name, &account.last_name].into_iter().flatten().map(String::as_str).collect();
    if names.is_empty() { account.email.as_str().to_string() } else { names.join(" ") }
}

fn kept(set: &PasskeySet) -> Result<Vec<Passkey>, PortError> {
    set.passkeys.iter().map(|passkey| restored(&passkey.credential)).collect()
}

/// What a browser sent.
fn read<T: DeserializeOwned>(answer: &Value) -> Result<T, PasskeyRefused> {
    T::deserialize(answer).map_err(|_| PasskeyRefused::Unreadable)
}

/// No parser's message goes into the log: it could quote the value.
fn restored<T: DeserializeOwned>(text: &str) -> Result<T, PortError> {
    serde_json::from_str(text)
        .map_err(|_| PortError::unavailable("WebAuthn", "what was kept is not readable"))
}

fn stored(value: &impl Serialize) -> Result<String, PortError> {
    serde_json::to_string(value).map_err(failed)
}

fn written(value: &impl Serialize) -> Result<Value, PortError> {
    serde_json::to_value(value).map_err(failed)
}

fn failed(error: impl std::error::Error + Send + Sync + 'static) -> PortError {
    PortError::unavailable("WebAuthn", error)
}

fn refusal(error: WebauthnError) -> PasskeyRefused {
    match error {
        WebauthnError::InvalidRPOrigin
        | WebauthnError::InvalidRPIDHash
        | WebauthnError::CredentialCrossOrigin => PasskeyRefused::OtherSite,
        WebauthnError::UserNotVerified | WebauthnError::UserNotPresent => PasskeyRefused::NotVerified,
        WebauthnError::CredentialNotFound => PasskeyRefused::Unknown,
        WebauthnError::CredentialPossibleCompromise => PasskeyRefused::Copied,
        WebauthnError::ParseBase64Failure(_)
        | WebauthnError::ParseCBORFailure(_)
        | WebauthnError::ParseJSONFailure(_)
        | WebauthnError::ParseNOMFailure
        | WebauthnError::ParseInsufficientBytesAvailable => PasskeyRefused::Unreadable,
        _ => PasskeyRefused::Wrong,
    }
}
