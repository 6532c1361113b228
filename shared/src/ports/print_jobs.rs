use async_trait::async_trait;
use domain::ids::{DocumentId, UserId};

use super::PortError;

/// A document whose PDF may have to be made, or taken away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintJob {
    /// Whose.
    pub owner: UserId,
    /// Which.
    pub id: DocumentId,
    /// The document's version when it was listed.
    pub version: u64,
}

/// Documents that have been paid for and changed since their PDF was made. They are listed by the write that changes them.
#[async_trait]
pub trait PrintJobs: Send + Sync {
    /// The list.
    async fn waiting(&self) -> Result<Vec<PrintJob>, PortError>;

    /// Takes a document off the list, unless it has been listed anew with another version.
    async fn done(&self, print_job: &PrintJob) -> Result<(), PortError>;
}
