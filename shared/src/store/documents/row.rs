//! The row of a document: what is sealed of it, and what stands openly.

use crate::ports::PortError;
use crate::store::rows::{Item, owner_key, sort_key};
use crate::store::sealing::EncryptionContext;
use crate::store::tables::Tables;
use domain::content::Catalog;
use domain::documents::{Document, DocumentData, Signing};
use domain::ids::{DocumentId, UserId};
use domain::interview::Answers;
use domain::interview::facts::{Facts, Matter};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::records;

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

fn encryption_context(owner: &UserId, id: DocumentId) -> EncryptionContext {
    EncryptionContext::of_document(owner, id, "content")
}

/// The row of a document.
pub(super) async fn item(tables: &Tables, document: &Document) -> Result<Item, PortError> {
    let content = Content {
        name: document.name.clone(),
        data: document.data.entries().clone(),
        answers: json!(document.answers),
        facts: json!(document.facts).as_object().cloned().unwrap_or_default(),
        signing: document.signing.clone(),
    };
    let item = plain(document).number_if("expires", forgotten_at(tables, document));
    item.sealed(&tables.encryptor, &encryption_context(&document.owner, document.id), &content).await
}

/// When a draft that no one pays for or changes is forgotten, in seconds since 1970; never when it was paid for.
fn forgotten_at(tables: &Tables, document: &Document) -> Option<i64> {
    let kept = i64::from(tables.drafts.days) * 24 * 60 * 60;
    let is_draft = document.paid_at.is_none() && kept > 0;
    is_draft.then(|| document.updated_at.as_second() + kept)
}

/// What is not sealed: ids, amounts and times, which say nothing of the answers.
fn plain(document: &Document) -> Item {
    let status = json!(document.status);
    Item::keyed(owner_key(&document.owner), sort_key(document.id))
        .text("kind", &document.document_type)
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
    Catalog::embedded().map_err(|_| PortError::unavailable("content", "the catalog does not load"))
}

fn unreadable(what: &'static str) -> PortError {
    PortError::unavailable("content", what)
}

fn matter(document_type: &str, content: &Content) -> Result<Matter, PortError> {
    let catalog = catalog()?;
    let document_type = catalog
        .document_type(document_type)
        .ok_or_else(|| unreadable("a stored document type is unknown"))?;
    let answers =
        content.answers.as_object().ok_or_else(|| unreadable("stored answers are of another form"))?;
    Ok(Matter {
        answers: Answers::restore(document_type, answers),
        facts: Facts::restore(document_type, catalog, &content.facts),
    })
}

/// The document of a row; none when its owner is gone, and with the owner the key that opens it.
pub(super) async fn document(
    tables: &Tables,
    owner: &UserId,
    item: &Item,
) -> Result<Option<Document>, PortError> {
    let refused = match opened(tables, owner, item).await {
        Ok(document) => return Ok(Some(document)),
        Err(refused) => refused,
    };
    // A key that is lost by itself leaves its documents there, and stays an error.
    match tables.find(&tables.main, owner_key(owner), "PROFILE").await? {
        None => Ok(None),
        Some(_) => Err(refused),
    }
}

async fn opened(tables: &Tables, owner: &UserId, item: &Item) -> Result<Document, PortError> {
    let record = records::record(item)?;
    let content: Content = item.unsealed(&tables.encryptor, &encryption_context(owner, record.id)).await?;
    let Matter { answers, facts } = matter(&record.document_type, &content)?;
    let version = item.read_number("version")?;
    Ok(Document {
        id: record.id,
        owner: owner.clone(),
        name: content.name,
        status: record.status,
        current_step: item.read_number("current_step")?,
        answers,
        facts,
        document_type: record.document_type,
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
