//! What is written into the ledger and read from it, beside the orders and entries of `domain`.

use domain::documents::Document;
use domain::money::Cents;
use domain::orders::ledger::{Entry, Mismatch, OrderLedger};
use jiff::Timestamp;

use crate::store::mail::OutboxMessage;

/// What one payment event changes, all or nothing.
#[derive(Clone, Debug)]
pub struct LedgerTransaction {
    /// The order's page as it was read.
    pub before: OrderLedger,
    /// The page as it is to be.
    pub after: OrderLedger,
    /// The entries that are new on it.
    pub entries: Vec<Entry>,
    /// The event that told, if one did.
    pub event: Option<String>,
    /// The documents that change, as they are to be.
    pub documents: Vec<Document>,
    /// The mail that tells of it.
    pub outbox_messages: Vec<OutboxMessage>,
}

/// How a ledger transaction ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PostOutcome {
    /// All of it is written.
    Done,
    /// The page, a document or the account has changed since it was read. Nothing was written: read again.
    Behind,
}

/// Money that a person has to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnmatchedPayment {
    /// The Stripe PaymentIntent's id.
    pub payment: String,
    /// How much came in, in cents.
    pub amount: Cents,
    /// Why it does not fit.
    pub why: Mismatch,
}

/// A part of what one person has asked to pay, as much as one answer bears.
#[derive(Clone, Debug)]
pub struct OrderLedgerPage {
    /// The pages of the ledger, the newest first.
    pub order_ledgers: Vec<OrderLedger>,
    /// Where the next part begins; nothing on the last one. It comes back to the buyer's client, so it says nothing more than
    /// a time and the payment's id.
    pub next: Option<String>,
}

/// A payment that waits for its money.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Its place in the list, which is in the order of time.
    pub place: String,
    /// The Stripe PaymentIntent's id.
    pub payment: String,
    /// When it was asked for.
    pub asked_for_at: Timestamp,
}
