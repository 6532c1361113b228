use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use super::PortError;

/// A message in plain text: parts set apart by empty lines, indented lines for a name and what belongs to it, an address on a line
/// of its own. Its page is made of that where it is sent, so that both say the same.
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

/// What has become of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sending {
    /// The mail service has taken it.
    Taken,
    /// It will never be taken: its receiver's address is not good, mail to it came back, or its content is refused. Another
    /// try would end the same.
    Refused,
}

/// Outgoing mail. The sender's address is a setting.
#[async_trait]
pub trait Mail: Send + Sync {
    /// Sends a message, once: whoever gets no answer decides about another try. The reference, if any, stands in the
    /// mail's header, so that a second copy can be recognized. MUST count what is refused, and fail only where another try
    /// may do.
    async fn send(&self, message: &Message, reference: Option<&str>) -> Result<Sending, PortError>;
}
