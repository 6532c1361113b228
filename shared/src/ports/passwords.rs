use async_trait::async_trait;

use super::PortError;

/// What a password is to a hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Match {
    /// Another one.
    Wrong,
    /// The hashed one.
    Right,
    /// The hashed one, but the hash is weaker than one that is made now.
    RightButWeak,
}

/// Password hashing, slow by intention.
#[async_trait]
pub trait Passwords: Send + Sync {
    /// The hash to keep, a PHC string.
    async fn hash(&self, password: String) -> Result<String, PortError>;

    /// What the password is to the hash. Without a hash (an unknown address) it MUST take as long and say `Wrong`.
    async fn verify(&self, password: String, hash: Option<String>) -> Result<Match, PortError>;
}
