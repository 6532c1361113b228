//! `DOC#<id>#COMPLIANCE`: the disclosure that was acknowledged for a document, sealed.

use crate::ports::PortError;
use crate::store::rows::{Item, owner_key, put};
use crate::store::sealing::EncryptionContext;
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::TransactWriteItem;
use domain::documents::Document;
use domain::documents::compliance::Disclosure;
use domain::ids::{DocumentId, UserId};

use super::{Documents, writes};

fn key(id: DocumentId) -> String {
    format!("DOC#{id}#COMPLIANCE")
}

fn encryption_context(owner: &UserId, id: DocumentId) -> EncryptionContext {
    EncryptionContext::of_document(owner, id, "disclosure")
}

/// The write that records a disclosure.
async fn put_disclosure(
    tables: &Tables,
    document: &Document,
    disclosure: &Disclosure,
) -> Result<TransactWriteItem, PortError> {
    let item = Item::keyed(owner_key(&document.owner), key(document.id));
    let place = encryption_context(&document.owner, document.id);
    put(&tables.main, item.sealed(&tables.encryptor, &place, disclosure).await?)
}

impl Documents {
    /// Records an acknowledged disclosure together with its document. MUST return `Conflict` like [`Self::save`].
    pub async fn disclose(&self, document: &Document, disclosure: &Disclosure) -> Result<(), PortError> {
        let disclosure = put_disclosure(&self.0, document, disclosure).await?;
        self.0.write(vec![writes::replace(&self.0, document).await?, disclosure]).await
    }

    /// The disclosure recorded for a document.
    pub async fn disclosure(&self, owner: &UserId, id: DocumentId) -> Result<Option<Disclosure>, PortError> {
        let found = self.0.find(&self.0.main, owner_key(owner), key(id)).await?;
        match found {
            Some(item) => item.unsealed(&self.0.encryptor, &encryption_context(owner, id)).await.map(Some),
            None => Ok(None),
        }
    }
}
