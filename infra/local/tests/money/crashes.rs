//! The path of a purchase, ended at each of its calls to the outside in turn: asking for the payment, the webhook, the
//! ledger, the PDF, the mail; and the deletion of what was bought. Whatever was left undone is done afterwards, once.

use std::sync::Arc;

use axum::http::StatusCode;
use domain::documents::share_link::ShareLink;
use domain::documents::{Document, Status};
use domain::ids::DocumentId;
use futures_util::future::BoxFuture;
use shared::{clock, request_keys};

use crate::bank::Bank;
use crate::buyer::Buyer;
use crate::fuse::{End, with_steps};

/// What brings the event that the crash has swallowed.
#[derive(Clone, Copy, Debug)]
enum Rescue {
    /// Stripe delivers the event again.
    Redelivery,
    /// No one but the reconciliation.
    Reconciliation,
}

/// The whole path in one process.
async fn path(bank: &Bank, buyer: &Buyer<'_>, will: DocumentId) {
    let payment = request_keys::scope(buyer.ask(will)).await.unwrap();
    buyer.confirm(&payment.id, "pm_card_visa").await;
    tell_everything(bank).await;
    bank.reconciliation.run().await;
    request_keys::scope(bank.outbox_sender.deliver()).await.unwrap();
}

async fn tell_everything(bank: &Bank) {
    for event in bank.events().await {
        assert_eq!(bank.deliver(&event).await, StatusCode::OK);
    }
}

/// Who has not paid yet comes back and does. Who has paid does not come back.
async fn come_back(bank: &Bank, buyer: &Buyer<'_>, will: DocumentId, rescue: Rescue) {
    bank.pass(600).await;
    if !is_paid_at_stripe(bank).await {
        let payment = buyer.ask(will).await.unwrap();
        assert!(buyer.confirm(&payment.id, "pm_card_visa").await);
    }
    if matches!(rescue, Rescue::Redelivery) {
        tell_everything(bank).await;
    }
    bank.pass(600).await;
    assert_eq!(bank.reconciliation.run().await.failed, 0);
    bank.pass(24 * 60 * 60).await;
    bank.outbox_sender.deliver().await.unwrap();
    assert_eq!(bank.reconciliation.run().await.fixed(), 0);
}

async fn is_paid_at_stripe(bank: &Bank) -> bool {
    let list = bank.stripe(reqwest::Method::GET, "/v1/payment_intents?limit=100", &[]).await.unwrap();
    list["data"].as_array().unwrap().iter().any(|intent| intent["status"] == "succeeded")
}

/// One fulfillment, one PDF, one receipt; how many copies of it were sent.
async fn check(bank: &Bank, buyer: &Buyer<'_>, will: DocumentId) -> usize {
    let document = buyer.document(will).await.unwrap();
    assert_eq!(document.status, Status::Paid);
    let order_ledgers = bank.payment_service.ledger.of_buyer(&buyer.id, None).await.unwrap().order_ledgers;
    let paid: Vec<_> = order_ledgers.iter().filter(|order_ledger| order_ledger.is_fulfilled()).collect();
    assert_eq!(paid.len(), 1, "charged once");
    assert_eq!(paid[0].entries.len(), 1, "{:?}", paid[0]);
    assert_eq!(bank.pdfs(buyer.id.as_str(), will.get()), 1);
    let mut mail = bank.mail();
    let copies = mail.len();
    mail.dedup();
    assert_eq!(mail, [format!("{}#paid#buyer", paid[0].order.payment)], "one receipt");
    copies
}

/// Ends the process after so many steps; how many steps the path took, and how many copies of the receipt were sent. The whole
/// path lies on the heap: it is as deep as all functions together.
fn crash_after(bank: &Bank, steps: usize, rescue: Rescue) -> BoxFuture<'_, (bool, usize, usize)> {
    Box::pin(crash(bank, steps, rescue))
}

async fn crash(bank: &Bank, steps: usize, rescue: Rescue) -> (bool, usize, usize) {
    bank.stripe(reqwest::Method::DELETE, "/_config/data", &[]).await;
    let buyer = Buyer::new(bank).await;
    let will = buyer.will(false).await;
    // The reconciliation of the path leaves what is younger to the webhook.
    let (end, taken) = with_steps(steps, path(bank, &buyer, will)).await;
    come_back(bank, &buyer, will, rescue).await;
    (matches!(end, End::Killed), taken, check(bank, &buyer, will).await)
}

async fn every_point(rescue: Rescue) {
    let bank = Bank::open().await;
    let ahead = Arc::clone(&bank.ahead);
    clock::ahead::by(ahead, async {
        let (killed, points, copies) = crash_after(&bank, usize::MAX, rescue).await;
        assert!(!killed && copies == 1);
        assert!(points > 60, "the path has {points} points at which it can end");
        let mut doubled = 0;
        for point in 0..points {
            let (killed, _, copies) = crash_after(&bank, point, rescue).await;
            assert!(killed, "the path ended by itself before point {point}");
            doubled += usize::from(copies > 1);
            assert!(copies <= 2, "point {point}");
        }
        // The mail service has the mail, and the process ends before that is written down: it is sent again, with the same
        // reference. Between the service's taking it and the row's going there are two points.
        assert_eq!(doubled, 2, "of {points} points");
    })
    .await;
}

#[tokio::test]
async fn b_04_a_purchase_that_ends_at_any_point_is_completed_once_by_redelivery() {
    every_point(Rescue::Redelivery).await;
}

#[tokio::test]
async fn b_04_a_purchase_that_ends_at_any_point_is_completed_once_by_reconciliation() {
    every_point(Rescue::Reconciliation).await;
}

/// More links than the write that deletes their document has room for.
const LINKS: usize = 47;

/// So many are never open at once, but those that have ended are kept for a month.
async fn share_often(bank: &Bank, document: &Document) {
    let service = &bank.hand_off_service;
    let made = service.share(document, vec![], 30).await.unwrap();
    let shared = service.share_links.open(&made.secret).await.unwrap().unwrap();
    for turn in 1..LINKS {
        let link = ShareLink { id: format!("{}{turn}", made.link.id), ..made.link.clone() };
        let secret = format!("{}{turn}", made.secret);
        assert!(service.share_links.add(document, (&link, &secret), &shared).await.unwrap());
    }
}

/// A will that was paid for and issued.
async fn issued(bank: &Bank, buyer: &Buyer<'_>) -> Document {
    let will = buyer.will(false).await;
    let payment = buyer.ask(will).await.unwrap();
    assert!(buyer.confirm(&payment.id, "pm_card_visa").await);
    tell_everything(bank).await;
    let document = buyer.document(will).await.unwrap();
    bank.hand_off_service.pdf_service.issue(&document).await.unwrap();
    document
}

/// Ends the process after so many steps of a deletion; whether it was killed. Who sees that the document is still there deletes it again,
/// and who does not cannot.
async fn deletion_ends_after(bank: &Bank, steps: usize) -> bool {
    bank.stripe(reqwest::Method::DELETE, "/_config/data", &[]).await;
    let buyer = Buyer::new(bank).await;
    let document = issued(bank, &buyer).await;
    share_often(bank, &document).await;
    let (owner, id) = (buyer.id.as_str(), document.id);
    assert!(bank.versions(owner, id.get()) > 0, "there is something to take away");
    let (end, _) = with_steps(steps, request_keys::scope(buyer.delete(document))).await;
    if let Some(document) = buyer.document(id).await {
        assert!(bank.versions(owner, id.get()) > 0, "nothing is taken away before the document is deleted");
        assert!(buyer.delete(document).await.is_ok());
    }
    assert_eq!(bank.reconciliation.run().await.failed, 0);
    assert_eq!(bank.files(owner, id.get()), 0, "after {steps} steps");
    let rows = bank.rows(&format!("USER#{owner}")).await;
    let links = rows.iter().filter(|key| key.starts_with("SHARE#")).count();
    assert_eq!(links, 0, "after {steps} steps");
    assert_eq!(bank.reconciliation.print_jobs.waiting().await.unwrap(), vec![]);
    no_call_is_under_way(bank).await;
    match end {
        End::Killed => true,
        End::Done(done) => {
            assert!(done.is_ok(), "{done:?}");
            false
        }
    }
}

/// The clock comes once every call from before the deletion has ended, and takes it off the list.
pub(crate) async fn no_call_is_under_way(bank: &Bank) {
    bank.pass(17 * 60).await;
    assert_eq!(bank.reconciliation.run().await.failed, 0);
    assert_eq!(bank.reconciliation.purge_service.purges.waiting().await.unwrap(), vec![]);
}

#[tokio::test]
async fn a_deletion_that_ends_at_any_point_leaves_no_file_and_no_link() {
    let bank = Bank::open().await;
    clock::ahead::by(Arc::clone(&bank.ahead), async {
        let mut points = 0;
        while Box::pin(deletion_ends_after(&bank, points)).await {
            points += 1;
        }
        assert!(points > 10, "the path has {points} points at which it can end");
    })
    .await;
}
