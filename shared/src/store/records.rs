//! What of documents is read and written without opening anything: their records; `USER#<owner>` / `DELETED#<id>`, the mark
//! that an id was used and its document deleted; `USER#<owner>` / `BUNDLE#<id>`, the drafts of a bundle.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::{Item, OwnerPage, Tables, failed, transaction};
use crate::clock;
use crate::ports::PortError;
use aws_sdk_dynamodb::types::{AttributeValue, ConditionCheck, Put, TransactWriteItem};
use domain::documents::{Document, DocumentRecord};
use domain::ids::{BundleId, DocumentId, UserId};
use domain::money::Cents;
use domain::orders::bundle::BundleDrafts;
use serde_json::json;

use super::documents::{is_document, is_over, owner_key};

const DELETED: &str = "DELETED#";

const BUNDLE: &str = "BUNDLE#";

pub(super) fn deleted_key(id: DocumentId) -> String {
    format!("{DELETED}{id}")
}

pub(super) fn bundle_key(id: &BundleId) -> String {
    format!("{BUNDLE}{}", id.as_str())
}

fn unreadable(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> PortError {
    PortError::unavailable("DynamoDB", error)
}

/// What a row says openly.
pub(super) fn record(item: &Item) -> Result<DocumentRecord, PortError> {
    let status = serde_json::from_value(json!(item.read_text("status")?));
    Ok(DocumentRecord {
        id: item.read_text("sk")?.trim_start_matches("DOC#").parse().map_err(unreadable)?,
        kind: item.read_text("kind")?,
        attorney_review: item.read_flag("attorney_review"),
        bundle: item.maybe_text("bundle").map(BundleId::stored),
        price: Cents(item.read_number("price")?),
        status: status.map_err(unreadable)?,
        on_hold: item.read_flag("on_hold"),
        payment: item.maybe_text("payment"),
        amount_paid: item.maybe_as("amount_paid")?.map(Cents),
        created_at: item.read_as("created_at")?,
    })
}

/// Nothing is made again under the id of what its owner has deleted.
pub(super) fn not_deleted(table: &str, document: &Document) -> Result<TransactWriteItem, PortError> {
    let check = ConditionCheck::builder().table_name(table);
    let check = check
        .key("pk", AttributeValue::S(owner_key(&document.owner)))
        .key("sk", AttributeValue::S(deleted_key(document.id)))
        .condition_expression("attribute_not_exists(pk)");
    Ok(TransactWriteItem::builder().condition_check(check.build().map_err(failed)?).build())
}

/// The mark says that there was a document with this id, and nothing of it.
pub(super) fn mark_deleted(table: &str, document: &Document) -> Result<TransactWriteItem, PortError> {
    let mark = Item::keyed(owner_key(&document.owner), deleted_key(document.id));
    transaction::put(table, mark.text("deleted_at", clock::now().to_string()))
}

pub(super) fn bundle(item: &Item) -> Result<BundleDrafts, PortError> {
    let members: BTreeMap<String, DocumentId> = item.read_json("members")?;
    let id = BundleId::stored(item.read_text("sk")?.trim_start_matches(BUNDLE).to_string());
    Ok(BundleDrafts { id, members, version: item.read_number("version")? })
}

/// The write that replaces the version of the bundle before this one, and no other.
pub(super) fn replace_bundle(
    table: &str,
    owner: &UserId,
    drafts: &BundleDrafts,
) -> Result<TransactWriteItem, PortError> {
    let item = Item::keyed(owner_key(owner), bundle_key(&drafts.id)).number("version", drafts.version);
    let item = item.json("members", &drafts.members)?;
    if drafts.version == 1 {
        return transaction::put_new(table, item);
    }
    let put =
        Put::builder().table_name(table).set_item(Some(item.0)).condition_expression("version = :before");
    let before = AttributeValue::N((drafts.version - 1).to_string());
    let put = put.expression_attribute_values(":before", before).build().map_err(failed)?;
    Ok(TransactWriteItem::builder().put(put).build())
}

/// Their ids begin with the time at which they were begun.
pub(super) async fn newest_bundle(
    tables: &Tables,
    owner: &UserId,
) -> Result<Option<BundleDrafts>, PortError> {
    let request = tables.client.query().table_name(&tables.main).consistent_read(true);
    let request = request
        .key_condition_expression("pk = :pk AND begins_with(sk, :prefix)")
        .expression_attribute_values(":pk", AttributeValue::S(owner_key(owner)))
        .expression_attribute_values(":prefix", AttributeValue::S(BUNDLE.into()))
        .scan_index_forward(false)
        .limit(1);
    let rows = request.send().await.map_err(failed)?.items.unwrap_or_default();
    rows.into_iter().next().map(|row| bundle(&Item(row))).transpose()
}

/// All records of an owner, and the ids of what was deleted.
pub(super) async fn all(
    tables: &Tables,
    owner: &UserId,
) -> Result<(Vec<DocumentRecord>, BTreeSet<DocumentId>), PortError> {
    let rows = tables.under(&tables.main, owner_key(owner), "DOC#").await?;
    let there = rows.iter().filter(|row| is_document(row) && !is_over(row)).map(record);
    let marks = tables.under(&tables.main, owner_key(owner), DELETED).await?;
    let deleted = marks.iter().map(|mark| {
        mark.read_text("sk")?.trim_start_matches(DELETED).parse::<DocumentId>().map_err(unreadable)
    });
    Ok((there.collect::<Result<_, _>>()?, deleted.collect::<Result<_, _>>()?))
}

/// A page of the owners of paid documents, in the order of the table.
pub(super) async fn owners_of_paid(tables: &Tables, from: Option<String>) -> Result<OwnerPage, PortError> {
    let request = tables.client.scan().table_name(&tables.main).projection_expression("pk, sk");
    let request = request
        .filter_expression("begins_with(sk, :documents) AND #status = :paid")
        .expression_attribute_names("#status", "status")
        .expression_attribute_values(":documents", AttributeValue::S("DOC#".into()))
        .expression_attribute_values(":paid", AttributeValue::S("paid".into()))
        .set_exclusive_start_key(from.as_deref().map(place).transpose()?);
    let answer = request.send().await.map_err(failed)?;
    page(answer.items.unwrap_or_default(), answer.last_evaluated_key, "USER#")
}

/// A page of the people who have asked for a payment, in the order of the table.
pub(super) async fn buyers(tables: &Tables, from: Option<String>) -> Result<OwnerPage, PortError> {
    let request = tables.client.scan().table_name(&tables.ledger).projection_expression("pk, sk");
    let request = request
        .filter_expression("begins_with(pk, :buyers)")
        .expression_attribute_values(":buyers", AttributeValue::S("BUYER#".into()))
        .set_exclusive_start_key(from.as_deref().map(place).transpose()?);
    let answer = request.send().await.map_err(failed)?;
    page(answer.items.unwrap_or_default(), answer.last_evaluated_key, "BUYER#")
}

type Row = HashMap<String, AttributeValue>;

fn page(rows: Vec<Row>, last: Option<Row>, prefix: &str) -> Result<OwnerPage, PortError> {
    let owner = |row: Row| {
        let pk = Item(row).read_text("pk")?;
        UserId::try_from(pk.trim_start_matches(prefix).to_string()).map_err(unreadable)
    };
    let next = last.map(|row| {
        let (row, separator) = (Item(row), '\n');
        Ok::<_, PortError>(format!("{}{separator}{}", row.read_text("pk")?, row.read_text("sk")?))
    });
    Ok(OwnerPage { owners: rows.into_iter().map(owner).collect::<Result<_, _>>()?, next: next.transpose()? })
}

/// The key at which a page ended.
fn place(text: &str) -> Result<Row, PortError> {
    let (pk, sk) = text.split_once('\n').ok_or_else(|| unreadable("a place in a table cannot be read"))?;
    Ok(Item::keyed(pk, sk).0)
}
