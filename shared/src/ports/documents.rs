use std::collections::BTreeSet;

use async_trait::async_trait;
use domain::documents::compliance::Disclosure;
use domain::documents::{Document, DocumentRecord};
use domain::ids::{BundleId, DocumentId, UserId};
use domain::orders::bundle::BundleDrafts;

use super::PortError;

/// A page of people, in the order of the store.
#[derive(Clone, Debug, Default)]
pub struct OwnerPage {
    /// Who, each once a page.
    pub owners: BTreeSet<UserId>,
    /// Where the next page begins; nothing on the last one.
    pub next: Option<String>,
}

/// How keeping a new document ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Creation {
    /// It is kept.
    Kept,
    /// Its owner has as many drafts as one person may have. Nothing was written.
    TooManyDrafts,
}

/// A part of someone's documents, as many as one answer bears.
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
    /// Keeps a new document, and with it the bundle that it joins. MUST return `Conflict` when its owner has one with this
    /// id, has deleted one with this id, or is gone, and when the bundle has changed since it was read. The drafts of one
    /// person that no one has paid for are limited, also in a race.
    async fn create(&self, document: &Document, bundle: Option<&BundleDrafts>)
    -> Result<Creation, PortError>;

    /// Whether the owner has deleted a document with this id.
    async fn is_deleted(&self, owner: &UserId, id: DocumentId) -> Result<bool, PortError>;

    /// The owner's newest bundle of drafts.
    async fn newest_bundle(&self, owner: &UserId) -> Result<Option<BundleDrafts>, PortError>;

    /// A bundle of drafts.
    async fn bundle(&self, owner: &UserId, id: &BundleId) -> Result<Option<BundleDrafts>, PortError>;

    /// The records of those of these documents that are there. Nothing sealed is opened.
    async fn records(&self, owner: &UserId, ids: &[DocumentId]) -> Result<Vec<DocumentRecord>, PortError>;

    /// The records of all of the owner's documents, and the ids of those that were deleted. Nothing sealed is opened.
    async fn all_records(
        &self,
        owner: &UserId,
    ) -> Result<(Vec<DocumentRecord>, BTreeSet<DocumentId>), PortError>;

    /// The owners of paid documents, from whom the last one read on; nothing more when there is no next place.
    async fn owners_of_paid(&self, from: Option<String>) -> Result<OwnerPage, PortError>;

    /// The owner's document. MUST read its own writes.
    async fn get(&self, owner: &UserId, id: DocumentId) -> Result<Option<Document>, PortError>;

    /// The owner's documents, a page at a time. MUST cost the same however many there are.
    async fn page(&self, owner: &UserId, after: Option<DocumentId>) -> Result<DocumentPage, PortError>;

    /// Saves a changed document, whose version is one above that of the document it was made from. MUST return
    /// `Conflict` when the stored version is another, or the document is gone.
    async fn save(&self, document: &Document) -> Result<(), PortError>;

    /// Forgets a document but for the mark that its id was used; its recorded disclosure is kept. MUST return `Conflict` when the stored version is another,
    /// or the document is gone.
    async fn delete(&self, document: &Document) -> Result<(), PortError>;

    /// Notes for whom the final paper of a document is handed out. The first of a payment stays; these names are answered,
    /// whoever noted them.
    async fn note_handed_out(&self, document: &Document, names: &[String]) -> Result<Vec<String>, PortError>;

    /// For whom the final paper that the document's payment bought was handed out first.
    async fn handed_out_for(&self, document: &Document) -> Result<Option<Vec<String>>, PortError>;

    /// Records an acknowledged disclosure together with its document. MUST return `Conflict` like [`Self::save`].
    async fn disclose(&self, document: &Document, disclosure: &Disclosure) -> Result<(), PortError>;

    /// The disclosure recorded for a document.
    async fn disclosure(&self, owner: &UserId, id: DocumentId) -> Result<Option<Disclosure>, PortError>;
}
