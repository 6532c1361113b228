//! The outside things. Each trait's docs are the obligations of its implementation.

mod accounts;
mod activity;
mod attempts;
mod devices;
mod documents;
mod files;
mod identity;
mod ledger;
mod mail;
mod model;
mod one_time_tokens;
mod outbox;
mod passkeys;
mod passwords;
mod payments;
mod print_jobs;
mod sessions;
mod support_messages;
mod suppressions;
mod throttle;

use thiserror::Error;

pub use accounts::Accounts;
pub use activity::{Activity, EventsPage};
pub use attempts::AttemptLog;
pub use devices::Devices;
pub use documents::{Creation, DocumentPage, Documents, OwnerPage};
pub use files::Files;
pub use identity::{AuthorizationRequest, AuthorizationSecrets, IdentityProvider, VerifiedIdentity};
pub use ledger::{Ledger, LedgerTransaction, OrderLedgerPage, Outcome, Parked, Waiting};
pub use mail::{Mail, Message, Sending};
pub use model::{Completion, Model, ModelRequest};
pub use one_time_tokens::OneTimeTokens;
pub use outbox::{Outbox, OutboxEntry, OutboxMessage};
pub use passkeys::{Ceremony, Claim, NewPasskey, PasskeyError, PasskeyRefused, Passkeys, WebAuthn};
pub use passwords::{Match, Passwords};
pub use payments::{
    ChargePage, EventPage, PaymentEvent, Payments, PublicSettings, Request, WebhookRefused, Webhooks,
};
pub use print_jobs::{PrintJob, PrintJobs};
pub use sessions::Sessions;
pub use support_messages::{SupportMessage, SupportMessages};
pub use suppressions::Suppressions;
pub use throttle::{Throttle, Window};

/// What can go wrong outside.
#[derive(Debug, Error)]
pub enum PortError {
    /// The thing is there already, or has changed since it was read.
    #[error("conflict")]
    Conflict,
    /// The service did not answer, or answered with a failure. The source is for the log.
    #[error("{service} is unavailable: {source}")]
    Unavailable {
        /// Which service.
        service: &'static str,
        /// What it said.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
}

impl PortError {
    /// A service's failure.
    pub fn unavailable(
        service: &'static str,
        source: impl Into<Box<dyn std::error::Error + Send + Sync>>,
    ) -> Self {
        Self::Unavailable { service, source: source.into() }
    }
}
