//! DynamoDB. Keys are readable in the console; see the table definitions in `infra/tables.json`.

pub(crate) mod accounts;
pub(crate) mod documents;
pub(crate) mod item;
pub(crate) mod letters;
pub(crate) mod orders;
pub(crate) mod sessions;
pub(crate) mod throttle;

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::error::{DisplayErrorContext, SdkError};
use aws_sdk_dynamodb::operation::get_item::builders::GetItemFluentBuilder;
use aws_sdk_dynamodb::operation::transact_write_items::TransactWriteItemsError;
use aws_sdk_dynamodb::types::AttributeValue;
use shared::ports::PortError;

use crate::settings::Settings;

pub(crate) use item::Item;

/// The client and the names of the tables.
#[derive(Clone)]
pub(crate) struct Tables {
    pub(crate) client: Client,
    pub(crate) main: String,
    pub(crate) sessions: String,
    pub(crate) ledger: String,
}

impl Tables {
    pub(crate) fn new(client: Client, settings: &Settings) -> Self {
        Self {
            client,
            main: settings.main_table.clone(),
            sessions: settings.sessions_table.clone(),
            ledger: settings.ledger_table.clone(),
        }
    }

    fn get(&self, table: &str, pk: String, sk: impl Into<String>) -> GetItemFluentBuilder {
        let request = self.client.get_item().table_name(table).consistent_read(true);
        request.key("pk", AttributeValue::S(pk)).key("sk", AttributeValue::S(sk.into()))
    }

    /// One item, read consistently.
    pub(crate) async fn find(
        &self,
        table: &str,
        pk: String,
        sk: impl Into<String>,
    ) -> Result<Option<Item>, PortError> {
        let answer = self.get(table, pk, sk).send().await.map_err(failed)?;
        Ok(answer.item.map(Item))
    }
}

/// A failure of DynamoDB.
pub(crate) fn failed(error: impl Into<aws_sdk_dynamodb::Error>) -> PortError {
    match error.into() {
        aws_sdk_dynamodb::Error::ConditionalCheckFailedException(_) => PortError::Conflict,
        error => PortError::unavailable("DynamoDB", DisplayErrorContext(&error).to_string()),
    }
}

/// The positions of the writes whose conditions failed; `None` when the transaction failed for another reason.
pub(crate) fn failed_conditions<R>(error: &SdkError<TransactWriteItemsError, R>) -> Option<Vec<usize>> {
    let TransactWriteItemsError::TransactionCanceledException(canceled) = error.as_service_error()? else {
        return None;
    };
    let reasons = canceled.cancellation_reasons().iter().enumerate();
    let positions: Vec<usize> =
        reasons.filter(|(_, r)| r.code() == Some("ConditionalCheckFailed")).map(|(index, _)| index).collect();
    if positions.is_empty() { None } else { Some(positions) }
}
