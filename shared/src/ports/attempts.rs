use async_trait::async_trait;
use domain::accounts::Attempts;

use super::PortError;

/// The record of failed attempts to sign in.
#[async_trait]
pub trait AttemptLog: Send + Sync {
    /// The attempts under a key, which MUST NOT be readable from the store.
    async fn read(&self, key: &str) -> Result<Option<Attempts>, PortError>;

    /// Replaces them. MUST return `Conflict` when they are no longer those that were read.
    async fn write(&self, key: &str, before: Option<&Attempts>, after: &Attempts) -> Result<(), PortError>;

    /// Forgets them.
    async fn forget(&self, key: &str) -> Result<(), PortError>;
}
