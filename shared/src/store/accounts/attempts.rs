//! Failed attempts to sign in: `ATTEMPTS#<keyed digest>` / `ATTEMPTS`. DynamoDB deletes them some time after an hour.

use crate::ports::PortError;
use crate::store::rows::{BlindIndex, Item, failed};
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::AttributeValue;
use domain::accounts::Attempts;

/// The record of failed attempts to sign in.
pub struct AttemptLog {
    /// Where the rows are.
    pub tables: Tables,
    /// Names the rows are found by.
    pub index: BlindIndex,
}

/// What tells one state of the record from another.
fn mark(attempts: &Attempts) -> String {
    format!("{}|{}|{}", attempts.failed, attempts.free_at, attempts.forgotten_at)
}

impl AttemptLog {
    fn pk(&self, key: &str) -> String {
        format!("ATTEMPTS#{}", self.index.of(key))
    }
}

impl AttemptLog {
    /// The attempts under a key, which MUST NOT be readable from the store.
    pub async fn read(&self, key: &str) -> Result<Option<Attempts>, PortError> {
        let found = self.tables.find(&self.tables.sessions, self.pk(key), "ATTEMPTS").await?;
        let Some(item) = found else { return Ok(None) };
        Ok(Some(Attempts {
            failed: item.read_number("failed")?,
            free_at: item.read_as("free_at")?,
            forgotten_at: item.read_as("forgotten_at")?,
        }))
    }

    /// Replaces them. MUST return `Conflict` when they are no longer those that were read.
    pub async fn write(
        &self,
        key: &str,
        before: Option<&Attempts>,
        after: &Attempts,
    ) -> Result<(), PortError> {
        let item = Item::keyed(self.pk(key), "ATTEMPTS")
            .number("failed", after.failed)
            .text("free_at", after.free_at.to_string())
            .text("forgotten_at", after.forgotten_at.to_string())
            .text("mark", mark(after))
            .number("expires", after.forgotten_at.as_second());
        let request = self.tables.client.put_item().table_name(&self.tables.sessions).set_item(Some(item.0));
        let request = match before {
            None => request.condition_expression("attribute_not_exists(pk)"),
            Some(before) => request
                .condition_expression("mark = :before")
                .expression_attribute_values(":before", AttributeValue::S(mark(before))),
        };
        request.send().await.map_err(failed)?;
        Ok(())
    }

    /// Deletes them.
    pub async fn delete(&self, key: &str) -> Result<(), PortError> {
        let request = self.tables.client.delete_item().table_name(&self.tables.sessions);
        let request = request
            .key("pk", AttributeValue::S(self.pk(key)))
            .key("sk", AttributeValue::S("ATTEMPTS".into()));
        request.send().await.map_err(failed)?;
        Ok(())
    }
}
