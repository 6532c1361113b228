//! The record of a document: what of it is stored openly, which says nothing of the answers.

use jiff::Timestamp;

use crate::documents::{Document, Status};
use crate::ids::{BundleId, DocumentId};
use crate::money::Cents;

/// What a document is, what it costs and what has been paid for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocumentRecord {
    /// Which.
    pub id: DocumentId,
    /// Id of its document type, camel case.
    pub document_type: String,
    /// Whether attorney review was asked for.
    pub attorney_review: bool,
    /// The drafts of the home page's bundle that it was made as one of, if it was.
    pub bundle: Option<BundleId>,
    /// What it costs by the catalog, in cents, without the processing fee.
    pub price: Cents,
    /// Where it stands.
    pub status: Status,
    /// Whether its payment is disputed at the bank.
    pub on_hold: bool,
    /// The payment under way or done, a Stripe PaymentIntent's id.
    pub payment: Option<String>,
    /// What was paid for it, in cents, fee included.
    pub amount_paid: Option<Cents>,
    /// When it was made.
    pub created_at: Timestamp,
}

impl From<&Document> for DocumentRecord {
    fn from(document: &Document) -> Self {
        Self {
            id: document.id,
            document_type: document.document_type.clone(),
            attorney_review: document.attorney_review,
            bundle: document.bundle.clone(),
            price: document.price,
            status: document.status,
            on_hold: document.on_hold,
            payment: document.payment.clone(),
            amount_paid: document.amount_paid,
            created_at: document.created_at,
        }
    }
}
