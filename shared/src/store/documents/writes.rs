//! The writes of a document's row.

use crate::ports::PortError;
use crate::store::rows::{failed, owner_key, sort_key};
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::{AttributeValue, Delete, Put, TransactWriteItem};
use domain::documents::Document;

use super::row;

/// The write that replaces the version before this one, and no other; a first version replaces nothing.
pub(in crate::store) async fn replace(
    tables: &Tables,
    document: &Document,
) -> Result<TransactWriteItem, PortError> {
    let put = Put::builder().table_name(&tables.main).set_item(Some(row::item(tables, document).await?.0));
    let put = match document.version {
        0 | 1 => put.condition_expression("attribute_not_exists(pk)"),
        version => put
            .condition_expression("version = :before")
            .expression_attribute_values(":before", AttributeValue::N((version - 1).to_string())),
    };
    Ok(TransactWriteItem::builder().put(put.build().map_err(failed)?).build())
}

/// The write that deletes the version that was read, and no other.
pub(super) fn deletion(tables: &Tables, document: &Document) -> Result<TransactWriteItem, PortError> {
    let delete = Delete::builder().table_name(&tables.main);
    let delete = delete
        .key("pk", AttributeValue::S(owner_key(&document.owner)))
        .key("sk", AttributeValue::S(sort_key(document.id)))
        .condition_expression("version = :read")
        .expression_attribute_values(":read", AttributeValue::N(document.version.to_string()));
    Ok(TransactWriteItem::builder().delete(delete.build().map_err(failed)?).build())
}
