//! What is to be paid for.

use domain::documents::Document;
use domain::ids::UserId;
use domain::money::Cents;
use domain::orders::checkout::{Basket, BasketItem, Service};
use domain::orders::pricing::{self, OrderLine};
use domain::orders::{Goods, Item};

use crate::ports::Request;
use crate::random;

/// What is to be paid for.
pub struct Purchase {
    pub(super) owner: UserId,
    pub(super) goods: Goods,
    pub(super) lines: Vec<OrderLine>,
}

impl Purchase {
    /// A document that has been answered.
    #[must_use]
    pub fn document(document: &Document, lines: Vec<OrderLine>) -> Self {
        let (document_type, attorney_review) = (document.document_type.clone(), document.attorney_review);
        let goods = Goods::Document {
            id: document.id,
            document_type,
            attorney_review,
            bundle: document.bundle.clone(),
        };
        Self { owner: document.owner.clone(), goods, lines }
    }

    pub(super) fn amount(&self) -> Cents {
        pricing::total(&self.lines)
    }

    /// A basket. The same buyer, key and basket are the same purchase, so a page that is reloaded pays once.
    #[must_use]
    pub fn basket(owner: UserId, basket: &Basket<'_>, key: &str) -> Self {
        let ids: Vec<&str> =
            basket.documents.iter().map(|basket_item| basket_item.document_type.id.as_str()).collect();
        let attorney_review = basket.service == Service::AttorneyReview;
        let bought = format!("checkout of {} {attorney_review}", ids.join(" "));
        let item = |(position, basket_item): (usize, &BasketItem<'_>)| Item {
            id: random::document_id_for(&owner, key, &format!("{bought} {position}")),
            document_type: basket_item.document_type.id.clone(),
            name: basket_item.document_type.name.clone(),
            price: if attorney_review { basket_item.share } else { basket_item.document_type.price },
            share: basket_item.share,
            attorney_review,
        };
        let items = basket.documents.iter().enumerate().map(item).collect();
        Self { goods: Goods::New(items), lines: basket.lines.clone(), owner }
    }

    /// What the payment provider is asked for.
    pub(super) fn request(&self, idempotency_key: String) -> Request {
        let ids: Vec<String> = self.goods.documents().iter().map(ToString::to_string).collect();
        let ids = ids.join(",");
        let metadata = [("documentId", ids.clone()), ("userId", self.owner.to_string())];
        Request {
            amount: self.amount(),
            description: format!("Document {ids}"),
            metadata: metadata.into_iter().map(|(name, value)| (name.to_string(), value)).collect(),
            idempotency_key,
        }
    }
}
