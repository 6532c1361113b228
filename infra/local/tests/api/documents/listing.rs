//! The dashboard's list, and one document.

use serde_json::json;

use crate::fixtures::person::Person;
use crate::fixtures::product::{shared, start};

#[tokio::test]
async fn a_slow_stripe_does_not_hold_up_the_dashboard() {
    let maria = Person::registered(&start()).await;
    for _ in 0..3 {
        let id = maria.answered_will().await;
        maria.payment(id).await;
    }
    maria.control(&json!({"latency_ms": 20_000})).await;
    let listing = tokio::time::timeout(std::time::Duration::from_secs(9), maria.get("/api/documents")).await;
    assert_eq!(listing.expect("the list comes without Stripe").expect(200).as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn a_lost_webhook_goes_unnoticed_by_the_buyer() {
    let maria = Person::registered(&start()).await;
    maria.control(&json!({"webhook_drop": ["*"]})).await;
    let id = maria.answered_will().await;
    let secret = maria.payment(id).await;
    maria.confirm(&secret, "pm_card_visa").await.expect(200);
    let listed = maria.get("/api/documents").await.expect(200);
    assert_eq!(listed[0]["status"], "paid", "the dashboard asks Stripe");
    let version = maria.document(id).await["version"].clone();
    assert_eq!(maria.document(id).await["version"], version, "exactly once");
}

/// The database sweeps such rows only after a while, so their end counts before that.
#[tokio::test]
async fn a_draft_whose_time_is_over_is_gone_and_a_paid_document_has_no_such_time() {
    let maria = Person::registered(shared()).await;
    let (draft, paid) = (maria.draft("simpleWill").await, maria.paid_will().await);
    let owner = maria.owner().await;
    let end = maria.at.end_of(&owner, draft).await.expect("a draft has an end");
    let year = 365 * 24 * 60 * 60;
    assert!((end - shared::clock::now().as_second() - year).abs() < 60, "{end}");
    assert_eq!(maria.at.end_of(&owner, paid).await, None);
    maria.at.set_end(&owner, draft, shared::clock::now().as_second()).await;
    maria.get(&format!("/api/documents/{draft}")).await.refusal(404);
    let left = maria.get("/api/documents").await.expect(200);
    assert_eq!(left.as_array().unwrap().len(), 1);
}
