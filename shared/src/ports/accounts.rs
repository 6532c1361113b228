use async_trait::async_trait;
use domain::account::{Account, Email};
use domain::ids::UserId;

use super::PortError;

/// People's accounts.
#[async_trait]
pub trait Accounts: Send + Sync {
    /// Keeps a new account. MUST return `Conflict` when the address has an account, also in a race.
    async fn create(&self, account: &Account) -> Result<(), PortError>;

    /// The account that signs in with this address.
    async fn by_email(&self, email: &Email) -> Result<Option<Account>, PortError>;

    /// The account with this id.
    async fn by_id(&self, id: &UserId) -> Result<Option<Account>, PortError>;
}
