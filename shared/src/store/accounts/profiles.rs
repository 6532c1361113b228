//! Accounts: `USER#<id>` / `PROFILE`, sealed; `EMAIL#<index>` / `USER` and `IDENTITY#<index>` / `USER` for uniqueness. The
//! indexes are keyed digests, so that a dump of the table names no one.

use crate::ports::PortError;
use crate::store::mail::{self, OutboxMessage};
use crate::store::rows::{self, Index, Item, failed};
use crate::store::sealing::EncryptionContext;
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::{AttributeValue, Delete, Put, TransactWriteItem};
use domain::accounts::{Account, Email, Identity};
use domain::ids::UserId;
use serde::{Deserialize, Serialize};

/// People's accounts.
pub struct Accounts {
    /// Where the rows are.
    pub tables: Tables,
    /// Names the rows are found by.
    pub index: Index,
}

/// What of an account is sealed.
#[derive(Serialize, Deserialize)]
struct Profile {
    email: String,
    #[serde(default)]
    email_confirmed: bool,
    #[serde(default)]
    retired: bool,
    password_hash: Option<String>,
    identity: Option<Identity>,
    first_name: Option<String>,
    last_name: Option<String>,
    #[serde(default)]
    people_book: bool,
}

fn user_key(id: &UserId) -> String {
    format!("USER#{id}")
}

/// What a name leads to.
fn name(pk: String, account: &Account) -> Item {
    Item::keyed(pk, "USER").text("user", account.id.as_str())
}

fn place(id: &UserId) -> EncryptionContext {
    EncryptionContext::new(id, "profile", "profile")
}

impl Accounts {
    async fn profile(&self, account: &Account) -> Result<Item, PortError> {
        let profile = Profile {
            email: account.email.as_str().to_string(),
            email_confirmed: account.email_confirmed,
            retired: account.retired,
            password_hash: account.password_hash.clone(),
            identity: account.identity.clone(),
            first_name: account.first_name.clone(),
            last_name: account.last_name.clone(),
            people_book: account.people_book,
        };
        let item = Item::keyed(user_key(&account.id), "PROFILE");
        let item = item.text("created_at", account.created_at.to_string()).number("version", account.version);
        item.sealed(&self.tables.encryptor, &place(&account.id), &profile).await
    }

    async fn account(&self, id: &UserId, item: &Item) -> Result<Account, PortError> {
        let profile: Profile = item.unsealed(&self.tables.encryptor, &place(id)).await?;
        let email = Email::parse(&profile.email);
        Ok(Account {
            id: id.clone(),
            email: email.map_err(|error| PortError::unavailable("DynamoDB", error))?,
            email_confirmed: profile.email_confirmed,
            retired: profile.retired,
            password_hash: profile.password_hash,
            identity: profile.identity,
            first_name: profile.first_name,
            last_name: profile.last_name,
            people_book: profile.people_book,
            created_at: item.read_as("created_at")?,
            version: item.read_number("version")?,
        })
    }

    fn email_key(&self, email: &Email) -> String {
        format!("EMAIL#{}", self.index.of(email.as_str()))
    }

    fn identity_key(&self, identity: &Identity) -> String {
        format!("IDENTITY#{}", self.index.of(&format!("{}\n{}", identity.issuer, identity.subject)))
    }

    fn put_new(&self, item: Item) -> Result<TransactWriteItem, PortError> {
        rows::put_new(&self.tables.main, item)
    }

    /// Replaces the version before this one, and no other: of two changes at the same time, one has to be made again.
    async fn replace(&self, account: &Account) -> Result<TransactWriteItem, PortError> {
        let item = self.profile(account).await?;
        let put = Put::builder().table_name(&self.tables.main).set_item(Some(item.0));
        let put = put
            .condition_expression("version = :before")
            .expression_attribute_values(":before", AttributeValue::N((account.version - 1).to_string()));
        Ok(TransactWriteItem::builder().put(put.build().map_err(failed)?).build())
    }

    /// The rows of a new account but for its address, with the mail about it.
    async fn new_rows(
        &self,
        account: &Account,
        outbox_messages: &[OutboxMessage],
    ) -> Result<Vec<TransactWriteItem>, PortError> {
        let mut writes = vec![self.put_new(self.profile(account).await?)?];
        if let Some(identity) = &account.identity {
            writes.push(self.put_new(name(self.identity_key(identity), account))?);
        }
        writes.extend(mail::writes(&self.tables, outbox_messages).await?);
        Ok(writes)
    }

    /// Gives a name to another user, if it is this one's.
    fn rename(&self, pk: String, new: &Account, old: &Account) -> Result<TransactWriteItem, PortError> {
        let put = Put::builder().table_name(&self.tables.main).set_item(Some(name(pk, new).0));
        let put = put
            .condition_expression("#user = :old")
            .expression_attribute_names("#user", "user")
            .expression_attribute_values(":old", AttributeValue::S(old.id.to_string()));
        Ok(TransactWriteItem::builder().put(put.build().map_err(failed)?).build())
    }

    /// Takes a name back, if it is this user's.
    fn drop(&self, pk: String, user: &UserId) -> Result<TransactWriteItem, PortError> {
        let delete = Delete::builder().table_name(&self.tables.main);
        let delete = delete
            .key("pk", AttributeValue::S(pk))
            .key("sk", AttributeValue::S("USER".into()))
            .condition_expression("#user = :user")
            .expression_attribute_names("#user", "user")
            .expression_attribute_values(":user", AttributeValue::S(user.to_string()));
        Ok(TransactWriteItem::builder().delete(delete.build().map_err(failed)?).build())
    }

    fn drop_profile(&self, account: &Account) -> Result<TransactWriteItem, PortError> {
        let delete = Delete::builder().table_name(&self.tables.main);
        let delete = delete
            .key("pk", AttributeValue::S(user_key(&account.id)))
            .key("sk", AttributeValue::S("PROFILE".into()))
            .condition_expression("version = :read")
            .expression_attribute_values(":read", AttributeValue::N(account.version.to_string()));
        Ok(TransactWriteItem::builder().delete(delete.build().map_err(failed)?).build())
    }

    /// What finding an account would have cost: a second row and a call to the key service.
    async fn find_nobody(&self) -> Result<(), PortError> {
        self.tables.find(&self.tables.main, "USER#nobody".to_string(), "PROFILE").await?;
        let nobody = EncryptionContext::new("nobody", "profile", "profile");
        self.tables.encryptor.seal(&nobody, &[]).await.map(|_| ())
    }

    async fn by_index(&self, pk: String) -> Result<Option<Account>, PortError> {
        let Some(row) = self.tables.find(&self.tables.main, pk, "USER").await? else { return Ok(None) };
        let id = UserId::try_from(row.read_text("user")?);
        self.by_id(&id.map_err(|error| PortError::unavailable("DynamoDB", error))?).await
    }
}

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
        let found = self.tables.find(&self.tables.main, user_key(id), "PROFILE").await?;
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

    /// Forgets an account and its names, all or nothing, with the mail about it. From then on no one signs in to it and
    /// nothing is added to it. MUST return `Conflict` when the stored version is another.
    pub async fn forget(
        &self,
        account: &Account,
        outbox_messages: &[OutboxMessage],
    ) -> Result<(), PortError> {
        let mut writes =
            vec![self.drop_profile(account)?, self.drop(self.email_key(&account.email), &account.id)?];
        let identity = account.identity.as_ref().map(|who| self.drop(self.identity_key(who), &account.id));
        writes.extend(identity.transpose()?);
        writes.extend(mail::writes(&self.tables, outbox_messages).await?);
        self.tables.write(writes).await
    }

    /// Forgets whatever is left under an owner who is gone.
    pub async fn sweep(&self, id: &UserId) -> Result<(), PortError> {
        self.tables.delete_under(&self.tables.main, user_key(id)).await
    }
}
