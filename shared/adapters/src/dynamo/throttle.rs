//! Counters and turns. DynamoDB forgets them some time after their window.
//!
//! - `THROTTLE#<keyed digest>` / `<start of the window>`: a counter.
//! - `THROTTLE#<keyed digest>` / `HELD`: whose turn it is.

use async_trait::async_trait;
use aws_sdk_dynamodb::types::{AttributeValue, ReturnValue};
use shared::ports::{PortError, Throttle, Window};

use super::{Item, Tables, failed};
use crate::index::Index;

const HELD: &str = "HELD";

/// Counters in the sessions table.
pub(crate) struct DynamoThrottle {
    pub(crate) tables: Tables,
    pub(crate) index: Index,
}

impl DynamoThrottle {
    fn pk(&self, key: &str) -> AttributeValue {
        AttributeValue::S(format!("THROTTLE#{}", self.index.of(key)))
    }
}

/// What was not done because someone else has the turn.
fn unless_taken<T>(result: Result<T, PortError>) -> Result<bool, PortError> {
    match result {
        Ok(_) => Ok(true),
        Err(PortError::Conflict) => Ok(false),
        Err(error) => Err(error),
    }
}

#[async_trait]
impl Throttle for DynamoThrottle {
    async fn add(&self, key: &str, amount: i64, window: Window) -> Result<i64, PortError> {
        let request = self.tables.client.update_item().table_name(&self.tables.sessions);
        let request = request
            .key("pk", self.pk(key))
            .key("sk", AttributeValue::S(window.start.to_string()))
            .update_expression("ADD used :amount SET expires = :end")
            .expression_attribute_values(":amount", AttributeValue::N(amount.to_string()))
            .expression_attribute_values(":end", AttributeValue::N(window.end.to_string()))
            .return_values(ReturnValue::UpdatedNew);
        let answer = request.send().await.map_err(failed)?;
        Item(answer.attributes.unwrap_or_default()).read_number("used")
    }

    async fn hold(&self, key: &str, holder: &str, turn: Window) -> Result<bool, PortError> {
        let request = self.tables.client.put_item().table_name(&self.tables.sessions);
        let request = request
            .item("pk", self.pk(key))
            .item("sk", AttributeValue::S(HELD.into()))
            .item("holder", AttributeValue::S(holder.into()))
            .item("expires", AttributeValue::N(turn.end.to_string()))
            .condition_expression("attribute_not_exists(pk) OR expires <= :now")
            .expression_attribute_values(":now", AttributeValue::N(turn.start.to_string()));
        unless_taken(request.send().await.map_err(failed))
    }

    async fn release(&self, key: &str, holder: &str) -> Result<(), PortError> {
        let request = self.tables.client.delete_item().table_name(&self.tables.sessions);
        let request = request
            .key("pk", self.pk(key))
            .key("sk", AttributeValue::S(HELD.into()))
            .condition_expression("holder = :holder")
            .expression_attribute_values(":holder", AttributeValue::S(holder.into()));
        unless_taken(request.send().await.map_err(failed)).map(drop)
    }
}
