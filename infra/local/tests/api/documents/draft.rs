//! The draft, which can be had at any time.

use crate::fixtures::pdf::{attached, text};
use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

#[tokio::test]
async fn a_29_a_draft_can_be_downloaded_at_any_time_and_says_so() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let path = format!("/api/documents/{id}/draft");
    let empty = maria.get(&path).await;
    assert_eq!((empty.status, empty.headers["content-type"].to_str().unwrap()), (200, "application/pdf"));
    let id = maria.answered_will().await;
    let file = maria.get(&format!("/api/documents/{id}/draft")).await.bytes;
    assert!(attached(&file).contains(r#""executorName":"Pedro Ramirez""#), "the answers travel with a draft");
    let draft = text(&file);
    assert!(draft.contains("Maria Elena Lopez") && draft.to_lowercase().contains("draft"), "{draft}");
}
