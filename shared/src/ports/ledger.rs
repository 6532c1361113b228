use std::collections::BTreeSet;

use async_trait::async_trait;
use domain::documents::Document;
use domain::ids::{DocumentId, UserId};
use domain::money::Cents;
use domain::orders::Order;
use domain::orders::ledger::{Entry, Mismatch, OrderLedger};
use jiff::Timestamp;

use super::{OutboxMessage, OwnerPage, PortError};

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

/// How a posting ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// All of it is written.
    Done,
    /// The page, a document or the account has changed since it was read. Nothing was written: read again.
    Behind,
}

/// Money that a person has to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parked {
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

/// The payment ledger. It holds ids and amounts, and no answers.
#[async_trait]
pub trait Ledger: Send + Sync {
    /// Keeps a new order, and lists it among those that wait for their money. MUST succeed without a change when the
    /// same payment is known already.
    async fn open(&self, order: &Order) -> Result<(), PortError>;

    /// The page of a payment. MUST read its own writes.
    async fn find(&self, payment: &str) -> Result<Option<OrderLedger>, PortError>;

    /// What someone asked to pay, a part at a time. MUST cost the same however much there is.
    async fn of_buyer(&self, owner: &UserId, after: Option<&str>) -> Result<OrderLedgerPage, PortError>;

    /// The latest payment asked for that makes this document when it is paid, over this sum.
    async fn checkout(&self, first: DocumentId, amount: Cents) -> Result<Option<String>, PortError>;

    /// Whether the provider may be asked about a payment, on behalf of someone who looks: true at most once in so many
    /// seconds for each payment, also in a race, and never for a payment that no order asked for.
    async fn may_ask(&self, payment: &str, seconds: i64) -> Result<bool, PortError>;

    /// The people who have asked for a payment, from whom the last one read on.
    async fn buyers(&self, from: Option<String>) -> Result<OwnerPage, PortError>;

    /// Writes a posting, all or nothing: the entries, the event, the documents, the queue of the reviewers and the mail.
    /// MUST write nothing and return `Behind` when the page's version or a document's is no longer the one that the
    /// posting was made from, or when new documents have no account to belong to.
    async fn post(&self, transaction: &LedgerTransaction) -> Result<Outcome, PortError>;

    /// Notes money that no order asked for, with the event that told and the mail about it, once.
    async fn park(
        &self,
        parked: &Parked,
        event: Option<&str>,
        outbox_messages: &[OutboxMessage],
    ) -> Result<(), PortError>;

    /// Money that a person has to look at.
    async fn parked(&self) -> Result<Vec<Parked>, PortError>;

    /// Takes money off that list.
    async fn unpark(&self, payment: &str) -> Result<(), PortError>;

    /// Notes a webhook event. MUST return false when the event had been noted before.
    async fn note_event(&self, event: &str) -> Result<bool, PortError>;

    /// Those of the events, at most 100, that have not been noted.
    async fn unknown_events(&self, events: Vec<String>) -> Result<BTreeSet<String>, PortError>;

    /// Sets an event aside that could not be settled; it is tried again by its id.
    async fn set_aside(&self, event: &str) -> Result<(), PortError>;

    /// The events that were set aside.
    async fn aside(&self) -> Result<Vec<String>, PortError>;

    /// Takes an event off that list.
    async fn settled_aside(&self, event: &str) -> Result<(), PortError>;

    /// The payments that wait for their money, the oldest first.
    async fn waiting(&self) -> Result<Vec<Waiting>, PortError>;

    /// The last place in that list that was looked at, when a run ended before the list did.
    async fn waiting_since(&self) -> Result<Option<String>, PortError>;

    /// Notes it; nothing when the whole list was looked at.
    async fn wait_since(&self, place: Option<&str>) -> Result<(), PortError>;

    /// How many payments have been asked for on behalf of a document: the number of the current attempt.
    async fn attempt(&self, document: DocumentId) -> Result<u32, PortError>;

    /// Ends an attempt, so that the next payment is a new one. MUST have no effect when the attempt is over already.
    async fn end_attempt(&self, document: DocumentId, attempt: u32) -> Result<(), PortError>;

    /// Up to when the provider's events have been gone through.
    async fn gone_through(&self) -> Result<Option<Timestamp>, PortError>;

    /// Notes up to when they have been.
    async fn go_through(&self, until: Timestamp) -> Result<(), PortError>;

    /// Lets a run of the reconciliation begin, unless another one is under way. It counts as under way until it says that it
    /// has ended, and no longer than until this moment. MUST let one begin of several that ask at the same time.
    async fn begin_run(&self, until: Timestamp) -> Result<bool, PortError>;

    /// Notes that the run has ended.
    async fn end_run(&self) -> Result<(), PortError>;
}
