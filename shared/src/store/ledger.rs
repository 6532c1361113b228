//! The payment ledger. `PAYMENT#<id>` / `ORDER` and `ENTRY#<key>` are an order's page; `BUYER#<user>` lists someone's
//! orders; `WAITING` those whose money has not come; `UNMATCHED` the money that needs a person; `ASIDE` the events that
//! could not be settled; `EVENT#<id>` / `EVENT` is an event that was noted; `DOC#<id>` / `ATTEMPT` counts, and `DOC#<id>` /
//! `CHECKOUT#<amount>` is what the checkout page asked for; `RECONCILE` / `EVENTS` is how far events were gone through, and
//! `RECONCILE` / `WAITING` how far payments were; `RECONCILE` / `RUN` is a run that is under way. What a ledger transaction
//! writes besides is in `transaction.rs`.

use std::collections::BTreeSet;

use super::{
    Item, LedgerTransaction, OrderLedgerPage, OutboxMessage, Outcome, OwnerPage, Tables, UnmatchedPayment,
    Waiting, checkouts, failed, outbox, records, transaction,
};
use crate::backoff;
use crate::clock;
use crate::ports::PortError;
use aws_sdk_dynamodb::types::{AttributeValue, KeysAndAttributes};
use domain::ids::{DocumentId, UserId};
use domain::money::Cents;
use domain::orders::Order;
use domain::orders::ledger::{LedgerEntry, OrderLedger};
use futures_util::future::try_join_all;
use jiff::Timestamp;

/// How many times the rest of a batch is asked for.
const TRIES: u32 = 8;

/// The payment ledger. It holds ids and amounts, and no answers.
pub struct Ledger(pub Tables);

pub(super) fn payment_key(payment: &str) -> String {
    format!("PAYMENT#{payment}")
}

/// The order's place in a list by time.
pub(super) fn place_by_time(order: &Order) -> String {
    format!("{}#{}", order.created_at, order.payment)
}

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

    async fn put(&self, item: Item) -> Result<(), PortError> {
        let request = self.0.client.put_item().table_name(&self.0.ledger).set_item(Some(item.0));
        request.send().await.map(|_| ()).map_err(failed)
    }
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
        let mut writes = vec![
            transaction::put_new(table, order_item(order)?)?,
            transaction::put(table, of_buyer)?,
            transaction::put(table, waiting)?,
        ];
        if let Some(row) = checkouts::row(order) {
            writes.push(transaction::put(table, row)?);
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
            let posted: LedgerEntry = row.read_json("entry")?;
            order_ledger.entries.insert(posted.entry.key(), posted);
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

    /// The latest payment asked for that makes this document when it is paid, over this sum.
    pub async fn checkout(&self, first: DocumentId, amount: Cents) -> Result<Option<String>, PortError> {
        checkouts::payment(&self.0, first, amount).await
    }

    /// Whether the provider may be asked about a payment, on behalf of someone who looks: true at most once in so many
    /// seconds for each payment, also in a race, and never for a payment that no order asked for.
    pub async fn may_ask(&self, payment: &str, seconds: i64) -> Result<bool, PortError> {
        checkouts::may_ask(&self.0, payment, seconds).await
    }

    /// The people who have asked for a payment, from whom the last one read on.
    pub async fn buyers(&self, from: Option<String>) -> Result<OwnerPage, PortError> {
        records::buyers(&self.0, from).await
    }

    /// Writes a ledger transaction, all or nothing: the entries, the event, the documents, the queue of the reviewers and the mail.
    /// MUST write nothing and return `Behind` when the page's version or a document's is no longer the one that the
    /// transaction was made from, or when new documents have no account to belong to.
    pub async fn post(&self, transaction: &LedgerTransaction) -> Result<Outcome, PortError> {
        match self.0.write(transaction::writes(&self.0, transaction).await?).await {
            Ok(()) => Ok(Outcome::Done),
            Err(PortError::Conflict) => Ok(Outcome::Behind),
            Err(error) => Err(error),
        }
    }

    /// Notes money that no order asked for, with the event that told and the mail about it, once.
    pub async fn keep_unmatched(
        &self,
        unmatched: &UnmatchedPayment,
        event: Option<&str>,
        outbox_messages: &[OutboxMessage],
    ) -> Result<(), PortError> {
        let mut writes = vec![transaction::put_new(&self.0.ledger, transaction::unmatched_row(unmatched)?)?];
        writes.extend(
            event.map(|event| transaction::put(&self.0.ledger, transaction::event(event))).transpose()?,
        );
        writes.extend(outbox::writes(&self.0, outbox_messages).await?);
        match self.0.write(writes).await {
            Err(PortError::Conflict) => {
                // It is there already, or another transaction was on its way to put it there.
                let found =
                    self.0.find(&self.0.ledger, "UNMATCHED".to_string(), unmatched.payment.as_str()).await?;
                found.map(|_| ()).ok_or(PortError::Conflict)
            }
            result => result,
        }
    }

    /// Money that a person has to look at.
    pub async fn unmatched(&self) -> Result<Vec<UnmatchedPayment>, PortError> {
        let rows = self.0.all(&self.0.ledger, "UNMATCHED".to_string()).await?;
        let unmatched = |row: &Item| {
            Ok(UnmatchedPayment {
                payment: row.read_text("sk")?,
                amount: Cents(row.read_number("amount")?),
                why: row.read_json("why")?,
            })
        };
        rows.iter().map(unmatched).collect()
    }

    /// Takes money off that list.
    pub async fn forget_unmatched(&self, payment: &str) -> Result<(), PortError> {
        self.0.delete(&self.0.ledger, "UNMATCHED", payment).await
    }

    /// Notes a webhook event. MUST return false when the event had been noted before.
    pub async fn note_event(&self, event: &str) -> Result<bool, PortError> {
        self.put_once(transaction::event(event)).await
    }

    /// Those of the events, at most 100, that have not been noted.
    pub async fn unknown_events(&self, events: Vec<String>) -> Result<BTreeSet<String>, PortError> {
        let mut unknown: BTreeSet<String> = events.into_iter().collect();
        let mut asked: Vec<_> = unknown.iter().map(|event| transaction::event_key(event)).collect();
        // DynamoDB may answer a part and name the rest.
        for attempt in 0..TRIES {
            if asked.is_empty() {
                return Ok(unknown);
            }
            if attempt > 0 {
                backoff::short(attempt).await;
            }
            let keys = KeysAndAttributes::builder().set_keys(Some(asked)).consistent_read(true);
            let keys = keys.projection_expression("pk").build().map_err(failed)?;
            let request = self.0.client.batch_get_item().request_items(&self.0.ledger, keys);
            let answer = request.send().await.map_err(failed)?;
            for row in answer.responses.unwrap_or_default().into_values().flatten() {
                let key = Item(row).read_text("pk")?;
                unknown.remove(key.trim_start_matches("EVENT#"));
            }
            let rest = answer.unprocessed_keys.unwrap_or_default().into_values();
            asked = rest.flat_map(|keys| keys.keys).collect();
        }
        Err(PortError::unavailable("DynamoDB", "a batch was never answered wholly"))
    }

    /// Sets an event aside that could not be settled; it is tried again by its id.
    pub async fn set_aside(&self, event: &str) -> Result<(), PortError> {
        let item = Item::keyed("ASIDE", event).text("noted_at", clock::now().to_string());
        self.put_once(item).await.map(|_| ())
    }

    /// The events that were set aside.
    pub async fn aside(&self) -> Result<Vec<String>, PortError> {
        let rows = self.0.all(&self.0.ledger, "ASIDE".to_string()).await?;
        rows.iter().map(|row| row.read_text("sk")).collect()
    }

    /// Takes an event off that list.
    pub async fn settled_aside(&self, event: &str) -> Result<(), PortError> {
        self.0.delete(&self.0.ledger, "ASIDE", event).await
    }

    /// The payments that wait for their money, the oldest first.
    pub async fn waiting(&self) -> Result<Vec<Waiting>, PortError> {
        let rows = self.0.all(&self.0.ledger, "WAITING".to_string()).await?;
        let waiting = |row: &Item| {
            Ok(Waiting {
                place: row.read_text("sk")?,
                payment: row.read_text("payment")?,
                asked_for_at: row.read_as("asked_at")?,
            })
        };
        rows.iter().map(waiting).collect()
    }

    /// The last place in that list that was looked at, when a run ended before the list did.
    pub async fn waiting_since(&self) -> Result<Option<String>, PortError> {
        let found = self.0.find(&self.0.ledger, "RECONCILE".to_string(), "WAITING").await?;
        found.map(|item| item.read_text("place")).transpose()
    }

    /// Notes it; nothing when the whole list was looked at.
    pub async fn wait_since(&self, place: Option<&str>) -> Result<(), PortError> {
        match place {
            Some(place) => self.put(Item::keyed("RECONCILE", "WAITING").text("place", place)).await,
            None => self.0.delete(&self.0.ledger, "RECONCILE", "WAITING").await,
        }
    }

    /// How many payments have been asked for on behalf of a document: the number of the current attempt.
    pub async fn attempt(&self, document: DocumentId) -> Result<u32, PortError> {
        let found = self.0.find(&self.0.ledger, format!("DOC#{document}"), "ATTEMPT").await?;
        found.map_or(Ok(1), |item| item.read_number("attempt"))
    }

    /// Ends an attempt, so that the next payment is a new one. MUST have no effect when the attempt is over already.
    pub async fn end_attempt(&self, document: DocumentId, attempt: u32) -> Result<(), PortError> {
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

    /// Up to when the provider's events have been gone through.
    pub async fn gone_through(&self) -> Result<Option<Timestamp>, PortError> {
        let found = self.0.find(&self.0.ledger, "RECONCILE".to_string(), "EVENTS").await?;
        found.map(|item| item.read_as("until")).transpose()
    }

    /// Notes up to when they have been.
    pub async fn go_through(&self, until: Timestamp) -> Result<(), PortError> {
        let item = Item::keyed("RECONCILE", "EVENTS").text("until", until.to_string());
        self.put(item.text("ran_at", clock::now().to_string())).await
    }

    /// Lets a run of the reconciliation begin, unless another one is under way. It counts as under way until it says that it
    /// has ended, and no longer than until this moment. MUST let one begin of several that ask at the same time.
    pub async fn begin_run(&self, until: Timestamp) -> Result<bool, PortError> {
        let run = Item::keyed("RECONCILE", "RUN").number("ends_at", until.as_second());
        let request = self.0.client.put_item().table_name(&self.0.ledger).set_item(Some(run.0));
        let now = AttributeValue::N(clock::now().as_second().to_string());
        let request = request
            .condition_expression("attribute_not_exists(pk) OR ends_at <= :now")
            .expression_attribute_values(":now", now);
        match request.send().await.map_err(failed) {
            Ok(_) => Ok(true),
            Err(PortError::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Notes that the run has ended.
    pub async fn end_run(&self) -> Result<(), PortError> {
        self.0.delete(&self.0.ledger, "RECONCILE", "RUN").await
    }
}
