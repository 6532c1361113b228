//! One-time tokens: `TICKET#<purpose>#<digest of the secret>` / `TICKET`, sealed. DynamoDB deletes them some time after they end.

use crate::ports::PortError;
use crate::store::rows::{Item, failed};
use crate::store::sealing::EncryptionContext;
use crate::store::tables::Tables;
use crate::{clock, random};
use aws_sdk_dynamodb::types::{AttributeValue, ReturnValue};
use jiff::Timestamp;

/// One-time tokens: secrets that are good once and for a short time, such as the one in a mailed link. What is kept under them
/// is for the function that wrote it.
pub struct OneTimeTokens(pub Tables);

fn encryption_context(digest: &str) -> EncryptionContext {
    EncryptionContext::new("ticket", digest, "ticket")
}

fn key(purpose: &str, digest: &str) -> String {
    format!("TICKET#{purpose}#{digest}")
}

impl OneTimeTokens {
    /// What was kept, unless it is too old.
    async fn text(&self, item: &Item, digest: &str) -> Result<Option<String>, PortError> {
        if item.read_as::<Timestamp>("until")? <= clock::now() {
            return Ok(None);
        }
        item.unsealed(&self.0.encryptor, &encryption_context(digest)).await.map(Some)
    }
}

impl OneTimeTokens {
    /// Keeps a text under a secret until then. MUST store no more than a digest of the secret.
    pub async fn keep(
        &self,
        purpose: &'static str,
        secret: &str,
        text: &str,
        until: Timestamp,
    ) -> Result<(), PortError> {
        let digest = random::digest(secret);
        let item = Item::keyed(key(purpose, &digest), "TICKET")
            .text("until", until.to_string())
            .number("expires", until.as_second())
            .sealed(&self.0.encryptor, &encryption_context(&digest), &text)
            .await?;
        let request = self.0.client.put_item().table_name(&self.0.sessions).set_item(Some(item.0));
        request.send().await.map_err(failed)?;
        Ok(())
    }

    /// The text, which stays good. Nothing when the secret is unknown, used or too old.
    pub async fn read(&self, purpose: &'static str, secret: &str) -> Result<Option<String>, PortError> {
        let digest = random::digest(secret);
        let found = self.0.find(&self.0.sessions, key(purpose, &digest), "TICKET").await?;
        let Some(item) = found else { return Ok(None) };
        self.text(&item, &digest).await
    }

    /// Takes the text, once: of several takers at the same time, one MUST get it. Nothing when the secret is unknown,
    /// used or too old.
    pub async fn take(&self, purpose: &'static str, secret: &str) -> Result<Option<String>, PortError> {
        let digest = random::digest(secret);
        let request = self.0.client.delete_item().table_name(&self.0.sessions);
        let request = request
            .key("pk", AttributeValue::S(key(purpose, &digest)))
            .key("sk", AttributeValue::S("TICKET".into()))
            .return_values(ReturnValue::AllOld);
        let taken = request.send().await.map_err(failed)?.attributes.map(Item);
        let Some(item) = taken.filter(|item| !item.0.is_empty()) else { return Ok(None) };
        self.text(&item, &digest).await
    }
}
