use super::entry::{Entry, Mismatch};
use crate::money::Cents;
use crate::orders::{Order, Payment, PaymentStatus};

/// An update about a payment, as the provider reports it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PaymentUpdate {
    /// How far the payment has come.
    Payment(Payment),
    /// A refund: it is under way or done, or it has failed.
    Refund {
        /// Which.
        refund: String,
        /// How much, in cents.
        amount: Cents,
        /// Whether it has failed or was canceled.
        failed: bool,
    },
    /// A dispute.
    Dispute {
        /// Which.
        dispute: String,
        /// How much, in cents.
        amount: Cents,
        /// How far it has come.
        status: DisputeStatus,
    },
}

/// How far a dispute has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisputeStatus {
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

impl PaymentUpdate {
    /// The entries that a fact amounts to, those included that must have come before it.
    #[must_use]
    pub fn entries(&self, order: &Order) -> Vec<Entry> {
        match self {
            Self::Payment(payment) => of_payment(payment, order).into_iter().collect(),
            Self::Refund { refund, amount, failed } => of_refund(refund, *amount, *failed),
            Self::Dispute { dispute, amount, status } => of_dispute(dispute, *amount, *status),
        }
    }
}

fn of_payment(payment: &Payment, order: &Order) -> Option<Entry> {
    match payment.status {
        PaymentStatus::Open | PaymentStatus::Processing => None,
        PaymentStatus::Canceled => Some(Entry::Canceled),
        PaymentStatus::Succeeded if order.is_met_by(payment) => Some(Entry::Paid { amount: order.amount }),
        PaymentStatus::Succeeded => {
            Some(Entry::Unmatched { amount: payment.received_cents(), why: Mismatch::OtherTerms })
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
fn of_dispute(dispute: &str, amount: Cents, status: DisputeStatus) -> Vec<Entry> {
    let dispute = || dispute.to_string();
    let opened = Entry::Disputed { dispute: dispute() };
    let withdrawn = Entry::Withdrawn { dispute: dispute(), amount };
    let reinstated = Entry::Reinstated { dispute: dispute(), amount };
    let closed = |won| Entry::Closed { dispute: dispute(), won };
    match status {
        DisputeStatus::Inquiry => vec![],
        DisputeStatus::Open => vec![opened],
        DisputeStatus::Withdrawn => vec![opened, withdrawn],
        DisputeStatus::Reinstated => vec![opened, withdrawn, reinstated],
        DisputeStatus::Won => vec![opened, withdrawn, reinstated, closed(true)],
        DisputeStatus::Lost => vec![opened, withdrawn, closed(false)],
    }
}
