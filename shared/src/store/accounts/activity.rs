//! What happened to accounts: `USER#<id>` / `EVENT#<time>-<random digits>`. Nothing of it is private: kinds, browsers as
//! "Firefox on Windows", short names of sessions. DynamoDB deletes an event some time after 90 days.

use crate::clock;
use crate::ports::PortError;
use crate::store::rows::{BlindIndex, Item, failed, owner_key};
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::AttributeValue;
use domain::accounts::SecurityEvent;
use domain::ids::UserId;

const PREFIX: &str = "EVENT#";

/// Some events of an account, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventsPage {
    /// The events.
    pub events: Vec<SecurityEvent>,
    /// The id of the last one, when there are older events.
    pub next: Option<String>,
}

/// What happened to accounts, for 90 days.
pub struct Activity {
    /// Where the rows are.
    pub tables: Tables,
    /// Names the rows are found by.
    pub index: BlindIndex,
}

fn event(user: &UserId, item: &Item) -> Result<SecurityEvent, PortError> {
    let id = item.read_text("sk")?;
    Ok(SecurityEvent {
        id: id.trim_start_matches(PREFIX).to_string(),
        user: user.clone(),
        at: item.read_as("at")?,
        kind: item.read_json("kind")?,
        outcome: item.read_json("outcome")?,
        device: item.read_text("device")?,
        session: item.maybe_text("session"),
    })
}

/// Sort keys of older events are smaller. The first is smaller than any event's, the last greater.
fn before(id: Option<&str>) -> String {
    match id {
        Some(id) => format!("{PREFIX}{id}"),
        None => format!("{PREFIX}~"),
    }
}

impl Activity {
    /// Keeps an event.
    pub async fn keep(&self, event: &SecurityEvent) -> Result<(), PortError> {
        let item = Item::keyed(owner_key(&event.user), format!("{PREFIX}{}", event.id))
            .text("at", event.at.to_string())
            .json("kind", &event.kind)?
            .json("outcome", &event.outcome)?
            .text("device", &event.device)
            .maybe("session", event.session.as_deref())
            .number("expires", event.forgotten_at().as_second());
        let request = self.tables.client.put_item().table_name(&self.tables.sessions).set_item(Some(item.0));
        request.send().await.map_err(failed)?;
        Ok(())
    }

    /// At most this many events of an account that are older than the one with this id. An id that was never given out is no error.
    pub async fn page(
        &self,
        user: &UserId,
        older_than: Option<&str>,
        most: usize,
    ) -> Result<EventsPage, PortError> {
        // The one that was named comes too, and one more than asked for tells whether there are older ones.
        let limit = i32::try_from(most + 2).unwrap_or(i32::MAX);
        let request = self.tables.client.query().table_name(&self.tables.sessions);
        let request = request
            .consistent_read(true)
            .scan_index_forward(false)
            .limit(limit)
            .key_condition_expression("pk = :pk AND sk BETWEEN :first AND :last")
            .expression_attribute_values(":pk", AttributeValue::S(owner_key(user)))
            .expression_attribute_values(":first", AttributeValue::S(PREFIX.to_string()))
            .expression_attribute_values(":last", AttributeValue::S(before(older_than)));
        let found = request.send().await.map_err(failed)?.items.unwrap_or_default();
        let events: Result<Vec<_>, PortError> =
            found.into_iter().map(|item| event(user, &Item(item))).collect();
        Ok(page_of(events?, older_than, most))
    }

    /// Deletes everything that happened to an account.
    pub async fn delete_all(&self, user: &UserId) -> Result<(), PortError> {
        self.tables.delete_beginning(&self.tables.sessions, owner_key(user), PREFIX).await
    }

    /// A name for the log under which the same address or network can be found again, and from which no one without the
    /// key of the indexes can tell it.
    pub fn keyed(&self, text: &str) -> String {
        self.index.of(text)
    }
}

fn page_of(mut events: Vec<SecurityEvent>, older_than: Option<&str>, most: usize) -> EventsPage {
    let now = clock::now();
    events.retain(|event| older_than != Some(&event.id) && now < event.forgotten_at());
    let next = events.get(most).and_then(|_| events.get(most - 1)).map(|event| event.id.clone());
    events.truncate(most);
    EventsPage { events, next }
}
