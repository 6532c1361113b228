//! The writes of one ledger transaction. They are made in one transaction, so their order does not matter; each that could undo
//! another's work has a condition.

use crate::ports::PortError;
use crate::store::rows::{Item, failed, owner_is_there, put, put_new};
use crate::store::tables::Tables;
use crate::store::{documents, mail};
use aws_sdk_dynamodb::types::{AttributeValue, TransactWriteItem, Update};
use domain::documents::Document;
use domain::orders::Goods;
use domain::orders::ledger::{Entry, LedgerEntry, OrderLedger, OrderStatus};

use super::Ledger;
use super::events;
use super::keys::{payment_key, place_by_time};
use super::records::{LedgerTransaction, PostOutcome, UnmatchedPayment};
use super::unmatched::unmatched_row;

impl Ledger {
    /// Writes a ledger transaction, all or nothing: the entries, the event, the documents, the queue of the reviewers and the
    /// mail.
    /// MUST write nothing and return `Behind` when the page's version or a document's is no longer the one that the
    /// transaction was made from, or when new documents have no account to belong to.
    pub async fn post(&self, transaction: &LedgerTransaction) -> Result<PostOutcome, PortError> {
        match self.0.write(writes(&self.0, transaction).await?).await {
            Ok(()) => Ok(PostOutcome::Done),
            Err(PortError::Conflict) => Ok(PostOutcome::Behind),
            Err(error) => Err(error),
        }
    }
}

/// All writes of a ledger transaction: at most 100, of which a bundle needs about 20.
async fn writes(
    tables: &Tables,
    transaction: &LedgerTransaction,
) -> Result<Vec<TransactWriteItem>, PortError> {
    let ledger = &tables.ledger;
    let mut writes = vec![next_version(ledger, &transaction.before)?];
    for entry in &transaction.entries {
        writes.push(posted(ledger, &transaction.after, entry)?);
    }
    if let Some(id) = &transaction.event {
        // Whether it was noted before does not matter: the page's version lets each entry in once.
        writes.push(put(ledger, events::row(id))?);
    }
    for document in &transaction.documents {
        writes.push(documents::replace(tables, document).await?);
        writes.push(documents::print_listing(tables, document)?);
    }
    let made: Vec<&Document> =
        transaction.documents.iter().filter(|document| document.version <= 1).collect();
    if !made.is_empty() {
        writes.push(owner_is_there(&tables.main, &transaction.after.order.owner)?);
    }
    for document in made {
        writes.push(documents::not_deleted(&tables.main, document)?);
    }
    writes.extend(lists(tables, transaction)?);
    writes.extend(mail::writes(tables, &transaction.outbox_messages).await?);
    Ok(writes)
}

/// Two payment events at the same time follow each other: the second is decided on top of the first.
fn next_version(table: &str, before: &OrderLedger) -> Result<TransactWriteItem, PortError> {
    let update = Update::builder()
        .table_name(table)
        .key("pk", AttributeValue::S(payment_key(&before.order.payment)))
        .key("sk", AttributeValue::S("ORDER".into()))
        .update_expression("SET version = :after")
        .condition_expression("version = :before")
        .expression_attribute_values(":before", AttributeValue::N(before.version.to_string()))
        .expression_attribute_values(":after", AttributeValue::N((before.version + 1).to_string()))
        .build()
        .map_err(failed)?;
    Ok(TransactWriteItem::builder().update(update).build())
}

fn posted(table: &str, after: &OrderLedger, entry: &Entry) -> Result<TransactWriteItem, PortError> {
    let key = entry.key();
    let posted: Option<&LedgerEntry> = after.entries.get(&key);
    put_new(
        table,
        Item::keyed(payment_key(&after.order.payment), format!("ENTRY#{key}")).json("entry", &posted)?,
    )
}

/// Money that does not fit stands in a list until it has gone back.
fn listed_for_a_person(after: &OrderLedger) -> Result<Option<Item>, PortError> {
    let entry = after.entries.get("unmatched").map(|posted| &posted.entry);
    let Some(Entry::Unmatched { amount, why }) = entry else { return Ok(None) };
    let unmatched = UnmatchedPayment { payment: after.order.payment.clone(), amount: *amount, why: *why };
    unmatched_row(&unmatched).map(Some)
}

/// The lists that an order stands in: of those that wait for money, and of the reviewers' work.
fn lists(tables: &Tables, transaction: &LedgerTransaction) -> Result<Vec<TransactWriteItem>, PortError> {
    let (before, after) = (transaction.before.status(), transaction.after.status());
    let order = &transaction.after.order;
    let mut writes = Vec::new();
    if before == OrderStatus::Open && after != OrderStatus::Open {
        writes.push(tables.deletion(&tables.ledger, "WAITING", &place_by_time(order))?);
    }
    match listed_for_a_person(&transaction.after)? {
        Some(_) if after == OrderStatus::Returned => {
            writes.push(tables.deletion(&tables.ledger, "UNMATCHED", &order.payment)?);
        }
        Some(row) => writes.push(put(&tables.ledger, row)?),
        None => {}
    }
    writes.extend(review_lists(tables, transaction)?);
    Ok(writes)
}

/// The list of the reviewers' work.
fn review_lists(
    tables: &Tables,
    transaction: &LedgerTransaction,
) -> Result<Vec<TransactWriteItem>, PortError> {
    let (before, after) = (transaction.before.status(), transaction.after.status());
    let order = &transaction.after.order;
    let mut writes = Vec::new();
    for id in reviewed(&order.goods) {
        let place = format!("{}#{id}", order.created_at);
        match after {
            // What a reviewer has taken off the list is not listed again by a refund of a part.
            OrderStatus::Paid | OrderStatus::Disputed
                if transaction.after.is_fulfilled() && !was_listed(before) =>
            {
                let item = Item::keyed("REVIEWS", place).text("owner", order.owner.as_str());
                writes.push(put(&tables.ledger, item.text("document", &id).text("payment", &order.payment))?);
            }
            OrderStatus::Returned => writes.push(tables.deletion(&tables.ledger, "REVIEWS", &place)?),
            _ => {}
        }
    }
    Ok(writes)
}

fn was_listed(before: OrderStatus) -> bool {
    matches!(before, OrderStatus::Paid | OrderStatus::Disputed)
}

/// The ids of the documents that an attorney is to look at.
fn reviewed(goods: &Goods) -> Vec<String> {
    match goods {
        Goods::Document { id, attorney_review: true, .. } => vec![id.to_string()],
        Goods::Document { .. } => vec![],
        Goods::New(items) => {
            items.iter().filter(|item| item.attorney_review).map(|item| item.id.to_string()).collect()
        }
    }
}
