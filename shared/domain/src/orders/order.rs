//! Orders: what was asked of the card, and what the payment provider tells about it.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::ids::{BundleId, DocumentId, UserId};
use crate::money::Cents;
use crate::orders::pricing::OrderLine;

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
    /// What the amount is made up of, for the receipt.
    pub lines: Vec<OrderLine>,
    /// When it was asked for.
    pub created_at: Timestamp,
}

/// What an order pays for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goods {
    /// A document that has been answered.
    Document {
        /// Which.
        id: DocumentId,
        /// Id of its type, camel case.
        #[serde(rename = "kind")]
        document_type: String,
        /// Whether it comes with attorney review.
        attorney_review: bool,
        /// The home page's bundle that it is one of, if it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bundle: Option<BundleId>,
    },
    /// Documents that are made when the money is there, to be answered afterwards.
    New(Vec<Item>),
}

/// A document to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// Its id, which stands before the document does: so a purchase makes it once, no matter who tells of the payment.
    pub id: DocumentId,
    /// Id of its type, camel case.
    #[serde(rename = "kind")]
    pub document_type: String,
    /// What to call it.
    pub name: String,
    /// Its catalog price, in cents.
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
        self.document_types().into_iter().map(|(id, _)| id).collect()
    }

    /// The documents with the ids of their types.
    #[must_use]
    pub fn document_types(&self) -> Vec<(DocumentId, &str)> {
        match self {
            Self::Document { id, document_type, .. } => vec![(*id, document_type.as_str())],
            Self::New(items) => items.iter().map(|item| (item.id, item.document_type.as_str())).collect(),
        }
    }

    /// The type and the attorney review that were bought with a document; nothing when the order is not about it.
    #[must_use]
    pub fn terms(&self, document: DocumentId) -> Option<(&str, bool)> {
        match self {
            Self::Document { id, document_type, attorney_review, .. } => {
                (*id == document).then_some((document_type.as_str(), *attorney_review))
            }
            Self::New(items) => {
                let item = items.iter().find(|item| item.id == document)?;
                Some((item.document_type.as_str(), item.attorney_review))
            }
        }
    }

    /// Whether an attorney is to look at one of the documents.
    #[must_use]
    pub fn attorney_review(&self) -> bool {
        match self {
            Self::Document { attorney_review, .. } => *attorney_review,
            Self::New(items) => items.iter().any(|item| item.attorney_review),
        }
    }
}

/// A payment as the payment provider tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payment {
    /// The Stripe PaymentIntent's id.
    pub id: String,
    /// How far it has come.
    pub status: PaymentStatus,
    /// What has come in, in the currency's smallest unit.
    pub received: u64,
    /// Currency, lower case.
    pub currency: String,
    /// What was asked for, in cents.
    pub amount: Cents,
    /// Whom it was asked for on behalf of: the id that was sent along with the request.
    pub buyer: Option<String>,
    /// What the browser needs to confirm the payment.
    pub client_secret: Option<String>,
}

/// How far a payment has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaymentStatus {
    /// It waits for a card, a confirmation or an authentication.
    Open,
    /// The provider works on it.
    Processing,
    /// The money is there.
    Succeeded,
    /// It was canceled.
    Canceled,
}

impl Payment {
    /// A payment that its provider no longer knows.
    #[must_use]
    pub fn forgotten(id: &str) -> Self {
        let (status, received, amount) = (PaymentStatus::Canceled, 0, Cents::default());
        let (currency, buyer, client_secret) = (CURRENCY.to_string(), None, None);
        Self { id: id.to_string(), status, received, currency, amount, buyer, client_secret }
    }

    /// What has come in, as far as cents can say it.
    #[must_use]
    pub fn received_cents(&self) -> Cents {
        Cents(u32::try_from(self.received).unwrap_or(u32::MAX))
    }
}

impl Order {
    /// Whether a payment that has succeeded is the one that was asked for: the whole sum, in dollars, from this buyer.
    #[must_use]
    pub fn is_met_by(&self, payment: &Payment) -> bool {
        payment.received == u64::from(self.amount.0)
            && payment.currency == CURRENCY
            && payment.buyer.as_deref() == Some(self.owner.as_str())
    }
}
