//! Counters and turns. DynamoDB deletes them some time after their window.
//!
//! - `THROTTLE#<keyed digest>` / `<start of the window>`: a counter.
//! - `THROTTLE#<keyed digest>` / `HELD`: whose turn it is.

use crate::ports::PortError;
use crate::store::rows::{BlindIndex, Item, failed};
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::{AttributeValue, ReturnValue};
use jiff::Timestamp;

const HELD: &str = "HELD";

/// A stretch of time in which something is counted. Times are in seconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// When it begins.
    pub start: i64,
    /// When it is over, and the count forgotten.
    pub end: i64,
}

impl Window {
    /// The window of so many seconds that a moment lies in. Windows begin at whole multiples, so that every process counts
    /// in the same one.
    #[must_use]
    pub fn around(now: Timestamp, seconds: i64) -> Self {
        let length = seconds.max(1);
        let start = now.as_second().div_euclid(length) * length;
        Self { start, end: start + length }
    }
}

/// Counters of what clients do, and turns that one at a time may have.
pub struct Throttle {
    /// Where the rows are.
    pub tables: Tables,
    /// Names the rows are found by.
    pub index: BlindIndex,
}

impl Throttle {
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

impl Throttle {
    /// Adds so much under this key, less than nothing too, and says what it has come to in the window. MUST give every
    /// caller a number of its own, also in a race.
    pub async fn add(&self, key: &str, amount: i64, window: Window) -> Result<i64, PortError> {
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

    /// Takes the turn under this key, from a moment until another, in the holder's name. MUST return false while someone
    /// has it.
    pub async fn hold(&self, key: &str, holder: &str, turn: Window) -> Result<bool, PortError> {
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

    /// Gives the turn back. MUST leave it to whoever has it by now.
    pub async fn release(&self, key: &str, holder: &str) -> Result<(), PortError> {
        let request = self.tables.client.delete_item().table_name(&self.tables.sessions);
        let request = request
            .key("pk", self.pk(key))
            .key("sk", AttributeValue::S(HELD.into()))
            .condition_expression("holder = :holder")
            .expression_attribute_values(":holder", AttributeValue::S(holder.into()));
        unless_taken(request.send().await.map_err(failed)).map(drop)
    }
}
