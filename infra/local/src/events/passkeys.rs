//! The people in the samples and their passkeys: one who has a passkey, and one whose browser has just made one.

use std::io;

use conformance::{Values, text};
use serde_json::{Value, json};

use super::EventsError;
use super::fixture_person::{FixturePerson, PASSWORD};
use super::running_product::RunningProduct;
use crate::authenticator::Device;

impl FixturePerson<'_> {
    /// What the browser has made, before it is sent.
    pub(super) async fn new_passkey(&self, device: &Device) -> Result<(String, Value), EventsError> {
        let asked = self.person.post("/api/account/passkeys/options", &json!({"password": PASSWORD})).await?;
        let made = device.create(&self.origin(), &asked["publicKey"]).await.map_err(io::Error::other)?;
        Ok((text(&asked["challenge"]), made))
    }

    /// What the browser answers at a sign-in, before it is sent.
    async fn passkey_answer(&self, device: &Device) -> Result<(String, Value), EventsError> {
        let asked = self.person.post("/api/auth/passkey/options", &json!({})).await?;
        let answer = device.get(&self.origin(), &asked["publicKey"]).await.map_err(io::Error::other)?;
        Ok((text(&asked["challenge"]), answer))
    }

    /// The passkey that the samples add.
    pub(super) async fn passkey_to_add(&self) -> Result<Values, EventsError> {
        let (challenge, made) = self.new_passkey(&Device::default()).await?;
        let response = |field: &str| text(&made["response"][field]);
        Ok(Values::from([
            ("NEW_PASSKEY_CHALLENGE", challenge),
            ("NEW_PASSKEY", text(&made["id"])),
            ("NEW_PASSKEY_CLIENT_DATA", response("clientDataJSON")),
            ("NEW_PASSKEY_ATTESTATION", response("attestationObject")),
        ]))
    }
}

/// Someone with a passkey who has signed in with it, and their answer at the next sign-in.
pub(super) async fn owner(at: &RunningProduct) -> Result<Values, EventsError> {
    let (paula, device) = (FixturePerson::registered(at).await?, Device::default());
    let (challenge, credential) = paula.new_passkey(&device).await?;
    let added = json!({"challenge": challenge, "credential": credential});
    let passkey = paula.person.post("/api/account/passkeys", &added).await?;
    let (challenge, credential) = paula.passkey_answer(&device).await?;
    let answer = json!({"challenge": challenge, "credential": credential});
    let session = paula.person.post("/api/auth/passkey", &answer).await?;
    let (challenge, next) = paula.passkey_answer(&device).await?;
    let response = |field: &str| text(&next["response"][field]);
    Ok(Values::from([
        ("PASSKEY", text(&passkey["id"])),
        ("PASSKEY_TOKEN", text(&session["token"])),
        ("PASSKEY_CHALLENGE", challenge),
        ("PASSKEY_CREDENTIAL", text(&next["id"])),
        ("PASSKEY_CLIENT_DATA", response("clientDataJSON")),
        ("PASSKEY_DATA", response("authenticatorData")),
        ("PASSKEY_SIGNATURE", response("signature")),
        ("PASSKEY_USER", response("userHandle")),
    ]))
}
