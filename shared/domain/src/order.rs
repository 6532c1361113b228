//! Orders: what was asked of the card, what came in, and what follows from it.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::ids::{DocumentId, UserId};
use crate::money::Cents;

/// The one currency.
pub const CURRENCY: &str = "usd";

/// A payment that was asked for: what it pays for, and how much it has to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// The Stripe PaymentIntent's id.
    pub payment: String,
    /// What it pays for.
    pub goods: Goods,
    /// Who buys.
    pub owner: UserId,
    /// What has to be paid, in cents, fee included.
    pub amount: Cents,
    /// When it was asked for.
    pub created_at: Timestamp,
    /// When it was fulfilled; once, or never.
    pub fulfilled_at: Option<Timestamp>,
}

/// What an order pays for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goods {
    /// A document that has been answered.
    Document(DocumentId),
    /// Documents that are made when the money is there, to be answered afterwards.
    New(Vec<Item>),
}

/// A document to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// Its id, which stands before the document does: so a purchase makes it once, whoever brings the news.
    pub id: DocumentId,
    /// Id of its type, camel case.
    pub kind: String,
    /// What to call it.
    pub name: String,
    /// Its catalogue price, in cents.
    pub price: Cents,
    /// Its share of the payment, in cents.
    pub share: Cents,
    /// Whether it comes with attorney review.
    pub attorney_review: bool,
}

impl Goods {
    /// The documents.
    #[must_use]
    pub fn documents(&self) -> Vec<DocumentId> {
        match self {
            Self::Document(id) => vec![*id],
            Self::New(items) => items.iter().map(|item| item.id).collect(),
        }
    }
}

/// A payment as the payment provider tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payment {
    /// The Stripe PaymentIntent's id.
    pub id: String,
    /// How far it has come.
    pub progress: Progress,
    /// What has come in, in the currency's smallest unit.
    pub received: u64,
    /// Currency, lower case.
    pub currency: String,
    /// What was asked for, in cents.
    pub amount: Cents,
    /// What the browser needs to confirm the payment.
    pub client_secret: Option<String>,
}

/// How far a payment has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It waits for a card, a confirmation or an authentication.
    Open,
    /// The provider works on it.
    Processing,
    /// The money is there.
    Succeeded,
    /// It was called off.
    Canceled,
}

/// What follows from a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The document is paid now.
    Fulfil,
    /// It was paid before; nothing is to be done.
    AlreadyFulfilled,
    /// The money is not there.
    NotPaid,
    /// Money came, but less than asked for or in another currency: a person has to look.
    Mismatch,
}

/// Judges a payment against the order that asked for it.
#[must_use]
pub fn judge(order: &Order, payment: &Payment) -> Verdict {
    let enough = payment.received >= u64::from(order.amount.0) && payment.currency == CURRENCY;
    match payment.progress {
        _ if order.fulfilled_at.is_some() => Verdict::AlreadyFulfilled,
        Progress::Open | Progress::Processing | Progress::Canceled => Verdict::NotPaid,
        Progress::Succeeded if !enough => Verdict::Mismatch,
        Progress::Succeeded => Verdict::Fulfil,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order() -> Order {
        Order {
            payment: "pi_1".into(),
            goods: Goods::Document(DocumentId::from_random(7)),
            owner: UserId::from_random(1),
            amount: Cents(7150),
            created_at: Timestamp::UNIX_EPOCH,
            fulfilled_at: None,
        }
    }

    fn payment(progress: Progress, received: u64, currency: &str) -> Payment {
        Payment {
            id: "pi_1".into(),
            progress,
            received,
            currency: currency.into(),
            amount: Cents(7150),
            client_secret: None,
        }
    }

    #[test]
    fn only_the_whole_sum_in_dollars_pays() {
        assert_eq!(judge(&order(), &payment(Progress::Succeeded, 7150, "usd")), Verdict::Fulfil);
        assert_eq!(judge(&order(), &payment(Progress::Succeeded, 7149, "usd")), Verdict::Mismatch);
        assert_eq!(judge(&order(), &payment(Progress::Succeeded, 7150, "jpy")), Verdict::Mismatch);
        assert_eq!(judge(&order(), &payment(Progress::Processing, 0, "usd")), Verdict::NotPaid);
    }

    #[test]
    fn an_order_is_fulfilled_once() {
        let done = Order { fulfilled_at: Some(Timestamp::UNIX_EPOCH), ..order() };
        assert_eq!(judge(&done, &payment(Progress::Succeeded, 7150, "usd")), Verdict::AlreadyFulfilled);
    }
}
