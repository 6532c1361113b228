use async_trait::async_trait;
use domain::accounts::SecurityEvent;
use domain::ids::UserId;

use super::PortError;

/// Some events of an account, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventsPage {
    /// The events.
    pub events: Vec<SecurityEvent>,
    /// The id of the last one, when there are older events.
    pub next: Option<String>,
}

/// What happened to accounts, for 90 days.
#[async_trait]
pub trait Activity: Send + Sync {
    /// Keeps an event.
    async fn keep(&self, event: &SecurityEvent) -> Result<(), PortError>;

    /// At most this many events of an account that are older than the one with this id. An id that was never given out is no error.
    async fn page(&self, user: &UserId, before: Option<&str>, most: usize) -> Result<EventsPage, PortError>;

    /// Forgets everything that happened to an account.
    async fn forget_all(&self, user: &UserId) -> Result<(), PortError>;

    /// A name for the log under which the same address or network can be found again, and from which no one without the
    /// key of the indexes can tell it.
    fn keyed(&self, text: &str) -> String;
}
