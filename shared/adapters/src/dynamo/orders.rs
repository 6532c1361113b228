//! The payment ledger: `PAYMENT#<id>` / `ORDER` and `UNMATCHED`, `DOC#<id>` / `ATTEMPT`, `EVENT#<id>` / `EVENT`, and the
//! queue of attorney reviews that have been paid for: `REVIEWS` / `<time>#<document>`.

use async_trait::async_trait;
use aws_sdk_dynamodb::types::{AttributeValue, Put, TransactWriteItem, Update};
use domain::document::Document;
use domain::ids::{DocumentId, UserId};
use domain::money::Cents;
use domain::order::Order;
use shared::clock;
use shared::ports::{Fulfilment, Orders, PortError};

use super::{Item, Tables, documents, failed, failed_conditions};

/// Orders in the ledger table.
pub(crate) struct DynamoOrders(pub(crate) Tables);

fn payment_key(payment: &str) -> String {
    format!("PAYMENT#{payment}")
}

fn order(payment: &str, item: &Item) -> Result<Order, PortError> {
    let owner = UserId::try_from(item.read_text("owner")?);
    Ok(Order {
        payment: payment.to_string(),
        goods: item.read_json("goods")?,
        owner: owner.map_err(|error| PortError::unavailable("DynamoDB", error))?,
        amount: Cents(item.read_number("amount")?),
        created_at: item.read_as("created_at")?,
        fulfilled_at: item.maybe_as("fulfilled_at")?,
    })
}

impl DynamoOrders {
    /// Puts an item unless one is there; says whether it did.
    async fn put_once(&self, item: Item) -> Result<bool, PortError> {
        let request = self.0.client.put_item().table_name(&self.0.ledger).set_item(Some(item.0));
        let written = request.condition_expression("attribute_not_exists(pk)").send().await;
        match written.map_err(failed) {
            Ok(_) => Ok(true),
            Err(PortError::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// The entry of the reviewers' queue. It names the document and its owner by id, and holds no answers.
    fn review(&self, document: &Document) -> Result<Put, PortError> {
        let item = Item::keyed("REVIEWS", format!("{}#{}", clock::now(), document.id))
            .text("owner", document.owner.as_str())
            .text("document", document.id.to_string());
        Put::builder().table_name(&self.0.ledger).set_item(Some(item.0)).build().map_err(failed)
    }

    fn fulfilled(&self, order: &Order) -> Result<Update, PortError> {
        Update::builder()
            .table_name(&self.0.ledger)
            .key("pk", AttributeValue::S(payment_key(&order.payment)))
            .key("sk", AttributeValue::S("ORDER".into()))
            .update_expression("SET fulfilled_at = :now")
            .condition_expression("attribute_exists(pk) AND attribute_not_exists(fulfilled_at)")
            .expression_attribute_values(":now", AttributeValue::S(clock::now().to_string()))
            .build()
            .map_err(failed)
    }
}

#[async_trait]
impl Orders for DynamoOrders {
    async fn open(&self, order: &Order) -> Result<(), PortError> {
        let item = Item::keyed(payment_key(&order.payment), "ORDER")
            .text("owner", order.owner.as_str())
            .number("amount", order.amount.0)
            .text("created_at", order.created_at.to_string())
            .json("goods", &order.goods)?;
        self.put_once(item).await.map(|_| ())
    }

    async fn find(&self, payment: &str) -> Result<Option<Order>, PortError> {
        let found = self.0.find(&self.0.ledger, payment_key(payment), "ORDER").await?;
        found.map(|item| order(payment, &item)).transpose()
    }

    async fn attempt(&self, document: DocumentId) -> Result<u32, PortError> {
        let found = self.0.find(&self.0.ledger, format!("DOC#{document}"), "ATTEMPT").await?;
        found.map_or(Ok(1), |item| item.read_number("attempt"))
    }

    async fn end_attempt(&self, document: DocumentId, attempt: u32) -> Result<(), PortError> {
        let next = Item::keyed(format!("DOC#{document}"), "ATTEMPT").number("attempt", attempt + 1);
        let request = self.0.client.put_item().table_name(&self.0.ledger).set_item(Some(next.0));
        let request = request
            .condition_expression("attribute_not_exists(pk) OR attempt = :attempt")
            .expression_attribute_values(":attempt", AttributeValue::N(attempt.to_string()));
        match request.send().await.map_err(failed) {
            Ok(_) | Err(PortError::Conflict) => Ok(()),
            Err(error) => Err(error),
        }
    }

    async fn fulfil(&self, order: &Order, paid: &[Document]) -> Result<Fulfilment, PortError> {
        let ledger = TransactWriteItem::builder().update(self.fulfilled(order)?).build();
        let mut request = self.0.client.transact_write_items().transact_items(ledger);
        for document in paid {
            let put = documents::replace(&self.0, document).await?;
            request = request.transact_items(TransactWriteItem::builder().put(put).build());
        }
        for document in paid.iter().filter(|document| document.attorney_review) {
            let put = self.review(document)?;
            request = request.transact_items(TransactWriteItem::builder().put(put).build());
        }
        let is_new = paid.iter().any(|document| document.version <= 1);
        let owner_at = 1 + paid.len() + paid.iter().filter(|document| document.attorney_review).count();
        if is_new {
            request = request.transact_items(documents::owner_is_there(&self.0.main, &order.owner)?);
        }
        match request.send().await {
            Ok(_) => Ok(Fulfilment::Done),
            Err(error) => match failed_conditions(&error) {
                Some(positions) if positions.contains(&0) => Ok(Fulfilment::Before),
                Some(positions) if positions.contains(&owner_at) => Ok(Fulfilment::OwnerGone),
                Some(_) => Ok(Fulfilment::DocumentChanged),
                None => Err(failed(error)),
            },
        }
    }

    async fn note_event(&self, event: &str) -> Result<bool, PortError> {
        let item = Item::keyed(format!("EVENT#{event}"), "EVENT");
        self.put_once(item.text("noted_at", clock::now().to_string())).await
    }

    async fn note_unmatched(&self, payment: &str, why: &str) -> Result<(), PortError> {
        let item = Item::keyed(payment_key(payment), "UNMATCHED").text("why", why);
        self.put_once(item.text("noted_at", clock::now().to_string())).await.map(|_| ())
    }
}
