//! Prices. They come from the catalog; a figure sent by a client is only checked.

use serde::{Deserialize, Serialize};
use serde_json::Number;
use thiserror::Error;
use utoipa::ToSchema;

use crate::content::{Catalog, DocumentType};
use crate::money::Cents;

/// What attorney review costs on the landing path, in dollars, as clients of that path send it.
const REVIEW_ON_LANDING: u64 = 2_000;

/// A price was sent that is not the document's under any reading (`shared/spec/product.md`, “Calls”).
#[derive(Debug, Error, PartialEq, Eq)]
#[error("The price {sent} does not match. {name} costs {price}.")]
pub struct WrongPrice {
    sent: String,
    name: String,
    price: Cents,
}

/// What a document costs: the catalog's price, or the price of attorney review.
#[must_use]
pub fn price(catalog: &Catalog, document_type: &DocumentType, attorney_review: bool) -> Cents {
    if attorney_review { catalog.attorney_review } else { document_type.price }
}

/// Checks a price sent by a client against every reading that clients use: cents, dollars, a bundle
/// share, attorney review in either unit.
///
/// # Errors
/// When it is none of them.
pub fn check(
    catalog: &Catalog,
    document_type: &DocumentType,
    attorney_review: bool,
    sent: &Number,
) -> Result<(), WrongPrice> {
    let cents = u64::from(price(catalog, document_type, attorney_review).0);
    let mut readings = vec![cents, cents / 100];
    if attorney_review {
        readings.push(REVIEW_ON_LANDING);
    } else {
        readings.extend(catalog.bundle_share(document_type).map(|share| u64::from(share.0)));
    }
    let wrong = || WrongPrice {
        sent: sent.to_string(),
        name: document_type.name.clone(),
        price: price(catalog, document_type, attorney_review),
    };
    whole(sent).filter(|figure| readings.contains(figure)).map(|_| ()).ok_or_else(wrong)
}

/// Whether a client's price, which has been checked, is the share of the home page's bundle.
#[must_use]
pub fn is_bundle_share(catalog: &Catalog, sent: &Number) -> bool {
    let share = catalog.draft_bundle().and_then(|bundle| bundle.share);
    share.is_some_and(|share| whole(sent) == Some(u64::from(share.0)))
}

/// A JSON number as a whole one: 69 and 69.0 are the same to a client.
fn whole(number: &Number) -> Option<u64> {
    number.as_u64().or_else(|| number.to_string().strip_suffix(".0")?.parse().ok())
}

/// One line of an order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Line)]
pub struct OrderLine {
    /// What is paid for.
    pub label: String,
    /// How much, in cents.
    pub amount: Cents,
}

/// The order summary of the review page: the document and the processing fee.
#[must_use]
pub fn review_order(catalog: &Catalog, name: &str, price: Cents) -> Vec<OrderLine> {
    vec![
        OrderLine { label: name.to_string(), amount: price },
        OrderLine { label: "Processing fee".to_string(), amount: catalog.processing_fee },
    ]
}

/// The sum of an order.
#[must_use]
pub fn total(lines: &[OrderLine]) -> Cents {
    lines.iter().fold(Cents::default(), |sum, line| sum + line.amount)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepted(slug: &str, review: bool, sent: &str) -> bool {
        let catalog = Catalog::embedded().unwrap();
        let document_type = catalog.document_type(slug).unwrap();
        check(catalog, document_type, review, &serde_json::from_str(sent).unwrap()).is_ok()
    }

    #[test]
    fn dollars_cents_and_bundle_shares_are_the_same_price() {
        for sent in ["69", "69.0", "6900", "4967"] {
            assert!(accepted("simpleWill", false, sent), "{sent}");
        }
        for sent in ["2000", "200000"] {
            assert!(accepted("simpleWill", true, sent), "{sent}");
        }
    }

    #[test]
    fn a_tampered_price_is_none_of_them() {
        for sent in ["0", "1", "-69", "69.5", "690", "2000", "12900"] {
            assert!(!accepted("simpleWill", false, sent), "{sent}");
        }
        assert!(!accepted("uncontestedDivorce", false, "4967"));
    }
}
