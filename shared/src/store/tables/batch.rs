//! Many rows at once.

use std::collections::HashMap;

use super::Tables;
use crate::backoff;
use crate::ports::PortError;
use crate::store::rows::{Item, failed};
use aws_sdk_dynamodb::types::{AttributeValue, KeysAndAttributes};

/// How many times the rest of a batch is asked for.
const TRIES: u32 = 8;

impl Tables {
    /// Those of at most a hundred rows that are there, read consistently. DynamoDB may answer a part of a batch and name the
    /// rest.
    pub(in crate::store) async fn batch(
        &self,
        table: &str,
        mut asked: Vec<HashMap<String, AttributeValue>>,
    ) -> Result<Vec<Item>, PortError> {
        let mut rows = Vec::new();
        for attempt in 0..TRIES {
            if asked.is_empty() {
                return Ok(rows);
            }
            if attempt > 0 {
                backoff::short(attempt).await;
            }
            let keys = KeysAndAttributes::builder().set_keys(Some(asked)).consistent_read(true);
            let request = self.client.batch_get_item();
            let request = request.request_items(table, keys.build().map_err(failed)?);
            let answer = request.send().await.map_err(failed)?;
            rows.extend(answer.responses.unwrap_or_default().into_values().flatten().map(Item));
            let rest = answer.unprocessed_keys.unwrap_or_default().into_values();
            asked = rest.flat_map(|keys| keys.keys).collect();
        }
        match asked.is_empty() {
            true => Ok(rows),
            false => Err(PortError::unavailable("DynamoDB", "a batch was never answered wholly")),
        }
    }
}
