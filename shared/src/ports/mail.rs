use async_trait::async_trait;

use super::PortError;

/// A message in plain text.
#[derive(Clone, Debug)]
pub struct Message {
    /// The receiver's address.
    pub to: String,
    /// Where an answer goes; the sender, when absent.
    pub reply_to: Option<String>,
    /// Subject, one line.
    pub subject: String,
    /// Text.
    pub text: String,
}

/// Outgoing mail. The sender's address is a setting.
#[async_trait]
pub trait Mail: Send + Sync {
    /// Sends a message.
    async fn send(&self, message: &Message) -> Result<(), PortError>;

    /// The address of the people who run the service.
    fn operator(&self) -> &str;
}
