//! Reminders of signing day and of other dates that wait for their evening: `REMINDERS` / `<due>#<owner>#<document>`. What is
//! planned and what the dates follow from stands sealed in the document; here are only ids and a time.

use std::collections::BTreeSet;

use super::deleted;
use crate::clock;
use crate::ports::PortError;
use crate::store::mail::{self, OutboxMessage};
use crate::store::rows::{Item, every, failed, put};
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::{AttributeValue, Delete, TransactWriteItem};
use domain::content::Catalog;
use domain::documents::Document;
use domain::ids::{DocumentId, UserId};
use jiff::Timestamp;

const LIST: &str = "REMINDERS";

/// A reminder that waits, or is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reminder {
    /// Whose.
    pub owner: UserId,
    /// Of which document.
    pub id: DocumentId,
    /// When to send it.
    pub due: Timestamp,
}

/// Reminders that wait. They are listed by the write that changes what they follow from, and taken off by it.
pub struct Reminders(pub Tables);

fn key(document: &Document, due: Timestamp) -> String {
    format!("{due:.0}#{}#{}", document.owner, document.id)
}

fn key_of(reminder: &Reminder) -> String {
    format!("{:.0}#{}#{}", reminder.due, reminder.owner, reminder.id)
}

/// The moments ahead at which a document is to be reminded of.
fn moments(document: &Document, now: Timestamp) -> Result<BTreeSet<Timestamp>, PortError> {
    let catalog = Catalog::embedded().map_err(|problems| PortError::unavailable("content", problems))?;
    Ok(document.reminders(catalog, now))
}

/// The writes that list the reminders of a document that has none yet.
pub(super) fn listed(tables: &Tables, document: &Document) -> Result<Vec<TransactWriteItem>, PortError> {
    moments(document, clock::now())?.into_iter().map(|due| listing(tables, document, due)).collect()
}

/// The writes that take the reminders of a document off the list.
pub(super) fn withdrawn(tables: &Tables, document: &Document) -> Result<Vec<TransactWriteItem>, PortError> {
    moments(document, clock::now())?.into_iter().map(|due| withdrawal(tables, document, due)).collect()
}

/// The writes that put the reminders of a changed document in the place of those before. What stays is not written: one
/// transaction may not touch a row twice.
pub(super) fn replaced(
    tables: &Tables,
    before: &Document,
    after: &Document,
) -> Result<Vec<TransactWriteItem>, PortError> {
    // By one clock: what falls due between two looks would be withdrawn and never sent.
    let now = clock::now();
    let (old, new) = (moments(before, now)?, moments(after, now)?);
    let gone = old.difference(&new).map(|due| withdrawal(tables, before, *due));
    gone.chain(new.difference(&old).map(|due| listing(tables, after, *due))).collect()
}

fn listing(tables: &Tables, document: &Document, due: Timestamp) -> Result<TransactWriteItem, PortError> {
    put(&tables.main, Item::keyed(LIST, key(document, due)))
}

fn withdrawal(tables: &Tables, document: &Document, due: Timestamp) -> Result<TransactWriteItem, PortError> {
    tables.deletion(&tables.main, LIST, &key(document, due))
}

fn reminder(row: &Item) -> Result<Reminder, PortError> {
    let unreadable = || PortError::unavailable("DynamoDB", "a listed reminder is not readable");
    let key = row.read_text("sk")?;
    let [due, owner, id] = key.split('#').collect::<Vec<_>>()[..] else { return Err(unreadable()) };
    Ok(Reminder {
        owner: UserId::try_from(owner.to_string()).map_err(|_| unreadable())?,
        id: id.parse().map_err(|_| unreadable())?,
        due: due.parse().map_err(|_| unreadable())?,
    })
}

impl Reminders {
    /// The reminders that are due.
    pub async fn due(&self, now: Timestamp) -> Result<Vec<Reminder>, PortError> {
        let request = self.0.client.query().table_name(&self.0.main).consistent_read(true);
        let request = request
            .key_condition_expression("pk = :list AND sk <= :now")
            .expression_attribute_values(":list", AttributeValue::S(LIST.into()))
            // Behind every key of this second.
            .expression_attribute_values(":now", AttributeValue::S(format!("{now:.0}~")));
        every(request).await?.iter().map(reminder).collect()
    }

    /// Lists the reminders that a document has ahead, whether or not they are listed; whether it has any. MUST return `Conflict` when
    /// it was deleted.
    pub async fn list(&self, document: &Document) -> Result<bool, PortError> {
        let mut writes = listed(&self.0, document)?;
        if writes.is_empty() {
            return Ok(false);
        }
        writes.push(deleted::not_deleted(&self.0.main, document)?);
        self.0.write(writes).await.map(|()| true)
    }

    /// Takes a reminder off the list, with the mails that it has become, if any, and lists those that a document has ahead: what
    /// comes again each year. MUST return `Conflict` when it is no longer there.
    pub async fn done(
        &self,
        reminder: &Reminder,
        document: Option<&Document>,
        outbox_messages: &[OutboxMessage],
    ) -> Result<(), PortError> {
        let delete = Delete::builder()
            .table_name(&self.0.main)
            .key("pk", AttributeValue::S(LIST.into()))
            .key("sk", AttributeValue::S(key_of(reminder)))
            .condition_expression("attribute_exists(pk)");
        let delete = delete.build().map_err(failed)?;
        let mut writes = vec![TransactWriteItem::builder().delete(delete).build()];
        writes.extend(mail::writes(&self.0, outbox_messages).await?);
        if let Some(document) = document {
            writes.push(deleted::not_deleted(&self.0.main, document)?);
            writes.extend(listed(&self.0, document)?);
        }
        self.0.write(writes).await
    }
}
