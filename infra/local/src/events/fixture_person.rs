//! Someone at the product on this machine, whose mail is read.

use std::io;

use conformance::{Person, Values, digits};
use serde_json::{Value, json};

use super::EventsError;
use super::running_product::RunningProduct;

/// The password in the samples.
pub(super) const PASSWORD: &str = "Seashell1";

/// Someone with a new account.
pub(super) struct FixturePerson<'a> {
    at: &'a RunningProduct,
    pub(super) person: Person,
}

/// A sign-in that asks for a code: what it is sent back with, and the code from the mail.
struct CodeAsked {
    challenge: String,
    code: String,
}

impl<'a> FixturePerson<'a> {
    pub(super) async fn registered(at: &'a RunningProduct) -> Result<Self, EventsError> {
        let person = Person::registered(&at.target()?, &new_address()?, PASSWORD).await?;
        Ok(Self { at, person })
    }

    /// Where a browser has the site open. Passkeys are for a name, never for a network address.
    pub(super) fn origin(&self) -> String {
        self.at.site.replace("127.0.0.1", "localhost")
    }

    /// The secret of the link to a page that this call has mailed to an address.
    async fn mailed_link(&self, path: &str, body: &Value, page: &str) -> Result<String, EventsError> {
        self.person.post(path, body).await?;
        self.at.mailed_secret(body["email"].as_str().unwrap_or(&self.person.email), page).await
    }

    /// Links to pages, each with a secret that is good once.
    pub(super) async fn links(&self) -> Result<Values, EventsError> {
        let reset = json!({"email": self.person.email});
        let address = json!({"email": new_address()?, "password": PASSWORD});
        Ok(Values::from([
            ("RESET_LINK", self.mailed_link("/api/auth/password-reset", &reset, "reset-password").await?),
            ("ADDRESS_LINK", self.mailed_link("/api/account/email", &address, "confirm-email").await?),
            ("CONFIRMATION_LINK", self.confirmation_link().await?),
        ]))
    }

    /// A sign-in on a new browser that waits for its code.
    pub(super) async fn waiting_sign_in(&self) -> Result<Values, EventsError> {
        let asked = self.code_asked().await?;
        Ok(Values::from([("CHALLENGE", asked.challenge), ("LOGIN_CODE", asked.code)]))
    }

    /// Signs in on a browser that the account does not know. Where that needs no code, there is none.
    async fn code_asked(&self) -> Result<CodeAsked, EventsError> {
        let form = json!({"email": self.person.email, "password": PASSWORD});
        let request = self.person.target.http().post(format!("{}/api/auth/login", self.at.site)).json(&form);
        let answer = request.send().await.map_err(|_| EventsError::NotRunning(self.at.site.clone()))?;
        let answer: Value = answer.json().await.unwrap_or_default();
        let Some(challenge) = answer["challenge"].as_str() else {
            return Ok(CodeAsked { challenge: "none".to_string(), code: "000000".to_string() });
        };
        let code = self.at.mailed_code(&self.person.email).await?;
        Ok(CodeAsked { challenge: challenge.to_string(), code })
    }

    /// Signs in on a browser that the account does not know, which is mailed: the secret of the link for "that was not me".
    pub(super) async fn not_me_link(&self) -> Result<String, EventsError> {
        let asked = self.code_asked().await?;
        if asked.challenge != "none" {
            let entered = json!({"challenge": asked.challenge, "code": asked.code});
            self.person.post_from_elsewhere("/api/auth/login/code", &entered).await?;
        }
        self.at.mailed_secret(&self.person.email, "not-me").await
    }

    /// Confirms the address by the mailed link.
    pub(super) async fn confirm_address(&self) -> Result<(), EventsError> {
        let secret = self.confirmation_link().await?;
        self.person.post("/api/auth/email-confirmation/confirm", &json!({"token": secret})).await?;
        Ok(())
    }

    /// The secret of a new link that confirms the address.
    async fn confirmation_link(&self) -> Result<String, EventsError> {
        self.mailed_link("/api/auth/email-confirmation", &json!({}), "confirm-email").await
    }
}

pub(super) fn new_address() -> io::Result<String> {
    Ok(format!("sample-{}@example.com", digits::<6>()?))
}
