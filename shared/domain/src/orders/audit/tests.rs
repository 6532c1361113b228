use jiff::SignedDuration;

use super::*;
use crate::ids::{BundleId, UserId};
use crate::orders::ledger::{DisputeStatus, PaymentUpdate};
use crate::orders::{Goods, Order, Payment, PaymentStatus};

/// One buyer's books, to be corrupted.
#[derive(Default)]
struct Shelf {
    order_ledgers: Vec<OrderLedger>,
    documents: Vec<DocumentRecord>,
    deleted: BTreeSet<DocumentId>,
    charges: Vec<Charge>,
    unmatched: BTreeSet<String>,
}

fn at(minute: i64) -> Timestamp {
    Timestamp::UNIX_EPOCH + SignedDuration::from_mins(minute)
}

fn bundle() -> BundleId {
    BundleId::begun_by(DocumentId::from_random(1), Timestamp::UNIX_EPOCH)
}

fn order(number: u64, document_type: &str, price: u32) -> Order {
    Order {
        payment: format!("pi_{number}"),
        goods: Goods::Document {
            id: DocumentId::from_random(number),
            document_type: document_type.into(),
            attorney_review: false,
            bundle: Some(bundle()),
        },
        owner: UserId::from_random(1),
        amount: Cents(price + 250),
        lines: vec![],
        created_at: at(i64::try_from(number).unwrap() * 10),
    }
}

fn payment(order: &Order) -> PaymentUpdate {
    PaymentUpdate::Payment(Payment {
        id: order.payment.clone(),
        status: PaymentStatus::Succeeded,
        received: order.amount.0.into(),
        currency: "usd".into(),
        amount: order.amount,
        buyer: Some(order.owner.to_string()),
        client_secret: None,
    })
}

fn told(order_ledger: &OrderLedger, fact: &PaymentUpdate, moment: Timestamp) -> OrderLedger {
    order_ledger.with(&order_ledger.lacking(fact.entries(&order_ledger.order)), moment, None)
}

impl Shelf {
    /// Buys a document for a price; a minute after it was asked for, the money comes.
    fn bought(mut self, number: u64, document_type: &str, price: u32) -> Self {
        let order = order(number, document_type, price);
        let catalog = Catalog::embedded().unwrap();
        self.documents.push(DocumentRecord {
            id: DocumentId::from_random(number),
            document_type: document_type.into(),
            attorney_review: false,
            bundle: Some(bundle()),
            price: catalog.document_type(document_type).unwrap().price,
            status: Status::Paid,
            on_hold: false,
            payment: Some(order.payment.clone()),
            amount_paid: Some(order.amount),
            created_at: at(0),
        });
        let (payment_id, received) = (order.payment.clone(), order.amount);
        let buyer = Some(order.owner.to_string());
        self.charges.push(Charge { payment: payment_id, buyer, received, refunded: Cents(0) });
        let (paid, came_at) = (payment(&order), order.created_at + SignedDuration::from_mins(1));
        self.order_ledgers.push(told(&OrderLedger::new(order), &paid, came_at));
        self
    }

    fn rules(&self) -> Vec<AuditRule> {
        let input = AuditInput {
            catalog: Catalog::embedded().unwrap(),
            order_ledgers: &self.order_ledgers,
            documents: &self.documents,
            deleted: &self.deleted,
            owner_is_there: true,
            charges: &self.charges,
            unmatched: &self.unmatched,
            since: at(0),
        };
        audit(&input).into_iter().map(|violation| violation.rule).collect()
    }
}

#[test]
fn books_in_order_have_no_breach() {
    let three = Shelf::default().bought(1, "healthcareDirective", 4900).bought(2, "simpleWill", 4967).bought(
        3,
        "powerOfAttorney",
        5033,
    );
    assert_eq!(three.rules(), []);
}

#[test]
fn a_document_that_a_cheaper_ones_money_marks_as_paid_is_found() {
    let mut shelf = Shelf::default().bought(1, "healthcareDirective", 4900);
    shelf.documents[0].document_type = "uncontestedDivorce".into();
    shelf.documents[0].price = Cents(39_900);
    shelf.documents[0].created_at = at(60);
    assert_eq!(shelf.rules(), [AuditRule::OrderBoughtThisDocument, AuditRule::PriceWasPaid]);
    let mut reviewed = Shelf::default().bought(1, "simpleWill", 6900);
    reviewed.documents[0].attorney_review = true;
    assert_eq!(reviewed.rules(), [AuditRule::OrderBoughtThisDocument]);
    let mut younger = Shelf::default().bought(1, "simpleWill", 6900);
    younger.documents[0].created_at = at(60);
    assert_eq!(younger.rules(), [AuditRule::OrderBoughtThisDocument]);
}

#[test]
fn a_document_that_no_money_pays_for_is_found() {
    let mut shelf = Shelf::default().bought(1, "simpleWill", 6900);
    let refund = PaymentUpdate::Refund { refund: "re_1".into(), amount: Cents(7150), failed: false };
    shelf.order_ledgers[0] = told(&shelf.order_ledgers[0], &refund, at(30));
    shelf.charges[0].refunded = Cents(7150);
    assert_eq!(shelf.rules(), [AuditRule::PaidDocumentHasMoney]);
    shelf.order_ledgers.clear();
    shelf.charges.clear();
    assert_eq!(shelf.rules(), [AuditRule::PaidDocumentHasMoney]);
}

#[test]
fn money_whose_document_was_never_marked_is_found() {
    let mut shelf = Shelf::default().bought(1, "simpleWill", 6900);
    shelf.documents[0].status = Status::Completed;
    assert_eq!(shelf.rules(), [AuditRule::OrderHasItsDocuments]);
    shelf.documents.clear();
    assert_eq!(shelf.rules(), [AuditRule::OrderHasItsDocuments]);
    shelf.deleted.insert(DocumentId::from_random(1));
    assert_eq!(shelf.rules(), [], "its owner has deleted it");
}

#[test]
fn a_share_that_no_bundle_has_earned_is_found_also_when_the_document_is_gone() {
    let mut alone = Shelf::default().bought(1, "simpleWill", 4967);
    assert_eq!(alone.rules(), [AuditRule::PriceWasPaid]);
    alone.documents.clear();
    alone.deleted.insert(DocumentId::from_random(1));
    assert_eq!(alone.rules(), [AuditRule::PriceWasPaid]);
    let twice = Shelf::default().bought(1, "healthcareDirective", 4900).bought(2, "simpleWill", 4967).bought(
        3,
        "simpleWill",
        4967,
    );
    assert_eq!(twice.rules(), [AuditRule::PriceWasPaid; 2], "one place in a bundle is taken once");
}

#[test]
fn a_share_asked_for_while_the_firsts_money_was_on_hold_is_found() {
    let less = Shelf::default().bought(1, "healthcareDirective", 4900).bought(2, "simpleWill", 4966);
    assert_eq!(less.rules(), [AuditRule::PriceWasPaid], "less than the share");
    let mut shelf = Shelf::default().bought(1, "healthcareDirective", 4900).bought(2, "simpleWill", 4967);
    assert_eq!(shelf.rules(), []);
    let opened =
        PaymentUpdate::Dispute { dispute: "du_1".into(), amount: Cents(5150), status: DisputeStatus::Open };
    shelf.order_ledgers[0] = told(&shelf.order_ledgers[0], &opened, at(15));
    assert_eq!(shelf.rules(), [AuditRule::PriceWasPaid]);
}

#[test]
fn a_transaction_that_was_lost_shows_in_the_providers_sums() {
    let mut shelf = Shelf::default().bought(1, "simpleWill", 6900);
    shelf.charges[0].refunded = Cents(7150);
    assert_eq!(shelf.rules(), [AuditRule::SumsAgree]);
    shelf.charges[0] = Charge { payment: "pi_9".into(), refunded: Cents(0), ..shelf.charges[0].clone() };
    assert_eq!(shelf.rules(), [AuditRule::SumsAgree], "money that no order asked for");
    shelf.unmatched.insert("pi_9".into());
    assert_eq!(shelf.rules(), [], "a person has been told of it");
}
