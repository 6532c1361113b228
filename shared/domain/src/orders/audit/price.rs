//! Whether what was paid is what the goods cost.

use super::{AuditInput, AuditRule, AuditViolation};
use crate::content::Bundle;
use crate::money::Cents;
use crate::orders::ledger::{OrderLedger, OrderStatus};
use crate::orders::pricing;
use crate::orders::{Goods, Item};

/// An order that cost less than its goods do.
pub(super) fn underpaid(input: &AuditInput<'_>, order_ledger: &OrderLedger) -> Option<AuditViolation> {
    let (document, is_enough) = match &order_ledger.order.goods {
        Goods::Document { id, .. } => (Some(*id), paid_for_document(input, order_ledger)),
        Goods::New(items) => (None, order_ledger.order.amount >= price_of_new(input, order_ledger, items)),
    };
    let payment = Some(order_ledger.order.payment.clone());
    (!is_enough).then_some(AuditViolation { rule: AuditRule::PriceWasPaid, document, payment })
}

fn paid_for_document(input: &AuditInput<'_>, order_ledger: &OrderLedger) -> bool {
    let paid = price_paid(input, order_ledger);
    list_price(input, order_ledger)
        .is_none_or(|price| paid >= price || has_earned_share(input, order_ledger, paid))
}

/// What was paid for a document by itself, without the processing fee, in cents.
fn price_paid(input: &AuditInput<'_>, order_ledger: &OrderLedger) -> Cents {
    order_ledger.order.amount.less(input.catalog.processing_fee)
}

/// The document's own price; for one that is gone the catalog's, as long as that is likely to be what it was.
fn list_price(input: &AuditInput<'_>, order_ledger: &OrderLedger) -> Option<Cents> {
    let Goods::Document { id, document_type, attorney_review, .. } = &order_ledger.order.goods else {
        return None;
    };
    if let Some(document) = input.document(*id) {
        return Some(document.price);
    }
    let document_type = input
        .catalog
        .document_type(document_type)
        .filter(|_| order_ledger.order.created_at >= input.since)?;
    Some(pricing::price(input.catalog, document_type, *attorney_review))
}

/// A lower price is earned by the others of the bundle that were paid for when it was asked for, each of another type.
fn has_earned_share(input: &AuditInput<'_>, order_ledger: &OrderLedger, paid: Cents) -> bool {
    let Goods::Document { document_type, .. } = &order_ledger.order.goods else { return false };
    let Some((price, share)) = home_bundle(input, document_type) else { return false };
    let others: Vec<&OrderLedger> = beside(input, order_ledger).collect();
    let is_first_of_its_type = others.iter().all(|other| document_type_of(other) != Some(document_type));
    let was_paid =
        |other: &&&OrderLedger| other.as_of(order_ledger.order.created_at).status() == OrderStatus::Paid;
    let before: Vec<&&OrderLedger> = others.iter().filter(was_paid).collect();
    let rest = before.iter().fold(price, |left, other| left.less(price_paid(input, other)));
    is_first_of_its_type && !before.is_empty() && paid >= share.min(rest)
}

/// The orders that have paid for other drafts of the same bundle.
fn beside<'a>(
    input: &AuditInput<'a>,
    order_ledger: &'a OrderLedger,
) -> impl Iterator<Item = &'a OrderLedger> {
    let place = |order_ledger: &OrderLedger| match &order_ledger.order.goods {
        Goods::Document { id, bundle: Some(bundle), .. } => Some((bundle.clone(), *id)),
        _ => None,
    };
    let own = place(order_ledger);
    let is_beside = move |other: &&OrderLedger| match (&own, place(other)) {
        (Some((bundle, id)), Some((other_bundle, other_id))) => *bundle == other_bundle && *id != other_id,
        _ => false,
    };
    input.order_ledgers.iter().filter(|other| other.is_fulfilled()).filter(is_beside)
}

fn document_type_of(order_ledger: &OrderLedger) -> Option<&String> {
    match &order_ledger.order.goods {
        Goods::Document { document_type, .. } => Some(document_type),
        Goods::New(_) => None,
    }
}

/// The price of the home page's bundle, if it has a document of this type, and a document's share of it.
fn home_bundle(input: &AuditInput<'_>, document_type: &String) -> Option<(Cents, Cents)> {
    let bundle = input.catalog.draft_bundle()?;
    let is_member = bundle.documents.iter().flatten().any(|member| member == document_type);
    bundle.share.filter(|_| is_member).map(|share| (bundle.price, share))
}

/// What documents cost that are bought before they are answered: each its price, or together a bundle's.
fn price_of_new(input: &AuditInput<'_>, order_ledger: &OrderLedger, items: &[Item]) -> Cents {
    let by_itself = items.iter().fold(Cents(0), |sum, item| sum + item_price(input, order_ledger, item));
    let is_of =
        |item: &Item, choices: &Vec<String>| choices.contains(&item.document_type) && !item.attorney_review;
    let is_bundle = |bundle: &&Bundle| {
        bundle.documents.len() == items.len()
            && bundle.documents.iter().zip(items).all(|(choices, item)| is_of(item, choices))
    };
    input.catalog.bundles.iter().find(is_bundle).map_or(by_itself, |bundle| bundle.price)
}

/// The catalog's price, as long as it is likely to be what it was; else the one that the order was made with.
fn item_price(input: &AuditInput<'_>, order_ledger: &OrderLedger, item: &Item) -> Cents {
    let document_type = input
        .catalog
        .document_type(&item.document_type)
        .filter(|_| order_ledger.order.created_at >= input.since);
    document_type.map_or(item.price, |document_type| {
        pricing::price(input.catalog, document_type, item.attorney_review)
    })
}
