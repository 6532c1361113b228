//! Documents: `USER#<owner>` / `DOC#<id>`, with `DOC#<id>#COMPLIANCE` beside; sealed but for ids, amounts and times.
//! `USER#<owner>` / `BUNDLED#<time>#<id>` lists those that were made as parts of a bundle.

use async_trait::async_trait;
use aws_sdk_dynamodb::types::{AttributeValue, ConditionCheck, Delete, Put, TransactWriteItem};
use domain::answer::Answers;
use domain::catalog::Catalog;
use domain::compliance::Disclosure;
use domain::document::{Document, Status};
use domain::ids::{DocumentId, UserId};
use domain::money::Cents;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use shared::clock;
use shared::ports::{Creation, DocumentPage, Documents, PortError};

use super::{Item, Tables, document_pages, drafts, failed, posting};
use crate::vault::Place;

/// Documents in the main table.
pub(crate) struct DynamoDocuments(pub(crate) Tables);

pub(super) fn owner_key(owner: &UserId) -> String {
    format!("USER#{owner}")
}

pub(super) fn sort_key(id: DocumentId) -> String {
    format!("DOC#{id}")
}

fn compliance_key(id: DocumentId) -> String {
    format!("DOC#{id}#COMPLIANCE")
}

/// The parts of bundles are listed by age, so that their prices can be told without looking at all documents.
pub(super) fn bundled_key(document: &Document) -> String {
    format!("{BUNDLED}{}#{}", document.created_at, document.id)
}

/// What of a document is sealed.
#[derive(Serialize, Deserialize)]
struct Content {
    name: String,
    data: Map<String, Value>,
    answers: Value,
}

/// What the keys of the list of a person's bundled documents begin with.
pub(super) const BUNDLED: &str = "BUNDLED#";

fn place(owner: &UserId, id: DocumentId, part: &'static str) -> Place {
    Place::of_document(owner, id, part)
}

async fn item(tables: &Tables, document: &Document) -> Result<Item, PortError> {
    let content = Content {
        name: document.name.clone(),
        data: document.data.clone(),
        answers: json!(document.answers),
    };
    let item = plain(document).number_if("expires", tables.forgotten_at(document));
    item.sealed(&tables.vault, &place(&document.owner, document.id, "content"), &content).await
}

/// What is not sealed: ids, amounts and times, which say nothing of the answers.
fn plain(document: &Document) -> Item {
    let status = json!(document.status);
    Item::keyed(owner_key(&document.owner), sort_key(document.id))
        .text("kind", &document.kind)
        .text("status", status.as_str().unwrap_or_default())
        .number("current_step", document.current_step)
        .number("price", document.price.0)
        .flag("attorney_review", document.attorney_review)
        .flag("bundled", document.bundled)
        .flag("on_hold", document.on_hold)
        .flag("disclosed", document.disclosed)
        .maybe("payment", document.payment.clone())
        .maybe("paid_at", document.paid_at.map(|time| time.to_string()))
        .maybe("amount_paid", document.amount_paid.map(|cents| cents.0.to_string()))
        .text("created_at", document.created_at.to_string())
        .text("updated_at", document.updated_at.to_string())
        .number("version", document.version)
}

fn answers(kind: &str, content: &Value) -> Result<Answers, PortError> {
    let unavailable = |error: &'static str| PortError::unavailable("content", error);
    let catalog = Catalog::embedded().map_err(|_| unavailable("the catalogue does not load"))?;
    let kind = catalog.document_type(kind).ok_or_else(|| unavailable("a stored document type is unknown"))?;
    let stored = content.as_object().ok_or_else(|| unavailable("stored answers are of another form"))?;
    Ok(Answers::restore(kind, stored))
}

pub(super) async fn document(tables: &Tables, owner: &UserId, item: &Item) -> Result<Document, PortError> {
    let kind = item.read_text("kind")?;
    let sk = item.read_text("sk")?;
    let id = sk.trim_start_matches("DOC#").parse::<DocumentId>();
    let id = id.map_err(|error| PortError::unavailable("DynamoDB", error))?;
    let status = serde_json::from_value(json!(item.read_text("status")?));
    let content: Content = item.unsealed(&tables.vault, &place(owner, id, "content")).await?;
    Ok(Document {
        id,
        owner: owner.clone(),
        name: content.name,
        status: status.map_err(|error| PortError::unavailable("DynamoDB", error))?,
        current_step: item.read_number("current_step")?,
        answers: answers(&kind, &content.answers)?,
        kind,
        data: content.data,
        price: Cents(item.read_number("price")?),
        attorney_review: item.read_flag("attorney_review"),
        bundled: item.read_flag("bundled"),
        on_hold: item.read_flag("on_hold"),
        disclosed: item.read_flag("disclosed"),
        payment: item.maybe_text("payment"),
        paid_at: item.maybe_as("paid_at")?,
        amount_paid: item.maybe_as("amount_paid")?.map(Cents),
        created_at: item.read_as("created_at")?,
        updated_at: item.read_as("updated_at")?,
        version: item.read_number("version")?,
    })
}

/// DynamoDB sweeps rows some time after they end; until then the end counts.
pub(super) fn is_over(item: &Item) -> bool {
    item.maybe_number("expires").is_some_and(|end: i64| end <= clock::now().as_second())
}

/// The list of documents whose PDF is to be made.
pub(crate) const PRINTS: &str = "PRINTS";

fn print_key(document: &Document) -> String {
    format!("{}#{}", document.owner, document.id)
}

/// Puts a document on the list of those whose PDF is to be made, or taken away.
pub(crate) fn to_print(tables: &Tables, document: &Document) -> Result<TransactWriteItem, PortError> {
    posting::put(&tables.main, Item::keyed(PRINTS, print_key(document)).number("version", document.version))
}

/// The write that replaces the version before this one, and no other; a first version replaces nothing.
pub(crate) async fn replace(tables: &Tables, document: &Document) -> Result<TransactWriteItem, PortError> {
    let put = Put::builder().table_name(&tables.main).set_item(Some(item(tables, document).await?.0));
    let put = match document.version {
        0 | 1 => put.condition_expression("attribute_not_exists(pk)"),
        version => put
            .condition_expression("version = :before")
            .expression_attribute_values(":before", AttributeValue::N((version - 1).to_string())),
    };
    Ok(TransactWriteItem::builder().put(put.build().map_err(failed)?).build())
}

/// Nothing is added for somebody whose account has been deleted, also not by what was on its way then.
pub(crate) fn owner_is_there(table: &str, owner: &UserId) -> Result<TransactWriteItem, PortError> {
    let check = ConditionCheck::builder().table_name(table);
    let check = check
        .key("pk", AttributeValue::S(owner_key(owner)))
        .key("sk", AttributeValue::S("PROFILE".into()))
        .condition_expression("attribute_exists(pk)");
    Ok(TransactWriteItem::builder().condition_check(check.build().map_err(failed)?).build())
}

async fn disclosure_put(
    tables: &Tables,
    document: &Document,
    disclosure: &Disclosure,
) -> Result<TransactWriteItem, PortError> {
    let item = Item::keyed(owner_key(&document.owner), compliance_key(document.id));
    let place = place(&document.owner, document.id, "disclosure");
    posting::put(&tables.main, item.sealed(&tables.vault, &place, disclosure).await?)
}

#[async_trait]
impl Documents for DynamoDocuments {
    async fn create(&self, document: &Document) -> Result<Creation, PortError> {
        drafts::create(&self.0, document).await
    }

    async fn get(&self, owner: &UserId, id: DocumentId) -> Result<Option<Document>, PortError> {
        let found = self.0.find(&self.0.main, owner_key(owner), sort_key(id)).await?;
        match found.filter(|item| !is_over(item)) {
            Some(item) => document(&self.0, owner, &item).await.map(Some),
            None => Ok(None),
        }
    }

    async fn page(&self, owner: &UserId, after: Option<DocumentId>) -> Result<DocumentPage, PortError> {
        document_pages::page(&self.0, owner, after).await
    }

    async fn bundled(&self, owner: &UserId) -> Result<Vec<Document>, PortError> {
        document_pages::bundled(&self.0, owner).await
    }

    async fn save(&self, document: &Document) -> Result<(), PortError> {
        let mut writes = vec![replace(&self.0, document).await?];
        // A paid document is to have a PDF of each version, also if nobody asks for it.
        if document.status == Status::Paid {
            writes.push(to_print(&self.0, document)?);
        }
        self.0.write(writes).await
    }

    async fn delete(&self, document: &Document) -> Result<(), PortError> {
        let delete = Delete::builder().table_name(&self.0.main);
        let delete = delete
            .key("pk", AttributeValue::S(owner_key(&document.owner)))
            .key("sk", AttributeValue::S(sort_key(document.id)))
            .condition_expression("version = :read")
            .expression_attribute_values(":read", AttributeValue::N(document.version.to_string()));
        let delete = TransactWriteItem::builder().delete(delete.build().map_err(failed)?).build();
        let listed = self.0.deletion(&self.0.main, PRINTS, &print_key(document))?;
        let mut writes = vec![delete, listed];
        if document.bundled {
            let key = bundled_key(document);
            writes.push(self.0.deletion(&self.0.main, &owner_key(&document.owner), &key)?);
        }
        self.0.write(writes).await
    }

    async fn disclose(&self, document: &Document, disclosure: &Disclosure) -> Result<(), PortError> {
        let disclosure = disclosure_put(&self.0, document, disclosure).await?;
        self.0.write(vec![replace(&self.0, document).await?, disclosure]).await
    }

    async fn disclosure(&self, owner: &UserId, id: DocumentId) -> Result<Option<Disclosure>, PortError> {
        let found = self.0.find(&self.0.main, owner_key(owner), compliance_key(id)).await?;
        match found {
            Some(item) => item.unsealed(&self.0.vault, &place(owner, id, "disclosure")).await.map(Some),
            None => Ok(None),
        }
    }
}
