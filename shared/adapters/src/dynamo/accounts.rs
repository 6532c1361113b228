//! Accounts: `USER#<id>` / `PROFILE`, sealed; `EMAIL#<index>` / `USER` and `IDENTITY#<index>` / `USER` for uniqueness. The
//! indexes are keyed digests, so that a dump of the table names nobody.

use async_trait::async_trait;
use aws_sdk_dynamodb::types::{AttributeValue, Delete, Put, TransactWriteItem};
use domain::account::{Account, Email, Identity};
use domain::ids::UserId;
use serde::{Deserialize, Serialize};
use shared::ports::{Accounts, PortError};

use super::{Item, Tables, failed, failed_conditions};
use crate::index::Index;
use crate::vault::Place;

/// Accounts in the main table.
pub(crate) struct DynamoAccounts {
    pub(crate) tables: Tables,
    pub(crate) index: Index,
}

/// What of an account is sealed.
#[derive(Serialize, Deserialize)]
struct Profile {
    email: String,
    password_hash: Option<String>,
    identity: Option<Identity>,
    first_name: Option<String>,
    last_name: Option<String>,
}

fn user_key(id: &UserId) -> String {
    format!("USER#{id}")
}

fn place(id: &UserId) -> Place {
    Place::new(id, "profile", "profile")
}

/// A write that only succeeds while the row is not there, or while it is.
#[derive(Clone, Copy)]
enum If {
    Absent,
    Present,
}

impl DynamoAccounts {
    async fn profile(&self, account: &Account) -> Result<Item, PortError> {
        let profile = Profile {
            email: account.email.as_str().to_string(),
            password_hash: account.password_hash.clone(),
            identity: account.identity.clone(),
            first_name: account.first_name.clone(),
            last_name: account.last_name.clone(),
        };
        let item = Item::keyed(user_key(&account.id), "PROFILE");
        let item = item.text("created_at", account.created_at.to_string());
        item.sealed(&self.tables.vault, &place(&account.id), &profile).await
    }

    async fn account(&self, id: &UserId, item: &Item) -> Result<Account, PortError> {
        let profile: Profile = item.unsealed(&self.tables.vault, &place(id)).await?;
        let email = Email::parse(&profile.email);
        Ok(Account {
            id: id.clone(),
            email: email.map_err(|error| PortError::unavailable("DynamoDB", error))?,
            password_hash: profile.password_hash,
            identity: profile.identity,
            first_name: profile.first_name,
            last_name: profile.last_name,
            created_at: item.read_as("created_at")?,
        })
    }

    fn email_key(&self, email: &Email) -> String {
        format!("EMAIL#{}", self.index.of(email.as_str()))
    }

    fn identity_key(&self, identity: &Identity) -> String {
        format!("IDENTITY#{}", self.index.of(&format!("{}\n{}", identity.issuer, identity.subject)))
    }

    fn put(&self, item: Item, only: If) -> Result<TransactWriteItem, PortError> {
        let condition = match only {
            If::Absent => "attribute_not_exists(pk)",
            If::Present => "attribute_exists(pk)",
        };
        let put = Put::builder().table_name(&self.tables.main).set_item(Some(item.0));
        let put = put.condition_expression(condition).build().map_err(failed)?;
        Ok(TransactWriteItem::builder().put(put).build())
    }

    fn drop(&self, pk: String) -> Result<TransactWriteItem, PortError> {
        let delete = Delete::builder().table_name(&self.tables.main);
        let delete = delete.key("pk", AttributeValue::S(pk)).key("sk", AttributeValue::S("USER".into()));
        Ok(TransactWriteItem::builder().delete(delete.build().map_err(failed)?).build())
    }

    async fn write(&self, writes: Vec<TransactWriteItem>) -> Result<(), PortError> {
        match self.tables.client.transact_write_items().set_transact_items(Some(writes)).send().await {
            Ok(_) => Ok(()),
            Err(error) if failed_conditions(&error).is_some() => Err(PortError::Conflict),
            Err(error) => Err(failed(error)),
        }
    }

    /// What finding an account would have cost: a second row and a call to the key service.
    async fn find_nobody(&self) -> Result<(), PortError> {
        self.tables.find(&self.tables.main, "USER#nobody".to_string(), "PROFILE").await?;
        let nobody = Place::new("nobody", "profile", "profile");
        self.tables.vault.seal(&nobody, &[]).await.map(|_| ())
    }

    async fn by_index(&self, pk: String) -> Result<Option<Account>, PortError> {
        let Some(row) = self.tables.find(&self.tables.main, pk, "USER").await? else { return Ok(None) };
        let id = UserId::try_from(row.read_text("user")?);
        self.by_id(&id.map_err(|error| PortError::unavailable("DynamoDB", error))?).await
    }
}

#[async_trait]
impl Accounts for DynamoAccounts {
    async fn create(&self, account: &Account) -> Result<(), PortError> {
        let names = |pk: String| Item::keyed(pk, "USER").text("user", account.id.as_str());
        let mut writes = vec![
            self.put(names(self.email_key(&account.email)), If::Absent)?,
            self.put(self.profile(account).await?, If::Absent)?,
        ];
        if let Some(identity) = &account.identity {
            writes.push(self.put(names(self.identity_key(identity)), If::Absent)?);
        }
        self.write(writes).await
    }

    async fn by_email(&self, email: &Email) -> Result<Option<Account>, PortError> {
        let found = self.by_index(self.email_key(email)).await?;
        if found.is_none() {
            self.find_nobody().await?;
        }
        Ok(found)
    }

    async fn by_identity(&self, identity: &Identity) -> Result<Option<Account>, PortError> {
        self.by_index(self.identity_key(identity)).await
    }

    async fn by_id(&self, id: &UserId) -> Result<Option<Account>, PortError> {
        let found = self.tables.find(&self.tables.main, user_key(id), "PROFILE").await?;
        let Some(item) = found else { return Ok(None) };
        self.account(id, &item).await.map(Some)
    }

    async fn save(&self, account: &Account) -> Result<(), PortError> {
        self.write(vec![self.put(self.profile(account).await?, If::Present)?]).await
    }

    async fn move_to(&self, account: &Account, email: &Email) -> Result<(), PortError> {
        let moved = Account { email: email.clone(), ..account.clone() };
        let name = Item::keyed(self.email_key(email), "USER").text("user", account.id.as_str());
        self.write(vec![
            self.put(name, If::Absent)?,
            self.drop(self.email_key(&account.email))?,
            self.put(self.profile(&moved).await?, If::Present)?,
        ])
        .await
    }

    /// The names go last: a deletion that breaks off half way can be asked for again by signing in.
    async fn forget(&self, account: &Account) -> Result<(), PortError> {
        self.tables.delete_under(&self.tables.main, user_key(&account.id)).await?;
        let mut names = vec![self.drop(self.email_key(&account.email))?];
        names.extend(account.identity.as_ref().map(|who| self.drop(self.identity_key(who))).transpose()?);
        self.write(names).await
    }
}
