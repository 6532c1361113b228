use async_trait::async_trait;
use domain::document::Document;
use domain::ids::DocumentId;
use domain::order::Order;

use super::PortError;

/// How a fulfilment ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fulfilment {
    /// The documents are paid now, by this call.
    Done,
    /// The order had been fulfilled before. Nothing was changed.
    Before,
    /// A document has changed since it was read, or is gone. Nothing was changed.
    DocumentChanged,
    /// New documents were bought for an account that has been deleted. Nothing was changed.
    OwnerGone,
}

/// The payment ledger. It holds ids and amounts, and no answers.
#[async_trait]
pub trait Orders: Send + Sync {
    /// Keeps a new order. MUST succeed without a change when the same payment is known already.
    async fn open(&self, order: &Order) -> Result<(), PortError>;

    /// The order that a payment belongs to. MUST read its own writes.
    async fn find(&self, payment: &str) -> Result<Option<Order>, PortError>;

    /// How many payments have been asked for on behalf of a document: the number of the current attempt.
    async fn attempt(&self, document: DocumentId) -> Result<u32, PortError>;

    /// Ends an attempt, so that the next payment is a new one. MUST have no effect when the attempt is over already.
    async fn end_attempt(&self, document: DocumentId, attempt: u32) -> Result<(), PortError>;

    /// Marks the order as fulfilled and saves its paid documents, all or nothing, and once: MUST return `Before` when
    /// the order was fulfilled, and `DocumentChanged` when a document's stored version is not the one below; below a
    /// first version there is none. MUST return `OwnerGone` when new documents have no account to belong to. A document with attorney review MUST be put into the reviewers' queue with it.
    async fn fulfil(&self, order: &Order, paid: &[Document]) -> Result<Fulfilment, PortError>;

    /// Notes a webhook event. MUST return false when the event had been noted before.
    async fn note_event(&self, event: &str) -> Result<bool, PortError>;

    /// Notes money that came in and could not be matched: a person has to look at it.
    async fn note_unmatched(&self, payment: &str, why: &str) -> Result<(), PortError>;
}
