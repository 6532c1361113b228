//! The ledger: what has happened to the money of an order.
//!
//! It is a set of entries that only grows. News arrives late, twice and in any order, so nothing depends on the order:
//! each entry has a key of its own, a later piece of news brings along the entries that it presupposes, and where an
//! order stands is computed from the whole set.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::money::Cents;
use crate::order::{Order, Payment, Progress};

/// Something that happened to the money of an order. Refunds and disputes go by Stripe's ids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Entry {
    /// The payment came in, and its documents were paid for with it.
    Paid {
        /// How much, in cents.
        amount: Cents,
    },
    /// Money came in that fits no order or no document. A person has to look.
    Parked {
        /// How much, in cents.
        amount: Cents,
        /// Why it does not fit.
        why: Mismatch,
    },
    /// The payment was called off.
    Canceled,
    /// Money went back to the card.
    Refunded {
        /// Which refund.
        refund: String,
        /// How much, in cents.
        amount: Cents,
    },
    /// The card's bank did not take a refund: the money came back.
    RefundFailed {
        /// Which refund.
        refund: String,
        /// How much, in cents.
        amount: Cents,
    },
    /// The card's holder disputes the payment at the bank.
    Disputed {
        /// Which dispute.
        dispute: String,
    },
    /// The bank took disputed money away.
    Withdrawn {
        /// Which dispute.
        dispute: String,
        /// How much, in cents.
        amount: Cents,
    },
    /// The bank gave disputed money back.
    Reinstated {
        /// Which dispute.
        dispute: String,
        /// How much, in cents.
        amount: Cents,
    },
    /// A dispute was decided, for us or for the card's holder. The first decision counts: banks do not take one back.
    Closed {
        /// Which dispute.
        dispute: String,
        /// Whether it was decided for us.
        won: bool,
    },
}

/// Why money does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mismatch {
    /// No order asked for it.
    NoOrder,
    /// The amount, the currency or the buyer is another.
    OtherTerms,
    /// Another payment has bought its document.
    BoughtOtherwise,
    /// Its document is gone.
    DocumentGone,
    /// Its account is gone.
    OwnerGone,
}

/// News of a payment, as the provider tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// How far the payment has come.
    Payment(Payment),
    /// A refund: it is under way or done, or it has failed.
    Refund {
        /// Which.
        refund: String,
        /// How much, in cents.
        amount: Cents,
        /// Whether it has failed or was called off.
        failed: bool,
    },
    /// A dispute.
    Dispute {
        /// Which.
        dispute: String,
        /// How much, in cents.
        amount: Cents,
        /// How far it has come.
        stage: Stage,
    },
}

/// How far a dispute has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The bank only asks; no money moves.
    Inquiry,
    /// It is open.
    Open,
    /// It is open, and the bank has taken the money.
    Withdrawn,
    /// The bank has given the money back.
    Reinstated,
    /// It was decided for us.
    Won,
    /// It was decided for the card's holder.
    Lost,
}

/// Where the money of an order stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// No money came yet.
    Open,
    /// None will come.
    Canceled,
    /// Money came that does not fit.
    Parked,
    /// The money is here, or some of it.
    Paid,
    /// A dispute is open.
    Disputed,
    /// All of it went back.
    Returned,
}

/// An entry as it stands in the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Posted {
    /// What happened.
    #[serde(flatten)]
    pub entry: Entry,
    /// When it was written down.
    pub at: Timestamp,
    /// The Stripe event that told, if one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
}

/// A page of the ledger: an order with everything that has happened to its money.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folio {
    /// The order.
    pub order: Order,
    /// What has happened, by the entries' keys.
    pub entries: BTreeMap<String, Posted>,
    /// Counts the changes; a change is written only on top of the version that it was made from.
    pub version: u64,
}

impl Entry {
    /// What tells the entry from the others of its order. The same news has the same key.
    #[must_use]
    pub fn key(&self) -> String {
        match self {
            Self::Paid { .. } => "paid".to_string(),
            Self::Parked { .. } => "parked".to_string(),
            Self::Canceled => "canceled".to_string(),
            Self::Refunded { refund, .. } => format!("{refund}#refunded"),
            Self::RefundFailed { refund, .. } => format!("{refund}#failed"),
            Self::Disputed { dispute } => format!("{dispute}#disputed"),
            Self::Withdrawn { dispute, .. } => format!("{dispute}#withdrawn"),
            Self::Reinstated { dispute, .. } => format!("{dispute}#reinstated"),
            Self::Closed { dispute, .. } => format!("{dispute}#closed"),
        }
    }

    /// What it adds to the money that we have, in cents.
    fn change(&self) -> i64 {
        match self {
            Self::Paid { amount }
            | Self::Parked { amount, .. }
            | Self::RefundFailed { amount, .. }
            | Self::Reinstated { amount, .. } => i64::from(amount.0),
            Self::Refunded { amount, .. } | Self::Withdrawn { amount, .. } => -i64::from(amount.0),
            Self::Canceled | Self::Disputed { .. } | Self::Closed { .. } => 0,
        }
    }
}

impl Fact {
    /// The entries that a fact amounts to, those included that must have come before it.
    #[must_use]
    pub fn entries(&self, order: &Order) -> Vec<Entry> {
        match self {
            Self::Payment(payment) => of_payment(payment, order).into_iter().collect(),
            Self::Refund { refund, amount, failed } => of_refund(refund, *amount, *failed),
            Self::Dispute { dispute, amount, stage } => of_dispute(dispute, *amount, *stage),
        }
    }
}

fn of_payment(payment: &Payment, order: &Order) -> Option<Entry> {
    match payment.progress {
        Progress::Open | Progress::Processing => None,
        Progress::Canceled => Some(Entry::Canceled),
        Progress::Succeeded if order.is_met_by(payment) => Some(Entry::Paid { amount: order.amount }),
        Progress::Succeeded => {
            Some(Entry::Parked { amount: payment.received_cents(), why: Mismatch::OtherTerms })
        }
    }
}

fn of_refund(refund: &str, amount: Cents, failed: bool) -> Vec<Entry> {
    let mut entries = vec![Entry::Refunded { refund: refund.to_string(), amount }];
    if failed {
        entries.push(Entry::RefundFailed { refund: refund.to_string(), amount });
    }
    entries
}

/// The bank takes the money when a dispute opens and gives it back when it is won; whichever of its messages is lost, the
/// decision brings both along.
fn of_dispute(dispute: &str, amount: Cents, stage: Stage) -> Vec<Entry> {
    let dispute = || dispute.to_string();
    let opened = Entry::Disputed { dispute: dispute() };
    let withdrawn = Entry::Withdrawn { dispute: dispute(), amount };
    let reinstated = Entry::Reinstated { dispute: dispute(), amount };
    let closed = |won| Entry::Closed { dispute: dispute(), won };
    match stage {
        Stage::Inquiry => vec![],
        Stage::Open => vec![opened],
        Stage::Withdrawn => vec![opened, withdrawn],
        Stage::Reinstated => vec![opened, withdrawn, reinstated],
        Stage::Won => vec![opened, withdrawn, reinstated, closed(true)],
        Stage::Lost => vec![opened, withdrawn, closed(false)],
    }
}

impl Folio {
    /// A page on which nothing has happened yet.
    #[must_use]
    pub fn new(order: Order) -> Self {
        Self { order, entries: BTreeMap::new(), version: 0 }
    }

    /// Those of the entries that are not there yet, each once.
    #[must_use]
    pub fn lacking(&self, entries: Vec<Entry>) -> Vec<Entry> {
        entries.into_iter().filter(|entry| !self.has(&entry.key())).collect()
    }

    /// The page with entries added, one version on.
    #[must_use]
    pub fn with(&self, entries: &[Entry], at: Timestamp, event: Option<&str>) -> Self {
        let posted = |entry: &Entry| Posted { entry: entry.clone(), at, event: event.map(str::to_string) };
        let mut all = self.entries.clone();
        for entry in entries {
            all.entry(entry.key()).or_insert_with(|| posted(entry));
        }
        Self { order: self.order.clone(), entries: all, version: self.version + 1 }
    }

    fn has(&self, key: &str) -> bool {
        self.entries.contains_key(key)
    }

    fn all(&self) -> impl Iterator<Item = &Entry> {
        self.entries.values().map(|posted| &posted.entry)
    }

    /// The money that came in, in cents; nothing before it came.
    #[must_use]
    pub fn received(&self) -> Option<Cents> {
        self.all().find_map(|entry| match entry {
            Entry::Paid { amount } | Entry::Parked { amount, .. } => Some(*amount),
            _ => None,
        })
    }

    /// When the money came in, as far as we know.
    #[must_use]
    pub fn received_at(&self) -> Option<Timestamp> {
        ["paid", "parked"].iter().find_map(|key| self.entries.get(*key)).map(|posted| posted.at)
    }

    /// What went back of it, in cents: to the card, or to its bank.
    #[must_use]
    pub fn returned(&self) -> Cents {
        let back: i64 = self.all().filter(|entry| !is_receipt(entry)).map(Entry::change).sum();
        Cents(u32::try_from(-back).unwrap_or(0))
    }

    /// What we gave back ourselves, in cents.
    fn refunded(&self) -> i64 {
        let refunds =
            self.all().filter(|entry| matches!(entry, Entry::Refunded { .. } | Entry::RefundFailed { .. }));
        -refunds.map(Entry::change).sum::<i64>()
    }

    /// Whether its documents were paid for.
    #[must_use]
    pub fn is_fulfilled(&self) -> bool {
        self.has("paid")
    }

    /// Where the money stands.
    #[must_use]
    pub fn standing(&self) -> Standing {
        let Some(received) = self.received() else {
            return if self.has("canceled") { Standing::Canceled } else { Standing::Open };
        };
        if self.refunded() >= i64::from(received.0) {
            // Whose money was given back has nothing to dispute: a dispute of it changes nothing here.
            Standing::Returned
        } else if self.has_open_dispute() {
            Standing::Disputed
        } else if self.returned() >= received {
            Standing::Returned
        } else if self.is_fulfilled() {
            Standing::Paid
        } else {
            Standing::Parked
        }
    }

    fn has_open_dispute(&self) -> bool {
        let opened = self.all().filter_map(|entry| match entry {
            Entry::Disputed { dispute } => Some(dispute),
            _ => None,
        });
        let closed: BTreeSet<&String> = self
            .all()
            .filter_map(|entry| match entry {
                Entry::Closed { dispute, .. } => Some(dispute),
                _ => None,
            })
            .collect();
        opened.into_iter().any(|dispute| !closed.contains(dispute))
    }
}

fn is_receipt(entry: &Entry) -> bool {
    matches!(entry, Entry::Paid { .. } | Entry::Parked { .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{DocumentId, UserId};
    use crate::order::Goods;

    fn folio(facts: &[Fact]) -> Folio {
        let order = Order {
            payment: "pi_1".into(),
            goods: Goods::Document {
                id: DocumentId::from_random(7),
                kind: "simpleWill".into(),
                attorney_review: false,
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
}
