//! Accounts: `USER#<id>` / `PROFILE`, sealed; `EMAIL#<index>` / `USER` and `IDENTITY#<index>` / `USER` for uniqueness. The
//! indexes are keyed digests, so that a dump of the table names no one.

use crate::ports::PortError;
use crate::store::mail::{self, OutboxMessage};
use crate::store::rows::{self, BlindIndex, Item, failed, owner_key};
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
    pub index: BlindIndex,
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

/// What a name leads to.
pub(super) fn name(pk: String, account: &Account) -> Item {
    Item::keyed(pk, "USER").text("user", account.id.as_str())
}

fn encryption_context(id: &UserId) -> EncryptionContext {
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
        let item = Item::keyed(owner_key(&account.id), "PROFILE");
        let item = item.text("created_at", account.created_at.to_string()).number("version", account.version);
        item.sealed(&self.tables.encryptor, &encryption_context(&account.id), &profile).await
    }

    pub(super) async fn account(&self, id: &UserId, item: &Item) -> Result<Account, PortError> {
        let profile: Profile = item.unsealed(&self.tables.encryptor, &encryption_context(id)).await?;
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

    pub(super) fn email_key(&self, email: &Email) -> String {
        format!("EMAIL#{}", self.index.of(email.as_str()))
    }

    pub(super) fn identity_key(&self, identity: &Identity) -> String {
        format!("IDENTITY#{}", self.index.of(&format!("{}\n{}", identity.issuer, identity.subject)))
    }

    pub(super) fn put_new(&self, item: Item) -> Result<TransactWriteItem, PortError> {
        rows::put_new(&self.tables.main, item)
    }

    /// Replaces the version before this one, and no other: of two changes at the same time, one has to be made again.
    pub(super) async fn replace(&self, account: &Account) -> Result<TransactWriteItem, PortError> {
        let item = self.profile(account).await?;
        let put = Put::builder().table_name(&self.tables.main).set_item(Some(item.0));
        let put = put
            .condition_expression("version = :before")
            .expression_attribute_values(":before", AttributeValue::N((account.version - 1).to_string()));
        Ok(TransactWriteItem::builder().put(put.build().map_err(failed)?).build())
    }

    /// The rows of a new account but for its address, with the mail about it.
    pub(super) async fn new_rows(
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
    pub(super) fn rename(
        &self,
        pk: String,
        new: &Account,
        old: &Account,
    ) -> Result<TransactWriteItem, PortError> {
        let put = Put::builder().table_name(&self.tables.main).set_item(Some(name(pk, new).0));
        let put = put
            .condition_expression("#user = :old")
            .expression_attribute_names("#user", "user")
            .expression_attribute_values(":old", AttributeValue::S(old.id.to_string()));
        Ok(TransactWriteItem::builder().put(put.build().map_err(failed)?).build())
    }

    /// Takes a name back, if it is this user's.
    pub(super) fn drop(&self, pk: String, user: &UserId) -> Result<TransactWriteItem, PortError> {
        let delete = Delete::builder().table_name(&self.tables.main);
        let delete = delete
            .key("pk", AttributeValue::S(pk))
            .key("sk", AttributeValue::S("USER".into()))
            .condition_expression("#user = :user")
            .expression_attribute_names("#user", "user")
            .expression_attribute_values(":user", AttributeValue::S(user.to_string()));
        Ok(TransactWriteItem::builder().delete(delete.build().map_err(failed)?).build())
    }

    pub(super) fn drop_profile(&self, account: &Account) -> Result<TransactWriteItem, PortError> {
        let delete = Delete::builder().table_name(&self.tables.main);
        let delete = delete
            .key("pk", AttributeValue::S(owner_key(&account.id)))
            .key("sk", AttributeValue::S("PROFILE".into()))
            .condition_expression("version = :read")
            .expression_attribute_values(":read", AttributeValue::N(account.version.to_string()));
        Ok(TransactWriteItem::builder().delete(delete.build().map_err(failed)?).build())
    }

    /// What finding an account would have cost: a second row and a call to the key service.
    pub(super) async fn find_nobody(&self) -> Result<(), PortError> {
        self.tables.find(&self.tables.main, "USER#nobody".to_string(), "PROFILE").await?;
        let nobody = EncryptionContext::new("nobody", "profile", "profile");
        self.tables.encryptor.seal(&nobody, &[]).await.map(|_| ())
    }

    pub(super) async fn by_index(&self, pk: String) -> Result<Option<Account>, PortError> {
        let Some(row) = self.tables.find(&self.tables.main, pk, "USER").await? else { return Ok(None) };
        let id = UserId::try_from(row.read_text("user")?);
        self.by_id(&id.map_err(|error| PortError::unavailable("DynamoDB", error))?).await
    }
}
