use async_trait::async_trait;
use domain::account::{Account, Email, Identity};
use domain::ids::UserId;

use super::PortError;

/// People's accounts.
#[async_trait]
pub trait Accounts: Send + Sync {
    /// Keeps a new account. MUST return `Conflict` when its address or its identity has an account, also in a race.
    async fn create(&self, account: &Account) -> Result<(), PortError>;

    /// The account that signs in with this address. MUST take as long when there is none.
    async fn by_email(&self, email: &Email) -> Result<Option<Account>, PortError>;

    /// The account of a person whom an identity provider vouches for.
    async fn by_identity(&self, identity: &Identity) -> Result<Option<Account>, PortError>;

    /// The account with this id.
    async fn by_id(&self, id: &UserId) -> Result<Option<Account>, PortError>;

    /// Saves names and password hash. The address and the identity stay. MUST return `Conflict` when it is gone.
    async fn save(&self, account: &Account) -> Result<(), PortError>;

    /// Moves an account to another address, all or nothing. MUST return `Conflict` when the new address has an account.
    async fn move_to(&self, account: &Account, email: &Email) -> Result<(), PortError>;

    /// Forgets an account, with everything that is stored under its owner. MUST succeed when it is gone already.
    async fn forget(&self, account: &Account) -> Result<(), PortError>;
}
