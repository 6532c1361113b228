//! Accounts: `USER#<id>` / `PROFILE`, and `EMAIL#<address>` / `USER` for uniqueness.

use async_trait::async_trait;
use aws_sdk_dynamodb::types::{Put, TransactWriteItem};
use domain::account::{Account, Email};
use domain::ids::UserId;
use shared::ports::{Accounts, PortError};

use super::{Item, Tables, failed, failed_conditions};

/// Accounts in the main table.
pub(crate) struct DynamoAccounts(pub(crate) Tables);

fn profile(account: &Account) -> Item {
    Item::keyed(format!("USER#{}", account.id), "PROFILE")
        .text("email", account.email.as_str())
        .text("password_hash", &account.password_hash)
        .maybe("first_name", account.first_name.clone())
        .maybe("last_name", account.last_name.clone())
        .text("created_at", account.created_at.to_string())
}

fn account(id: &UserId, item: &Item) -> Result<Account, PortError> {
    let email = Email::parse(&item.read_text("email")?);
    Ok(Account {
        id: id.clone(),
        email: email.map_err(|error| PortError::unavailable("DynamoDB", error))?,
        password_hash: item.read_text("password_hash")?,
        first_name: item.maybe_text("first_name"),
        last_name: item.maybe_text("last_name"),
        created_at: item.read_as("created_at")?,
    })
}

#[async_trait]
impl Accounts for DynamoAccounts {
    async fn create(&self, account: &Account) -> Result<(), PortError> {
        let address = Item::keyed(format!("EMAIL#{}", account.email.as_str()), "USER");
        let address = address.text("user", account.id.as_str());
        let put = |item: Item| {
            let put = Put::builder().table_name(&self.0.main).set_item(Some(item.0));
            put.condition_expression("attribute_not_exists(pk)").build().map_err(failed)
        };
        let mut request = self.0.client.transact_write_items();
        for item in [address, profile(account)] {
            request = request.transact_items(TransactWriteItem::builder().put(put(item)?).build());
        }
        match request.send().await {
            Ok(_) => Ok(()),
            Err(error) if failed_conditions(&error).is_some() => Err(PortError::Conflict),
            Err(error) => Err(failed(error)),
        }
    }

    async fn by_email(&self, email: &Email) -> Result<Option<Account>, PortError> {
        let found = self.0.find(&self.0.main, format!("EMAIL#{}", email.as_str()), "USER").await?;
        let Some(address) = found else { return Ok(None) };
        let id = UserId::try_from(address.read_text("user")?);
        self.by_id(&id.map_err(|error| PortError::unavailable("DynamoDB", error))?).await
    }

    async fn by_id(&self, id: &UserId) -> Result<Option<Account>, PortError> {
        let found = self.0.find(&self.0.main, format!("USER#{id}"), "PROFILE").await?;
        found.map(|item| account(id, &item)).transpose()
    }
}
