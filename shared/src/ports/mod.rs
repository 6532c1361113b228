//! The outside things. Each trait's docs are the obligations of its implementation.

mod accounts;
mod activity;
mod attempts;
mod devices;
mod documents;
mod files;
mod identity;
mod ledger;
mod letters;
mod mail;
mod model;
mod outbox;
mod passkeys;
mod passwords;
mod payments;
mod prints;
mod sessions;
mod throttle;
mod tickets;

use thiserror::Error;

pub use accounts::Accounts;
pub use activity::{Activity, EventsPage};
pub use attempts::AttemptLog;
pub use devices::Devices;
pub use documents::Documents;
pub use files::Files;
pub use identity::{Arrival, Attempt, Departure, IdentityProvider};
pub use ledger::{Ledger, Outcome, Parked, Posting};
pub use letters::{Letter, Letters};
pub use mail::{Mail, Message};
pub use model::{Completion, Model, ModelRequest};
pub use outbox::{Outbox, Parcel, Slip};
pub use passkeys::{Ceremony, Claim, NewPasskey, PasskeyError, PasskeyRefused, Passkeys, WebAuthn};
pub use passwords::{Match, Passwords};
pub use payments::{EventPage, News, Payments, PublicSettings, Request, WebhookRefused, Webhooks};
pub use prints::{Prints, Proof};
pub use sessions::Sessions;
pub use throttle::{Throttle, Window};
pub use tickets::Tickets;

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
