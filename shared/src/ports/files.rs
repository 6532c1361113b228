use async_trait::async_trait;

use super::PortError;

/// Finished PDFs.
#[async_trait]
pub trait Files: Send + Sync {
    /// The bytes under a key.
    async fn get(&self, key: &str) -> Result<Option<Vec<u8>>, PortError>;

    /// Keeps bytes under a key.
    async fn put(&self, key: &str, bytes: Vec<u8>) -> Result<(), PortError>;

    /// Forgets everything under a prefix.
    async fn delete_all(&self, prefix: &str) -> Result<(), PortError>;
}
