//! DynamoDB: single calls, whole queries, and transactions.

mod batch;
mod names;

pub use names::{DraftLimits, TableNames};

use super::rows::{self, Item, deletion, every, failed};
use super::sealing::Encryptor;
use crate::ports::PortError;
use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::operation::get_item::builders::GetItemFluentBuilder;
use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;
use aws_sdk_dynamodb::types::{AttributeValue, TransactWriteItem};

/// The client, what seals the rows, and the names of the tables.
#[derive(Clone)]
pub struct Tables {
    pub(in crate::store) client: Client,
    /// What seals the rows.
    pub encryptor: Encryptor,
    pub(in crate::store) main: String,
    pub(in crate::store) sessions: String,
    pub(in crate::store) ledger: String,
    pub(in crate::store) drafts: DraftLimits,
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

    pub(in crate::store) fn get(
        &self,
        table: &str,
        pk: String,
        sk: impl Into<String>,
    ) -> GetItemFluentBuilder {
        let request = self.client.get_item().table_name(table).consistent_read(true);
        request.key("pk", AttributeValue::S(pk)).key("sk", AttributeValue::S(sk.into()))
    }

    /// One item, read consistently.
    pub(in crate::store) async fn find(
        &self,
        table: &str,
        pk: String,
        sk: impl Into<String>,
    ) -> Result<Option<Item>, PortError> {
        let answer = self.get(table, pk, sk).send().await.map_err(failed)?;
        Ok(answer.item.map(Item))
    }

    /// Makes several writes, all or none. `Conflict` when one of their conditions does not hold.
    pub(in crate::store) async fn write(&self, writes: Vec<TransactWriteItem>) -> Result<(), PortError> {
        rows::write(&self.client, writes).await
    }

    /// All items under a partition key whose sort keys begin so, read consistently.
    pub(in crate::store) async fn under(
        &self,
        table: &str,
        pk: String,
        prefix: &str,
    ) -> Result<Vec<Item>, PortError> {
        let request = self.client.query().table_name(table).consistent_read(true);
        let request = request.key_condition_expression("pk = :pk AND begins_with(sk, :prefix)");
        let request = request
            .expression_attribute_values(":pk", AttributeValue::S(pk))
            .expression_attribute_values(":prefix", AttributeValue::S(prefix.into()));
        every(request).await
    }

    /// All items under a partition key, read consistently.
    pub(in crate::store) async fn all(&self, table: &str, pk: String) -> Result<Vec<Item>, PortError> {
        let request = self.client.query().table_name(table).consistent_read(true);
        let request = request.key_condition_expression("pk = :pk");
        every(request.expression_attribute_values(":pk", AttributeValue::S(pk))).await
    }

    /// Deletes an item, whether or not it is there.
    pub(in crate::store) async fn delete(&self, table: &str, pk: &str, sk: &str) -> Result<(), PortError> {
        let request = self.client.delete_item().table_name(table);
        let request = request.key("pk", AttributeValue::S(pk.into())).key("sk", AttributeValue::S(sk.into()));
        request.send().await.map(|_| ()).map_err(failed)
    }

    /// The same, within a transaction.
    pub(in crate::store) fn deletion(
        &self,
        table: &str,
        pk: &str,
        sk: &str,
    ) -> Result<TransactWriteItem, PortError> {
        deletion(table, pk, sk)
    }

    /// Deletes everything under a partition key.
    pub(in crate::store) async fn delete_under(&self, table: &str, pk: String) -> Result<(), PortError> {
        let request = self.client.query().table_name(table).consistent_read(true);
        let request = request.key_condition_expression("pk = :pk").projection_expression("pk, sk");
        let request = request.expression_attribute_values(":pk", AttributeValue::S(pk));
        self.delete_found(table, request).await
    }

    /// Deletes everything under a partition key whose sort key begins so.
    pub(in crate::store) async fn delete_beginning(
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
