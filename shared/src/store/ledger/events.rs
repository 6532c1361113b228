//! `EVENT#<id>` / `EVENT`: events that were noted. `ASIDE` / `<event>`: those that could not be settled.

use std::collections::BTreeSet;

use crate::clock;
use crate::ports::PortError;
use crate::store::rows::Item;

use super::Ledger;

fn keyed(event: &str) -> Item {
    Item::keyed(format!("EVENT#{event}"), "EVENT")
}

pub(super) fn row(event: &str) -> Item {
    keyed(event).text("noted_at", clock::now().to_string())
}

impl Ledger {
    /// Notes that a webhook event came, once. Reconciliation asks for those that never came; what comes twice is recognized by its
    /// entries, and not here.
    pub async fn note_event(&self, event: &str) -> Result<(), PortError> {
        self.put_once(row(event)).await.map(|_| ())
    }

    /// Those of the events, at most 100, that have not been noted.
    pub async fn unknown_events(&self, events: Vec<String>) -> Result<BTreeSet<String>, PortError> {
        let mut unknown: BTreeSet<String> = events.into_iter().collect();
        let keys = unknown.iter().map(|event| keyed(event).0).collect();
        for row in self.0.batch(&self.0.ledger, keys).await? {
            unknown.remove(row.read_text("pk")?.trim_start_matches("EVENT#"));
        }
        Ok(unknown)
    }

    /// Sets an event aside that could not be settled; it is tried again by its id.
    pub async fn set_aside(&self, event: &str) -> Result<(), PortError> {
        let item = Item::keyed("ASIDE", event).text("noted_at", clock::now().to_string());
        self.put_once(item).await.map(|_| ())
    }

    /// The events that were set aside.
    pub async fn aside(&self) -> Result<Vec<String>, PortError> {
        let rows = self.0.all(&self.0.ledger, "ASIDE".to_string()).await?;
        rows.iter().map(|row| row.read_text("sk")).collect()
    }

    /// Takes an event off that list.
    pub async fn settled_aside(&self, event: &str) -> Result<(), PortError> {
        self.0.delete(&self.0.ledger, "ASIDE", event).await
    }
}
