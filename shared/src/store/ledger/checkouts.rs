//! What a buyer asks for and looks at, at a cost that does not depend on what was bought before.

use crate::clock;
use crate::ports::PortError;
use crate::store::rows::{Item, failed};
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::AttributeValue;
use domain::ids::{DocumentId, UserId};
use domain::money::Cents;
use domain::orders::{Goods, Order};

use super::Ledger;
use super::keys::payment_key;

/// Most orders of a page.
const MOST_ORDERS: i32 = 50;

fn keys(first: DocumentId, amount: Cents) -> (String, String) {
    (format!("DOC#{first}"), format!("CHECKOUT#{}", amount.0))
}

/// By which a checkout is found again: only one that makes documents is.
pub(super) fn row(order: &Order) -> Option<Item> {
    let Goods::New(items) = &order.goods else { return None };
    let (pk, sk) = keys(items.first()?.id, order.amount);
    Some(Item::keyed(pk, sk).text("payment", &order.payment))
}

/// The payment that was asked for last.
async fn payment(tables: &Tables, first: DocumentId, amount: Cents) -> Result<Option<String>, PortError> {
    let (pk, sk) = keys(first, amount);
    let found = tables.find(&tables.ledger, pk, sk).await?;
    found.map(|item| item.read_text("payment")).transpose()
}

/// The rows of a page of someone's orders, the newest first, and where the next page begins.
pub(super) async fn of_buyer(
    tables: &Tables,
    owner: &UserId,
    after: Option<&str>,
) -> Result<(Vec<Item>, Option<String>), PortError> {
    let pk = format!("BUYER#{owner}");
    let request = tables.client.query().table_name(&tables.ledger).consistent_read(true).limit(MOST_ORDERS);
    let request = request
        .key_condition_expression("pk = :pk")
        .expression_attribute_values(":pk", AttributeValue::S(pk.clone()))
        .scan_index_forward(false)
        .set_exclusive_start_key(after.map(|place| Item::keyed(pk, place).0));
    let answer = request.send().await.map_err(failed)?;
    let next = answer.last_evaluated_key.map(|key| Item(key).read_text("sk")).transpose()?;
    Ok((answer.items.unwrap_or_default().into_iter().map(Item).collect(), next))
}

/// Lets one of all who look ask the provider about a payment, and then no one for so many seconds, unless news comes in.
async fn may_ask(tables: &Tables, payment: &str, seconds: i64) -> Result<bool, PortError> {
    let now = clock::now().as_second();
    let request = tables.client.update_item().table_name(&tables.ledger);
    let request = request
        .key("pk", AttributeValue::S(payment_key(payment)))
        .key("sk", AttributeValue::S("ORDER".into()))
        .update_expression("SET asked_at = :now")
        .condition_expression(
            "attribute_exists(pk) AND (attribute_not_exists(asked_at) OR asked_at <= :before)",
        )
        .expression_attribute_values(":now", AttributeValue::N(now.to_string()))
        .expression_attribute_values(":before", AttributeValue::N((now - seconds).to_string()));
    match request.send().await.map_err(aws_sdk_dynamodb::Error::from) {
        Ok(_) => Ok(true),
        Err(aws_sdk_dynamodb::Error::ConditionalCheckFailedException(_)) => Ok(false),
        // News is being written to the page at this moment. Who looks must not miss it.
        Err(aws_sdk_dynamodb::Error::TransactionConflictException(_)) => Ok(true),
        Err(error) => Err(failed(error)),
    }
}

impl Ledger {
    /// The latest payment asked for that makes this document when it is paid, over this sum.
    pub async fn checkout(&self, first: DocumentId, amount: Cents) -> Result<Option<String>, PortError> {
        payment(&self.0, first, amount).await
    }

    /// Whether the provider may be asked about a payment, on behalf of someone who looks: true at most once in so many
    /// seconds for each payment, also in a race, and never for a payment that no order asked for.
    pub async fn may_ask(&self, payment: &str, seconds: i64) -> Result<bool, PortError> {
        may_ask(&self.0, payment, seconds).await
    }
}
