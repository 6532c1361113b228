use async_trait::async_trait;
use domain::accounts::{Account, Email, Identity};
use domain::ids::UserId;

use super::{OutboxMessage, PortError};

/// People's accounts.
#[async_trait]
pub trait Accounts: Send + Sync {
    /// Keeps a new account, with the mail about it. MUST return `Conflict` when its address or its identity has an account,
    /// also in a race.
    async fn create(&self, account: &Account, outbox_messages: &[OutboxMessage]) -> Result<(), PortError>;

    /// Keeps a new account at the address of another one, which is retired by that, all or nothing, with the mail about it.
    /// MUST return `Conflict` when the other's stored version is another, or the identity has an account.
    async fn take_over(
        &self,
        new: &Account,
        old: &Account,
        outbox_messages: &[OutboxMessage],
    ) -> Result<(), PortError>;

    /// Takes its address from an account, which is retired by that, all or nothing, with the mail about it. MUST return
    /// `Conflict` when the stored version is another.
    async fn give_back_address(
        &self,
        account: &Account,
        outbox_messages: &[OutboxMessage],
    ) -> Result<(), PortError>;

    /// The account that signs in with this address. MUST take as long when there is none.
    async fn by_email(&self, email: &Email) -> Result<Option<Account>, PortError>;

    /// The account of a person whom an identity provider vouches for.
    async fn by_identity(&self, identity: &Identity) -> Result<Option<Account>, PortError>;

    /// The account with this id.
    async fn by_id(&self, id: &UserId) -> Result<Option<Account>, PortError>;

    /// Saves a changed account, whose version is one above that of the account it was made from. The address and the
    /// identity stay. The mail about it is put into the outbox with it. MUST return `Conflict` when the stored version is
    /// another, or it is gone.
    async fn save(&self, account: &Account, outbox_messages: &[OutboxMessage]) -> Result<(), PortError>;

    /// Moves an account to another address, all or nothing, with the mail about it. MUST return `Conflict` when the new
    /// address has an account, or the stored version is another.
    async fn move_to(
        &self,
        account: &Account,
        email: &Email,
        outbox_messages: &[OutboxMessage],
    ) -> Result<(), PortError>;

    /// Forgets an account and its names, all or nothing, with the mail about it. From then on no one signs in to it and
    /// nothing is added to it. MUST return `Conflict` when the stored version is another.
    async fn forget(&self, account: &Account, outbox_messages: &[OutboxMessage]) -> Result<(), PortError>;

    /// Forgets whatever is left under an owner who is gone.
    async fn sweep(&self, id: &UserId) -> Result<(), PortError>;
}
