use async_trait::async_trait;
use domain::accounts::Session;
use domain::ids::UserId;

use super::PortError;

/// Sessions. A token without its session is worth nothing, so signing out is immediate.
#[async_trait]
pub trait Sessions: Send + Sync {
    /// Keeps a new session.
    async fn open(&self, session: &Session) -> Result<(), PortError>;

    /// The user's session of this name, unless it was closed or has ended. MUST read its own writes.
    async fn find(&self, user: &UserId, id: &str) -> Result<Option<Session>, PortError>;

    /// Notes that something was changed in it just now. MUST NOT bring back a session that was closed meanwhile.
    async fn note(&self, session: &Session) -> Result<(), PortError>;

    /// The user's open sessions, the newest first.
    async fn list(&self, user: &UserId) -> Result<Vec<Session>, PortError>;

    /// Forgets a session. MUST succeed when it is gone already.
    async fn close(&self, user: &UserId, id: &str) -> Result<(), PortError>;

    /// Forgets all of the user's sessions.
    async fn close_all(&self, user: &UserId) -> Result<(), PortError>;
}
