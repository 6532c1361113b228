use async_trait::async_trait;
use jiff::Timestamp;

use super::{Message, PortError};
use crate::random::{self, EntropyError};

/// A message that waits to be sent.
#[derive(Clone, Debug)]
pub struct OutboxMessage {
    /// What tells it from all others. It stands in the mail, so that a second copy can be recognised.
    pub id: String,
    /// The message.
    pub message: Message,
}

impl OutboxMessage {
    /// A message with an id of its own.
    ///
    /// # Errors
    /// When there is no randomness.
    pub fn new(message: Message) -> Result<Self, EntropyError> {
        Ok(Self { id: random::token_id()?, message })
    }
}

/// A waiting message, before it is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxEntry {
    /// The message's id.
    pub id: String,
    /// From when on it may be tried.
    pub due: Timestamp,
    /// How often it was tried.
    pub tries: u32,
}

/// Mail that waits to be sent. Most of it is written by other ports, in the transaction that it tells of.
#[async_trait]
pub trait Outbox: Send + Sync {
    /// Puts messages into it, where there is nothing else to write with them.
    async fn put(&self, outbox_messages: &[OutboxMessage]) -> Result<(), PortError>;

    /// Puts messages into it that are to be sent from a moment on.
    async fn put_for(&self, outbox_messages: &[OutboxMessage], due: Timestamp) -> Result<(), PortError>;

    /// The messages that are due.
    async fn due(&self, now: Timestamp) -> Result<Vec<OutboxEntry>, PortError>;

    /// Opens a message for one try; no one else may try before `until`. MUST return `Conflict` when someone else has
    /// it, or it was sent.
    async fn claim(&self, outbox_entry: &OutboxEntry, until: Timestamp) -> Result<OutboxMessage, PortError>;

    /// Forgets a message that was sent.
    async fn sent(&self, id: &str) -> Result<(), PortError>;
}
