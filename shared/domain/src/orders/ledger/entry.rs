use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::money::Cents;

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
    Unmatched {
        /// How much, in cents.
        amount: Cents,
        /// Why it does not fit.
        why: Mismatch,
    },
    /// The payment was canceled.
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

/// An entry as it stands in the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LedgerEntry {
    /// What happened.
    #[serde(flatten)]
    pub entry: Entry,
    /// When it was written down.
    pub at: Timestamp,
    /// The Stripe event that told, if one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
}

impl Entry {
    /// What tells the entry from the others of its order. The same update has the same key.
    #[must_use]
    pub fn key(&self) -> String {
        match self {
            Self::Paid { .. } => "paid".to_string(),
            Self::Unmatched { .. } => "unmatched".to_string(),
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
    pub(super) fn change(&self) -> i64 {
        match self {
            Self::Paid { amount }
            | Self::Unmatched { amount, .. }
            | Self::RefundFailed { amount, .. }
            | Self::Reinstated { amount, .. } => i64::from(amount.0),
            Self::Refunded { amount, .. } | Self::Withdrawn { amount, .. } => -i64::from(amount.0),
            Self::Canceled | Self::Disputed { .. } | Self::Closed { .. } => 0,
        }
    }
}
