//! Checkout: documents that are bought before they are answered, one by itself or several as a bundle.

use std::str::FromStr;

use thiserror::Error;

use crate::content::{Bundle, Catalog, DocumentType};
use crate::money::Cents;
use crate::orders::pricing::{self, OrderLine};

/// What is bought with a document.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Service {
    /// The document alone.
    #[default]
    Standard,
    /// The document, and a review of it by an attorney.
    AttorneyReview,
}

/// Why nothing can be bought like this.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum CheckoutError {
    /// The catalog has no such type.
    #[error("There is no such document type.")]
    UnknownType,
    /// Neither of the two services.
    #[error("The service has to be standard or attorney-review.")]
    UnknownService,
    /// The catalog has no such bundle.
    #[error("There is no such bundle.")]
    UnknownBundle,
    /// A bundle lets one pick, and the pick is missing or none of the bundle's.
    #[error("Please choose the agreement of this bundle: {0}.")]
    Pick(String),
    /// Its clauses are not published.
    #[error("{0} cannot be bought yet.")]
    NotPublished(String),
}

impl FromStr for Service {
    type Err = CheckoutError;

    /// Clients write the second service in two ways (`shared/spec/decisions.md`, “Where two readings meet”).
    fn from_str(text: &str) -> Result<Self, CheckoutError> {
        match text {
            "standard" => Ok(Self::Standard),
            "attorney-review" | "attorney" => Ok(Self::AttorneyReview),
            _ => Err(CheckoutError::UnknownService),
        }
    }
}

/// A document of a basket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BasketItem<'a> {
    /// Its type.
    pub document_type: &'a DocumentType,
    /// Its share of what is paid, in cents.
    pub share: Cents,
}

/// What is bought together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Basket<'a> {
    /// What it comes with.
    pub service: Service,
    /// The documents.
    pub documents: Vec<BasketItem<'a>>,
    /// The order summary. There is no processing fee: that is the review page's.
    pub lines: Vec<OrderLine>,
}

/// One document.
///
/// # Errors
/// When it cannot be bought yet.
pub fn single<'a>(
    catalog: &'a Catalog,
    document_type: &'a DocumentType,
    service: Service,
) -> Result<Basket<'a>, CheckoutError> {
    let reviewed = service == Service::AttorneyReview;
    let price = pricing::price(catalog, document_type, reviewed);
    let label = if reviewed {
        format!("{} with attorney review", document_type.name)
    } else {
        document_type.name.clone()
    };
    let documents = vec![BasketItem { document_type: published(document_type)?, share: price }];
    Ok(Basket { service, documents, lines: vec![OrderLine { label, amount: price }] })
}

/// A bundle; `pick` names the document where the bundle leaves a choice.
///
/// # Errors
/// When the pick is missing or not the bundle's, or one of the documents cannot be bought yet.
pub fn bundle<'a>(
    catalog: &'a Catalog,
    bundle: &Bundle,
    pick: Option<&DocumentType>,
) -> Result<Basket<'a>, CheckoutError> {
    let chosen = bundle.documents.iter().map(|choices| one_of(catalog, choices, pick));
    let chosen = chosen.collect::<Result<Vec<_>, _>>()?;
    let shares = bundle.price.split(chosen.len());
    let documents = chosen
        .into_iter()
        .zip(shares)
        .map(|(document_type, share)| BasketItem { document_type, share })
        .collect();
    let lines = vec![OrderLine { label: bundle.name.clone(), amount: bundle.price }];
    Ok(Basket { service: Service::Standard, documents, lines })
}

fn one_of<'a>(
    catalog: &'a Catalog,
    choices: &[String],
    pick: Option<&DocumentType>,
) -> Result<&'a DocumentType, CheckoutError> {
    let known: Vec<_> = choices.iter().filter_map(|id| catalog.document_type(id)).collect();
    if let [only] = known[..] {
        return published(only);
    }
    let names: Vec<&str> = known.iter().map(|document_type| document_type.name.as_str()).collect();
    let picked = known.iter().find(|document_type| pick.is_some_and(|pick| pick.id == document_type.id));
    published(picked.ok_or_else(|| CheckoutError::Pick(names.join(" or ")))?)
}

fn published(document_type: &DocumentType) -> Result<&DocumentType, CheckoutError> {
    if document_type.is_available() {
        Ok(document_type)
    } else {
        Err(CheckoutError::NotPublished(document_type.name.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn catalog() -> &'static Catalog {
        Catalog::embedded().unwrap()
    }

    fn bought(id: &str, pick: Option<&str>) -> Result<Vec<(String, u32)>, CheckoutError> {
        let pick = pick.and_then(|pick| catalog().document_type(pick));
        let basket = bundle(catalog(), catalog().bundle(id).unwrap(), pick)?;
        Ok(basket.documents.iter().map(|item| (item.document_type.id.clone(), item.share.0)).collect())
    }

    #[test]
    fn the_shares_of_a_bundle_come_to_its_price() {
        let essential = bought("essential", None).unwrap();
        assert_eq!(essential.iter().map(|(_, share)| share).sum::<u32>(), 14_900);
        assert_eq!(essential.iter().map(|(_, share)| *share).collect::<Vec<_>>(), [4967, 4967, 4966]);
    }

    #[test]
    fn the_complete_bundle_has_the_agreement_that_was_picked() {
        let complete = bought("complete", Some("postnuptialAgreement")).unwrap();
        assert_eq!(complete.last().unwrap(), &("postnuptialAgreement".to_string(), 6225));
        let message =
            "Please choose the agreement of this bundle: Prenuptial Agreement or Postnuptial Agreement.";
        assert_eq!(bought("complete", None).unwrap_err().to_string(), message);
        assert_eq!(bought("complete", Some("simpleWill")).unwrap_err().to_string(), message);
    }

    #[test]
    fn both_spellings_of_attorney_review_are_the_same_service() {
        assert_eq!("attorney".parse(), Ok(Service::AttorneyReview));
        assert_eq!("attorney-review".parse(), Ok(Service::AttorneyReview));
        assert_eq!("free".parse::<Service>(), Err(CheckoutError::UnknownService));
    }
}
