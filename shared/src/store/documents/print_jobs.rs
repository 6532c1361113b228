//! Documents whose PDF is to be made, or taken away because their money went back: `PRINTS` / `<owner>#<document>`.

use crate::ports::PortError;
use aws_sdk_dynamodb::types::{AttributeValue, TransactWriteItem};
use domain::documents::Document;
use domain::ids::{DocumentId, UserId};

use crate::store::rows::{Item, failed, put};
use crate::store::tables::Tables;

/// The list.
const PRINTS: &str = "PRINTS";

/// A document that was paid for, or whose money went back, since its PDF was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintJob {
    /// Whose.
    pub owner: UserId,
    /// Which.
    pub id: DocumentId,
    /// The document's version when it was listed.
    pub version: u64,
}

/// Documents that were paid for, changed, or lost their money since their PDF was looked at. They are listed by the write that
/// changes them.
pub struct PrintJobs(pub Tables);

impl PrintJob {
    fn of(document: &Document) -> Self {
        Self { owner: document.owner.clone(), id: document.id, version: document.version }
    }

    fn key(&self) -> String {
        format!("{}#{}", self.owner, self.id)
    }
}

/// Puts a document on the list of those whose PDF is to be made, or taken away.
pub(in crate::store) fn listing(
    tables: &Tables,
    document: &Document,
) -> Result<TransactWriteItem, PortError> {
    let print_job = PrintJob::of(document);
    put(&tables.main, Item::keyed(PRINTS, print_job.key()).number("version", print_job.version))
}

/// The write that takes a deleted document off the list.
pub(super) fn withdrawal(tables: &Tables, document: &Document) -> Result<TransactWriteItem, PortError> {
    tables.deletion(&tables.main, PRINTS, &PrintJob::of(document).key())
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

    /// Takes a document off the list, unless it has been listed again with another version.
    pub async fn done(&self, print_job: &PrintJob) -> Result<(), PortError> {
        let request = self.0.client.delete_item().table_name(&self.0.main);
        let request = request
            .key("pk", AttributeValue::S(PRINTS.into()))
            .key("sk", AttributeValue::S(print_job.key()))
            .condition_expression("version = :version")
            .expression_attribute_values(":version", AttributeValue::N(print_job.version.to_string()));
        match request.send().await.map_err(failed) {
            // Listed again, or taken off by someone else.
            Ok(_) | Err(PortError::Conflict) => Ok(()),
            Err(error) => Err(error),
        }
    }
}
