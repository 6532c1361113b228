//! Documents whose PDF is to be made, or taken away: `PRINTS` / `<owner>#<document>`.

use crate::ports::PortError;
use aws_sdk_dynamodb::types::{AttributeValue, TransactWriteItem};
use domain::documents::Document;
use domain::ids::{DocumentId, UserId};

use crate::store::rows::{Item, failed, put};
use crate::store::tables::Tables;

/// The list.
const PRINTS: &str = "PRINTS";

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

/// Documents that have been paid for and changed since their PDF was made, and those that were deleted and whose files are still to
/// be taken away. They are listed by the write that changes them.
pub struct PrintJobs(pub Tables);

impl PrintJob {
    fn of(document: &Document) -> Self {
        Self { owner: document.owner.clone(), id: document.id, version: document.version }
    }

    /// What is left to do of a document that is deleted. No version of it was listed under this number: whoever still does an
    /// earlier job does not take this one off the list.
    pub(super) fn of_deleted(document: &Document) -> Self {
        Self { version: document.version + 1, ..Self::of(document) }
    }

    fn key(&self) -> String {
        format!("{}#{}", self.owner, self.id)
    }

    /// The write that puts it on the list.
    pub(super) fn listed(&self, tables: &Tables) -> Result<TransactWriteItem, PortError> {
        put(&tables.main, Item::keyed(PRINTS, self.key()).number("version", self.version))
    }
}

/// Puts a document on the list of those whose PDF is to be made, or taken away.
pub(in crate::store) fn listing(
    tables: &Tables,
    document: &Document,
) -> Result<TransactWriteItem, PortError> {
    PrintJob::of(document).listed(tables)
}

fn print_job(row: &Item) -> Result<PrintJob, PortError> {
    let unreadable = || PortError::unavailable("DynamoDB", "a listed document is not readable");
    let key = row.read_text("sk")?;
    let (owner, id) = key.split_once('#').ok_or_else(unreadable)?;
    Ok(PrintJob {
        owner: UserId::try_from(owner.to_string()).map_err(|_| unreadable())?,
        id: id.parse::<DocumentId>().map_err(|_| unreadable())?,
        version: row.read_number("version")?,
    })
}

impl PrintJobs {
    /// The list.
    pub async fn waiting(&self) -> Result<Vec<PrintJob>, PortError> {
        let rows = self.0.all(&self.0.main, PRINTS.to_string()).await?;
        rows.iter().map(print_job).collect()
    }

    /// Takes a document off the list, unless it has been listed anew with another version.
    pub async fn done(&self, print_job: &PrintJob) -> Result<(), PortError> {
        let request = self.0.client.delete_item().table_name(&self.0.main);
        let request = request
            .key("pk", AttributeValue::S(PRINTS.into()))
            .key("sk", AttributeValue::S(print_job.key()))
            .condition_expression("version = :version")
            .expression_attribute_values(":version", AttributeValue::N(print_job.version.to_string()));
        match request.send().await.map_err(failed) {
            // Listed anew, or taken off by someone else.
            Ok(_) | Err(PortError::Conflict) => Ok(()),
            Err(error) => Err(error),
        }
    }
}
