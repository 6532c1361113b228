//! The records of documents: what is read of them without opening anything.

use std::collections::BTreeSet;

use crate::ports::PortError;
use crate::store::rows::{Item, is_document, is_over, owner_key};
use crate::store::tables::Tables;
use domain::documents::DocumentRecord;
use domain::ids::{BundleId, DocumentId, UserId};
use domain::money::Cents;
use serde_json::json;

use super::deleted;

fn unreadable(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> PortError {
    PortError::unavailable("DynamoDB", error)
}

/// What a row says openly.
pub(super) fn record(item: &Item) -> Result<DocumentRecord, PortError> {
    let status = serde_json::from_value(json!(item.read_text("status")?));
    Ok(DocumentRecord {
        id: item.read_text("sk")?.trim_start_matches("DOC#").parse().map_err(unreadable)?,
        document_type: item.read_text("kind")?,
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

/// All records of an owner, and the ids of what was deleted.
pub(super) async fn all(
    tables: &Tables,
    owner: &UserId,
) -> Result<(Vec<DocumentRecord>, BTreeSet<DocumentId>), PortError> {
    let rows = tables.under(&tables.main, owner_key(owner), "DOC#").await?;
    let there = rows.iter().filter(|row| is_document(row) && !is_over(row)).map(record);
    Ok((there.collect::<Result<_, _>>()?, deleted::all(tables, owner).await?))
}
