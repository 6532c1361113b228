//! Someone at a running product, by its API alone.

mod steps;

use std::time::Duration;

use reqwest::{Method, RequestBuilder, Response};
use serde_json::{Value, json};

use crate::ConformanceError;
use crate::routes::template;
use crate::target::Target;
use crate::text::text;

/// How long a deletion waits, time after time, for the event of a payment that has just been made.
const PAYMENT_WAITS: [Duration; 4] =
    [Duration::from_millis(250), Duration::from_secs(1), Duration::from_secs(3), Duration::from_secs(5)];

/// Someone with a new account.
pub struct Person {
    /// The product.
    pub target: Target,
    /// The address that the account was made with.
    pub email: String,
    /// Its password.
    pub password: String,
    /// What the session is known by.
    pub token: String,
    /// What makes the browser known to the account.
    pub device: String,
    /// The account's id.
    pub id: String,
}

impl Person {
    /// Makes an account.
    ///
    /// # Errors
    /// When the product does not make it.
    pub async fn registered(target: &Target, email: &str, password: &str) -> Result<Self, ConformanceError> {
        let mut visitor = Self::visitor(target, email, password);
        visitor.register().await.map(|()| visitor)
    }

    /// Someone who has no account yet.
    pub(crate) fn visitor(target: &Target, email: &str, password: &str) -> Self {
        let nothing = String::new;
        let (email, password) = (email.to_string(), password.to_string());
        Self { target: target.clone(), email, password, token: nothing(), device: nothing(), id: nothing() }
    }

    /// Makes the account.
    pub(crate) async fn register(&mut self) -> Result<(), ConformanceError> {
        let form = json!({"email": self.email, "password": self.password, "firstName": "María", "lastName": "López"});
        let session = self.post("/api/auth/register", &form).await?;
        self.has(&session);
        Ok(())
    }

    /// Whether the product has told of a session.
    pub(crate) fn is_signed_in(&self) -> bool {
        !self.token.is_empty()
    }

    async fn sign_in(&mut self) -> Result<(), ConformanceError> {
        let login = json!({"email": self.email, "password": self.password});
        let session = self.post("/api/auth/login", &login).await?;
        self.has(&session);
        Ok(())
    }

    fn has(&mut self, session: &Value) {
        self.token = text(&session["token"]);
        self.device = text(&session["deviceToken"]);
        self.id = text(&session["user"]["id"]);
    }

    /// Asks for JSON.
    ///
    /// # Errors
    /// When the product refuses, or does not answer.
    pub async fn call(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Value, ConformanceError> {
        let mut request = self.request(method, path);
        if let Some(body) = body {
            request = request.json(body);
        }
        let answer = self.accepted(path, request).await?;
        let status = answer.status().as_u16();
        answer.json().await.map_err(|_| ConformanceError::Refused { path: template(path), status })
    }

    /// The same, without a body.
    ///
    /// # Errors
    /// As there.
    pub async fn get(&self, path: &str) -> Result<Value, ConformanceError> {
        self.call(Method::GET, path, None).await
    }

    /// The same, with a body.
    ///
    /// # Errors
    /// As there.
    pub async fn post(&self, path: &str, body: &Value) -> Result<Value, ConformanceError> {
        self.call(Method::POST, path, Some(body)).await
    }

    /// Sends a body from a browser that the account does not know.
    ///
    /// # Errors
    /// When the product refuses, or does not answer.
    pub async fn post_from_elsewhere(&self, path: &str, body: &Value) -> Result<(), ConformanceError> {
        let request = self.target.http().post(format!("{}{path}", self.target.address));
        let request = request.header("origin", &self.target.origin).json(body);
        self.accepted(path, request).await.map(drop)
    }

    /// Takes a file and leaves it.
    ///
    /// # Errors
    /// When the product refuses, or does not answer.
    pub async fn fetch(&self, path: &str) -> Result<(), ConformanceError> {
        self.accepted(path, self.request(Method::GET, path)).await.map(drop)
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.target.http().request(method, format!("{}{path}", self.target.address));
        let request = request.header("origin", &self.target.origin);
        if self.token.is_empty() {
            return request;
        }
        request.bearer_auth(&self.token).header("x-device-token", &self.device)
    }

    async fn accepted(&self, path: &str, request: RequestBuilder) -> Result<Response, ConformanceError> {
        let answer = self.target.send(request).await?;
        let status = answer.status();
        let refused = || ConformanceError::Refused { path: template(path), status: status.as_u16() };
        status.is_success().then_some(answer).ok_or_else(refused)
    }

    /// Another sign-in of the same person, as far as one is given without a code: the name of its session.
    ///
    /// # Errors
    /// When the product refuses, or does not answer.
    pub async fn other_session(&self) -> Result<String, ConformanceError> {
        self.post("/api/auth/login", &json!({"email": self.email, "password": self.password})).await?;
        let account = self.get("/api/account").await?;
        let mut sessions = account["sessions"].as_array().into_iter().flatten();
        Ok(sessions
            .find(|session| session["current"] == false)
            .map_or_else(String::new, |session| text(&session["id"])))
    }

    /// Deletes the account, with all that is in it. Who was not told of a session signs in first. An account whose payment has
    /// just been made stays until Stripe has told the product of it, which may take seconds. Where the account is gone after such a
    /// refusal, its session is as well.
    ///
    /// # Errors
    /// When the product refuses, or does not answer.
    pub async fn leave(&mut self) -> Result<(), ConformanceError> {
        if !self.is_signed_in() {
            self.sign_in().await?;
        }
        let mut outcome = self.delete_account().await;
        for wait in PAYMENT_WAITS {
            if !is_refused(&outcome, 409) {
                return outcome;
            }
            tokio::time::sleep(wait).await;
            outcome = self.delete_account().await;
            if is_refused(&outcome, 401) {
                return Ok(());
            }
        }
        outcome
    }

    async fn delete_account(&self) -> Result<(), ConformanceError> {
        self.post("/api/account/delete", &json!({"password": self.password})).await.map(drop)
    }
}

fn is_refused(outcome: &Result<(), ConformanceError>, with: u16) -> bool {
    matches!(outcome, Err(ConformanceError::Refused { status, .. }) if *status == with)
}
