use jiff::Timestamp;

use super::*;
use crate::ids::{DocumentId, UserId};
use crate::orders::{Goods, Payment, PaymentStatus};

fn order_ledger(facts: &[PaymentUpdate]) -> OrderLedger {
    let order = Order {
        payment: "pi_1".into(),
        goods: Goods::Document {
            id: DocumentId::from_random(7),
            document_type: "simpleWill".into(),
            attorney_review: false,
            bundle: None,
        },
        owner: UserId::from_random(1),
        amount: Cents(7150),
        lines: vec![],
        created_at: Timestamp::UNIX_EPOCH,
    };
    facts.iter().fold(OrderLedger::new(order), |order_ledger, payment_update| {
        let entries = order_ledger.lacking(payment_update.entries(&order_ledger.order));
        order_ledger.with(&entries, Timestamp::UNIX_EPOCH, None)
    })
}

fn paid(received: u64, currency: &str, buyer: &UserId) -> PaymentUpdate {
    PaymentUpdate::Payment(Payment {
        id: "pi_1".into(),
        status: PaymentStatus::Succeeded,
        received,
        currency: currency.into(),
        amount: Cents(7150),
        buyer: Some(buyer.to_string()),
        client_secret: None,
    })
}

fn whole() -> PaymentUpdate {
    paid(7150, "usd", &UserId::from_random(1))
}

fn refund(amount: u32, failed: bool) -> PaymentUpdate {
    PaymentUpdate::Refund { refund: format!("re_{amount}"), amount: Cents(amount), failed }
}

fn dispute(status: DisputeStatus) -> PaymentUpdate {
    PaymentUpdate::Dispute { dispute: "du_1".into(), amount: Cents(7150), status }
}

#[test]
fn only_the_whole_sum_in_dollars_from_the_buyer_pays() {
    let (buyer, somebody) = (UserId::from_random(1), UserId::from_random(2));
    assert_eq!(order_ledger(&[paid(7150, "usd", &buyer)]).status(), OrderStatus::Paid);
    for wrong in [paid(7149, "usd", &buyer), paid(7151, "usd", &buyer), paid(7150, "jpy", &buyer)] {
        assert_eq!(order_ledger(&[wrong]).status(), OrderStatus::Unmatched);
    }
    assert_eq!(order_ledger(&[paid(7150, "usd", &somebody)]).status(), OrderStatus::Unmatched);
    assert_eq!(order_ledger(&[]).status(), OrderStatus::Open);
}

#[test]
fn the_same_update_twice_is_one_entry() {
    let once = order_ledger(&[whole(), refund(1000, false)]);
    let twice = order_ledger(&[whole(), refund(1000, false), refund(1000, false), whole()]);
    assert_eq!(once.entries, twice.entries);
    assert_eq!((once.status(), once.returned()), (OrderStatus::Paid, Cents(1000)));
}

#[test]
fn money_is_back_when_refunds_come_to_all_of_it_and_here_again_when_one_fails() {
    assert_eq!(order_ledger(&[whole(), refund(7000, false)]).status(), OrderStatus::Paid);
    assert_eq!(
        order_ledger(&[whole(), refund(7000, false), refund(150, false)]).status(),
        OrderStatus::Returned
    );
    let failed = order_ledger(&[whole(), refund(7150, true)]);
    assert_eq!((failed.status(), failed.returned()), (OrderStatus::Paid, Cents(0)));
}

#[test]
fn a_dispute_holds_until_it_is_decided_and_an_inquiry_holds_nothing() {
    let after = |status| order_ledger(&[whole(), dispute(status)]);
    assert_eq!(after(DisputeStatus::Inquiry).status(), OrderStatus::Paid);
    assert_eq!(
        (after(DisputeStatus::Open).status(), after(DisputeStatus::Open).returned()),
        (OrderStatus::Disputed, Cents(0))
    );
    assert_eq!(after(DisputeStatus::Withdrawn).returned(), Cents(7150));
    assert_eq!(
        (after(DisputeStatus::Won).status(), after(DisputeStatus::Won).returned()),
        (OrderStatus::Paid, Cents(0))
    );
    assert_eq!(
        (after(DisputeStatus::Lost).status(), after(DisputeStatus::Lost).returned()),
        (OrderStatus::Returned, Cents(7150))
    );
}

#[test]
fn a_dispute_of_what_was_refunded_changes_nothing_but_the_sum() {
    let both = order_ledger(&[whole(), refund(7150, false), dispute(DisputeStatus::Withdrawn)]);
    assert_eq!(both.status(), OrderStatus::Returned);
}

#[test]
fn a_decision_brings_along_what_was_lost_before_it() {
    let all = [DisputeStatus::Open, DisputeStatus::Withdrawn, DisputeStatus::Reinstated, DisputeStatus::Won]
        .map(dispute);
    let told = order_ledger(&[&[whole()], &all[..]].concat());
    assert_eq!(order_ledger(&[whole(), dispute(DisputeStatus::Won)]).entries, told.entries);
}
