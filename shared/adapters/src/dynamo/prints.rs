//! Documents whose PDF is to be made: `PRINTS` / `<owner>#<document>`.

use async_trait::async_trait;
use aws_sdk_dynamodb::types::AttributeValue;
use domain::ids::{DocumentId, UserId};
use shared::ports::{PortError, Prints, Proof};

use super::documents::PRINTS;
use super::{Item, Tables, failed};

/// The list in the main table.
pub(crate) struct DynamoPrints(pub(crate) Tables);

fn proof(row: &Item) -> Result<Proof, PortError> {
    let unreadable = || PortError::unavailable("DynamoDB", "a listed document is not readable");
    let key = row.read_text("sk")?;
    let (owner, id) = key.split_once('#').ok_or_else(unreadable)?;
    Ok(Proof {
        owner: UserId::try_from(owner.to_string()).map_err(|_| unreadable())?,
        id: id.parse::<DocumentId>().map_err(|_| unreadable())?,
        version: row.read_number("version")?,
    })
}

#[async_trait]
impl Prints for DynamoPrints {
    async fn waiting(&self) -> Result<Vec<Proof>, PortError> {
        let rows = self.0.all(&self.0.main, PRINTS.to_string()).await?;
        rows.iter().map(proof).collect()
    }

    async fn done(&self, proof: &Proof) -> Result<(), PortError> {
        let request = self.0.client.delete_item().table_name(&self.0.main);
        let request = request
            .key("pk", AttributeValue::S(PRINTS.into()))
            .key("sk", AttributeValue::S(format!("{}#{}", proof.owner, proof.id)))
            .condition_expression("version = :version")
            .expression_attribute_values(":version", AttributeValue::N(proof.version.to_string()));
        match request.send().await.map_err(failed) {
            // Listed anew, or taken off by somebody else.
            Ok(_) | Err(PortError::Conflict) => Ok(()),
            Err(error) => Err(error),
        }
    }
}
