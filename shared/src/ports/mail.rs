use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use super::PortError;

/// A message in plain text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// Sends a message, once: whoever gets no answer decides about another try. The reference, if any, stands in the
    /// mail's header, so that a second copy can be recognised.
    async fn send(&self, message: &Message, reference: Option<&str>) -> Result<(), PortError>;
}
