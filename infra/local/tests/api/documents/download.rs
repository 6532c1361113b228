//! The file that a person pays for.

use serde_json::json;

use crate::fixtures::payments::is_paid;
use crate::fixtures::pdf::{attached, text};
use crate::fixtures::person::Person;
use crate::fixtures::product::{log_lines, shared, start};
use crate::fixtures::waiting::eventually;

#[tokio::test]
async fn a_will_is_bought_and_downloaded() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let early = maria.get(&format!("/api/documents/{id}/download")).await;
    assert_eq!(early.refusal(402), "This document has not been paid for yet.");
    let secret = maria.payment(id).await;
    assert_eq!(maria.confirm(&secret, "pm_card_visa").await.expect(200)["status"], "succeeded");
    eventually("the document is paid", || is_paid(&maria, id)).await;
    assert_eq!(maria.document(id).await["amountPaid"], 7150);
    let pdf = maria.get(&format!("/api/documents/{id}/download")).await;
    assert_eq!(pdf.status, 200);
    assert_eq!(pdf.headers["content-disposition"], format!("attachment; filename=\"document-{id}.pdf\""));
    assert!(pdf.bytes.starts_with(b"%PDF-"));
}

async fn bought(person: &Person) -> (u64, Vec<u8>) {
    let id = person.answered_will().await;
    let secret = person.payment(id).await;
    person.confirm(&secret, "pm_card_visa").await.expect(200);
    eventually("the document is paid", || async { person.document(id).await["status"] == "paid" }).await;
    (id, person.get(&format!("/api/documents/{id}/download")).await.bytes)
}

#[tokio::test]
async fn a_paper_to_be_signed_has_nothing_attached() {
    let maria = Person::registered(shared()).await;
    let (_, bytes) = bought(&maria).await;
    assert_eq!(attached(&bytes), "");
}

#[tokio::test]
async fn the_people_of_the_will_stand_in_the_file() {
    let maria = Person::registered(shared()).await;
    let (_, bytes) = bought(&maria).await;
    let text = text(&bytes);
    for name in ["Maria Elena Lopez", "Carlos Lopez", "Pedro Ramirez", "Rosa Ramirez"] {
        assert!(text.contains(name), "{name} in:\n{text}");
    }
}

#[tokio::test]
async fn a_second_download_is_the_same_file() {
    let maria = Person::registered(shared()).await;
    let (id, bytes) = bought(&maria).await;
    assert!(maria.get(&format!("/api/documents/{id}/download")).await.bytes == bytes);
}

#[tokio::test]
async fn a_file_that_was_never_stored_is_made_again_with_the_same_bytes() {
    // A product of its own: in the shared one other tests store files in the bucket that is emptied here.
    let at = start();
    let maria = Person::registered(&at).await;
    let (id, bytes) = bought(&maria).await;
    let bucket = at.data.join("s3/coquina-documents");
    assert!(std::fs::read_dir(&bucket).unwrap().count() > 0);
    std::fs::remove_dir_all(&bucket).unwrap();
    std::fs::create_dir_all(&bucket).unwrap();
    assert!(maria.get(&format!("/api/documents/{id}/download")).await.bytes == bytes);
}

/// What happens to a stored file.
type Spoiling = Box<dyn Fn(Vec<u8>) -> Vec<u8>>;

/// One bit that flipped, nothing at all, and half a file: in the key, in the text, and at the end.
#[tokio::test]
async fn a_file_that_was_spoilt_is_made_again_with_the_same_bytes() {
    let at = start();
    let maria = Person::registered(&at).await;
    let (id, bytes) = bought(&maria).await;
    let flipped = |place: usize| {
        move |mut file: Vec<u8>| {
            file[place] ^= 1;
            file
        }
    };
    let spoilings: [Spoiling; 6] = [
        Box::new(flipped(0)),
        Box::new(flipped(40)),
        Box::new(flipped(5_000)),
        Box::new(|_| Vec::new()),
        Box::new(|file| file[..30].to_vec()),
        Box::new(|file| file[..file.len() / 2].to_vec()),
    ];
    for (number, spoil) in spoilings.iter().enumerate() {
        let stored =
            at.stored_files().into_iter().find(|name| name.ends_with(".pdf")).expect("a stored file");
        std::fs::write(&stored, spoil(std::fs::read(&stored).unwrap())).unwrap();
        let again = maria.get(&format!("/api/documents/{id}/download")).await;
        assert_eq!(again.status, 200, "spoiling {number}: {}", again.text());
        assert!(again.bytes == bytes, "spoiling {number}");
    }
    let counted = log_lines().iter().filter(|line| line["metric"] == "FilesSpoilt").count();
    assert!(counted >= spoilings.len(), "the alarm counts them: {counted}");
}

#[tokio::test]
async fn a_corrected_answer_is_in_the_next_download() {
    let maria = Person::registered(shared()).await;
    let (id, _) = bought(&maria).await;
    let change = json!({"answers": {"executorName": "Paula Ramirez"}});
    maria.patch(&format!("/api/documents/{id}"), &change).await.expect(200);
    let text = text(&maria.get(&format!("/api/documents/{id}/download")).await.bytes);
    assert!(text.contains("Paula Ramirez") && !text.contains("Pedro Ramirez"));
}
