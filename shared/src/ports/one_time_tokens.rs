use async_trait::async_trait;
use jiff::Timestamp;

use super::PortError;

/// Tickets: secrets that are good once and for a short time, such as the one in a mailed link. What is kept under them
/// is for the function that wrote it.
#[async_trait]
pub trait OneTimeTokens: Send + Sync {
    /// Keeps a text under a secret until then. MUST store no more than a digest of the secret.
    async fn keep(
        &self,
        purpose: &'static str,
        secret: &str,
        text: &str,
        until: Timestamp,
    ) -> Result<(), PortError>;

    /// The text, which stays good. Nothing when the secret is unknown, used or too old.
    async fn read(&self, purpose: &'static str, secret: &str) -> Result<Option<String>, PortError>;

    /// Takes the text, once: of several takers at the same time, one MUST get it. Nothing when the secret is unknown,
    /// used or too old.
    async fn take(&self, purpose: &'static str, secret: &str) -> Result<Option<String>, PortError>;
}
