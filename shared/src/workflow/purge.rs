//! Purging: what is left of a document or an account that was deleted goes at once, and again until no call that had begun before
//! the deletion is under way.

use std::sync::Arc;

use domain::ids::{DocumentId, UserId};

use super::print::PdfService;
use crate::clock;
use crate::ports::PortError;
use crate::store::{Purge, Purges, ShareLinks};

/// What purging needs.
#[derive(Clone)]
pub struct PurgeService {
    /// Accounts, documents, and the papers that were made of them.
    pub pdf_service: PdfService,
    /// Links by which people without an account get a hand-off file.
    pub share_links: Arc<ShareLinks>,
    /// What is to be purged.
    pub purges: Arc<Purges>,
}

impl PurgeService {
    /// Purges a document that was deleted: its share links, its versions, its files.
    ///
    /// # Errors
    /// When a store does not answer.
    pub async fn document(&self, owner: &UserId, id: DocumentId) -> Result<(), PortError> {
        self.share_links.delete(owner, id).await?;
        self.pdf_service.delete(owner, id).await?;
        self.pdf_service.documents.delete_issued_for(owner, id).await
    }

    /// Purges an account that was deleted: whatever is left under its owner, and their files. Links and versions lead to rows of
    /// their own, so they go first.
    ///
    /// # Errors
    /// When a store does not answer.
    pub async fn account(&self, owner: &UserId) -> Result<(), PortError> {
        self.pdf_service.versions.delete_all(owner).await?;
        self.share_links.delete_all(owner).await?;
        self.purges.sweep(owner).await?;
        self.pdf_service.files.delete_all(owner).await
    }

    /// Purges once more what is listed; the last time takes it off the list. What was brought back from a copy meanwhile stays.
    ///
    /// # Errors
    /// When a store does not answer.
    pub async fn again(&self, purge: &Purge) -> Result<(), PortError> {
        let now = clock::now();
        if self.is_gone(purge).await? {
            match purge.document {
                Some(id) => self.document(&purge.owner, id).await?,
                None => self.account(&purge.owner).await?,
            }
        }
        if purge.is_last(now) { self.purges.done(purge).await } else { Ok(()) }
    }

    async fn is_gone(&self, purge: &Purge) -> Result<bool, PortError> {
        Ok(match purge.document {
            Some(id) => self.pdf_service.documents.get(&purge.owner, id).await?.is_none(),
            None => self.pdf_service.accounts.by_id(&purge.owner).await?.is_none(),
        })
    }
}
