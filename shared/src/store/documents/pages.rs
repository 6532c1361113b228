//! A person's documents, a bounded part at a time: what one query reads, and one call to the key service for all of it.

use crate::ports::PortError;
use crate::store::rows::{Item, failed, is_document, is_over, owner_key, sort_key};
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::AttributeValue;
use domain::documents::Document;
use domain::ids::{DocumentId, UserId};
use futures_util::future::try_join_all;

use super::row::document;

/// A part of someone's documents, as many as one answer bears.
#[derive(Clone, Debug)]
pub struct DocumentPage {
    /// The documents, in the order of their ids.
    pub documents: Vec<Document>,
    /// After which document the next page begins; nothing on the last one.
    pub next: Option<DocumentId>,
}

/// Most rows of a page, disclosures included. DynamoDB ends a page after 1 MB too.
const MOST_ROWS: i32 = 200;

/// The key that lies behind everything that belongs to a document, whether or not there is any.
fn behind(id: DocumentId) -> String {
    format!("{}#~", sort_key(id))
}

/// The document that a row is, or belongs to.
fn id_of(key: &str) -> Option<DocumentId> {
    key.split('#').nth(1)?.parse().ok()
}

async fn opened(tables: &Tables, owner: &UserId, rows: Vec<Item>) -> Result<Vec<Document>, PortError> {
    let rows = rows.iter().filter(|row| !is_over(row) && is_document(row));
    let opened = try_join_all(rows.map(|row| document(tables, owner, row))).await?;
    Ok(opened.into_iter().flatten().collect())
}

pub(super) async fn page(
    tables: &Tables,
    owner: &UserId,
    after: Option<DocumentId>,
) -> Result<DocumentPage, PortError> {
    let start = after.map(|id| Item::keyed(owner_key(owner), behind(id)).0);
    let request = tables.client.query().table_name(&tables.main).consistent_read(true).limit(MOST_ROWS);
    let request = request
        .key_condition_expression("pk = :pk AND begins_with(sk, :prefix)")
        .expression_attribute_values(":pk", AttributeValue::S(owner_key(owner)))
        .expression_attribute_values(":prefix", AttributeValue::S("DOC#".into()))
        .set_exclusive_start_key(start);
    let answer = request.send().await.map_err(failed)?;
    let last = answer.last_evaluated_key.map(|key| Item(key).read_text("sk")).transpose()?;
    let rows = answer.items.unwrap_or_default().into_iter().map(Item).collect();
    let documents = opened(tables, owner, rows).await?;
    Ok(DocumentPage { documents, next: last.as_deref().and_then(id_of) })
}

/// The rows of these documents, as far as they are there.
pub(super) async fn rows_of(
    tables: &Tables,
    owner: &UserId,
    ids: &[DocumentId],
) -> Result<Vec<Item>, PortError> {
    let mut rows = Vec::new();
    // DynamoDB takes a hundred keys at once.
    for ids in ids.chunks(100) {
        let keys = ids.iter().map(|id| Item::keyed(owner_key(owner), sort_key(*id)).0).collect();
        rows.extend(tables.batch(&tables.main, keys).await?);
    }
    Ok(rows)
}
