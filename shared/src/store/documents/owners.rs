//! The people who have documents.

use crate::ports::PortError;
use crate::store::rows::{OwnerPage, failed, page_of_owners, place_after};
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::AttributeValue;

/// A page of the owners of paid documents, in the order of the table.
pub(super) async fn of_paid(tables: &Tables, from: Option<String>) -> Result<OwnerPage, PortError> {
    let request = tables.client.scan().table_name(&tables.main).projection_expression("pk, sk");
    let request = request
        .filter_expression("begins_with(sk, :documents) AND #status = :paid")
        .expression_attribute_names("#status", "status")
        .expression_attribute_values(":documents", AttributeValue::S("DOC#".into()))
        .expression_attribute_values(":paid", AttributeValue::S("paid".into()))
        .set_exclusive_start_key(from.as_deref().map(place_after).transpose()?);
    let answer = request.send().await.map_err(failed)?;
    page_of_owners(answer.items.unwrap_or_default(), answer.last_evaluated_key, "USER#")
}
