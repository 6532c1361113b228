//! Reminders of signing day that wait for their evening: `REMINDERS` / `<due>#<owner>#<document>`. What is planned stands sealed in
//! the document; here are only ids and a time.

use crate::clock;
use crate::ports::PortError;
use crate::store::mail::{self, OutboxMessage};
use crate::store::rows::{Item, every, failed, put};
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::{AttributeValue, Delete, TransactWriteItem};
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

/// Reminders that wait. They are listed by the write that changes the plan, and taken off by it.
pub struct Reminders(pub Tables);

fn key(document: &Document, due: Timestamp) -> String {
    format!("{due:.0}#{}#{}", document.owner, document.id)
}

fn key_of(reminder: &Reminder) -> String {
    format!("{:.0}#{}#{}", reminder.due, reminder.owner, reminder.id)
}

/// The write that takes the reminder of a document off the list, where it has one.
pub(super) fn withdrawn(
    tables: &Tables,
    document: &Document,
) -> Result<Option<TransactWriteItem>, PortError> {
    let due = document.reminder();
    due.map(|due| tables.deletion(&tables.main, LIST, &key(document, due))).transpose()
}

/// The writes that put the reminder of a changed document in the place of the one before. No reminder is sent of an evening
/// that is over.
pub(super) fn replaced(
    tables: &Tables,
    before: &Document,
    after: &Document,
) -> Result<Vec<TransactWriteItem>, PortError> {
    let due = after.reminder().filter(|due| *due > clock::now());
    let mut writes = Vec::new();
    // One transaction may not touch a row twice.
    if before.reminder() != due {
        writes.extend(withdrawn(tables, before)?);
    }
    if let Some(due) = due {
        writes.push(put(&tables.main, Item::keyed(LIST, key(after, due)))?);
    }
    Ok(writes)
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

    /// Takes a reminder off the list, with the mail that it has become, if any. MUST return `Conflict` when it is no longer there.
    pub async fn done(
        &self,
        reminder: &Reminder,
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
        self.0.write(writes).await
    }
}
