//! The people who have asked for a payment.

use crate::ports::PortError;
use crate::store::rows::{OwnerPage, failed, page_of_owners, place_after};
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::AttributeValue;

/// A page of the people who have asked for a payment, in the order of the table.
pub(super) async fn page(tables: &Tables, from: Option<String>) -> Result<OwnerPage, PortError> {
    let request = tables.client.scan().table_name(&tables.ledger).projection_expression("pk, sk");
    let request = request
        .filter_expression("begins_with(pk, :buyers)")
        .expression_attribute_values(":buyers", AttributeValue::S("BUYER#".into()))
        .set_exclusive_start_key(from.as_deref().map(place_after).transpose()?);
    let answer = request.send().await.map_err(failed)?;
    page_of_owners(answer.items.unwrap_or_default(), answer.last_evaluated_key, "BUYER#")
}
