//! Mail that waits: `OUTBOX` / `<id>`, sealed. What could not be sent for two weeks is forgotten.

use async_trait::async_trait;
use aws_sdk_dynamodb::types::{AttributeValue, ReturnValue, TransactWriteItem};
use jiff::Timestamp;
use shared::clock;
use shared::ports::{Message, Outbox, Parcel, PortError, Slip};

use super::{Item, Tables, failed, posting};
use crate::vault::Place;

const KEPT_SECONDS: i64 = 14 * 24 * 60 * 60;

const LIST: &str = "OUTBOX";

/// The outbox in the main table.
pub(crate) struct DynamoOutbox(pub(crate) Tables);

/// The writes that put messages into the outbox.
pub(super) async fn writes(tables: &Tables, parcels: &[Parcel]) -> Result<Vec<TransactWriteItem>, PortError> {
    writes_for(tables, parcels, clock::now()).await
}

async fn writes_for(
    tables: &Tables,
    parcels: &[Parcel],
    due: Timestamp,
) -> Result<Vec<TransactWriteItem>, PortError> {
    let mut writes = Vec::new();
    for parcel in parcels {
        let due = due.as_second();
        let item = Item::keyed(LIST, &parcel.id).number("due", due).number("tries", 0);
        let item = item.number("expires", due + KEPT_SECONDS);
        let item = item.sealed(&tables.vault, &place(&parcel.id), &parcel.message).await?;
        writes.push(posting::put(&tables.main, item)?);
    }
    Ok(writes)
}

fn place(id: &str) -> Place {
    Place::new("outbox", id, "mail")
}

fn slip(item: &Item) -> Result<Slip, PortError> {
    let due = Timestamp::from_second(item.read_number("due")?);
    Ok(Slip {
        id: item.read_text("sk")?,
        due: due.map_err(|error| PortError::unavailable("DynamoDB", error))?,
        tries: item.read_number("tries")?,
    })
}

#[async_trait]
impl Outbox for DynamoOutbox {
    async fn put(&self, parcels: &[Parcel]) -> Result<(), PortError> {
        self.0.write(writes(&self.0, parcels).await?).await
    }

    async fn put_for(&self, parcels: &[Parcel], due: Timestamp) -> Result<(), PortError> {
        self.0.write(writes_for(&self.0, parcels, due).await?).await
    }

    async fn due(&self, now: Timestamp) -> Result<Vec<Slip>, PortError> {
        let rows = self.0.all(&self.0.main, LIST.to_string()).await?;
        let is_kept = |row: &&Item| row.maybe_number("expires").is_none_or(|end: i64| end > now.as_second());
        let mut slips = rows.iter().filter(is_kept).map(slip).collect::<Result<Vec<_>, _>>()?;
        slips.retain(|slip| slip.due <= now);
        Ok(slips)
    }

    async fn claim(&self, slip: &Slip, until: Timestamp) -> Result<Parcel, PortError> {
        let number = |value: i64| AttributeValue::N(value.to_string());
        let request = self.0.client.update_item().table_name(&self.0.main);
        let request = request
            .key("pk", AttributeValue::S(LIST.into()))
            .key("sk", AttributeValue::S(slip.id.clone()))
            .update_expression("SET due = :until, tries = :next")
            .condition_expression("due = :due AND tries = :tries")
            .expression_attribute_values(":until", number(until.as_second()))
            .expression_attribute_values(":next", number(i64::from(slip.tries) + 1))
            .expression_attribute_values(":due", number(slip.due.as_second()))
            .expression_attribute_values(":tries", number(i64::from(slip.tries)))
            .return_values(ReturnValue::AllNew);
        let item = Item(request.send().await.map_err(failed)?.attributes.unwrap_or_default());
        let message: Message = item.unsealed(&self.0.vault, &place(&slip.id)).await?;
        Ok(Parcel { id: slip.id.clone(), message })
    }

    async fn sent(&self, id: &str) -> Result<(), PortError> {
        self.0.delete(&self.0.main, LIST, id).await
    }
}
