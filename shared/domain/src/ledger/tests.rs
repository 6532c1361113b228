use jiff::Timestamp;

use super::*;
use crate::ids::{DocumentId, UserId};
use crate::order::{Goods, Payment, Progress};

fn folio(facts: &[Fact]) -> Folio {
    let order = Order {
        payment: "pi_1".into(),
        goods: Goods::Document {
            id: DocumentId::from_random(7),
            kind: "simpleWill".into(),
            attorney_review: false,
            bundle: None,
        },
        owner: UserId::from_random(1),
        amount: Cents(7150),
        lines: vec![],
        created_at: Timestamp::UNIX_EPOCH,
    };
    facts.iter().fold(Folio::new(order), |folio, fact| {
        let entries = folio.lacking(fact.entries(&folio.order));
        folio.with(&entries, Timestamp::UNIX_EPOCH, None)
    })
}

fn paid(received: u64, currency: &str, buyer: &UserId) -> Fact {
    Fact::Payment(Payment {
        id: "pi_1".into(),
        progress: Progress::Succeeded,
        received,
        currency: currency.into(),
        amount: Cents(7150),
        buyer: Some(buyer.to_string()),
        client_secret: None,
    })
}

fn whole() -> Fact {
    paid(7150, "usd", &UserId::from_random(1))
}

fn refund(amount: u32, failed: bool) -> Fact {
    Fact::Refund { refund: format!("re_{amount}"), amount: Cents(amount), failed }
}

fn dispute(stage: Stage) -> Fact {
    Fact::Dispute { dispute: "du_1".into(), amount: Cents(7150), stage }
}

#[test]
fn only_the_whole_sum_in_dollars_from_the_buyer_pays() {
    let (buyer, somebody) = (UserId::from_random(1), UserId::from_random(2));
    assert_eq!(folio(&[paid(7150, "usd", &buyer)]).standing(), Standing::Paid);
    for wrong in [paid(7149, "usd", &buyer), paid(7151, "usd", &buyer), paid(7150, "jpy", &buyer)] {
        assert_eq!(folio(&[wrong]).standing(), Standing::Parked);
    }
    assert_eq!(folio(&[paid(7150, "usd", &somebody)]).standing(), Standing::Parked);
    assert_eq!(folio(&[]).standing(), Standing::Open);
}

#[test]
fn the_same_news_twice_is_one_entry() {
    let once = folio(&[whole(), refund(1000, false)]);
    let twice = folio(&[whole(), refund(1000, false), refund(1000, false), whole()]);
    assert_eq!(once.entries, twice.entries);
    assert_eq!((once.standing(), once.returned()), (Standing::Paid, Cents(1000)));
}

#[test]
fn money_is_back_when_refunds_come_to_all_of_it_and_here_again_when_one_fails() {
    assert_eq!(folio(&[whole(), refund(7000, false)]).standing(), Standing::Paid);
    assert_eq!(folio(&[whole(), refund(7000, false), refund(150, false)]).standing(), Standing::Returned);
    let failed = folio(&[whole(), refund(7150, true)]);
    assert_eq!((failed.standing(), failed.returned()), (Standing::Paid, Cents(0)));
}

#[test]
fn a_dispute_holds_until_it_is_decided_and_an_inquiry_holds_nothing() {
    let after = |stage| folio(&[whole(), dispute(stage)]);
    assert_eq!(after(Stage::Inquiry).standing(), Standing::Paid);
    assert_eq!(
        (after(Stage::Open).standing(), after(Stage::Open).returned()),
        (Standing::Disputed, Cents(0))
    );
    assert_eq!(after(Stage::Withdrawn).returned(), Cents(7150));
    assert_eq!((after(Stage::Won).standing(), after(Stage::Won).returned()), (Standing::Paid, Cents(0)));
    assert_eq!(
        (after(Stage::Lost).standing(), after(Stage::Lost).returned()),
        (Standing::Returned, Cents(7150))
    );
}

#[test]
fn a_dispute_of_what_was_refunded_changes_nothing_but_the_sum() {
    let both = folio(&[whole(), refund(7150, false), dispute(Stage::Withdrawn)]);
    assert_eq!(both.standing(), Standing::Returned);
}

#[test]
fn a_decision_brings_along_what_was_lost_before_it() {
    let all = [Stage::Open, Stage::Withdrawn, Stage::Reinstated, Stage::Won].map(dispute);
    let told = folio(&[&[whole()], &all[..]].concat());
    assert_eq!(folio(&[whole(), dispute(Stage::Won)]).entries, told.entries);
}
