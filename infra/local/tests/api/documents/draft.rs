//! The draft, which can be had at any time.

use lopdf::Document;

use crate::fixtures::court_forms::{replacing_specimens, specimen, start_knowing};
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

/// The papers of a file, by its bookmarks.
fn titles_of(file: &[u8]) -> Vec<String> {
    let toc = Document::load_mem(file).unwrap().get_toc().unwrap().toc;
    toc.into_iter().filter(|entry| entry.level == 1).map(|entry| entry.title).collect()
}

#[tokio::test]
async fn the_draft_of_a_case_is_its_papers_as_they_would_be_filed_each_page_marked() {
    let at = start_knowing(replacing_specimens).await;
    let maria = Person::registered(&at).await;
    let id = maria.answered_divorce().await;
    let path = format!("/api/documents/{id}/draft");
    let without_forms = maria.get(&path).await.bytes;
    assert!(!titles_of(&without_forms).iter().any(|title| title.starts_with("12.901(b)(3)")));
    at.install_all(replacing_specimens, specimen());
    let with_forms = maria.get(&path).await.bytes;
    let titles = titles_of(&with_forms);
    assert!(titles.len() == 3 && titles[1].starts_with("12.901(b)(3)"), "{titles:?}");
    let pages = Document::load_mem(&with_forms).unwrap().get_pages().len();
    assert_eq!(text(&with_forms).matches("DRAFT").count(), pages, "a mark on each page");
    assert!(attached(&with_forms).contains(r#""petitionerName""#), "the answers travel with a draft");
    let begun = maria.draft("uncontestedDivorce").await;
    let empty = maria.get(&format!("/api/documents/{begun}/draft")).await;
    assert_eq!(empty.status, 200, "at any time");
    assert_eq!(
        maria.get(&format!("/api/documents/{id}/packet")).await.refusal(402),
        "This document has not been paid for yet."
    );
}
