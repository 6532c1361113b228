use async_trait::async_trait;
use domain::accounts::KnownDevice;
use domain::ids::UserId;

use super::PortError;

/// The browsers that accounts know.
#[async_trait]
pub trait Devices: Send + Sync {
    /// Keeps a browser, or its newest visit.
    async fn keep(&self, device: &KnownDevice) -> Result<(), PortError>;

    /// The browser with this digest of its secret, when the account knows it. MUST read its own writes, and MUST take as
    /// long when there is none.
    async fn find(&self, user: &UserId, id: &str) -> Result<Option<KnownDevice>, PortError>;

    /// The browsers that the account knows, the newest visit first.
    async fn list(&self, user: &UserId) -> Result<Vec<KnownDevice>, PortError>;

    /// Forgets a browser. MUST succeed when it is gone already.
    async fn forget(&self, user: &UserId, id: &str) -> Result<(), PortError>;

    /// Forgets all browsers of the account.
    async fn forget_all(&self, user: &UserId) -> Result<(), PortError>;
}
