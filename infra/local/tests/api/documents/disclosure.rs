//! The disclosure that a document's owner acknowledges.

use serde_json::json;

use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

#[tokio::test]
async fn a_document_without_a_good_disclosure_stays_unacknowledged() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let path = format!("/api/documents/{id}/legal-compliance");
    let data = json!({"clientName": "Maria", "nonlawyerName": "Coquina", "services": [], "agreedTerms": true,
        "clientSignedAt": "2026-11-21T10:00:00Z"});
    let mut unticked = data.clone();
    unticked["agreedTerms"] = json!(false);
    for (form, data) in [("12.900(b)", &data), ("12.900(a)", &unticked)] {
        maria.post(&path, &json!({"formType": form, "formData": data})).await.refusal(400);
    }
    assert_eq!(maria.document(id).await["disclosureAcknowledged"], false);
    maria.get(&path).await.refusal(404);
}

#[tokio::test]
async fn the_disclosure_is_recorded_with_its_document() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let path = format!("/api/documents/{id}/legal-compliance");
    let form = json!({"formType": "12.900(a)", "formData": {"clientName": "Maria Lopez", "nonlawyerName": "Coquina",
        "services": ["Printing the answers"], "agreedTerms": true, "clientSignedAt": "2026-11-21T10:00:00Z"}});
    maria.post(&path, &form).await.expect(201);
    let recorded = maria.get(&path).await.expect(200);
    assert_eq!(recorded["formData"], form["formData"]);
    assert!(recorded["textVersion"].is_string() && recorded["recordedAt"].is_string());
    assert_eq!(maria.document(id).await["disclosureAcknowledged"], true);
}

#[tokio::test]
async fn the_disclosure_can_be_read_before_it_is_acknowledged_and_kept_with_its_record() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("uncontestedDivorce").await;
    let path = format!("/api/documents/{id}/legal-compliance");
    let unsigned = maria.get(&format!("{path}/pdf")).await;
    assert!(unsigned.status == 200 && unsigned.bytes.starts_with(b"%PDF-"));
    let form = json!({"formType": "12.900(a)", "formData": {"clientName": "Maria Lopez", "nonlawyerName": "Coquina",
        "services": [], "agreedTerms": true, "clientSignedAt": "2026-11-21T10:00:00Z"}});
    maria.post(&path, &form).await.expect(201);
    let signed = maria.get(&format!("{path}/pdf")).await;
    assert!(signed.status == 200 && signed.bytes.starts_with(b"%PDF-"));
    assert_ne!(signed.bytes, unsigned.bytes);
    Person::registered(shared()).await.get(&format!("{path}/pdf")).await.refusal(404);
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
