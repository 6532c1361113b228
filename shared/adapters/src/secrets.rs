//! Secrets, by Secrets Manager. Each is read once in a process; a rotated one is seen by the processes that start after it.

use std::collections::BTreeMap;

use aws_sdk_secretsmanager::Client;
use shared::ports::PortError;
use tokio::sync::OnceCell;

use crate::settings::{Setting, Settings};

/// The secrets that the settings name.
pub(crate) struct Secrets {
    client: Client,
    texts: BTreeMap<Setting, (String, OnceCell<String>)>,
}

impl Secrets {
    pub(crate) fn new(client: Client, settings: &Settings) -> Self {
        let named = |secret: Setting| Some((secret, (settings.given(secret)?.to_string(), OnceCell::new())));
        Self { client, texts: Setting::SECRETS.into_iter().filter_map(named).collect() }
    }

    /// The text of a secret; nothing when the settings name none.
    pub(crate) async fn text(&self, secret: Setting) -> Result<Option<&str>, PortError> {
        let Some((id, text)) = self.texts.get(&secret) else { return Ok(None) };
        text.get_or_try_init(|| self.read(id)).await.map(|text| Some(text.as_str()))
    }

    /// Reads all of them at once. What cannot be read is read again when it is needed, and its error told then.
    pub(crate) async fn read_all(&self) {
        futures_util::future::join_all(self.texts.keys().map(|secret| self.text(*secret))).await;
    }

    async fn read(&self, id: &str) -> Result<String, PortError> {
        let answer = self.client.get_secret_value().secret_id(id).send().await;
        let secret = answer.map_err(|error| PortError::unavailable("Secrets Manager", error))?;
        let text = secret.secret_string.ok_or("the secret is not text");
        text.map_err(|error| PortError::unavailable("Secrets Manager", error))
    }
}
