//! `DOC#<id>` / `ATTEMPT`: how many payments were asked for on behalf of a document.

use crate::ports::PortError;
use crate::store::rows::{Item, failed};
use aws_sdk_dynamodb::types::AttributeValue;
use domain::ids::DocumentId;

use super::Ledger;

impl Ledger {
    /// How many payments have been asked for on behalf of a document: the number of the current attempt.
    pub async fn attempt(&self, document: DocumentId) -> Result<u32, PortError> {
        let found = self.0.find(&self.0.ledger, format!("DOC#{document}"), "ATTEMPT").await?;
        found.map_or(Ok(1), |item| item.read_number("attempt"))
    }

    /// Ends an attempt, so that the next payment is a new one. MUST have no effect when the attempt is over already.
    pub async fn end_attempt(&self, document: DocumentId, attempt: u32) -> Result<(), PortError> {
        let next = Item::keyed(format!("DOC#{document}"), "ATTEMPT").number("attempt", attempt + 1);
        let request = self.0.client.put_item().table_name(&self.0.ledger).set_item(Some(next.0));
        let request = request
            .condition_expression("attribute_not_exists(pk) OR attempt = :attempt")
            .expression_attribute_values(":attempt", AttributeValue::N(attempt.to_string()));
        match request.send().await.map_err(failed) {
            Ok(_) | Err(PortError::Conflict) => Ok(()),
            Err(error) => Err(error),
        }
    }
}
