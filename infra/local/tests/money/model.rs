//! The reference model: what Stripe knows of each payment, and what has to follow from it. It keeps no ledger, no events
//! and no order of things; whatever was lost, doubled or killed on the way, everything has to come to this.

use std::collections::BTreeSet;

use domain::ids::DocumentId;
use domain::orders::ledger::OrderStatus;

/// A payment, as Stripe has it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Charge {
    pub(crate) payment: String,
    pub(crate) amount: u32,
    /// The documents that it pays for.
    pub(crate) documents: Vec<DocumentId>,
    /// Whether the documents are made with it.
    pub(crate) makes: bool,
    pub(crate) review: bool,
    pub(crate) paid: bool,
    /// Whether someone has changed at Stripe whom it is from.
    pub(crate) tampered: bool,
    /// Whether it came when its document was paid for again by an older payment whose refund had failed. Either of the two may
    /// have the document then; the other one's money waits for a person, who has mail about both.
    pub(crate) is_late: bool,
    pub(crate) refunds: Vec<Refund>,
    pub(crate) disputes: Vec<Dispute>,
}

#[derive(Clone, Debug)]
pub(crate) struct Refund {
    pub(crate) id: String,
    pub(crate) amount: u32,
    pub(crate) failed: bool,
}

/// A dispute that is more than an inquiry.
#[derive(Clone, Debug)]
pub(crate) struct Dispute {
    pub(crate) id: String,
    pub(crate) amount: u32,
    pub(crate) won: Option<bool>,
}

impl Charge {
    fn refunded(&self) -> u32 {
        self.refunds.iter().filter(|refund| !refund.failed).map(|refund| refund.amount).sum()
    }

    /// What has gone back, in cents.
    pub(crate) fn returned(&self) -> u32 {
        let lost = self.disputes.iter().filter(|dispute| dispute.won != Some(true));
        self.refunded() + lost.map(|dispute| dispute.amount).sum::<u32>()
    }

    /// Where its money stands; nothing when none came.
    pub(crate) fn status(&self) -> Option<OrderStatus> {
        Some(match self.paid {
            false => return None,
            true if self.refunded() >= self.amount => OrderStatus::Returned,
            true if self.disputes.iter().any(|dispute| dispute.won.is_none()) => OrderStatus::Disputed,
            true if self.returned() >= self.amount => OrderStatus::Returned,
            true if self.is_set_aside() => OrderStatus::Unmatched,
            true => OrderStatus::Paid,
        })
    }

    /// Whether its documents are paid with it.
    pub(crate) fn pays(&self) -> bool {
        !self.is_set_aside() && matches!(self.status(), Some(OrderStatus::Paid | OrderStatus::Disputed))
    }

    /// Whether its money waits for a person.
    pub(crate) fn is_set_aside(&self) -> bool {
        self.tampered || self.is_late
    }

    /// Whether a refund came back that its buyer had reason to count on.
    pub(crate) fn has_failed_refund(&self) -> bool {
        self.refunds.iter().any(|refund| refund.failed)
    }

    /// The mail that has to be sent, each piece once.
    pub(crate) fn mail(&self) -> BTreeSet<String> {
        let Self { payment, .. } = self;
        let mut mail = BTreeSet::new();
        if self.paid {
            let key = if self.is_set_aside() { "unmatched" } else { "paid" };
            mail.insert(format!("{payment}#{key}#buyer"));
            if self.is_set_aside() || self.review {
                mail.insert(format!("{payment}#{key}#operator"));
            }
        }
        for refund in &self.refunds {
            mail.insert(format!("{payment}#{}#refunded#buyer", refund.id));
            if refund.failed {
                mail.insert(format!("{payment}#{}#failed#buyer", refund.id));
                mail.insert(format!("{payment}#{}#failed#operator", refund.id));
            }
        }
        for dispute in &self.disputes {
            mail.insert(format!("{payment}#{}#disputed#buyer", dispute.id));
            if dispute.won.is_some() {
                mail.insert(format!("{payment}#{}#closed#buyer", dispute.id));
            }
        }
        mail
    }
}
