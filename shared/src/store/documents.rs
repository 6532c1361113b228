//! Documents: `USER#<owner>` / `DOC#<id>`, with `DOC#<id>#COMPLIANCE` and `DOC#<id>#HANDED-OUT` beside; sealed but for ids,
//! amounts and times. What is read without opening anything is in `records.rs`.

use std::collections::BTreeSet;

use super::{
    DocumentPage, Item, OwnerPage, Tables, document_pages, drafts, failed, handed_out, records, reminders,
    transaction, versions,
};
use crate::clock;
use crate::ports::PortError;
use aws_sdk_dynamodb::types::{AttributeValue, ConditionCheck, Delete, Put, TransactWriteItem};
use domain::content::Catalog;
use domain::documents::compliance::Disclosure;
use domain::documents::{Document, DocumentData, DocumentRecord, Signing, Status};
use domain::ids::{BundleId, DocumentId, UserId};
use domain::interview::Answers;
use domain::interview::facts::{Facts, Matter};
use domain::orders::bundle::BundleDrafts;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::encryptor::EncryptionContext;

/// How keeping a new document ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Creation {
    /// It is kept.
    Kept,
    /// Its owner has as many drafts as one person may have. Nothing was written.
    TooManyDrafts,
}

/// People's documents. A document is found by its owner's id and its own; there is no other way to it.
pub struct Documents(pub Tables);

pub(super) fn owner_key(owner: &UserId) -> String {
    format!("USER#{owner}")
}

pub(super) fn sort_key(id: DocumentId) -> String {
    format!("DOC#{id}")
}

fn compliance_key(id: DocumentId) -> String {
    format!("DOC#{id}#COMPLIANCE")
}

/// What of a document is sealed.
#[derive(Serialize, Deserialize)]
struct Content {
    name: String,
    data: Map<String, Value>,
    answers: Value,
    #[serde(default)]
    facts: Map<String, Value>,
    #[serde(default)]
    signing: Signing,
}

fn place(owner: &UserId, id: DocumentId, part: &'static str) -> EncryptionContext {
    EncryptionContext::of_document(owner, id, part)
}

async fn item(tables: &Tables, document: &Document) -> Result<Item, PortError> {
    let content = Content {
        name: document.name.clone(),
        data: document.data.entries().clone(),
        answers: json!(document.answers),
        facts: json!(document.facts).as_object().cloned().unwrap_or_default(),
        signing: document.signing.clone(),
    };
    let item = plain(document).number_if("expires", tables.forgotten_at(document));
    item.sealed(&tables.encryptor, &place(&document.owner, document.id, "content"), &content).await
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
        .maybe("bundle", document.bundle.as_ref().map(|bundle| bundle.as_str().to_string()))
        .flag("on_hold", document.on_hold)
        .flag("disclosed", document.disclosed)
        .maybe("payment", document.payment.clone())
        .maybe("paid_at", document.paid_at.map(|time| time.to_string()))
        .maybe("amount_paid", document.amount_paid.map(|cents| cents.0.to_string()))
        .text("created_at", document.created_at.to_string())
        .text("updated_at", document.updated_at.to_string())
        .number("version", document.version)
        .number("content_version", document.content_version)
}

fn catalog() -> Result<&'static Catalog, PortError> {
    Catalog::embedded().map_err(|_| PortError::unavailable("content", "the catalogue does not load"))
}

fn unreadable(what: &'static str) -> PortError {
    PortError::unavailable("content", what)
}

fn matter(kind: &str, content: &Content) -> Result<Matter, PortError> {
    let catalog = catalog()?;
    let kind = catalog.document_type(kind).ok_or_else(|| unreadable("a stored document type is unknown"))?;
    let answers =
        content.answers.as_object().ok_or_else(|| unreadable("stored answers are of another form"))?;
    Ok(Matter {
        answers: Answers::restore(kind, answers),
        facts: Facts::restore(kind, catalog, &content.facts),
    })
}

pub(super) async fn document(tables: &Tables, owner: &UserId, item: &Item) -> Result<Document, PortError> {
    let record = records::record(item)?;
    let content: Content = item.unsealed(&tables.encryptor, &place(owner, record.id, "content")).await?;
    let Matter { answers, facts } = matter(&record.kind, &content)?;
    let version = item.read_number("version")?;
    Ok(Document {
        id: record.id,
        owner: owner.clone(),
        name: content.name,
        status: record.status,
        current_step: item.read_number("current_step")?,
        answers,
        facts,
        kind: record.kind,
        data: DocumentData::stored(content.data, catalog()?),
        price: record.price,
        attorney_review: record.attorney_review,
        bundle: record.bundle,
        on_hold: record.on_hold,
        disclosed: item.read_flag("disclosed"),
        payment: record.payment,
        paid_at: item.maybe_as("paid_at")?,
        amount_paid: record.amount_paid,
        created_at: record.created_at,
        updated_at: item.read_as("updated_at")?,
        signing: content.signing,
        version,
        // Rows of the time before say no more than that they were changed.
        content_version: item.maybe_number("content_version").unwrap_or(version),
    })
}

/// DynamoDB sweeps rows some time after they end; until then the end counts.
pub(super) fn is_over(item: &Item) -> bool {
    item.maybe_number("expires").is_some_and(|end: i64| end <= clock::now().as_second())
}

/// The list of documents whose PDF is to be made.
pub(super) const PRINTS: &str = "PRINTS";

fn print_key(document: &Document) -> String {
    format!("{}#{}", document.owner, document.id)
}

/// Puts a document on the list of those whose PDF is to be made, or taken away.
pub(super) fn to_print(tables: &Tables, document: &Document) -> Result<TransactWriteItem, PortError> {
    transaction::put(
        &tables.main,
        Item::keyed(PRINTS, print_key(document)).number("version", document.version),
    )
}

/// The write that replaces the version before this one, and no other; a first version replaces nothing.
pub(super) async fn replace(tables: &Tables, document: &Document) -> Result<TransactWriteItem, PortError> {
    let put = Put::builder().table_name(&tables.main).set_item(Some(item(tables, document).await?.0));
    let put = match document.version {
        0 | 1 => put.condition_expression("attribute_not_exists(pk)"),
        version => put
            .condition_expression("version = :before")
            .expression_attribute_values(":before", AttributeValue::N((version - 1).to_string())),
    };
    Ok(TransactWriteItem::builder().put(put.build().map_err(failed)?).build())
}

/// Nothing is added for someone whose account has been deleted, also not by what was on its way then.
pub(super) fn owner_is_there(table: &str, owner: &UserId) -> Result<TransactWriteItem, PortError> {
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
    transaction::put(&tables.main, item.sealed(&tables.encryptor, &place, disclosure).await?)
}

impl Documents {
    /// Keeps a new document, and with it the bundle that it joins. MUST return `Conflict` when its owner has one with this
    /// id, has deleted one with this id, or is gone, and when the bundle has changed since it was read. The drafts of one
    /// person that no one has paid for are limited, also in a race.
    pub async fn create(
        &self,
        document: &Document,
        bundle: Option<&BundleDrafts>,
    ) -> Result<Creation, PortError> {
        drafts::create(&self.0, document, bundle).await
    }

    /// Whether the owner has deleted a document with this id.
    pub async fn is_deleted(&self, owner: &UserId, id: DocumentId) -> Result<bool, PortError> {
        let found = self.0.find(&self.0.main, owner_key(owner), records::deleted_key(id)).await?;
        Ok(found.is_some())
    }

    /// The owner's newest bundle of drafts.
    pub async fn newest_bundle(&self, owner: &UserId) -> Result<Option<BundleDrafts>, PortError> {
        records::newest_bundle(&self.0, owner).await
    }

    /// A bundle of drafts.
    pub async fn bundle(&self, owner: &UserId, id: &BundleId) -> Result<Option<BundleDrafts>, PortError> {
        let found = self.0.find(&self.0.main, owner_key(owner), records::bundle_key(id)).await?;
        found.as_ref().map(records::bundle).transpose()
    }

    /// The records of those of these documents that are there. Nothing sealed is opened.
    pub async fn records(
        &self,
        owner: &UserId,
        ids: &[DocumentId],
    ) -> Result<Vec<DocumentRecord>, PortError> {
        let rows = document_pages::rows_of(&self.0, owner, ids).await?;
        rows.iter().filter(|row| !is_over(row)).map(records::record).collect()
    }

    /// The records of all of the owner's documents, and the ids of those that were deleted. Nothing sealed is opened.
    pub async fn all_records(
        &self,
        owner: &UserId,
    ) -> Result<(Vec<DocumentRecord>, BTreeSet<DocumentId>), PortError> {
        records::all(&self.0, owner).await
    }

    /// The owners of paid documents, from whom the last one read on; nothing more when there is no next place.
    pub async fn owners_of_paid(&self, from: Option<String>) -> Result<OwnerPage, PortError> {
        records::owners_of_paid(&self.0, from).await
    }

    /// The owner's document. MUST read its own writes.
    pub async fn get(&self, owner: &UserId, id: DocumentId) -> Result<Option<Document>, PortError> {
        let found = self.0.find(&self.0.main, owner_key(owner), sort_key(id)).await?;
        match found.filter(|item| !is_over(item)) {
            Some(item) => document(&self.0, owner, &item).await.map(Some),
            None => Ok(None),
        }
    }

    /// The owner's documents, a page at a time. MUST cost the same however many there are.
    pub async fn page(&self, owner: &UserId, after: Option<DocumentId>) -> Result<DocumentPage, PortError> {
        document_pages::page(&self.0, owner, after).await
    }

    /// Saves a changed document, whose version is one above that of the document it was made from. MUST return
    /// `Conflict` when the stored version is another, or the document is gone.
    pub async fn save(&self, document: &Document) -> Result<(), PortError> {
        let mut writes = vec![replace(&self.0, document).await?];
        // A paid document is to have a PDF of each version, also if no one asks for it.
        if document.status == Status::Paid {
            writes.push(to_print(&self.0, document)?);
        }
        self.0.write(writes).await
    }

    /// Saves a document whose signing was planned anew, with its reminder. MUST return `Conflict` like [`Self::save`].
    pub async fn save_plan(&self, before: &Document, document: &Document) -> Result<(), PortError> {
        let mut writes = vec![replace(&self.0, document).await?];
        writes.extend(reminders::replaced(&self.0, before, document)?);
        // The PDF of a version is named after it.
        writes.push(to_print(&self.0, document)?);
        self.0.write(writes).await
    }

    /// Forgets a document but for the mark that its id was used, and that its papers were made here; its recorded disclosure is
    /// kept. MUST return `Conflict` when the stored version is another, or the document is gone.
    pub async fn delete(&self, document: &Document) -> Result<(), PortError> {
        let delete = Delete::builder().table_name(&self.0.main);
        let delete = delete
            .key("pk", AttributeValue::S(owner_key(&document.owner)))
            .key("sk", AttributeValue::S(sort_key(document.id)))
            .condition_expression("version = :read")
            .expression_attribute_values(":read", AttributeValue::N(document.version.to_string()));
        let delete = TransactWriteItem::builder().delete(delete.build().map_err(failed)?).build();
        let listed = self.0.deletion(&self.0.main, PRINTS, &print_key(document))?;
        let names =
            self.0.deletion(&self.0.main, &owner_key(&document.owner), &handed_out::key(document.id))?;
        let mut writes = vec![delete, listed, names, records::mark_deleted(&self.0.main, document)?];
        writes.extend(reminders::withdrawn(&self.0, document)?);
        writes.extend(versions::deletions(&self.0, document).await?);
        self.0.write(writes).await
    }

    /// Notes for whom the final paper of a document is handed out. The first of a payment stays; these names are answered,
    /// whoever noted them.
    pub async fn note_handed_out(
        &self,
        document: &Document,
        names: &[String],
    ) -> Result<Vec<String>, PortError> {
        handed_out::note(&self.0, document, names).await
    }

    /// For whom the final paper that the document's payment bought was handed out first.
    pub async fn handed_out_for(&self, document: &Document) -> Result<Option<Vec<String>>, PortError> {
        handed_out::find(&self.0, document).await
    }

    /// Records an acknowledged disclosure together with its document. MUST return `Conflict` like [`Self::save`].
    pub async fn disclose(&self, document: &Document, disclosure: &Disclosure) -> Result<(), PortError> {
        let disclosure = disclosure_put(&self.0, document, disclosure).await?;
        self.0.write(vec![replace(&self.0, document).await?, disclosure]).await
    }

    /// The disclosure recorded for a document.
    pub async fn disclosure(&self, owner: &UserId, id: DocumentId) -> Result<Option<Disclosure>, PortError> {
        let found = self.0.find(&self.0.main, owner_key(owner), compliance_key(id)).await?;
        match found {
            Some(item) => item.unsealed(&self.0.encryptor, &place(owner, id, "disclosure")).await.map(Some),
            None => Ok(None),
        }
    }
}

/// Beside a document, under longer keys, stands what belongs to it.
pub(super) fn is_document(item: &Item) -> bool {
    item.maybe_text("sk").is_some_and(|key| key.matches('#').count() == 1)
}
