//! Settlement: what a payment event changes. One pure function decides it, no matter who brings the event.

use jiff::Timestamp;

use crate::content::Catalog;
use crate::documents::{Document, Status};
use crate::ids::{DocumentId, UserId};
use crate::money::Cents;
use crate::orders::ledger::{Entry, Mismatch, OrderLedger, OrderStatus, PaymentUpdate};
use crate::orders::{Goods, Item, Order};

/// What has been read before the decision.
#[derive(Clone, Debug)]
pub struct SettlementInput<'a> {
    /// The document types: how many questions each has tells what a document is that is no longer paid.
    pub catalog: &'a Catalog,
    /// The order's page of the ledger.
    pub order_ledger: &'a OrderLedger,
    /// The documents that have the ids of the order's. Only those that the order bought are touched.
    pub documents: &'a [Document],
    /// Those of the order's documents that their owner has deleted.
    pub deleted: &'a [DocumentId],
    /// Whether the buyer still has an account.
    pub owner_is_there: bool,
    /// Now.
    pub now: Timestamp,
    /// The event that told, if one did.
    pub event: Option<&'a str>,
}

/// What changes.
#[derive(Clone, Debug)]
pub struct Settlement {
    /// The entries that are new.
    pub entries: Vec<Entry>,
    /// The page with them.
    pub order_ledger: OrderLedger,
    /// The documents that change, each one version on.
    pub documents: Vec<Document>,
}

/// Decides what a payment update changes; nothing if the ledger already has it.
#[must_use]
pub fn settle(input: &SettlementInput<'_>, payment_update: &PaymentUpdate) -> Option<Settlement> {
    let entries = input.order_ledger.lacking(payment_update.entries(&input.order_ledger.order));
    let entries: Vec<Entry> = entries.into_iter().filter_map(|entry| input.fitting(entry)).collect();
    if entries.is_empty() {
        return None;
    }
    let order_ledger = input.order_ledger.with(&entries, input.now, input.event);
    let documents = input.documents_after(&order_ledger);
    Some(Settlement { entries, order_ledger, documents })
}

impl SettlementInput<'_> {
    /// Money that finds nothing to pay for is unmatched. Money is unmatched or pays, never both.
    fn fitting(&self, entry: Entry) -> Option<Entry> {
        match entry {
            Entry::Paid { .. } | Entry::Unmatched { .. } if self.order_ledger.received().is_some() => None,
            Entry::Paid { amount } => {
                Some(self.obstacle().map_or(Entry::Paid { amount }, |why| Entry::Unmatched { amount, why }))
            }
            other => Some(other),
        }
    }

    fn obstacle(&self) -> Option<Mismatch> {
        let order = &self.order_ledger.order;
        if !self.owner_is_there {
            Some(Mismatch::OwnerGone)
        } else if self.is_gone() {
            Some(Mismatch::DocumentGone)
        } else if self.bought().any(|document| document.is_paid_otherwise(order)) {
            Some(Mismatch::BoughtOtherwise)
        } else {
            None
        }
    }

    /// Whether what was to be paid for cannot be had any more: it has been deleted, or its id has come to name another.
    fn is_gone(&self) -> bool {
        match &self.order_ledger.order.goods {
            Goods::Document { .. } => self.bought().next().is_none(),
            Goods::New(_) => !self.deleted.is_empty() || self.bought().count() < self.documents.len(),
        }
    }

    fn bought(&self) -> impl Iterator<Item = &Document> {
        self.documents.iter().filter(|document| self.is_bought(document))
    }

    /// Whether the order is about this very document: of the type and with the review that were bought, and made before the
    /// money came. An id alone proves nothing.
    fn is_bought(&self, document: &Document) -> bool {
        let bought = (document.document_type.as_str(), document.attorney_review);
        let came_at = self.order_ledger.received_at().unwrap_or(self.now);
        self.order_ledger.order.goods.terms(document.id) == Some(bought) && document.created_at <= came_at
    }

    /// Money that has paid for documents moves them; a payment that comes to nothing lets go of the one that waited for it.
    fn documents_after(&self, order_ledger: &OrderLedger) -> Vec<Document> {
        let is_over = matches!(order_ledger.status(), OrderStatus::Canceled | OrderStatus::Returned);
        if !order_ledger.is_fulfilled() && !is_over {
            return Vec::new();
        }
        let makes = order_ledger.is_fulfilled() && !self.order_ledger.is_fulfilled();
        match &order_ledger.order.goods {
            Goods::Document { .. } => self
                .bought()
                .filter_map(|old| self.moved(old, order_ledger, order_ledger.order.amount))
                .collect(),
            Goods::New(items) => {
                items.iter().filter_map(|item| self.moved_or_made(item, order_ledger, makes)).collect()
            }
        }
    }

    /// A document that its owner has deleted since it was bought is not made again.
    fn moved_or_made(&self, item: &Item, order_ledger: &OrderLedger, makes: bool) -> Option<Document> {
        match self.documents.iter().find(|document| document.id == item.id) {
            Some(old) if self.is_bought(old) => self.moved(old, order_ledger, item.share),
            Some(_) => None,
            None if makes => {
                let new = Document::bought(&order_ledger.order.owner, item, self.now);
                Some(self.settled(new, order_ledger, item.share))
            }
            None => None,
        }
    }

    fn moved(&self, old: &Document, order_ledger: &OrderLedger, share: Cents) -> Option<Document> {
        let new = self.settled(old.clone(), order_ledger, share);
        let changed = Document { version: old.version + 1, updated_at: self.now, ..new.clone() };
        (new != *old).then_some(changed)
    }

    /// The document as the order's money has it. Whoever gets the money back gets the document back to pay for; while a
    /// bank holds the money, the document is on hold.
    fn settled(&self, document: Document, order_ledger: &OrderLedger, share: Cents) -> Document {
        let order = &order_ledger.order;
        if document.is_paid_otherwise(order) {
            return document;
        }
        match order_ledger.status() {
            OrderStatus::Paid | OrderStatus::Disputed => Document {
                status: Status::Paid,
                on_hold: order_ledger.status() == OrderStatus::Disputed,
                payment: Some(order.payment.clone()),
                paid_at: document.paid_at.or(Some(self.now)),
                amount_paid: Some(share),
                ..document
            },
            OrderStatus::Returned | OrderStatus::Canceled
                if document.payment.as_ref() == Some(&order.payment) =>
            {
                document.unpaid(self.catalog)
            }
            OrderStatus::Returned | OrderStatus::Canceled | OrderStatus::Open | OrderStatus::Unmatched => {
                document
            }
        }
    }
}

impl Document {
    /// A document that is being bought before it is answered.
    fn bought(owner: &UserId, item: &Item, now: Timestamp) -> Self {
        Self {
            price: item.price,
            attorney_review: item.attorney_review,
            ..Self::new(owner.clone(), item.id, item.document_type.clone(), item.name.clone(), now)
        }
    }

    /// Whether another order has paid for the document.
    #[must_use]
    pub fn is_paid_otherwise(&self, order: &Order) -> bool {
        self.status == Status::Paid && self.payment.as_ref() != Some(&order.payment)
    }

    /// The document as if it had never been paid for. How far its owner had come can be told from its steps.
    fn unpaid(self, catalog: &Catalog) -> Self {
        let document_type = catalog.document_type(&self.document_type);
        let is_answered =
            document_type.is_some_and(|document_type| self.current_step >= document_type.questions.len());
        let is_begun = self.current_step > 0 || self.answers != Default::default();
        let status = match (self.status, is_answered, is_begun) {
            (Status::Draft | Status::InProgress | Status::Completed, ..) => self.status,
            (Status::Paid, true, _) => Status::Completed,
            (Status::Paid, false, true) => Status::InProgress,
            (Status::Paid, false, false) => Status::Draft,
        };
        Self { status, on_hold: false, payment: None, paid_at: None, amount_paid: None, ..self }
    }
}
