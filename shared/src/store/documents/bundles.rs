//! `USER#<owner>` / `BUNDLE#<id>`: the drafts of a bundle.

use std::collections::BTreeMap;

use crate::ports::PortError;
use crate::store::rows::{Item, failed, owner_key, put_new};
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::{AttributeValue, Put, TransactWriteItem};
use domain::ids::{BundleId, DocumentId, UserId};
use domain::orders::bundle::BundleDrafts;

const BUNDLE: &str = "BUNDLE#";

pub(super) fn key(id: &BundleId) -> String {
    format!("{BUNDLE}{}", id.as_str())
}

pub(super) fn bundle(item: &Item) -> Result<BundleDrafts, PortError> {
    let members: BTreeMap<String, DocumentId> = item.read_json("members")?;
    let id = BundleId::stored(item.read_text("sk")?.trim_start_matches(BUNDLE).to_string());
    Ok(BundleDrafts { id, members, version: item.read_number("version")? })
}

/// The write that replaces the version of the bundle before this one, and no other.
pub(super) fn replace(
    table: &str,
    owner: &UserId,
    drafts: &BundleDrafts,
) -> Result<TransactWriteItem, PortError> {
    let item = Item::keyed(owner_key(owner), key(&drafts.id)).number("version", drafts.version);
    let item = item.json("members", &drafts.members)?;
    if drafts.version == 1 {
        return put_new(table, item);
    }
    let put =
        Put::builder().table_name(table).set_item(Some(item.0)).condition_expression("version = :before");
    let before = AttributeValue::N((drafts.version - 1).to_string());
    let put = put.expression_attribute_values(":before", before).build().map_err(failed)?;
    Ok(TransactWriteItem::builder().put(put).build())
}

/// Their ids begin with the time at which they were begun.
pub(super) async fn newest(tables: &Tables, owner: &UserId) -> Result<Option<BundleDrafts>, PortError> {
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
