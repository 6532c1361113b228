use async_trait::async_trait;
use jiff::Timestamp;

use super::{OutboxMessage, PortError};

/// A letter to the people who run the service.
#[derive(Clone, Debug)]
pub struct SupportMessage {
    /// Id, also the reference in the mail about it.
    pub id: String,
    /// When it came.
    pub received_at: Timestamp,
    /// Which form it was written on.
    pub form: &'static str,
    /// Who writes.
    pub name: String,
    /// Where the answer goes.
    pub email: String,
    /// Telephone number; empty when none was given.
    pub phone: String,
    /// How urgent it is; empty when the form does not ask.
    pub priority: String,
    /// What it is about, on one line.
    pub subject: String,
    /// The message.
    pub message: String,
}

/// Letters to the people who run the service.
#[async_trait]
pub trait SupportMessages: Send + Sync {
    /// Keeps a letter together with the mail about it, all or nothing.
    async fn keep(&self, letter: &SupportMessage, outbox_messages: &[OutboxMessage])
    -> Result<(), PortError>;
}
