//! The ledger: what has happened to the money of an order.
//!
//! It is a set of entries that only grows. News arrives late, twice and in any order, so nothing depends on the order:
//! each entry has a key of its own, a later payment event brings along the entries that it presupposes, and where an
//! order stands is computed from the whole set.

mod entry;
mod payment_update;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;

pub use entry::{Entry, LedgerEntry, Mismatch};
pub use payment_update::{DisputeStatus, PaymentUpdate};

use crate::money::Cents;
use crate::orders::Order;

/// Where the money of an order stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderStatus {
    /// No money came yet.
    Open,
    /// None will come.
    Canceled,
    /// Money came that does not fit.
    Unmatched,
    /// The money is here, or some of it.
    Paid,
    /// A dispute is open.
    Disputed,
    /// All of it went back.
    Returned,
}

/// A page of the ledger: an order with everything that has happened to its money.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderLedger {
    /// The order.
    pub order: Order,
    /// What has happened, by the entries' keys.
    pub entries: BTreeMap<String, LedgerEntry>,
    /// Counts the changes; a change is written only on top of the version that it was made from.
    pub version: u64,
}

impl OrderLedger {
    /// A page on which nothing has happened yet.
    #[must_use]
    pub fn new(order: Order) -> Self {
        Self { order, entries: BTreeMap::new(), version: 0 }
    }

    /// Those of the entries that are not there yet, each once.
    #[must_use]
    pub fn lacking(&self, entries: Vec<Entry>) -> Vec<Entry> {
        entries.into_iter().filter(|entry| !self.has(&entry.key())).collect()
    }

    /// The page with entries added, one version on.
    #[must_use]
    pub fn with(&self, entries: &[Entry], at: Timestamp, event: Option<&str>) -> Self {
        let posted =
            |entry: &Entry| LedgerEntry { entry: entry.clone(), at, event: event.map(str::to_string) };
        let mut all = self.entries.clone();
        for entry in entries {
            all.entry(entry.key()).or_insert_with(|| posted(entry));
        }
        Self { order: self.order.clone(), entries: all, version: self.version + 1 }
    }

    fn has(&self, key: &str) -> bool {
        self.entries.contains_key(key)
    }

    fn all(&self) -> impl Iterator<Item = &Entry> {
        self.entries.values().map(|posted| &posted.entry)
    }

    /// The money that came in, in cents; nothing before it came.
    #[must_use]
    pub fn received(&self) -> Option<Cents> {
        self.all().find_map(|entry| match entry {
            Entry::Paid { amount } | Entry::Unmatched { amount, .. } => Some(*amount),
            _ => None,
        })
    }

    /// When the money came in, as far as we know.
    #[must_use]
    pub fn received_at(&self) -> Option<Timestamp> {
        ["paid", "unmatched"].iter().find_map(|key| self.entries.get(*key)).map(|posted| posted.at)
    }

    /// What went back of it, in cents: to the card, or to its bank.
    #[must_use]
    pub fn returned(&self) -> Cents {
        let back: i64 = self.all().filter(|entry| !is_receipt(entry)).map(Entry::change).sum();
        Cents(u32::try_from(-back).unwrap_or(0))
    }

    /// What we gave back ourselves, in cents.
    #[must_use]
    pub fn refunded(&self) -> Cents {
        let refunds =
            self.all().filter(|entry| matches!(entry, Entry::Refunded { .. } | Entry::RefundFailed { .. }));
        Cents(u32::try_from(-refunds.map(Entry::change).sum::<i64>()).unwrap_or(0))
    }

    /// The page as it was at a moment.
    #[must_use]
    pub fn as_of(&self, moment: Timestamp) -> Self {
        let is_known = |(_, posted): &(&String, &LedgerEntry)| posted.at <= moment;
        let known = self.entries.iter().filter(is_known).map(|(key, posted)| (key.clone(), posted.clone()));
        Self { entries: known.collect(), ..self.clone() }
    }

    /// Whether its documents were paid for.
    #[must_use]
    pub fn is_fulfilled(&self) -> bool {
        self.has("paid")
    }

    /// Where the money stands.
    #[must_use]
    pub fn status(&self) -> OrderStatus {
        let Some(received) = self.received() else {
            return if self.has("canceled") { OrderStatus::Canceled } else { OrderStatus::Open };
        };
        if self.refunded() >= received {
            // Whose money was given back has nothing to dispute: a dispute of it changes nothing here.
            OrderStatus::Returned
        } else if self.has_open_dispute() {
            OrderStatus::Disputed
        } else if self.returned() >= received {
            OrderStatus::Returned
        } else if self.is_fulfilled() {
            OrderStatus::Paid
        } else {
            OrderStatus::Unmatched
        }
    }

    fn has_open_dispute(&self) -> bool {
        let opened = self.all().filter_map(|entry| match entry {
            Entry::Disputed { dispute } => Some(dispute),
            _ => None,
        });
        let closed: BTreeSet<&String> = self
            .all()
            .filter_map(|entry| match entry {
                Entry::Closed { dispute, .. } => Some(dispute),
                _ => None,
            })
            .collect();
        opened.into_iter().any(|dispute| !closed.contains(dispute))
    }
}

fn is_receipt(entry: &Entry) -> bool {
    matches!(entry, Entry::Paid { .. } | Entry::Unmatched { .. })
}
