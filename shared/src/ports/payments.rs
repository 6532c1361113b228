use std::collections::BTreeMap;

use async_trait::async_trait;
use domain::money::Cents;
use domain::orders::Payment;
use domain::orders::audit::Charge;
use domain::orders::ledger::PaymentUpdate;
use jiff::Timestamp;
use thiserror::Error;

use super::PortError;

/// A payment to be asked for.
#[derive(Clone, Debug)]
pub struct Request {
    /// How much, in United States cents.
    pub amount: Cents,
    /// What the provider's records say it is for. It names no answers.
    pub description: String,
    /// Ids that come back with the provider's events.
    pub metadata: BTreeMap<String, String>,
    /// Two requests with one key are one payment.
    pub idempotency_key: String,
}

/// What a browser has to know to pay.
#[derive(Clone, Debug)]
pub struct PublicSettings {
    /// Stripe's publishable key; absent when payments are not set up.
    pub publishable_key: Option<String>,
    /// Address of the script to load instead of Stripe's own.
    pub script_url: Option<String>,
}

/// The payment provider.
#[async_trait]
pub trait Payments: Send + Sync {
    /// Asks for a payment. MUST return the same payment for the same idempotency key, and `Conflict` when the provider has
    /// refused it and will refuse it again under this key.
    async fn request(&self, request: &Request) -> Result<Payment, PortError>;

    /// A payment as it stands with the provider now.
    async fn find(&self, payment: &str) -> Result<Option<Payment>, PortError>;

    /// Calls a payment off. MUST return `Conflict` when it has succeeded or is being processed, and succeed when it
    /// was canceled before.
    async fn cancel(&self, payment: &str) -> Result<(), PortError>;

    /// An event by its id.
    async fn event(&self, event: &str) -> Result<Option<PaymentEvent>, PortError>;

    /// What has happened since a moment, a page at a time. The provider remembers 30 days.
    async fn events(&self, since: Timestamp, page: Option<&str>) -> Result<EventPage, PortError>;

    /// The payments that were asked for since a moment and what of each came in and went back, a page at a time.
    async fn charges(&self, since: Timestamp, page: Option<&str>) -> Result<ChargePage, PortError>;
}

/// An event of the provider's, as far as it concerns us.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaymentEvent {
    /// The event's id.
    pub event: String,
    /// The event's type, for the log.
    pub kind: String,
    /// When it happened.
    pub at: Timestamp,
    /// The payment that it is about and what it says of it, when it says something that the ledger is about.
    pub payment_update: Option<(String, PaymentUpdate)>,
    /// Whether it should say something and cannot be read.
    pub unreadable: bool,
}

/// A page of events, the newest first.
#[derive(Clone, Debug)]
pub struct EventPage {
    /// The events.
    pub events: Vec<PaymentEvent>,
    /// Where the next page begins; nothing on the last one.
    pub next: Option<String>,
}

/// A page of payments, the newest first.
#[derive(Clone, Debug)]
pub struct ChargePage {
    /// The payments.
    pub charges: Vec<Charge>,
    /// Where the next page begins; nothing on the last one.
    pub next: Option<String>,
}

/// Why a delivery is refused.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum WebhookRefused {
    /// No signature, a wrong one, or one older than 300 seconds.
    #[error("The signature is missing, wrong or too old.")]
    Signature,
    /// Signed, but not an event that we can read.
    #[error("The event cannot be read.")]
    Unreadable,
}

/// Reads the provider's webhook deliveries.
pub trait Webhooks: Send + Sync {
    /// Verifies the signature over the raw bytes, then reads the event.
    ///
    /// # Errors
    /// When the signature is not good, or the event not readable.
    fn read(&self, body: &[u8], signature: &str) -> Result<PaymentEvent, WebhookRefused>;
}
