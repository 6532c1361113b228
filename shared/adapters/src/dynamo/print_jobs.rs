//! Documents whose PDF is to be made: `PRINTS` / `<owner>#<document>`.

use async_trait::async_trait;
use aws_sdk_dynamodb::types::AttributeValue;
use domain::ids::{DocumentId, UserId};
use shared::ports::{PortError, PrintJob, PrintJobs};

use super::documents::PRINTS;
use super::{Item, Tables, failed};

/// The list in the main table.
pub(crate) struct DynamoPrintJobs(pub(crate) Tables);

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

#[async_trait]
impl PrintJobs for DynamoPrintJobs {
    async fn waiting(&self) -> Result<Vec<PrintJob>, PortError> {
        let rows = self.0.all(&self.0.main, PRINTS.to_string()).await?;
        rows.iter().map(print_job).collect()
    }

    async fn done(&self, print_job: &PrintJob) -> Result<(), PortError> {
        let request = self.0.client.delete_item().table_name(&self.0.main);
        let request = request
            .key("pk", AttributeValue::S(PRINTS.into()))
            .key("sk", AttributeValue::S(format!("{}#{}", print_job.owner, print_job.id)))
            .condition_expression("version = :version")
            .expression_attribute_values(":version", AttributeValue::N(print_job.version.to_string()));
        match request.send().await.map_err(failed) {
            // Listed anew, or taken off by someone else.
            Ok(_) | Err(PortError::Conflict) => Ok(()),
            Err(error) => Err(error),
        }
    }
}
