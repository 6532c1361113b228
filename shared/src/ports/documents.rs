use async_trait::async_trait;
use domain::compliance::Disclosure;
use domain::document::Document;
use domain::ids::{DocumentId, UserId};

use super::PortError;

/// How keeping a new document ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Creation {
    /// It is kept.
    Kept,
    /// Its owner has as many drafts as one person may have. Nothing was written.
    TooManyDrafts,
}

/// A part of somebody's documents, as many as one answer bears.
#[derive(Clone, Debug)]
pub struct DocumentPage {
    /// The documents, in the order of their ids.
    pub documents: Vec<Document>,
    /// After which document the next page begins; nothing on the last one.
    pub next: Option<DocumentId>,
}

/// People's documents. A document is found by its owner's id and its own; there is no other way to it.
#[async_trait]
pub trait Documents: Send + Sync {
    /// Keeps a new document. MUST return `Conflict` when its owner has one with this id, or is gone. The drafts of one
    /// person that nobody has paid for are limited, also in a race.
    async fn create(&self, document: &Document) -> Result<Creation, PortError>;

    /// The owner's document. MUST read its own writes.
    async fn get(&self, owner: &UserId, id: DocumentId) -> Result<Option<Document>, PortError>;

    /// The owner's documents, a page at a time. MUST cost the same however many there are.
    async fn page(&self, owner: &UserId, after: Option<DocumentId>) -> Result<DocumentPage, PortError>;

    /// Those of the owner's documents that were made as parts of a bundle: the newest 90.
    async fn bundled(&self, owner: &UserId) -> Result<Vec<Document>, PortError>;

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
