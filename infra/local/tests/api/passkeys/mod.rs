//! Passkeys. The browser and the device are another implementation than the one that checks them here.

mod account;
mod device_codes;
mod forged;
mod later;
mod registration;
mod reset;
mod step_up;

use local::authenticator::Device;
use serde_json::{Value, json};

use crate::product::{Answer, PASSWORD, Person, eventually};

const SIGN_IN: &str = "/api/auth/passkey";

/// What a browser was asked for.
struct Asked {
    challenge: String,
    options: Value,
}

impl Asked {
    /// The body that answers it.
    fn answer(&self, credential: &Value) -> Value {
        json!({"challenge": self.challenge, "credential": credential})
    }
}

impl Person {
    /// Where the site is, for a browser.
    fn site(&self) -> String {
        self.at.site.replace("127.0.0.1", "localhost")
    }

    async fn asked(&self, path: &str, body: &Value) -> Asked {
        let asked = self.post(path, body).await.expect(200);
        let challenge = asked["challenge"].as_str().unwrap().to_string();
        Asked { challenge, options: asked["publicKey"].clone() }
    }

    /// Asks for a new passkey, with whatever proves who asks.
    async fn asked_to_add(&self, proof: &Value) -> Asked {
        self.asked("/api/account/passkeys/options", proof).await
    }

    /// Adds a passkey on a device.
    async fn add_passkey(&self, device: &Device, proof: &Value) -> Value {
        let asked = self.asked_to_add(proof).await;
        let made = device.create(&self.site(), &asked.options).await.unwrap();
        let mut body = asked.answer(&made);
        body["name"] = json!("My phone");
        self.post("/api/account/passkeys", &body).await.expect(201)
    }

    /// Someone with a new account and a passkey.
    async fn with_passkey(at: &crate::product::Address) -> (Self, Device) {
        let (person, device) = (Self::registered(at).await, Device::default());
        person.add_passkey(&device, &json!({"password": PASSWORD})).await;
        (person, device)
    }

    async fn asked_to_sign_in(&self) -> Asked {
        self.asked("/api/auth/passkey/options", &json!({})).await
    }

    /// What a device answers at a sign-in.
    async fn passkey_answer(&self, device: &Device) -> Value {
        let asked = self.asked_to_sign_in().await;
        asked.answer(&device.get(&self.site(), &asked.options).await.unwrap())
    }

    async fn sign_in_by_passkey(&self, device: &Device) -> Answer {
        let answer = self.passkey_answer(device).await;
        self.post(SIGN_IN, &answer).await
    }

    /// The same person in a session that a passkey has opened.
    async fn signed_in_by_passkey(&self, device: &Device) -> Self {
        let session = self.sign_in_by_passkey(device).await.expect(200);
        Self { token: Some(session["token"].as_str().unwrap().to_string()), ..self.clone() }
    }

    /// What a device answers when someone who is signed in confirms something.
    async fn proof(&self, device: &Device) -> Value {
        let asked = self.asked("/api/account/proof/options", &json!({})).await;
        let answer = device.get(&self.site(), &asked.options).await.unwrap();
        json!({"passkey": asked.answer(&answer)})
    }

    /// The text of the newest mail with this subject, once there are so many of them.
    async fn mail_about(&self, subject: &str, count: usize) -> String {
        let found = || -> Vec<String> {
            let mails = self.at.mail_to(&self.email).into_iter();
            mails.filter(|mail| mail.contains(&format!("Subject: {subject}"))).collect()
        };
        eventually(subject, || async { found().len() >= count }).await;
        found().pop().unwrap().replace("=\r\n", "").replace("=3D", "=")
    }

    /// The secret of the link in that mail.
    async fn link_about(&self, subject: &str, count: usize) -> String {
        let mail = self.mail_about(subject, count).await;
        let after = mail.split_once("#token=").expect("a link").1;
        after.chars().take_while(char::is_ascii_hexdigit).collect()
    }

    /// The kinds of what has happened to the account, the newest first.
    async fn happenings(&self) -> Vec<String> {
        let page = self.get("/api/account/activity").await.expect(200);
        let events = page["events"].as_array().unwrap().iter();
        events.map(|event| event["kind"].as_str().unwrap().to_string()).collect()
    }
}
