//! Documents: `USER#<owner>` / `DOC#<id>`, with `DOC#<id>#COMPLIANCE` and `DOC#<id>#HANDED-OUT` beside; sealed but for ids,
//! amounts and times. What is read without opening anything is in `records.rs`.

mod bundles;
mod change_notices;
mod deleted;
mod disclosures;
mod drafts;
mod issued;
mod owners;
mod pages;
mod print_jobs;
mod records;
mod reminders;
mod row;
mod share_links;
mod verifications;
mod versions;
mod writes;

pub use change_notices::ChangeNotices;
pub use drafts::Creation;
pub use pages::DocumentPage;
pub use print_jobs::{PrintJob, PrintJobs};
pub use reminders::{Reminder, Reminders};
pub use share_links::{ShareLinks, SharedPaper};
pub use verifications::{KnownPaper, Verifications, VerifiedPaper};
pub use versions::PaperVersions;

pub(in crate::store) use deleted::not_deleted;
pub(in crate::store) use print_jobs::listing as print_listing;
pub(in crate::store) use writes::replace;

use std::collections::BTreeSet;

use super::purges;
use super::rows::{OwnerPage, is_over, owner_key, sort_key};
use super::tables::Tables;
use crate::ports::PortError;
use aws_sdk_dynamodb::types::TransactWriteItem;
use domain::documents::{Document, DocumentRecord, Status};
use domain::ids::{BundleId, DocumentId, UserId};
use domain::orders::bundle::BundleDrafts;

/// People's documents. A document is found by its owner's id and its own; there is no other way to it.
pub struct Documents(pub Tables);

impl Documents {
    /// Keeps a new document, and with it the bundle that it joins. MUST return `Conflict` when its owner has one with this
    /// id, has deleted one with this id, or is gone, and when the bundle has changed since it was read. The drafts of one
    /// person that no one has paid for are limited, also in a race.
    pub async fn create(
        &self,
        document: &Document,
        bundle: Option<&BundleDrafts>,
    ) -> Result<Creation, PortError> {
        drafts::create(&self.0, document, bundle).await
    }

    /// Whether the owner has deleted a document with this id.
    pub async fn is_deleted(&self, owner: &UserId, id: DocumentId) -> Result<bool, PortError> {
        let found = self.0.find(&self.0.main, owner_key(owner), deleted::deleted_key(id)).await?;
        Ok(found.is_some())
    }

    /// The owner's newest bundle of drafts.
    pub async fn newest_bundle(&self, owner: &UserId) -> Result<Option<BundleDrafts>, PortError> {
        bundles::newest(&self.0, owner).await
    }

    /// A bundle of drafts.
    pub async fn bundle(&self, owner: &UserId, id: &BundleId) -> Result<Option<BundleDrafts>, PortError> {
        let found = self.0.find(&self.0.main, owner_key(owner), bundles::key(id)).await?;
        found.as_ref().map(bundles::bundle).transpose()
    }

    /// The records of those of these documents that are there. Nothing sealed is opened.
    pub async fn records(
        &self,
        owner: &UserId,
        ids: &[DocumentId],
    ) -> Result<Vec<DocumentRecord>, PortError> {
        let rows = pages::rows_of(&self.0, owner, ids).await?;
        rows.iter().filter(|row| !is_over(row)).map(records::record).collect()
    }

    /// The records of all of the owner's documents, and the ids of those that were deleted. Nothing sealed is opened.
    pub async fn all_records(
        &self,
        owner: &UserId,
    ) -> Result<(Vec<DocumentRecord>, BTreeSet<DocumentId>), PortError> {
        records::all(&self.0, owner).await
    }

    /// The owners of paid documents, from whom the last one read on; nothing more when there is no next place.
    pub async fn owners_of_paid(&self, from: Option<String>) -> Result<OwnerPage, PortError> {
        owners::of_paid(&self.0, from).await
    }

    /// The owner's document. MUST read its own writes. What an account that is gone has left, and no key opens, is none.
    pub async fn get(&self, owner: &UserId, id: DocumentId) -> Result<Option<Document>, PortError> {
        let found = self.0.find(&self.0.main, owner_key(owner), sort_key(id)).await?;
        match found.filter(|item| !is_over(item)) {
            Some(item) => row::document(&self.0, owner, &item).await,
            None => Ok(None),
        }
    }

    /// The owner's documents, a page at a time. MUST cost the same however many there are.
    pub async fn page(&self, owner: &UserId, after: Option<DocumentId>) -> Result<DocumentPage, PortError> {
        pages::page(&self.0, owner, after).await
    }

    /// Saves a changed document, whose version is one above that of the document it was made from. MUST return
    /// `Conflict` when the stored version is another, or the document is gone.
    pub async fn save(&self, document: &Document) -> Result<(), PortError> {
        self.0.write(self.changed(document).await?).await
    }

    /// Saves a changed document like [`Self::save`], with the reminders that follow from the change. MUST return `Conflict` like
    /// [`Self::save`].
    pub async fn save_with_reminders(&self, before: &Document, document: &Document) -> Result<(), PortError> {
        let mut writes = self.changed(document).await?;
        writes.extend(reminders::replaced(&self.0, before, document)?);
        self.0.write(writes).await
    }

    /// The writes of a changed document. A paid one is to have a PDF of each version, also if no one asks for it.
    async fn changed(&self, document: &Document) -> Result<Vec<TransactWriteItem>, PortError> {
        let mut writes = vec![writes::replace(&self.0, document).await?];
        if document.status == Status::Paid {
            writes.push(print_jobs::listing(&self.0, document)?);
        }
        Ok(writes)
    }

    /// Deletes a document but for the mark that its id was used, and that its papers were made here; its recorded disclosure is
    /// kept. MUST return `Conflict` when the stored version is another, or the document is gone. Its share links go
    /// with it or stay with it. What one transaction has no room for, and its files, are listed to be purged.
    pub async fn delete(&self, document: &Document) -> Result<(), PortError> {
        let delete = writes::deletion(&self.0, document)?;
        let purge = purges::listing(&self.0, &document.owner, Some(document.id))?;
        let names = self.0.deletion(&self.0.main, &owner_key(&document.owner), &issued::key(document.id))?;
        let print = print_jobs::withdrawal(&self.0, document)?;
        let mut writes = vec![delete, purge, print, names, deleted::mark(&self.0.main, document)?];
        writes.extend(reminders::withdrawn(&self.0, document)?);
        let links = ShareLinks(self.0.clone()).deletions(document, versions::MOST).await?;
        let room = versions::MOST - links.len();
        writes.extend(links.into_iter().flatten());
        writes.extend(versions::deletions(&self.0, document, room).await?);
        self.0.write(writes).await
    }

    /// Deletes the names for whom a document that is gone was issued: a download may have been under way when it was deleted.
    pub async fn delete_issued_for(&self, owner: &UserId, id: DocumentId) -> Result<(), PortError> {
        self.0.delete(&self.0.main, &owner_key(owner), &issued::key(id)).await
    }

    /// Notes for whom the final paper of a document is issued. The first of a payment stays; these names are answered,
    /// whoever noted them.
    pub async fn note_issued_for(
        &self,
        document: &Document,
        names: &[String],
    ) -> Result<Vec<String>, PortError> {
        issued::note(&self.0, document, names).await
    }

    /// For whom the final paper that the document's payment bought was issued first.
    pub async fn issued_for(&self, document: &Document) -> Result<Option<Vec<String>>, PortError> {
        issued::find(&self.0, document).await
    }
}
