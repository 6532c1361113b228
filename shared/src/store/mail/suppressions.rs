//! Addresses to which nothing is sent: `SUPPRESSED#<keyed digest>` / `SUPPRESSED`. DynamoDB deletes them after `expires`.

use crate::ports::PortError;
use aws_sdk_dynamodb::types::AttributeValue;
use domain::accounts::Email;
use jiff::Timestamp;

use crate::store::rows::{BlindIndex, failed};
use crate::store::tables::Tables;

const SUPPRESSED: &str = "SUPPRESSED";

/// Addresses to which no mail is sent: it came back for good, or its receiver complained.
pub struct Suppressions {
    /// Where the rows are.
    pub tables: Tables,
    /// Names the rows are found by.
    pub index: BlindIndex,
}

impl Suppressions {
    /// The digest is another one than that of the accounts, so that the two cannot be matched in a dump.
    fn pk(&self, address: &Email) -> String {
        format!("{SUPPRESSED}#{}", self.index.of(&format!("{SUPPRESSED} {}", address.as_str())))
    }
}

impl Suppressions {
    /// Sends nothing to the address until a moment. MUST keep no address that can be read, and no less than was kept before.
    pub async fn suppress(&self, address: &Email, until: Timestamp) -> Result<(), PortError> {
        let end = AttributeValue::N(until.as_second().to_string());
        let request = self.tables.client.put_item().table_name(&self.tables.main);
        let request = request
            .item("pk", AttributeValue::S(self.pk(address)))
            .item("sk", AttributeValue::S(SUPPRESSED.into()))
            .item("expires", end.clone())
            // A bounce after a complaint must not shorten it.
            .condition_expression("attribute_not_exists(pk) OR expires < :end")
            .expression_attribute_values(":end", end);
        match request.send().await.map_err(failed) {
            Ok(_) | Err(PortError::Conflict) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Whether nothing is sent to the address now.
    pub async fn is_suppressed(&self, address: &Email, now: Timestamp) -> Result<bool, PortError> {
        let found = self.tables.find(&self.tables.main, self.pk(address), SUPPRESSED).await?;
        let end = found.and_then(|item| item.maybe_number::<i64>("expires"));
        Ok(end.is_some_and(|end| end > now.as_second()))
    }
}
