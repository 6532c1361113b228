//! Somebody at the running product, by its API alone.

use std::io;
use std::time::Duration;

use reqwest::{Client, Method};
use serde_json::{Value, json};
use shared::random;

use super::EventsError;
use super::place::Place;

/// The password in the samples.
pub(super) const PASSWORD: &str = "Seashell1";

/// Somebody with a new account.
pub(super) struct Guest<'a> {
    at: &'a Place,
    http: Client,
    pub(super) email: String,
    pub(super) token: String,
    pub(super) id: String,
}

impl<'a> Guest<'a> {
    pub(super) async fn registered(at: &'a Place) -> Result<Self, EventsError> {
        // The program's HTTP clients have no provider of their own; whoever comes second finds it done.
        rustls::crypto::ring::default_provider().install_default().ok();
        let http = Client::builder().no_proxy().timeout(Duration::from_secs(30)).build();
        let http = http.map_err(io::Error::other)?;
        let mut guest = Self { at, http, email: new_address()?, token: String::new(), id: String::new() };
        let form =
            json!({"email": guest.email, "password": PASSWORD, "firstName": "María", "lastName": "López"});
        let session = guest.post("/api/auth/register", &form).await?;
        (guest.token, guest.id) = (text(&session["token"]), text(&session["user"]["id"]));
        Ok(guest)
    }

    /// Where the site is.
    pub(super) fn site(&self) -> &str {
        &self.at.site
    }

    pub(super) async fn call(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Value, EventsError> {
        let mut request = self.http.request(method, format!("{}{path}", self.at.site));
        if !self.token.is_empty() {
            request = request.bearer_auth(&self.token);
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

    /// The secret of the link that this call has mailed to an address.
    pub(super) async fn mailed_link(&self, path: &str, body: &Value) -> Result<String, EventsError> {
        self.post(path, body).await?;
        self.at.mailed_secret(&text(&body["email"]))
    }
}

pub(super) fn new_address() -> io::Result<String> {
    let name = random::token_id().map_err(io::Error::other)?;
    Ok(format!("sample-{}@example.com", name.get(..12).unwrap_or(&name)))
}

pub(super) fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}
