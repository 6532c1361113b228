//! Accounts: found, kept, changed and deleted. Their rows are those of [`super::profile_rows`].

use domain::accounts::{Account, Email, Identity};
use domain::ids::UserId;

use super::profile_rows::{Accounts, name};
use crate::ports::PortError;
use crate::store::mail::{self, OutboxMessage};
use crate::store::purges;
use crate::store::rows::owner_key;
use crate::store::sealing::PERSON_KEY;

impl Accounts {
    /// Keeps a new account, with the mail about it. MUST return `Conflict` when its address or its identity has an account,
    /// also in a race.
    pub async fn create(
        &self,
        account: &Account,
        outbox_messages: &[OutboxMessage],
    ) -> Result<(), PortError> {
        let mut writes = self.new_rows(account, outbox_messages).await?;
        writes.push(self.put_new(name(self.email_key(&account.email), account))?);
        self.tables.write(writes).await
    }

    /// Keeps a new account at the address of another one, which is retired by that, all or nothing, with the mail about it.
    /// MUST return `Conflict` when the other's stored version is another, or the identity has an account.
    pub async fn take_over(
        &self,
        new: &Account,
        old: &Account,
        outbox_messages: &[OutboxMessage],
    ) -> Result<(), PortError> {
        let mut writes = self.new_rows(new, outbox_messages).await?;
        writes.push(self.rename(self.email_key(&new.email), new, old)?);
        writes.push(self.replace(&old.clone().retired()).await?);
        self.tables.write(writes).await
    }

    /// Takes its address from an account, which is retired by that, all or nothing, with the mail about it. MUST return
    /// `Conflict` when the stored version is another.
    pub async fn give_back_address(
        &self,
        account: &Account,
        outbox_messages: &[OutboxMessage],
    ) -> Result<(), PortError> {
        let dropped = self.drop(self.email_key(&account.email), &account.id)?;
        let mut writes = vec![dropped, self.replace(&account.clone().retired()).await?];
        writes.extend(mail::writes(&self.tables, outbox_messages).await?);
        self.tables.write(writes).await
    }

    /// The account that signs in with this address. MUST take as long when there is none.
    pub async fn by_email(&self, email: &Email) -> Result<Option<Account>, PortError> {
        let found = self.by_index(self.email_key(email)).await?;
        if found.is_none() {
            self.find_nobody().await?;
        }
        Ok(found)
    }

    /// The account of a person whom an identity provider vouches for.
    pub async fn by_identity(&self, identity: &Identity) -> Result<Option<Account>, PortError> {
        self.by_index(self.identity_key(identity)).await
    }

    /// The account with this id.
    pub async fn by_id(&self, id: &UserId) -> Result<Option<Account>, PortError> {
        let found = self.tables.find(&self.tables.main, owner_key(id), "PROFILE").await?;
        let Some(item) = found else { return Ok(None) };
        self.account(id, &item).await.map(Some)
    }

    /// Saves a changed account, whose version is one above that of the account it was made from. The address and the
    /// identity stay. The mail about it is put into the outbox with it. MUST return `Conflict` when the stored version is
    /// another, or it is gone.
    pub async fn save(&self, account: &Account, outbox_messages: &[OutboxMessage]) -> Result<(), PortError> {
        let mut writes = vec![self.replace(account).await?];
        writes.extend(mail::writes(&self.tables, outbox_messages).await?);
        self.tables.write(writes).await
    }

    /// Moves an account to another address, all or nothing, with the mail about it. MUST return `Conflict` when the new
    /// address has an account, or the stored version is another.
    pub async fn move_to(
        &self,
        account: &Account,
        email: &Email,
        outbox_messages: &[OutboxMessage],
    ) -> Result<(), PortError> {
        // Whoever opened the link there has shown that the address is theirs.
        let moved = Account { email: email.clone(), ..account.clone() }.confirmed();
        let mut writes = vec![
            self.put_new(name(self.email_key(email), account))?,
            self.drop(self.email_key(&account.email), &account.id)?,
            self.replace(&moved).await?,
        ];
        writes.extend(mail::writes(&self.tables, outbox_messages).await?);
        self.tables.write(writes).await
    }

    /// Deletes an account, its names and its person's key, all or nothing, with the mail about it. From then on no one signs in to it,
    /// nothing is added to it, and no document that is still left anywhere can be opened. What is left is listed to be purged. MUST
    /// return `Conflict` when the stored version is another.
    pub async fn delete(
        &self,
        account: &Account,
        outbox_messages: &[OutboxMessage],
    ) -> Result<(), PortError> {
        let mut writes = vec![
            self.drop_profile(account)?,
            self.drop(self.email_key(&account.email), &account.id)?,
            self.tables.deletion(&self.tables.main, &owner_key(&account.id), PERSON_KEY)?,
            purges::listing(&self.tables, &account.id, None)?,
        ];
        let identity = account.identity.as_ref().map(|who| self.drop(self.identity_key(who), &account.id));
        writes.extend(identity.transpose()?);
        writes.extend(mail::writes(&self.tables, outbox_messages).await?);
        self.tables.write(writes).await
    }
}
