//! The protocol of OpenAI's chat completions, which most services and local servers speak. The service is asked at one
//! address.

mod dialect;
mod wire;

use async_trait::async_trait;
use reqwest::{Client, Response, StatusCode, Url};
use serde::Deserialize;
use serde_json::Value;
use shared::ports::{Completion, Model, ModelRequest, PortError};
use thiserror::Error;
use tokio::time::timeout;

use super::call::{CALL_TIMEOUT, unavailable};
use crate::outbound;
use dialect::Dialect;

/// The largest answer in bytes: many times what the most tokens come to.
const LARGEST_ANSWER: usize = 100_000;

/// A model at a service that speaks the protocol.
pub struct OpenAiModel {
    http: Client,
    address: Url,
    name: String,
    key: String,
    dialect: Dialect,
}

/// Why the language model's settings are refused.
#[derive(Debug, Error)]
pub enum ModelSettingsError {
    /// The secret is not of the expected form.
    #[error("the language model's secret has to be JSON with key")]
    Form,
    /// The address is none, is not encrypted, or has more in it than an address.
    #[error(
        "the language model's base address has to begin with https, without a name, a query or a fragment"
    )]
    Address,
    /// The client for calls cannot be made.
    #[error("calls to the language model cannot be made: {0}")]
    Client(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Secret {
    key: String,
}

fn unreachable(error: reqwest::Error) -> PortError {
    unavailable(outbound::cause(error))
}

fn address(base: &str) -> Option<Url> {
    let address = Url::parse(&format!("{}/chat/completions", base.trim_end_matches('/'))).ok()?;
    let has_name = !address.username().is_empty() || address.password().is_some();
    let is_plain = !has_name && !base.contains(['?', '#']);
    (is_plain && outbound::is_permitted(&address)).then_some(address)
}

impl OpenAiModel {
    /// A model of this name at a service with this base address. Nothing is called yet.
    ///
    /// # Errors
    /// When the address or the secret's text is not good.
    pub fn new(base: &str, name: &str, secret: &str) -> Result<Self, ModelSettingsError> {
        let Secret { key } = serde_json::from_str(secret).map_err(|_| ModelSettingsError::Form)?;
        let http = outbound::client(CALL_TIMEOUT);
        Ok(Self {
            http: http.map_err(|error| ModelSettingsError::Client(error.to_string()))?,
            address: address(base).ok_or(ModelSettingsError::Address)?,
            name: name.to_string(),
            key,
            dialect: Dialect::default(),
        })
    }

    /// Asks, and asks again without what the service has just said that it does not know.
    async fn ask(&self, request: &ModelRequest) -> Result<Completion, PortError> {
        loop {
            let body = self.dialect.speak(wire::body(&self.name, request));
            let (status, answer) = self.send(&body).await?;
            match status {
                StatusCode::OK => return wire::read(&answer, request).map_err(unavailable),
                StatusCode::BAD_REQUEST | StatusCode::UNPROCESSABLE_ENTITY
                    if self.dialect.learn(&body, &answer) => {}
                refused => return Err(unavailable(format!("status {}", refused.as_u16()))),
            }
        }
    }

    async fn send(&self, body: &Value) -> Result<(StatusCode, Vec<u8>), PortError> {
        let request = self.http.post(self.address.clone()).bearer_auth(&self.key).json(body);
        let answer: Response = request.send().await.map_err(unreachable)?;
        let status = answer.status();
        let body = outbound::body(answer, LARGEST_ANSWER).await.map_err(unreachable)?;
        Ok((status, body.ok_or_else(|| unavailable("the answer is too large"))?))
    }
}

#[async_trait]
impl Model for OpenAiModel {
    fn name(&self) -> &str {
        &self.name
    }

    async fn complete(&self, request: &ModelRequest) -> Result<Completion, PortError> {
        timeout(CALL_TIMEOUT, self.ask(request)).await.map_err(|_| unavailable("it is too slow"))?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn model(base: &str, secret: &str) -> Result<OpenAiModel, ModelSettingsError> {
        OpenAiModel::new(base, "m", secret)
    }

    #[test]
    fn a_44_the_model_is_asked_at_one_encrypted_address() {
        let good = |base| model(base, r#"{"key": "k"}"#).map(|model| model.address.to_string());
        assert_eq!(good("https://m.example/v1").unwrap(), "https://m.example/v1/chat/completions");
        assert_eq!(good("http://127.0.0.1:1/v1/").unwrap(), "http://127.0.0.1:1/v1/chat/completions");
        for bad in [
            "http://m.example/v1",
            "https://name:word@m.example",
            "https://m.example/?to=",
            "m",
            "https://m/#",
        ] {
            assert!(matches!(good(bad), Err(ModelSettingsError::Address)), "{bad}");
        }
    }

    #[test]
    fn a_45_the_key_is_a_secret_of_one_form() {
        for bad in ["k", r#""k""#, r#"{"secret": "k"}"#, r#"{"key": "k", "more": 1}"#, r#"{"key": 1}"#] {
            assert!(matches!(model("https://m.example", bad), Err(ModelSettingsError::Form)), "{bad}");
        }
    }
}
