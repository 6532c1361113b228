//! Secrets, by Secrets Manager.

use aws_sdk_secretsmanager::Client;
use shared::ports::PortError;

/// The text of a secret.
pub(crate) async fn read(client: &Client, id: &str) -> Result<String, PortError> {
    let answer = client.get_secret_value().secret_id(id).send().await;
    let secret = answer.map_err(|error| PortError::unavailable("Secrets Manager", error))?;
    let text = secret.secret_string.ok_or("the secret is not text");
    text.map_err(|error| PortError::unavailable("Secrets Manager", error))
}
