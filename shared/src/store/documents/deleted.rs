//! `USER#<owner>` / `DELETED#<id>`: the mark that an id was used and its document deleted.

use std::collections::BTreeSet;

use crate::clock;
use crate::ports::PortError;
use crate::store::rows::{Item, failed, owner_key, put};
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::{AttributeValue, ConditionCheck, TransactWriteItem};
use domain::documents::Document;
use domain::ids::{DocumentId, UserId};

const DELETED: &str = "DELETED#";

pub(super) fn deleted_key(id: DocumentId) -> String {
    format!("{DELETED}{id}")
}

/// Nothing is made again under the id of what its owner has deleted.
pub(in crate::store) fn not_deleted(
    table: &str,
    document: &Document,
) -> Result<TransactWriteItem, PortError> {
    let check = ConditionCheck::builder().table_name(table);
    let check = check
        .key("pk", AttributeValue::S(owner_key(&document.owner)))
        .key("sk", AttributeValue::S(deleted_key(document.id)))
        .condition_expression("attribute_not_exists(pk)");
    Ok(TransactWriteItem::builder().condition_check(check.build().map_err(failed)?).build())
}

/// The mark says that there was a document with this id, and nothing of it.
pub(super) fn mark(table: &str, document: &Document) -> Result<TransactWriteItem, PortError> {
    let mark = Item::keyed(owner_key(&document.owner), deleted_key(document.id));
    put(table, mark.text("deleted_at", clock::now().to_string()))
}

/// The ids of what an owner has deleted.
pub(super) async fn all(tables: &Tables, owner: &UserId) -> Result<BTreeSet<DocumentId>, PortError> {
    let unreadable = |error| PortError::unavailable("DynamoDB", error);
    let marks = tables.under(&tables.main, owner_key(owner), DELETED).await?;
    let deleted = marks.iter().map(|mark| {
        mark.read_text("sk")?.trim_start_matches(DELETED).parse::<DocumentId>().map_err(unreadable)
    });
    deleted.collect()
}
