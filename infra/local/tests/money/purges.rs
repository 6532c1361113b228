//! What a download leaves behind that had begun before a deletion: nothing, once no such call can be under way any more.

use std::sync::Arc;

use domain::documents::Document;
use shared::workflow::versions::IssuedPaper;
use shared::{clock, request_keys};

use crate::bank::Bank;
use crate::buyer::Buyer;
use crate::crashes::no_call_is_under_way;
use crate::fuse::{End, beside, with_steps};
use crate::races::of_kind;

#[derive(Clone, Copy, Debug)]
enum Deletion {
    OfDocument,
    OfAccount,
}

impl Deletion {
    async fn happens(self, bank: &Bank, buyer: &Buyer<'_>, document: &Document) {
        match self {
            Self::OfDocument => buyer.delete(document.clone()).await.unwrap(),
            Self::OfAccount => {
                buyer.delete_account().await;
                bank.reconciliation.purge_service.account(&buyer.id).await.unwrap();
            }
        }
        assert_eq!(bank.reconciliation.run().await.failed, 0);
    }

    /// All calls from before have ended: of a document stays the mark that its id was used, of an account nothing.
    async fn has_left_nothing(self, bank: &Bank, document: &Document, steps: usize) {
        no_call_is_under_way(bank).await;
        assert_eq!(bank.files(document.owner.as_str(), document.id.get()), 0, "{self:?}, {steps} steps");
        let mark = match self {
            Self::OfDocument => vec![format!("DELETED#{}", document.id)],
            Self::OfAccount => vec![],
        };
        let mut rows = bank.rows(&format!("USER#{}", document.owner)).await;
        rows.retain(|key| key.contains(&document.id.to_string()));
        assert_eq!(rows, mark, "{self:?}, {steps} steps");
    }
}

async fn paid(bank: &Bank, buyer: &Buyer<'_>) -> Document {
    bank.stripe(reqwest::Method::DELETE, "/_config/data", &[]).await;
    let will = buyer.will(false).await;
    let payment = buyer.ask(will).await.unwrap();
    assert!(buyer.confirm(&payment.id, "pm_card_visa").await);
    bank.deliver(of_kind(&bank.events().await, "payment_intent.succeeded")).await;
    buyer.document(will).await.unwrap()
}

async fn download(bank: &Bank, document: &Document) -> Option<IssuedPaper> {
    request_keys::scope(bank.hand_off_service.pdf_service.issue(document)).await.ok()
}

/// A download has read a document that is deleted then, and ends after so many steps; whether it was killed there.
async fn killed_after(bank: &Bank, steps: usize, deletion: Deletion) -> bool {
    let buyer = Buyer::new(bank).await;
    let document = paid(bank, &buyer).await;
    deletion.happens(bank, &buyer, &document).await;
    let (end, _) = with_steps(steps, download(bank, &document)).await;
    deletion.has_left_nothing(bank, &document, steps).await;
    match end {
        End::Killed => true,
        End::Done(done) => {
            assert!(done.is_none(), "what is gone is not issued");
            false
        }
    }
}

/// The deletion falls in between two steps of a download, which goes on; whether it had so many steps.
async fn deleted_after(bank: &Bank, steps: usize, deletion: Deletion) -> bool {
    let buyer = Buyer::new(bank).await;
    let document = paid(bank, &buyer).await;
    let (_, was_beside) =
        beside(steps, download(bank, &document), deletion.happens(bank, &buyer, &document)).await;
    if was_beside {
        deletion.has_left_nothing(bank, &document, steps).await;
    }
    was_beside
}

/// Goes on to the next point as long as there is one, for a document and for its account.
async fn at_each_point(fewest: usize, reaches: impl AsyncFn(&Bank, usize, Deletion) -> bool) {
    let bank = Bank::open().await;
    clock::ahead::by(Arc::clone(&bank.ahead), async {
        for deletion in [Deletion::OfDocument, Deletion::OfAccount] {
            let mut points = 0;
            while Box::pin(reaches(&bank, points, deletion)).await {
                points += 1;
            }
            assert!(points > fewest, "{deletion:?}: the path has {points} points");
        }
    })
    .await;
}

#[tokio::test]
async fn a_download_that_is_killed_beside_a_deletion_leaves_nothing() {
    at_each_point(6, killed_after).await;
}

#[tokio::test]
async fn a_deletion_at_any_point_of_a_download_leaves_nothing() {
    at_each_point(10, deleted_after).await;
}

#[tokio::test]
async fn what_was_deleted_stays_listed_while_a_call_from_before_may_be_under_way() {
    let bank = Bank::open().await;
    clock::ahead::by(Arc::clone(&bank.ahead), async {
        let buyer = Buyer::new(&bank).await;
        let document = buyer.document(buyer.will(false).await).await.unwrap();
        buyer.delete(document).await.unwrap();
        assert_eq!(bank.reconciliation.run().await.failed, 0);
        assert_eq!(bank.reconciliation.purge_service.purges.waiting().await.unwrap().len(), 1);
        no_call_is_under_way(&bank).await;
    })
    .await;
}
