//! How far the reconciliation has come: the payments that wait, the events that were gone through, the run that is under way.

use crate::clock;
use crate::ports::PortError;
use crate::store::rows::{Item, failed};
use aws_sdk_dynamodb::types::AttributeValue;
use jiff::Timestamp;

use super::Ledger;
use super::records::Waiting;

impl Ledger {
    /// The payments that wait for their money, the oldest first.
    pub async fn waiting(&self) -> Result<Vec<Waiting>, PortError> {
        let rows = self.0.all(&self.0.ledger, "WAITING".to_string()).await?;
        let waiting = |row: &Item| {
            Ok(Waiting {
                place: row.read_text("sk")?,
                payment: row.read_text("payment")?,
                asked_for_at: row.read_as("asked_at")?,
            })
        };
        rows.iter().map(waiting).collect()
    }

    /// The last place in that list that was looked at, when a run ended before the list did.
    pub async fn waiting_since(&self) -> Result<Option<String>, PortError> {
        let found = self.0.find(&self.0.ledger, "RECONCILE".to_string(), "WAITING").await?;
        found.map(|item| item.read_text("place")).transpose()
    }

    /// Notes it; nothing when the whole list was looked at.
    pub async fn wait_since(&self, place: Option<&str>) -> Result<(), PortError> {
        match place {
            Some(place) => self.put(Item::keyed("RECONCILE", "WAITING").text("place", place)).await,
            None => self.0.delete(&self.0.ledger, "RECONCILE", "WAITING").await,
        }
    }

    /// Up to when the provider's events have been gone through.
    pub async fn gone_through(&self) -> Result<Option<Timestamp>, PortError> {
        let found = self.0.find(&self.0.ledger, "RECONCILE".to_string(), "EVENTS").await?;
        found.map(|item| item.read_as("until")).transpose()
    }

    /// Notes up to when they have been.
    pub async fn go_through(&self, until: Timestamp) -> Result<(), PortError> {
        let item = Item::keyed("RECONCILE", "EVENTS").text("until", until.to_string());
        self.put(item.text("ran_at", clock::now().to_string())).await
    }

    /// Lets a run of the reconciliation begin, unless another one is under way. It counts as under way until it says that it
    /// has ended, and no longer than until this moment. MUST let one begin of several that ask at the same time.
    pub async fn begin_run(&self, until: Timestamp) -> Result<bool, PortError> {
        let run = Item::keyed("RECONCILE", "RUN").number("ends_at", until.as_second());
        let request = self.0.client.put_item().table_name(&self.0.ledger).set_item(Some(run.0));
        let now = AttributeValue::N(clock::now().as_second().to_string());
        let request = request
            .condition_expression("attribute_not_exists(pk) OR ends_at <= :now")
            .expression_attribute_values(":now", now);
        match request.send().await.map_err(failed) {
            Ok(_) => Ok(true),
            Err(PortError::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Notes that the run has ended.
    pub async fn end_run(&self) -> Result<(), PortError> {
        self.0.delete(&self.0.ledger, "RECONCILE", "RUN").await
    }
}
