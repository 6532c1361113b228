//! Mail that waits: `OUTBOX` / `<id>`, sealed. What could not be sent for two weeks is forgotten.

use crate::clock;
use crate::ports::{Message, PortError};
use crate::random::{self, EntropyError};
use aws_sdk_dynamodb::types::{AttributeValue, ReturnValue, TransactWriteItem};
use jiff::Timestamp;

use crate::store::rows::{Item, failed, put};
use crate::store::sealing::EncryptionContext;
use crate::store::tables::Tables;

const KEPT_SECONDS: i64 = 14 * 24 * 60 * 60;

const LIST: &str = "OUTBOX";

/// A message that waits to be sent.
#[derive(Clone, Debug)]
pub struct OutboxMessage {
    /// What tells it from all others. It stands in the mail, so that a second copy can be recognized.
    pub id: String,
    /// The message.
    pub message: Message,
}

impl OutboxMessage {
    /// A message with an id of its own.
    ///
    /// # Errors
    /// When there is no randomness.
    pub fn new(message: Message) -> Result<Self, EntropyError> {
        Ok(Self { id: random::token_id()?, message })
    }
}

/// A waiting message, before it is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxEntry {
    /// The message's id.
    pub id: String,
    /// From when on it may be tried.
    pub due: Timestamp,
    /// How often it was tried.
    pub tries: u32,
}

/// Mail that waits to be sent. Most of it is written by other stores, in the transaction that it reports on.
pub struct Outbox(pub Tables);

/// The writes that put messages into the outbox.
pub(in crate::store) async fn writes(
    tables: &Tables,
    outbox_messages: &[OutboxMessage],
) -> Result<Vec<TransactWriteItem>, PortError> {
    writes_for(tables, outbox_messages, clock::now()).await
}

async fn writes_for(
    tables: &Tables,
    outbox_messages: &[OutboxMessage],
    due: Timestamp,
) -> Result<Vec<TransactWriteItem>, PortError> {
    let mut writes = Vec::new();
    for outbox_message in outbox_messages {
        let due = due.as_second();
        let item = Item::keyed(LIST, &outbox_message.id).number("due", due).number("tries", 0);
        let item = item.number("expires", due + KEPT_SECONDS);
        let item = item
            .sealed(&tables.encryptor, &encryption_context(&outbox_message.id), &outbox_message.message)
            .await?;
        writes.push(put(&tables.main, item)?);
    }
    Ok(writes)
}

fn encryption_context(id: &str) -> EncryptionContext {
    EncryptionContext::new("outbox", id, "mail")
}

fn outbox_entry(item: &Item) -> Result<OutboxEntry, PortError> {
    let due = Timestamp::from_second(item.read_number("due")?);
    Ok(OutboxEntry {
        id: item.read_text("sk")?,
        due: due.map_err(|error| PortError::unavailable("DynamoDB", error))?,
        tries: item.read_number("tries")?,
    })
}

impl Outbox {
    /// Puts messages into it, where there is nothing else to write with them.
    pub async fn put(&self, outbox_messages: &[OutboxMessage]) -> Result<(), PortError> {
        self.0.write(writes(&self.0, outbox_messages).await?).await
    }

    /// Puts messages into it that are to be sent from a moment on.
    pub async fn put_for(&self, outbox_messages: &[OutboxMessage], due: Timestamp) -> Result<(), PortError> {
        self.0.write(writes_for(&self.0, outbox_messages, due).await?).await
    }

    /// The messages that are due.
    pub async fn due(&self, now: Timestamp) -> Result<Vec<OutboxEntry>, PortError> {
        let rows = self.0.all(&self.0.main, LIST.to_string()).await?;
        let is_kept = |row: &&Item| row.maybe_number("expires").is_none_or(|end: i64| end > now.as_second());
        let mut outbox_entries =
            rows.iter().filter(is_kept).map(outbox_entry).collect::<Result<Vec<_>, _>>()?;
        outbox_entries.retain(|outbox_entry| outbox_entry.due <= now);
        Ok(outbox_entries)
    }

    /// Opens a message for one try; no one else may try before `until`. MUST return `Conflict` when someone else has
    /// it, or it was sent.
    pub async fn claim(
        &self,
        outbox_entry: &OutboxEntry,
        until: Timestamp,
    ) -> Result<OutboxMessage, PortError> {
        let number = |value: i64| AttributeValue::N(value.to_string());
        let request = self.0.client.update_item().table_name(&self.0.main);
        let request = request
            .key("pk", AttributeValue::S(LIST.into()))
            .key("sk", AttributeValue::S(outbox_entry.id.clone()))
            .update_expression("SET due = :until, tries = :next")
            .condition_expression("due = :due AND tries = :tries")
            .expression_attribute_values(":until", number(until.as_second()))
            .expression_attribute_values(":next", number(i64::from(outbox_entry.tries) + 1))
            .expression_attribute_values(":due", number(outbox_entry.due.as_second()))
            .expression_attribute_values(":tries", number(i64::from(outbox_entry.tries)))
            .return_values(ReturnValue::AllNew);
        let item = Item(request.send().await.map_err(failed)?.attributes.unwrap_or_default());
        let message: Message =
            item.unsealed(&self.0.encryptor, &encryption_context(&outbox_entry.id)).await?;
        Ok(OutboxMessage { id: outbox_entry.id.clone(), message })
    }

    /// Deletes a message that was sent.
    pub async fn sent(&self, id: &str) -> Result<(), PortError> {
        self.0.delete(&self.0.main, LIST, id).await
    }
}
