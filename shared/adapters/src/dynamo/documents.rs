//! Documents: `USER#<owner>` / `DOC#<id>`, with `DOC#<id>#COMPLIANCE` beside.

use async_trait::async_trait;
use aws_sdk_dynamodb::types::{AttributeValue, Put, TransactWriteItem};
use domain::answer::Answers;
use domain::catalog::Catalog;
use domain::compliance::Disclosure;
use domain::document::Document;
use domain::ids::{DocumentId, UserId};
use domain::money::Cents;
use serde_json::{Map, Value, json};
use shared::ports::{Documents, PortError};

use super::{Item, Tables, failed, failed_conditions};

/// Documents in the main table.
pub(crate) struct DynamoDocuments(pub(crate) Tables);

fn owner_key(owner: &UserId) -> String {
    format!("USER#{owner}")
}

fn sort_key(id: DocumentId) -> String {
    format!("DOC#{id}")
}

fn compliance_key(id: DocumentId) -> String {
    format!("DOC#{id}#COMPLIANCE")
}

fn item(document: &Document) -> Result<Item, PortError> {
    let status = json!(document.status);
    Item::keyed(owner_key(&document.owner), sort_key(document.id))
        .text("kind", &document.kind)
        .text("name", &document.name)
        .text("status", status.as_str().unwrap_or_default())
        .number("current_step", document.current_step)
        .number("price", document.price.0)
        .flag("attorney_review", document.attorney_review)
        .flag("bundled", document.bundled)
        .flag("disclosed", document.disclosed)
        .maybe("payment", document.payment.clone())
        .maybe("paid_at", document.paid_at.map(|time| time.to_string()))
        .maybe("amount_paid", document.amount_paid.map(|cents| cents.0.to_string()))
        .text("created_at", document.created_at.to_string())
        .text("updated_at", document.updated_at.to_string())
        .number("version", document.version)
        .json("data", &document.data)?
        .json("answers", &document.answers)
}

fn answers(kind: &str, item: &Item) -> Result<Answers, PortError> {
    let unavailable = |error: &'static str| PortError::unavailable("content", error);
    let catalog = Catalog::embedded().map_err(|_| unavailable("the catalogue does not load"))?;
    let kind = catalog.document_type(kind).ok_or_else(|| unavailable("a stored document type is unknown"))?;
    Ok(Answers::restore(kind, &item.read_json::<Map<String, Value>>("answers")?))
}

fn document(owner: &UserId, item: &Item) -> Result<Document, PortError> {
    let kind = item.read_text("kind")?;
    let sk = item.read_text("sk")?;
    let id = sk.trim_start_matches("DOC#").parse();
    let status = serde_json::from_value(json!(item.read_text("status")?));
    Ok(Document {
        id: id.map_err(|error| PortError::unavailable("DynamoDB", error))?,
        owner: owner.clone(),
        name: item.read_text("name")?,
        status: status.map_err(|error| PortError::unavailable("DynamoDB", error))?,
        current_step: item.read_number("current_step")?,
        answers: answers(&kind, item)?,
        kind,
        data: item.read_json("data")?,
        price: Cents(item.read_number("price")?),
        attorney_review: item.read_flag("attorney_review"),
        bundled: item.read_flag("bundled"),
        disclosed: item.read_flag("disclosed"),
        payment: item.maybe_text("payment"),
        paid_at: item.maybe_as("paid_at")?,
        amount_paid: item.maybe_as("amount_paid")?.map(Cents),
        created_at: item.read_as("created_at")?,
        updated_at: item.read_as("updated_at")?,
        version: item.read_number("version")?,
    })
}

/// The write that replaces the version before this one, and no other; a first version replaces nothing.
pub(crate) fn replace(table: &str, document: &Document) -> Result<Put, PortError> {
    let put = Put::builder().table_name(table).set_item(Some(item(document)?.0));
    let put = match document.version {
        0 | 1 => put.condition_expression("attribute_not_exists(pk)"),
        version => put
            .condition_expression("version = :before")
            .expression_attribute_values(":before", AttributeValue::N((version - 1).to_string())),
    };
    put.build().map_err(failed)
}

fn disclosure_put(table: &str, document: &Document, disclosure: &Disclosure) -> Result<Put, PortError> {
    let item = Item::keyed(owner_key(&document.owner), compliance_key(document.id));
    let item = item.json("disclosure", disclosure)?;
    Put::builder().table_name(table).set_item(Some(item.0)).build().map_err(failed)
}

#[async_trait]
impl Documents for DynamoDocuments {
    async fn create(&self, document: &Document) -> Result<(), PortError> {
        let request = self.0.client.put_item().table_name(&self.0.main).set_item(Some(item(document)?.0));
        request.condition_expression("attribute_not_exists(pk)").send().await.map_err(failed)?;
        Ok(())
    }

    async fn get(&self, owner: &UserId, id: DocumentId) -> Result<Option<Document>, PortError> {
        let found = self.0.find(&self.0.main, owner_key(owner), sort_key(id)).await?;
        found.map(|item| document(owner, &item)).transpose()
    }

    async fn list(&self, owner: &UserId) -> Result<Vec<Document>, PortError> {
        let request = self.0.client.query().table_name(&self.0.main).consistent_read(true);
        let request = request.key_condition_expression("pk = :owner AND begins_with(sk, :prefix)");
        let request = request
            .expression_attribute_values(":owner", AttributeValue::S(owner_key(owner)))
            .expression_attribute_values(":prefix", AttributeValue::S("DOC#".into()));
        let mut pages = request.into_paginator().items().send();
        let mut documents = Vec::new();
        while let Some(found) = pages.next().await {
            let item = Item(found.map_err(failed)?);
            if item.read_text("sk")?.matches('#').count() == 1 {
                documents.push(document(owner, &item)?);
            }
        }
        documents.sort_by(|a, b| b.created_at.cmp(&a.created_at).then(a.id.cmp(&b.id)));
        Ok(documents)
    }

    async fn save(&self, document: &Document) -> Result<(), PortError> {
        let write = TransactWriteItem::builder().put(replace(&self.0.main, document)?).build();
        self.write(vec![write]).await
    }

    async fn delete(&self, document: &Document) -> Result<(), PortError> {
        let request = self.0.client.delete_item().table_name(&self.0.main);
        let request = request
            .key("pk", AttributeValue::S(owner_key(&document.owner)))
            .key("sk", AttributeValue::S(sort_key(document.id)))
            .condition_expression("version = :read")
            .expression_attribute_values(":read", AttributeValue::N(document.version.to_string()));
        request.send().await.map_err(failed)?;
        Ok(())
    }

    async fn disclose(&self, document: &Document, disclosure: &Disclosure) -> Result<(), PortError> {
        let puts = [replace(&self.0.main, document)?, disclosure_put(&self.0.main, document, disclosure)?];
        let writes = puts.map(|put| TransactWriteItem::builder().put(put).build());
        self.write(writes.to_vec()).await
    }

    async fn disclosure(&self, owner: &UserId, id: DocumentId) -> Result<Option<Disclosure>, PortError> {
        let found = self.0.find(&self.0.main, owner_key(owner), compliance_key(id)).await?;
        found.map(|item| item.read_json("disclosure")).transpose()
    }
}

impl DynamoDocuments {
    async fn write(&self, writes: Vec<TransactWriteItem>) -> Result<(), PortError> {
        match self.0.client.transact_write_items().set_transact_items(Some(writes)).send().await {
            Ok(_) => Ok(()),
            Err(error) if failed_conditions(&error).is_some() => Err(PortError::Conflict),
            Err(error) => Err(failed(error)),
        }
    }
}
