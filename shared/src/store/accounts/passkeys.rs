//! Passkeys: `USER#<id>` / `PASSKEYS`, one row for all of an account's, sealed. One row, because there are at most ten, they
//! are read together, and its version keeps two changes at the same time from coming to eleven.

use crate::ports::PortError;
use crate::store::mail::{self, OutboxMessage};
use crate::store::rows::{Item, failed, owner_is_there, owner_key};
use crate::store::sealing::EncryptionContext;
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::{AttributeValue, Put, TransactWriteItem};
use domain::accounts::PasskeySet;
use domain::ids::UserId;

const ROW: &str = "PASSKEYS";

/// The passkeys of accounts.
pub struct Passkeys(pub Tables);

fn encryption_context(user: &UserId) -> EncryptionContext {
    EncryptionContext::new(user, "passkeys", "passkeys")
}

impl Passkeys {
    /// Replaces the version before this one, and no other.
    async fn replace(&self, user: &UserId, set: &PasskeySet) -> Result<TransactWriteItem, PortError> {
        let item = Item::keyed(owner_key(user), ROW).number("version", set.version);
        let item = item.sealed(&self.0.encryptor, &encryption_context(user), &set.passkeys).await?;
        let put = Put::builder().table_name(&self.0.main).set_item(Some(item.0));
        let put = match set.version {
            0 | 1 => put.condition_expression("attribute_not_exists(pk)"),
            version => put
                .condition_expression("version = :before")
                .expression_attribute_values(":before", AttributeValue::N((version - 1).to_string())),
        };
        Ok(TransactWriteItem::builder().put(put.build().map_err(failed)?).build())
    }
}

impl Passkeys {
    /// An account's passkeys. MUST read its own writes.
    pub async fn of(&self, user: &UserId) -> Result<PasskeySet, PortError> {
        let found = self.0.find(&self.0.main, owner_key(user), ROW).await?;
        let Some(item) = found else { return Ok(PasskeySet::default()) };
        let passkeys = item.unsealed(&self.0.encryptor, &encryption_context(user)).await?;
        Ok(PasskeySet { passkeys, version: item.read_number("version")? })
    }

    /// Saves a changed set, whose version is one above that of the set it was made from, with the mail about it. MUST return
    /// `Conflict` when the stored version is another, or the account is gone.
    pub async fn save(
        &self,
        user: &UserId,
        set: &PasskeySet,
        outbox_messages: &[OutboxMessage],
    ) -> Result<(), PortError> {
        let mut writes = vec![self.replace(user, set).await?, owner_is_there(&self.0.main, user)?];
        writes.extend(mail::writes(&self.0, outbox_messages).await?);
        self.0.write(writes).await
    }
}
