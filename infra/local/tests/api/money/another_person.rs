//! One payment is for the papers of the people that it was made for. Mending their names stays free.

use serde_json::json;

use crate::product::{Person, shared};

impl Person {
    async fn renamed(&self, id: u64, name: &str) -> crate::product::Answer {
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

/// A name that is changed bit by bit is compared with the paper that was handed out first.
#[tokio::test]
async fn two_changes_make_no_other_person_either() {
    let maria = Person::registered(shared()).await;
    let id = maria.paid_will().await;
    maria.get(&format!("/api/documents/{id}/download")).await;
    maria.renamed(id, "Maria Ramirez").await.expect(200);
    maria.get(&format!("/api/documents/{id}/download")).await;
    assert_eq!(maria.renamed(id, "Carlos Ramirez").await.expect(409)["code"], "other_person");
}

#[tokio::test]
async fn a_missing_disclosure_is_pointed_out_and_stops_nobody() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let path = format!("/api/documents/{id}");
    let found = || async {
        let preview = maria.get(&format!("{path}/preview")).await.expect(200);
        let findings = preview["findings"].as_array().unwrap().clone();
        findings.into_iter().find(|finding| finding["question"] == "disclosure")
    };
    assert_eq!(found().await.unwrap()["level"], "warn");
    maria.payment(id).await;
    let form = json!({"formType": "12.900(a)", "formData": {"clientName": "Maria Lopez", "nonlawyerName": "Coquina",
        "services": ["Forms"], "agreedTerms": true, "clientSignedAt": "2026-11-21T00:00:00Z"}});
    maria.post(&format!("{path}/legal-compliance"), &form).await.expect(201);
    assert_eq!(found().await, None);
}
