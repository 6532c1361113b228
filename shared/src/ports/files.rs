use async_trait::async_trait;
use domain::ids::{DocumentId, UserId};

use super::PortError;

/// Finished PDFs, each in its document's folder.
#[async_trait]
pub trait Files: Send + Sync {
    /// The bytes under a name. None when there are none, and when what is there does not open: it was changed, cut or moved,
    /// and is to be made anew. That MUST be counted.
    async fn get(&self, owner: &UserId, id: DocumentId, name: &str) -> Result<Option<Vec<u8>>, PortError>;

    /// Keeps bytes under a name.
    async fn put(&self, owner: &UserId, id: DocumentId, name: &str, bytes: Vec<u8>) -> Result<(), PortError>;

    /// Forgets a document's folder, older versions of its files included.
    async fn forget(&self, owner: &UserId, id: DocumentId) -> Result<(), PortError>;

    /// Forgets all of an owner's folders.
    async fn forget_all(&self, owner: &UserId) -> Result<(), PortError>;
}
