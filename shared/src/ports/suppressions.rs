use async_trait::async_trait;
use domain::accounts::Email;
use jiff::Timestamp;

use super::PortError;

/// Addresses to which no mail is sent: it came back for good, or its receiver complained.
#[async_trait]
pub trait Suppressions: Send + Sync {
    /// Sends nothing to the address until a moment. MUST keep no address that can be read, and no less than was kept before.
    async fn suppress(&self, address: &Email, until: Timestamp) -> Result<(), PortError>;

    /// Whether nothing is sent to the address now.
    async fn is_suppressed(&self, address: &Email, now: Timestamp) -> Result<bool, PortError>;
}
