//! DynamoDB: single calls, whole queries, and transactions.

use crate::ports::PortError;
use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::error::{DisplayErrorContext, SdkError};
use aws_sdk_dynamodb::operation::get_item::builders::GetItemFluentBuilder;
use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;
use aws_sdk_dynamodb::operation::transact_write_items::TransactWriteItemsError;
use aws_sdk_dynamodb::types::{AttributeValue, CancellationReason, Delete, TransactWriteItem};
use domain::documents::Document;

use super::Item;
use super::encryptor::Encryptor;

/// The names of the tables. A name is empty where nothing uses the table: who hands out a part of the store sees to that.
#[derive(Clone, Debug, Default)]
pub struct TableNames {
    /// Accounts, documents, mail that waits.
    pub main: String,
    /// Sessions, devices, counters: what ends by itself.
    pub sessions: String,
    /// Orders and their entries.
    pub ledger: String,
}

/// What the operator decides about drafts that no one has paid for.
#[derive(Clone, Copy, Debug)]
pub struct DraftLimits {
    /// After so many days without a change one is forgotten; never when it is 0.
    pub days: u32,
    /// So many may one person have.
    pub most: u32,
}

/// The client, what seals the rows, and the names of the tables.
#[derive(Clone)]
pub struct Tables {
    pub(super) client: Client,
    /// What seals the rows.
    pub encryptor: Encryptor,
    pub(super) main: String,
    pub(super) sessions: String,
    pub(super) ledger: String,
    pub(super) drafts: DraftLimits,
}

impl Tables {
    /// The tables of these names.
    #[must_use]
    pub fn new(client: Client, encryptor: Encryptor, names: TableNames, drafts: DraftLimits) -> Self {
        let TableNames { main, sessions, ledger } = names;
        Self { client, encryptor, main, sessions, ledger, drafts }
    }

    /// Opens a connection, by looking for a row that is never there.
    pub async fn warm(&self) {
        if !self.main.is_empty() {
            self.find(&self.main, "WARM".to_string(), "WARM").await.ok();
        }
    }

    pub(super) fn get(&self, table: &str, pk: String, sk: impl Into<String>) -> GetItemFluentBuilder {
        let request = self.client.get_item().table_name(table).consistent_read(true);
        request.key("pk", AttributeValue::S(pk)).key("sk", AttributeValue::S(sk.into()))
    }

    /// When a draft that no one pays for or changes is forgotten, in seconds since 1970; never when it was paid for.
    pub(super) fn forgotten_at(&self, document: &Document) -> Option<i64> {
        let kept = i64::from(self.drafts.days) * 24 * 60 * 60;
        let is_draft = document.paid_at.is_none() && kept > 0;
        is_draft.then(|| document.updated_at.as_second() + kept)
    }

    /// One item, read consistently.
    pub(super) async fn find(
        &self,
        table: &str,
        pk: String,
        sk: impl Into<String>,
    ) -> Result<Option<Item>, PortError> {
        let answer = self.get(table, pk, sk).send().await.map_err(failed)?;
        Ok(answer.item.map(Item))
    }

    /// Makes several writes, all or none. `Conflict` when one of their conditions does not hold.
    pub(super) async fn write(&self, writes: Vec<TransactWriteItem>) -> Result<(), PortError> {
        write(&self.client, writes).await
    }

    /// All items under a partition key whose sort keys begin so, read consistently.
    pub(super) async fn under(&self, table: &str, pk: String, prefix: &str) -> Result<Vec<Item>, PortError> {
        let request = self.client.query().table_name(table).consistent_read(true);
        let request = request.key_condition_expression("pk = :pk AND begins_with(sk, :prefix)");
        let request = request
            .expression_attribute_values(":pk", AttributeValue::S(pk))
            .expression_attribute_values(":prefix", AttributeValue::S(prefix.into()));
        every(request).await
    }

    /// All items under a partition key, read consistently.
    pub(super) async fn all(&self, table: &str, pk: String) -> Result<Vec<Item>, PortError> {
        let request = self.client.query().table_name(table).consistent_read(true);
        let request = request.key_condition_expression("pk = :pk");
        every(request.expression_attribute_values(":pk", AttributeValue::S(pk))).await
    }

    /// Forgets an item, whether or not it is there.
    pub(super) async fn delete(&self, table: &str, pk: &str, sk: &str) -> Result<(), PortError> {
        let request = self.client.delete_item().table_name(table);
        let request = request.key("pk", AttributeValue::S(pk.into())).key("sk", AttributeValue::S(sk.into()));
        request.send().await.map(|_| ()).map_err(failed)
    }

    /// The same, within a transaction.
    pub(super) fn deletion(&self, table: &str, pk: &str, sk: &str) -> Result<TransactWriteItem, PortError> {
        let delete = Delete::builder().table_name(table);
        let delete = delete.key("pk", AttributeValue::S(pk.into())).key("sk", AttributeValue::S(sk.into()));
        Ok(TransactWriteItem::builder().delete(delete.build().map_err(failed)?).build())
    }

    /// Forgets everything under a partition key.
    pub(super) async fn delete_under(&self, table: &str, pk: String) -> Result<(), PortError> {
        let request = self.client.query().table_name(table).consistent_read(true);
        let request = request.key_condition_expression("pk = :pk").projection_expression("pk, sk");
        let request = request.expression_attribute_values(":pk", AttributeValue::S(pk));
        self.delete_found(table, request).await
    }

    /// Forgets everything under a partition key whose sort key begins so.
    pub(super) async fn delete_beginning(
        &self,
        table: &str,
        pk: String,
        prefix: &str,
    ) -> Result<(), PortError> {
        let request = self.client.query().table_name(table).consistent_read(true);
        let request = request.key_condition_expression("pk = :pk AND begins_with(sk, :prefix)");
        let request = request.projection_expression("pk, sk");
        let request = request
            .expression_attribute_values(":pk", AttributeValue::S(pk))
            .expression_attribute_values(":prefix", AttributeValue::S(prefix.into()));
        self.delete_found(table, request).await
    }

    async fn delete_found(&self, table: &str, request: QueryFluentBuilder) -> Result<(), PortError> {
        let mut pages = request.into_paginator().items().send();
        while let Some(found) = pages.next().await {
            let key = Some(found.map_err(failed)?);
            self.client.delete_item().table_name(table).set_key(key).send().await.map_err(failed)?;
        }
        Ok(())
    }
}

/// Makes several writes, all or none. `Conflict` when one of their conditions does not hold.
pub(super) async fn write(client: &Client, writes: Vec<TransactWriteItem>) -> Result<(), PortError> {
    attempt(client, writes).await?.map_err(|_| PortError::Conflict)
}

/// The same, with the reasons when it was not to be.
///
/// One write goes the same way although it costs twice as much: a transaction has a token, so a try whose answer was lost is
/// not refused by its own first success when it is made again.
pub(super) async fn attempt(
    client: &Client,
    writes: Vec<TransactWriteItem>,
) -> Result<Result<(), Lost>, PortError> {
    let request = client.transact_write_items().set_transact_items(Some(writes));
    match Box::pin(request.send()).await {
        Ok(_) => Ok(Ok(())),
        Err(error) => match lost(&error) {
            Some(lost) => Ok(Err(lost)),
            None => Err(failed(error)),
        },
    }
}

/// Why each write of a canceled transaction was not made, by its place in it.
pub(super) struct Lost(Vec<String>);

impl Lost {
    /// Whether the condition of the write at this place did not hold.
    pub(super) fn condition(&self, place: usize) -> bool {
        self.0.get(place).is_some_and(|reason| reason == "ConditionalCheckFailed")
    }

    /// Whether all that was wrong is that another transaction was on its way.
    pub(super) fn is_race(&self) -> bool {
        let conflict = |reason: &String| reason == "TransactionConflict";
        self.0.iter().any(conflict) && self.0.iter().all(|reason| conflict(reason) || reason == "None")
    }
}

/// All items of a query, whatever the number of its pages.
pub(super) async fn every(request: QueryFluentBuilder) -> Result<Vec<Item>, PortError> {
    let mut pages = request.into_paginator().items().send();
    let mut items = Vec::new();
    while let Some(found) = pages.next().await {
        items.push(Item(found.map_err(failed)?));
    }
    Ok(items)
}

/// A failure of DynamoDB.
pub(super) fn failed(error: impl Into<aws_sdk_dynamodb::Error>) -> PortError {
    match error.into() {
        aws_sdk_dynamodb::Error::ConditionalCheckFailedException(_)
        | aws_sdk_dynamodb::Error::TransactionConflictException(_) => PortError::Conflict,
        error => PortError::unavailable("DynamoDB", DisplayErrorContext(&error).to_string()),
    }
}

/// Why a transaction was canceled, when a condition did not hold, or another transaction was on its way.
fn lost<R>(error: &SdkError<TransactWriteItemsError, R>) -> Option<Lost> {
    let Some(TransactWriteItemsError::TransactionCanceledException(canceled)) = error.as_service_error()
    else {
        return None;
    };
    let code = |reason: &CancellationReason| reason.code().unwrap_or("None").to_string();
    let lost = Lost(canceled.cancellation_reasons().iter().map(code).collect());
    let is_ours = |reason: &String| reason == "ConditionalCheckFailed" || reason == "TransactionConflict";
    lost.0.iter().any(is_ours).then_some(lost)
}
