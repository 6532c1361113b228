use async_trait::async_trait;
use domain::ids::UserId;
use jiff::Timestamp;

use super::PortError;

/// A signed-in client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The id in the token.
    pub id: String,
    /// Who signed in.
    pub user: UserId,
    /// When it ends by itself.
    pub ends_at: Timestamp,
}

/// Sessions. A token without its session is worth nothing, so signing out is immediate.
#[async_trait]
pub trait Sessions: Send + Sync {
    /// Keeps a new session.
    async fn open(&self, session: &Session) -> Result<(), PortError>;

    /// The session, unless it was closed or has ended. MUST read its own writes.
    async fn find(&self, id: &str) -> Result<Option<Session>, PortError>;

    /// Forgets a session. MUST succeed when it is gone already.
    async fn close(&self, id: &str) -> Result<(), PortError>;
}
