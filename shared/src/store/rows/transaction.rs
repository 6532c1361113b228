//! Writes that are made together, all or none.

use crate::ports::PortError;
use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::error::SdkError;
use aws_sdk_dynamodb::operation::transact_write_items::TransactWriteItemsError;
use aws_sdk_dynamodb::types::{
    AttributeValue, CancellationReason, ConditionCheck, Delete, Put, TransactWriteItem,
};
use domain::ids::UserId;

use super::error::failed;
use super::item::Item;
use super::keys::owner_key;

/// A put that replaces whatever is there.
pub(in crate::store) fn put(table: &str, item: Item) -> Result<TransactWriteItem, PortError> {
    let put = Put::builder().table_name(table).set_item(Some(item.0)).build().map_err(failed)?;
    Ok(TransactWriteItem::builder().put(put).build())
}

/// A put that replaces nothing.
pub(in crate::store) fn put_new(table: &str, item: Item) -> Result<TransactWriteItem, PortError> {
    let put = Put::builder().table_name(table).set_item(Some(item.0));
    let put = put.condition_expression("attribute_not_exists(pk)").build().map_err(failed)?;
    Ok(TransactWriteItem::builder().put(put).build())
}

/// A deletion of what may be there or not.
pub(in crate::store) fn deletion(table: &str, pk: &str, sk: &str) -> Result<TransactWriteItem, PortError> {
    let delete = Delete::builder().table_name(table);
    let delete = delete.key("pk", AttributeValue::S(pk.into())).key("sk", AttributeValue::S(sk.into()));
    Ok(TransactWriteItem::builder().delete(delete.build().map_err(failed)?).build())
}

/// Nothing is added for someone whose account has been deleted, also not by what was on its way then.
pub(in crate::store) fn owner_is_there(table: &str, owner: &UserId) -> Result<TransactWriteItem, PortError> {
    let check = ConditionCheck::builder().table_name(table);
    let check = check
        .key("pk", AttributeValue::S(owner_key(owner)))
        .key("sk", AttributeValue::S("PROFILE".into()))
        .condition_expression("attribute_exists(pk)");
    Ok(TransactWriteItem::builder().condition_check(check.build().map_err(failed)?).build())
}

/// Makes several writes, all or none. `Conflict` when one of their conditions does not hold.
pub(in crate::store) async fn write(
    client: &Client,
    writes: Vec<TransactWriteItem>,
) -> Result<(), PortError> {
    attempt(client, writes).await?.map_err(|_| PortError::Conflict)
}

/// The same, with the reasons when it was not to be.
///
/// One write goes the same way although it costs twice as much: a transaction has a token, so a try whose answer was lost is
/// not refused by its own first success when it is made again.
pub(in crate::store) async fn attempt(
    client: &Client,
    writes: Vec<TransactWriteItem>,
) -> Result<Result<(), Lost>, PortError> {
    let request = client.transact_write_items().set_transact_items(Some(writes));
    match Box::pin(request.send()).await {
        Ok(_) => Ok(Ok(())),
        Err(error) => match lost(&error) {
            Some(lost) => Ok(Err(lost)),
            None => Err(failed(error)),
        },
    }
}

/// Why each write of a canceled transaction was not made, by its place in it.
pub(in crate::store) struct Lost(Vec<String>);

impl Lost {
    /// Whether the condition of the write at this place did not hold.
    pub(in crate::store) fn condition(&self, place: usize) -> bool {
        self.0.get(place).is_some_and(|reason| reason == "ConditionalCheckFailed")
    }

    /// Whether all that was wrong is that another transaction was on its way.
    pub(in crate::store) fn is_race(&self) -> bool {
        let conflict = |reason: &String| reason == "TransactionConflict";
        self.0.iter().any(conflict) && self.0.iter().all(|reason| conflict(reason) || reason == "None")
    }
}

/// Why a transaction was canceled, when a condition did not hold, or another transaction was on its way.
fn lost<R>(error: &SdkError<TransactWriteItemsError, R>) -> Option<Lost> {
    let Some(TransactWriteItemsError::TransactionCanceledException(canceled)) = error.as_service_error()
    else {
        return None;
    };
    let code = |reason: &CancellationReason| reason.code().unwrap_or("None").to_string();
    let lost = Lost(canceled.cancellation_reasons().iter().map(code).collect());
    let is_ours = |reason: &String| reason == "ConditionalCheckFailed" || reason == "TransactionConflict";
    lost.0.iter().any(is_ours).then_some(lost)
}
