//! The audit: one buyer's orders and documents compared with each other and with the payment provider's list. It knows
//! nothing of how they came about, so it finds also what no one has thought of.

mod price;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::fmt;

use jiff::Timestamp;
use serde::Serialize;

use crate::content::Catalog;
use crate::documents::{DocumentRecord, Status};
use crate::ids::DocumentId;
use crate::money::Cents;
use crate::orders::ledger::{Entry, OrderLedger, OrderStatus};

/// Everything that there is about one buyer's money.
#[derive(Clone, Copy, Debug)]
pub struct AuditInput<'a> {
    /// What documents cost.
    pub catalog: &'a Catalog,
    /// The buyer's orders with what has happened to their money.
    pub order_ledgers: &'a [OrderLedger],
    /// The buyer's documents.
    pub documents: &'a [DocumentRecord],
    /// The documents that the buyer has deleted.
    pub deleted: &'a BTreeSet<DocumentId>,
    /// Whether the buyer still has an account; the documents of who has none are gone with it.
    pub owner_is_there: bool,
    /// What the provider has of the buyer's payments.
    pub charges: &'a [Charge],
    /// The payments without an order that a person has been told of.
    pub unmatched: &'a BTreeSet<String>,
    /// Since when the charges are listed. The price of a document that was deleted is looked at for as long.
    pub since: Timestamp,
}

/// A payment as the provider lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Charge {
    /// The Stripe PaymentIntent's id.
    pub payment: String,
    /// Whom it was asked for on behalf of: the id that was sent along with the request.
    pub buyer: Option<String>,
    /// What has come in, in cents.
    pub received: Cents,
    /// What of it was given back, in cents.
    pub refunded: Cents,
}

/// A rule that does not hold.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct AuditViolation {
    /// Which rule.
    pub rule: AuditRule,
    /// The document that it is about, if it is about one.
    pub document: Option<DocumentId>,
    /// The payment that it is about, if it is about one.
    pub payment: Option<String>,
}

/// What has to hold between orders, documents and the provider's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum AuditRule {
    /// A paid document has an order whose money is there.
    PaidDocumentHasMoney,
    /// That order bought a document of this type, with this review, before the money came.
    OrderBoughtThisDocument,
    /// What was paid is the document's price, or its place in a bundle has earned a lower one.
    PriceWasPaid,
    /// An order whose money is there has its documents, unless their owner has deleted them.
    OrderHasItsDocuments,
    /// The ledger has the provider's sums: what came in, and what was given back.
    SumsAgree,
}

impl fmt::Display for AuditViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.rule)?;
        self.document.iter().try_for_each(|id| write!(f, " document {id}"))?;
        self.payment.iter().try_for_each(|id| write!(f, " payment {id}"))
    }
}

/// Whatever does not hold, in order.
#[must_use]
pub fn audit(input: &AuditInput<'_>) -> Vec<AuditViolation> {
    let paid = input.documents.iter().filter(|document| document.status == Status::Paid);
    let mut violations: Vec<AuditViolation> =
        paid.filter_map(|document| input.paid_document(document)).collect();
    for order_ledger in input.order_ledgers.iter().filter(|order_ledger| has_bought(order_ledger)) {
        violations.extend(input.unfulfilled(order_ledger));
        violations.extend(price::underpaid(input, order_ledger));
    }
    let other_sum = |charge: &Charge| other_sum(charge, input.order_ledger(&charge.payment), input.unmatched);
    violations.extend(input.charges.iter().filter_map(other_sum));
    violations.sort();
    violations
}

/// Whether an order's documents are to be there because its money is.
fn has_bought(order_ledger: &OrderLedger) -> bool {
    order_ledger.is_fulfilled() && matches!(order_ledger.status(), OrderStatus::Paid | OrderStatus::Disputed)
}

impl<'a> AuditInput<'a> {
    fn order_ledger(&self, payment: &str) -> Option<&'a OrderLedger> {
        self.order_ledgers.iter().find(|order_ledger| order_ledger.order.payment == payment)
    }

    fn document(&self, id: DocumentId) -> Option<&'a DocumentRecord> {
        self.documents.iter().find(|document| document.id == id)
    }

    fn paid_document(&self, document: &DocumentRecord) -> Option<AuditViolation> {
        let order_ledger = document.payment.as_deref().and_then(|payment| self.order_ledger(payment));
        let rule = match order_ledger.filter(|order_ledger| has_bought(order_ledger)) {
            None => AuditRule::PaidDocumentHasMoney,
            Some(order_ledger) if !is_what_it_bought(order_ledger, document) => {
                AuditRule::OrderBoughtThisDocument
            }
            Some(_) => return None,
        };
        Some(AuditViolation { rule, document: Some(document.id), payment: document.payment.clone() })
    }

    /// A refund that was promised and did not arrive may leave two payments for a document that was bought again; the
    /// operator has had mail about it.
    fn unfulfilled(&self, order_ledger: &OrderLedger) -> Vec<AuditViolation> {
        let is_missing = |id: &DocumentId| match self.document(*id) {
            None => !self.deleted.contains(id),
            Some(document) => document.status != Status::Paid || !self.is_its(order_ledger, document),
        };
        let ids = if self.owner_is_there { order_ledger.order.goods.documents() } else { vec![] };
        let violation = |id: DocumentId| AuditViolation {
            rule: AuditRule::OrderHasItsDocuments,
            document: Some(id),
            payment: Some(order_ledger.order.payment.clone()),
        };
        ids.into_iter().filter(is_missing).map(violation).collect()
    }

    fn is_its(&self, order_ledger: &OrderLedger, document: &DocumentRecord) -> bool {
        let payment = document.payment.as_deref();
        let other = payment.and_then(|payment| self.order_ledger(payment));
        payment == Some(order_ledger.order.payment.as_str())
            || has_failed_refund(order_ledger)
            || other.is_some_and(has_failed_refund)
    }
}

/// Whether the ledger has another sum for a payment than the provider; `order_ledger` is its ledger, wherever it stands.
#[must_use]
pub fn other_sum(
    charge: &Charge,
    order_ledger: Option<&OrderLedger>,
    unmatched: &BTreeSet<String>,
) -> Option<AuditViolation> {
    let agrees = match order_ledger {
        Some(order_ledger) => {
            let (received, refunded) = (order_ledger.received().unwrap_or_default(), order_ledger.refunded());
            (received, refunded) == (charge.received, charge.refunded)
        }
        None => charge.received.less(charge.refunded) == Cents(0) || unmatched.contains(&charge.payment),
    };
    let violation =
        AuditViolation { rule: AuditRule::SumsAgree, document: None, payment: Some(charge.payment.clone()) };
    (!agrees).then_some(violation)
}

/// An id alone proves nothing: the document has to be of the type that was bought, and older than the money.
fn is_what_it_bought(order_ledger: &OrderLedger, document: &DocumentRecord) -> bool {
    let terms = (document.document_type.as_str(), document.attorney_review);
    let is_older = order_ledger.received_at().is_some_and(|came_at| document.created_at <= came_at);
    order_ledger.order.goods.terms(document.id) == Some(terms) && is_older
}

fn has_failed_refund(order_ledger: &OrderLedger) -> bool {
    order_ledger.entries.values().any(|posted| matches!(posted.entry, Entry::RefundFailed { .. }))
}
