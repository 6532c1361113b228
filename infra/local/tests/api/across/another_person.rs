//! One payment is for the papers of the people that it was made for. Mending their names stays free.

use serde_json::json;

use crate::fixtures::pdf;
use crate::fixtures::person::Person;
use crate::fixtures::product::shared;
use crate::fixtures::response::ApiResponse;

impl Person {
    async fn renamed(&self, id: u64, name: &str) -> ApiResponse {
        self.patch(&format!("/api/documents/{id}"), &json!({"answers": {"fullName": name}})).await
    }
}

#[tokio::test]
async fn a_final_paper_is_not_made_again_for_another_person() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    maria.renamed(id, "Carlos Ramirez").await.expect(200);
    maria.renamed(id, "Maria Elena Lopez").await.expect(200);
    assert!(maria.get(&format!("/api/documents/{id}/download")).await.bytes.starts_with(b"%PDF-"));
    for mended in ["Maria Elena López", "Maria Garcia", "Maria Elena Lopez"] {
        maria.renamed(id, mended).await.expect(200);
    }
    let refused = maria.renamed(id, "Carlos Ramirez").await.expect(409);
    assert_eq!(refused["code"], "other_person");
    assert!(!refused["message"].as_str().unwrap().contains("Lopez"));
    assert_eq!(maria.document(id).await["answers"]["fullName"], "Maria Elena Lopez", "nothing is changed");
}

/// A name that is changed bit by bit is compared with the paper that was issued first.
#[tokio::test]
async fn two_changes_make_no_other_person_either() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    maria.get(&format!("/api/documents/{id}/download")).await;
    maria.renamed(id, "Maria Ramirez").await.expect(200);
    maria.get(&format!("/api/documents/{id}/download")).await;
    assert_eq!(maria.renamed(id, "Carlos Ramirez").await.expect(409)["code"], "other_person");
}

/// Changes that began before the first download may end after it: whatever the order, one person's paper leaves.
#[tokio::test]
async fn a_race_of_changes_and_downloads_issues_one_persons_paper() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    let path = format!("/api/documents/{id}/download");
    let people = ["Ada Stone", "Ivo Babic", "Jane Doe", "Mei Chan", "Uma Rao", "Bo Lindqvist"];
    let changes = futures_util::future::join_all(people.map(|name| maria.renamed(id, name)));
    let downloads = futures_util::future::join_all((0..12).map(|_| maria.get(&path)));
    let (_, downloads) = tokio::join!(changes, downloads);
    let issued = downloads.into_iter().filter(|answer| answer.status == 200);
    let mut texts: Vec<String> = issued.map(|answer| pdf::text(&answer.bytes)).collect();
    let last = maria.get(&path).await;
    assert!([200, 409].contains(&last.status), "{}", last.status);
    texts.extend((last.status == 200).then(|| pdf::text(&last.bytes)));
    let names = people.iter().chain(&["Maria Elena Lopez"]);
    let seen: Vec<_> = names.filter(|name| texts.iter().any(|text| text.contains(**name))).collect();
    assert!(seen.len() <= 1, "{seen:?}");
}

/// A paper that is bought again may be for another person, whose name can be mended then.
#[tokio::test]
async fn a_new_purchase_is_for_whom_it_is_made() {
    let maria = Person::registered(shared()).await;
    let (id, payment) = maria.bought().await;
    maria.get(&format!("/api/documents/{id}/download")).await;
    maria.operator("/v1/refunds", &[("payment_intent", &payment)]).await;
    maria.eventually_is(id, "status", json!("completed")).await;
    maria.renamed(id, "Jane Doe").await.expect(200);
    maria.confirm(&maria.payment(id).await, "pm_card_visa").await.expect(200);
    maria.eventually_is(id, "status", json!("paid")).await;
    assert_eq!(maria.get(&format!("/api/documents/{id}/download")).await.status, 200);
    maria.renamed(id, "Jane Dow").await.expect(200);
    assert_eq!(maria.renamed(id, "Maria Elena Lopez").await.expect(409)["code"], "other_person");
}
