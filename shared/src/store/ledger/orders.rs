//! Orders, and the pages of the ledger that they head.

use crate::ports::PortError;
use crate::store::rows::{Item, OwnerPage, put, put_new};
use domain::ids::UserId;
use domain::money::Cents;
use domain::orders::Order;
use domain::orders::ledger::{LedgerEntry, OrderLedger};
use futures_util::future::try_join_all;

use super::keys::{payment_key, place_by_time};
use super::records::OrderLedgerPage;
use super::{Ledger, buyers, checkouts};

fn order(payment: &str, item: &Item) -> Result<Order, PortError> {
    let owner = UserId::try_from(item.read_text("owner")?);
    Ok(Order {
        payment: payment.to_string(),
        goods: item.read_json("goods")?,
        owner: owner.map_err(|error| PortError::unavailable("DynamoDB", error))?,
        amount: Cents(item.read_number("amount")?),
        lines: item.read_json("lines")?,
        created_at: item.read_as("created_at")?,
    })
}

fn order_item(order: &Order) -> Result<Item, PortError> {
    Item::keyed(payment_key(&order.payment), "ORDER")
        .text("owner", order.owner.as_str())
        .number("amount", order.amount.0)
        .number("version", 0)
        .text("created_at", order.created_at.to_string())
        .json("goods", &order.goods)?
        .json("lines", &order.lines)
}

impl Ledger {
    /// Keeps a new order, and lists it among those that wait for their money. MUST succeed without a change when the
    /// same payment is known already.
    pub async fn open(&self, order: &Order) -> Result<(), PortError> {
        let (table, place) = (&self.0.ledger, place_by_time(order));
        let of_buyer = Item::keyed(format!("BUYER#{}", order.owner), &place).text("payment", &order.payment);
        let waiting = Item::keyed("WAITING", &place)
            .text("payment", &order.payment)
            .text("asked_at", order.created_at.to_string());
        let mut writes =
            vec![put_new(table, order_item(order)?)?, put(table, of_buyer)?, put(table, waiting)?];
        if let Some(row) = checkouts::row(order) {
            writes.push(put(table, row)?);
        }
        match self.0.write(writes).await {
            Err(PortError::Conflict) if self.find(&order.payment).await?.is_some() => Ok(()),
            result => result,
        }
    }

    /// The page of a payment. MUST read its own writes.
    pub async fn find(&self, payment: &str) -> Result<Option<OrderLedger>, PortError> {
        let rows = self.0.all(&self.0.ledger, payment_key(payment)).await?;
        let Some(head) = rows.iter().find(|row| row.maybe_text("sk").as_deref() == Some("ORDER")) else {
            return Ok(None);
        };
        let mut order_ledger =
            OrderLedger { version: head.read_number("version")?, ..OrderLedger::new(order(payment, head)?) };
        for row in rows.iter().filter(|row| row.0.contains_key("entry")) {
            let entry: LedgerEntry = row.read_json("entry")?;
            order_ledger.entries.insert(entry.entry.key(), entry);
        }
        Ok(Some(order_ledger))
    }

    /// What someone asked to pay, a part at a time. MUST cost the same however much there is.
    pub async fn of_buyer(&self, owner: &UserId, after: Option<&str>) -> Result<OrderLedgerPage, PortError> {
        let (rows, next) = checkouts::of_buyer(&self.0, owner, after).await?;
        let ids = rows.iter().map(|row| row.read_text("payment")).collect::<Result<Vec<_>, _>>()?;
        let found = try_join_all(ids.iter().map(|payment| self.find(payment))).await?;
        Ok(OrderLedgerPage { order_ledgers: found.into_iter().flatten().collect(), next })
    }

    /// The people who have asked for a payment, from whom the last one read on.
    pub async fn buyers(&self, from: Option<String>) -> Result<OwnerPage, PortError> {
        buyers::page(&self.0, from).await
    }
}
