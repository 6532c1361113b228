//! A person's key: `USER#<id>` / `KEY`, as KMS has wrapped it, bound to the person. It wraps the data keys of the person's
//! documents, so that a request about any number of them asks KMS once. It goes in one write with the account, and with it
//! whatever of the documents is left anywhere.

use crate::clock;
use crate::ports::PortError;
use crate::request_keys::{self, DataKey};
use aws_sdk_dynamodb::types::AttributeValue;
use aws_sdk_kms::primitives::Blob;
use aws_sdk_kms::types::DataKeySpec;
use domain::ids::UserId;

use super::cipher::spoilt;
use super::data_key::{data_key, failed};
use crate::store::rows::{self, Item, owner_is_there, put_new};

/// The sort key of its row.
pub(in crate::store) const PERSON_KEY: &str = "KEY";

/// The keys of people, in the main table.
#[derive(Clone)]
pub(super) struct PersonKeys {
    kms: aws_sdk_kms::Client,
    /// Id, alias or ARN of the KMS key that wraps them.
    wrapping_key: String,
    rows: aws_sdk_dynamodb::Client,
    table: String,
}

impl PersonKeys {
    pub(super) fn new(
        kms: aws_sdk_kms::Client,
        wrapping_key: &str,
        rows: aws_sdk_dynamodb::Client,
        table: &str,
    ) -> Self {
        Self { kms, wrapping_key: wrapping_key.to_string(), rows, table: table.to_string() }
    }

    /// The person's key, to open with.
    pub(super) async fn for_opening(&self, owner: &str) -> Result<DataKey, PortError> {
        let place = request_keys::of_person(owner);
        let fetch = || async { self.stored(owner).await?.ok_or_else(spoilt) };
        place.get_or_try_init(fetch).await.cloned()
    }

    /// The person's key, to seal with; the first time that it is needed, it is made.
    pub(super) async fn for_sealing(&self, owner: &str) -> Result<DataKey, PortError> {
        let place = request_keys::of_person(owner);
        let fetch = || async {
            match self.stored(owner).await? {
                Some(key) => Ok(key),
                None => self.make(owner).await,
            }
        };
        place.get_or_try_init(fetch).await.cloned()
    }

    async fn stored(&self, owner: &str) -> Result<Option<DataKey>, PortError> {
        let request = self.rows.get_item().table_name(&self.table).consistent_read(true);
        let request = request.set_key(Some(row(owner).0));
        let found = request.send().await.map_err(rows::failed)?.item;
        let Some(found) = found else { return Ok(None) };
        let wrapped = found.get("wrapped").and_then(|value| value.as_b().ok()).ok_or_else(spoilt)?;
        self.unwrap(owner, wrapped.as_ref()).await.map(Some)
    }

    async fn unwrap(&self, owner: &str, wrapped: &[u8]) -> Result<DataKey, PortError> {
        let request = self.kms.decrypt().ciphertext_blob(Blob::new(wrapped));
        let answer = request.encryption_context("owner", owner).send().await.map_err(failed)?;
        data_key(answer.plaintext, Some(wrapped.to_vec()))
    }

    /// Of two that make one at the same time, the first one's counts. An account that is gone gets none.
    async fn make(&self, owner: &str) -> Result<DataKey, PortError> {
        let request = self.kms.generate_data_key().key_id(&self.wrapping_key).key_spec(DataKeySpec::Aes256);
        let answer = request.encryption_context("owner", owner).send().await.map_err(failed)?;
        let made = data_key(answer.plaintext, answer.ciphertext_blob.map(Blob::into_inner))?;
        match self.keep(owner, &made).await {
            Ok(()) => Ok(made),
            Err(PortError::Conflict) => self.stored(owner).await?.ok_or(PortError::Conflict),
            Err(error) => Err(error),
        }
    }

    async fn keep(&self, owner: &str, key: &DataKey) -> Result<(), PortError> {
        let user = UserId::try_from(owner.to_string()).map_err(failed)?;
        let mut item = row(owner).text("made_at", clock::now().to_string());
        item.0.insert("wrapped".to_string(), AttributeValue::B(Blob::new(key.wrapped.clone())));
        let writes = vec![put_new(&self.table, item)?, owner_is_there(&self.table, &user)?];
        rows::write(&self.rows, writes).await
    }
}

fn row(owner: &str) -> Item {
    Item::keyed(format!("USER#{owner}"), PERSON_KEY)
}
