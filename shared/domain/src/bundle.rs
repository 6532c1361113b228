//! The home page's bundle: three drafts made one after another, each at its share of the bundle's price for as long as
//! the three are there (specification, sections 7 and 9). The checkout page sells the bundle in one payment instead.

use crate::catalog::Catalog;
use crate::document::Document;
use crate::money::Cents;
use crate::pricing::BUNDLE_SHARE;

/// What a document costs beside the others of its owner, in cents.
#[must_use]
pub fn price(catalog: &Catalog, document: &Document, owned: &[Document]) -> Cents {
    let has_share = document.bundled && rank(document, owned) < whole_bundles(catalog, owned);
    if has_share { BUNDLE_SHARE } else { document.price }
}

/// How many bundles the owner has all documents of.
fn whole_bundles(catalog: &Catalog, owned: &[Document]) -> usize {
    let kinds = catalog.bundle("essential").into_iter().flat_map(|bundle| bundle.documents.iter().flatten());
    kinds.map(|kind| bundled(kind, owned).count()).min().unwrap_or_default()
}

fn bundled<'a>(kind: &'a str, owned: &'a [Document]) -> impl Iterator<Item = &'a Document> {
    owned.iter().filter(move |document| document.bundled && document.kind == kind)
}

/// How many of its kind are older: two wills and one directive are one bundle and a will at its own price.
fn rank(document: &Document, owned: &[Document]) -> usize {
    let age = |document: &Document| (document.created_at, document.id);
    bundled(&document.kind, owned).filter(|other| age(other) < age(document)).count()
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::ids::{DocumentId, UserId};

    fn draft(number: u64, kind: &str) -> Document {
        let (owner, id) = (UserId::from_random(1), DocumentId::from_random(number));
        let made = Document::new(owner, id, kind.into(), kind.into(), Timestamp::UNIX_EPOCH);
        Document { bundled: true, price: Cents(6900), ..made }
    }

    fn prices(owned: &[Document]) -> Vec<u32> {
        owned.iter().map(|document| price(Catalog::embedded().unwrap(), document, owned).0).collect()
    }

    #[test]
    fn the_three_of_a_bundle_cost_their_shares() {
        let three = [draft(1, "simpleWill"), draft(2, "healthcareDirective"), draft(3, "powerOfAttorney")];
        assert_eq!(prices(&three), [4967; 3]);
    }

    #[test]
    fn a_bundle_with_one_missing_is_none() {
        assert_eq!(prices(&[draft(1, "simpleWill"), draft(2, "healthcareDirective")]), [6900; 2]);
    }

    #[test]
    fn a_second_will_is_no_part_of_the_bundle() {
        let wills = [draft(1, "simpleWill"), draft(4, "simpleWill")];
        let [one, two] = wills;
        let owned = [one, two, draft(2, "healthcareDirective"), draft(3, "powerOfAttorney")];
        assert_eq!(prices(&owned), [4967, 6900, 4967, 4967]);
    }
}
