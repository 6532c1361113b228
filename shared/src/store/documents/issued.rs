//! `DOC#<id>#HANDED-OUT`: for whom the final paper of a document was issued first. It belongs to the payment that bought
//! the paper: what is bought again may be for other people.

use crate::ports::PortError;
use crate::store::rows::{Item, failed, owner_key};
use crate::store::sealing::EncryptionContext;
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::{AttributeValue, Put, TransactWriteItem};
use domain::documents::Document;
use domain::ids::DocumentId;

pub(super) fn key(id: DocumentId) -> String {
    format!("DOC#{id}#HANDED-OUT")
}

fn encryption_context(document: &Document) -> EncryptionContext {
    EncryptionContext::of_document(&document.owner, document.id, "handed-out")
}

fn payment(document: &Document) -> String {
    document.payment.clone().unwrap_or_default()
}

/// The names of the first to get the paper of this payment; of several at once, one is the first.
pub(super) async fn note(
    tables: &Tables,
    document: &Document,
    names: &[String],
) -> Result<Vec<String>, PortError> {
    match tables.write(vec![put(tables, document, names).await?]).await {
        Ok(()) => Ok(names.to_vec()),
        Err(PortError::Conflict) => find(tables, document).await?.ok_or(PortError::Conflict),
        Err(error) => Err(error),
    }
}

/// Those names, if this payment's paper has been issued.
pub(super) async fn find(tables: &Tables, document: &Document) -> Result<Option<Vec<String>>, PortError> {
    let found = tables.find(&tables.main, owner_key(&document.owner), key(document.id)).await?;
    match found.filter(|item| item.maybe_text("payment") == Some(payment(document))) {
        Some(item) => item.unsealed(&tables.encryptor, &encryption_context(document)).await.map(Some),
        None => Ok(None),
    }
}

async fn put(tables: &Tables, document: &Document, names: &[String]) -> Result<TransactWriteItem, PortError> {
    let item = Item::keyed(owner_key(&document.owner), key(document.id)).text("payment", payment(document));
    let item = item.sealed(&tables.encryptor, &encryption_context(document), &names).await?;
    let put = Put::builder().table_name(&tables.main).set_item(Some(item.0));
    let put = put.condition_expression("attribute_not_exists(pk) OR payment <> :payment");
    let put = put.expression_attribute_values(":payment", AttributeValue::S(payment(document)));
    Ok(TransactWriteItem::builder().put(put.build().map_err(failed)?).build())
}
