use async_trait::async_trait;
use domain::compliance::Disclosure;
use domain::document::Document;
use domain::ids::{DocumentId, UserId};

use super::PortError;

/// People's documents. A document is found by its owner's id and its own; there is no other way to it.
#[async_trait]
pub trait Documents: Send + Sync {
    /// Keeps a new document. MUST return `Conflict` when its owner has one with this id, or is gone.
    async fn create(&self, document: &Document) -> Result<(), PortError>;

    /// The owner's document. MUST read its own writes.
    async fn get(&self, owner: &UserId, id: DocumentId) -> Result<Option<Document>, PortError>;

    /// All of the owner's documents, the newest first.
    async fn list(&self, owner: &UserId) -> Result<Vec<Document>, PortError>;

    /// Saves a changed document, whose version is one above that of the document it was made from. MUST return
    /// `Conflict` when the stored version is another, or the document is gone.
    async fn save(&self, document: &Document) -> Result<(), PortError>;

    /// Forgets a document; its recorded disclosure is kept. MUST return `Conflict` when the stored version is another,
    /// or the document is gone.
    async fn delete(&self, document: &Document) -> Result<(), PortError>;

    /// Records an acknowledged disclosure together with its document. MUST return `Conflict` like [`Self::save`].
    async fn disclose(&self, document: &Document, disclosure: &Disclosure) -> Result<(), PortError>;

    /// The disclosure recorded for a document.
    async fn disclosure(&self, owner: &UserId, id: DocumentId) -> Result<Option<Disclosure>, PortError>;
}
