//! The payment ledger. `PAYMENT#<id>` / `ORDER` and `ENTRY#<key>` are an order's page; `BUYER#<user>` lists someone's
//! orders; `WAITING` those whose money has not come; `UNMATCHED` the money that needs a person; `ASIDE` the events that
//! could not be settled; `EVENT#<id>` / `EVENT` is an event that was noted; `DOC#<id>` / `ATTEMPT` counts, and `DOC#<id>` /
//! `CHECKOUT#<amount>` is what the checkout page asked for; `RECONCILE` / `EVENTS` is how far events were gone through, and
//! `RECONCILE` / `WAITING` how far payments were; `RECONCILE` / `RUN` is a run that is under way. What a ledger transaction
//! writes besides is in `transaction.rs`.

mod attempts;
mod buyers;
mod checkouts;
mod events;
mod keys;
mod orders;
mod records;
mod runs;
mod transaction;
mod unmatched;

pub use records::{LedgerTransaction, OrderLedgerPage, PostOutcome, UnmatchedPayment, Waiting};

use super::rows::{Item, failed};
use super::tables::Tables;
use crate::ports::PortError;

/// The payment ledger. It holds ids and amounts, and no answers.
pub struct Ledger(pub Tables);

impl Ledger {
    /// Puts an item unless one is there; says whether it did.
    async fn put_once(&self, item: Item) -> Result<bool, PortError> {
        let request = self.0.client.put_item().table_name(&self.0.ledger).set_item(Some(item.0));
        let written = request.condition_expression("attribute_not_exists(pk)").send().await;
        match written.map_err(failed) {
            Ok(_) => Ok(true),
            Err(PortError::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }

    async fn put(&self, item: Item) -> Result<(), PortError> {
        let request = self.0.client.put_item().table_name(&self.0.ledger).set_item(Some(item.0));
        request.send().await.map(|_| ()).map_err(failed)
    }
}
