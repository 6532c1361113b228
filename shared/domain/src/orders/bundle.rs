//! The home page's bundle: three drafts made one after another (`shared/spec/product.md`, “Calls”). The checkout page
//! sells the bundle in one payment instead.
//!
//! Whoever pays for the drafts one by one pays the catalog's price for the first. After it the second costs its share of
//! the bundle's price, if that is less than its own, and the third what is left. So the three together cost what the bundle
//! costs. The share is for the second whatever becomes of the third. A place in a bundle is taken once: a draft that is deleted
//! frees none.

use std::collections::BTreeMap;

use crate::content::{Bundle, Catalog};
use crate::documents::{Document, DocumentRecord, Status};
use crate::ids::{BundleId, DocumentId};
use crate::money::Cents;

/// The drafts of one bundle: at most one of each type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BundleDrafts {
    /// Which bundle.
    pub id: BundleId,
    /// The drafts by the ids of their types, those included that have been deleted.
    pub members: BTreeMap<String, DocumentId>,
    /// Counts the changes; a change is saved only on top of the version that it was made from.
    pub version: u64,
}

impl BundleDrafts {
    /// The bundle that a draft begins.
    #[must_use]
    pub fn begun_by(draft: &Document) -> Self {
        let members = BTreeMap::from([(draft.document_type.clone(), draft.id)]);
        Self { id: BundleId::begun_by(draft.id, draft.created_at), members, version: 1 }
    }

    /// The bundle with one draft more; nothing when the draft's place is taken, or when one of the bundle has been deleted
    /// or paid for, which closes it. `members` are those that are still there.
    #[must_use]
    pub fn joined_by(&self, draft: &Document, members: &[DocumentRecord]) -> Option<Self> {
        let is_open = members.len() == self.members.len()
            && members.iter().all(|member| member.status != Status::Paid)
            && !self.members.contains_key(&draft.document_type);
        let mut joined = self.clone();
        joined.members.insert(draft.document_type.clone(), draft.id);
        is_open.then_some(Self { version: self.version + 1, ..joined })
    }

    /// The ids of the drafts beside this one.
    #[must_use]
    pub fn beside(&self, document: DocumentId) -> Vec<DocumentId> {
        self.members.values().copied().filter(|member| *member != document).collect()
    }
}

/// What a document costs beside the others of its bundle that are still there, in cents.
#[must_use]
pub fn price(catalog: &Catalog, document: &DocumentRecord, others: &[DocumentRecord]) -> Cents {
    let whole = catalog.draft_bundle().filter(|bundle| is_whole(bundle, document, others));
    let (Some(bundle), Some(_)) = (whole, &document.bundle) else { return document.price };
    let paid: Vec<Cents> = others.iter().filter_map(|other| paid_price(catalog, other)).collect();
    let lower = match paid.as_slice() {
        [] => document.price,
        [_] => bundle.share.unwrap_or(document.price),
        all => all.iter().fold(bundle.price, |left, paid| left.less(*paid)),
    };
    lower.min(document.price)
}

/// What a paid document cost without the processing fee, in cents.
fn paid_price(catalog: &Catalog, document: &DocumentRecord) -> Option<Cents> {
    let is_paid = document.status == Status::Paid && !document.on_hold;
    document.amount_paid.filter(|_| is_paid).map(|amount| amount.less(catalog.processing_fee))
}

fn is_whole(bundle: &Bundle, document: &DocumentRecord, others: &[DocumentRecord]) -> bool {
    let is_there = |wanted: &String| {
        document.document_type == *wanted
            || others.iter().any(|other| other.document_type == *wanted && other.bundle == document.bundle)
    };
    bundle.documents.iter().flatten().all(is_there)
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::ids::UserId;

    const TYPES: [&str; 3] = ["simpleWill", "healthcareDirective", "powerOfAttorney"];

    fn draft(number: u64, document_type: &str) -> Document {
        let catalog = Catalog::embedded().unwrap();
        let (owner, id) = (UserId::from_random(1), DocumentId::from_random(number));
        let made =
            Document::new(owner, id, document_type.into(), document_type.into(), Timestamp::UNIX_EPOCH);
        let bundle = Some(BundleId::begun_by(DocumentId::from_random(1), Timestamp::UNIX_EPOCH));
        Document { bundle, price: catalog.document_type(document_type).unwrap().price, ..made }
    }

    fn three() -> Vec<DocumentRecord> {
        TYPES.iter().zip(1..).map(|(id, number)| DocumentRecord::from(&draft(number, id))).collect()
    }

    fn price_of(documents: &[DocumentRecord], place: usize) -> Cents {
        let others: Vec<_> =
            documents.iter().filter(|other| other.id != documents[place].id).cloned().collect();
        price(Catalog::embedded().unwrap(), &documents[place], &others)
    }

    /// Pays for the documents one by one, as their prices are then.
    fn pay(documents: &mut [DocumentRecord], order: &[usize]) -> Vec<u32> {
        let fee = Catalog::embedded().unwrap().processing_fee;
        let pay = |place: &usize| {
            let price = price_of(documents, *place);
            documents[*place].status = Status::Paid;
            documents[*place].amount_paid = Some(price + fee);
            price.0
        };
        order.iter().map(pay).collect()
    }

    #[test]
    fn the_first_costs_its_own_price_and_the_three_cost_the_bundles() {
        assert_eq!(pay(&mut three(), &[0, 1, 2]), [6900, 4900, 3100]);
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            assert_eq!(pay(&mut three(), &order).iter().sum::<u32>(), 14_900, "{order:?}");
        }
    }

    #[test]
    fn a_bundle_with_one_missing_is_none() {
        let mut two = three();
        two.truncate(2);
        assert_eq!(pay(&mut two, &[0, 1]), [6900, 4900]);
    }

    #[test]
    fn a_disputed_first_brings_no_share() {
        let mut documents = three();
        pay(&mut documents, &[0]);
        documents[0].on_hold = true;
        assert_eq!(price_of(&documents, 1), Cents(4900));
    }

    #[test]
    fn a_draft_joins_an_open_bundle_whose_place_it_takes_once() {
        let (will, directive) = (draft(1, TYPES[0]), draft(2, TYPES[1]));
        let begun = BundleDrafts::begun_by(&will);
        let there = [DocumentRecord::from(&will)];
        let two = begun.joined_by(&directive, &there).unwrap();
        assert_eq!((two.members.len(), two.version), (2, 2));
        assert_eq!(begun.joined_by(&draft(3, TYPES[0]), &there), None, "a second will");
        assert_eq!(begun.joined_by(&directive, &[]), None, "the will has been deleted");
        let paid = [DocumentRecord { status: Status::Paid, ..there[0].clone() }];
        assert_eq!(begun.joined_by(&directive, &paid), None, "the will is paid for");
    }
}
