//! Counters: `THROTTLE#<keyed digest>` / `<start of the window>`. DynamoDB forgets them some time after their window.

use async_trait::async_trait;
use aws_sdk_dynamodb::types::{AttributeValue, ReturnValue};
use shared::ports::{PortError, Throttle, Window};

use super::{Item, Tables, failed};
use crate::index::Index;

/// Counters in the sessions table.
pub(crate) struct DynamoThrottle {
    pub(crate) tables: Tables,
    pub(crate) index: Index,
}

#[async_trait]
impl Throttle for DynamoThrottle {
    async fn count(&self, key: &str, window: Window) -> Result<u32, PortError> {
        let request = self.tables.client.update_item().table_name(&self.tables.sessions);
        let request = request
            .key("pk", AttributeValue::S(format!("THROTTLE#{}", self.index.of(key))))
            .key("sk", AttributeValue::S(window.start.to_string()))
            .update_expression("ADD used :one SET expires = :end")
            .expression_attribute_values(":one", AttributeValue::N("1".into()))
            .expression_attribute_values(":end", AttributeValue::N(window.end.to_string()))
            .return_values(ReturnValue::UpdatedNew);
        let answer = request.send().await.map_err(failed)?;
        Item(answer.attributes.unwrap_or_default()).read_number("used")
    }
}
