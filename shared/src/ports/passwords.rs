use async_trait::async_trait;
use domain::account::Password;

use super::PortError;

/// Password hashing, slow by intention.
#[async_trait]
pub trait Passwords: Send + Sync {
    /// The hash to keep, a PHC string.
    async fn hash(&self, password: &Password) -> Result<String, PortError>;

    /// Whether the password is the hashed one. Without a hash (an unknown address) it MUST take as long and say no.
    async fn verify(&self, password: String, hash: Option<String>) -> Result<bool, PortError>;
}
