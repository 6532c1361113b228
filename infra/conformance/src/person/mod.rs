//! Someone at the running product, by its API alone.

use std::io;
use std::time::Duration;

use reqwest::{Client, Method};
use serde_json::{Value, json};
use shared::random;
use stripe_emulator::plain_http;

use super::EventsError;
use super::running_product::RunningProduct;
use super::text::text;

/// The password in the samples.
pub(super) const PASSWORD: &str = "Seashell1";

/// Someone with a new account.
pub(super) struct FixturePerson<'a> {
    at: &'a RunningProduct,
    http: Client,
    pub(super) email: String,
    pub(super) token: String,
    /// What makes its browser known to the account.
    pub(super) device: String,
    pub(super) id: String,
}

/// A sign-in that asks for a code: what it is sent back with, and the code from the mail.
pub(super) struct CodeAsked {
    pub(super) challenge: String,
    pub(super) code: String,
}

impl<'a> FixturePerson<'a> {
    pub(super) async fn registered(at: &'a RunningProduct) -> Result<Self, EventsError> {
        let http = plain_http().timeout(Duration::from_secs(30)).build().map_err(io::Error::other)?;
        let (email, nothing) = (new_address()?, String::new());
        let mut fixture_person =
            Self { at, http, email, token: nothing.clone(), device: nothing.clone(), id: nothing };
        let form = json!({"email": fixture_person.email, "password": PASSWORD, "firstName": "María", "lastName": "López"});
        let session = fixture_person.post("/api/auth/register", &form).await?;
        (fixture_person.token, fixture_person.id) = (text(&session["token"]), text(&session["user"]["id"]));
        fixture_person.device = text(&session["deviceToken"]);
        Ok(fixture_person)
    }

    /// Where a browser has the site open. Passkeys are for a name, never for a network address.
    pub(super) fn origin(&self) -> String {
        self.at.site.replace("127.0.0.1", "localhost")
    }

    pub(super) async fn call(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Value, EventsError> {
        let mut request = self.http.request(method, format!("{}{path}", self.at.site));
        if !self.token.is_empty() {
            request = request.bearer_auth(&self.token).header("x-device-token", &self.device);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        self.send(path, request).await
    }

    async fn send(&self, path: &str, request: reqwest::RequestBuilder) -> Result<Value, EventsError> {
        let answer = request.send().await.map_err(|_| EventsError::NotRunning(self.at.site.clone()))?;
        let status = answer.status();
        let refused = || EventsError::Refused { path: path.to_string(), status: status.as_u16() };
        if status.is_success() { answer.json().await.map_err(|_| refused()) } else { Err(refused()) }
    }

    pub(super) async fn get(&self, path: &str) -> Result<Value, EventsError> {
        self.call(Method::GET, path, None).await
    }

    /// Fetches a file.
    pub(super) async fn fetch(&self, path: &str) -> Result<(), EventsError> {
        let request = self.http.get(format!("{}{path}", self.at.site)).bearer_auth(&self.token);
        let answer = request.send().await.map_err(|_| EventsError::NotRunning(self.at.site.clone()))?;
        let status = answer.status();
        let refused = || EventsError::Refused { path: path.to_string(), status: status.as_u16() };
        if status.is_success() { Ok(()) } else { Err(refused()) }
    }

    pub(super) async fn post(&self, path: &str, body: &Value) -> Result<Value, EventsError> {
        self.call(Method::POST, path, Some(body)).await
    }

    /// Another sign-in of the same person: the name of its session.
    pub(super) async fn other_session(&self) -> Result<String, EventsError> {
        self.post("/api/auth/login", &json!({"email": self.email, "password": PASSWORD})).await?;
        let account = self.get("/api/account").await?;
        let mut sessions = account["sessions"].as_array().into_iter().flatten();
        Ok(sessions
            .find(|session| session["current"] == false)
            .map_or_else(String::new, |session| text(&session["id"])))
    }

    /// Confirms a payment with a good card, as Stripe's script does in the browser.
    pub(super) async fn confirm(&self, payment: &str, client_secret: &str) -> Result<(), EventsError> {
        let key = text(&self.get("/api/payments/settings").await?["publishableKey"]);
        let path = format!("/v1/payment_intents/{payment}/confirm");
        let request = self.http.post(format!("{}{path}", self.at.stripe));
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        let form = format!("key={key}&client_secret={client_secret}&payment_method=pm_card_visa");
        self.send(&path, request.body(form)).await.map(drop)
    }

    /// The secret of the link to a page that this call has mailed to an address.
    pub(super) async fn mailed_link(
        &self,
        path: &str,
        body: &Value,
        page: &str,
    ) -> Result<String, EventsError> {
        self.post(path, body).await?;
        self.at.mailed_secret(body["email"].as_str().unwrap_or(&self.email), page).await
    }

    /// Signs in on a browser that the account does not know. Where that needs no code, there is none.
    pub(super) async fn code_asked(&self) -> Result<CodeAsked, EventsError> {
        let form = json!({"email": self.email, "password": PASSWORD});
        let request = self.http.post(format!("{}/api/auth/login", self.at.site)).json(&form);
        let answer = request.send().await.map_err(|_| EventsError::NotRunning(self.at.site.clone()))?;
        let answer: Value = answer.json().await.unwrap_or_default();
        let Some(challenge) = answer["challenge"].as_str() else {
            return Ok(CodeAsked { challenge: "none".to_string(), code: "000000".to_string() });
        };
        Ok(CodeAsked { challenge: challenge.to_string(), code: self.at.mailed_code(&self.email).await? })
    }

    /// Signs in on a browser that the account does not know, which is mailed: the secret of the link for "that was not me".
    pub(super) async fn not_me_link(&self) -> Result<String, EventsError> {
        let asked = self.code_asked().await?;
        if asked.challenge != "none" {
            let request = self.http.post(format!("{}/api/auth/login/code", self.at.site));
            let entered = json!({"challenge": asked.challenge, "code": asked.code});
            self.send("/api/auth/login/code", request.json(&entered)).await?;
        }
        self.at.mailed_secret(&self.email, "not-me").await
    }

    /// Confirms the address by the mailed link.
    pub(super) async fn confirm_address(&self) -> Result<(), EventsError> {
        let secret = self.confirmation_link().await?;
        self.post("/api/auth/email-confirmation/confirm", &json!({"token": secret})).await.map(drop)
    }

    /// The secret of a new link that confirms the address.
    pub(super) async fn confirmation_link(&self) -> Result<String, EventsError> {
        self.mailed_link("/api/auth/email-confirmation", &json!({}), "confirm-email").await
    }
}

pub(super) fn new_address() -> io::Result<String> {
    let name = random::token_id().map_err(io::Error::other)?;
    Ok(format!("sample-{}@example.com", name.get(..12).unwrap_or(&name)))
}
