//! All six documents: answered, found sound or not, bought and downloaded.

use serde_json::json;

use crate::fixtures::pdf::text;
use crate::fixtures::person::Person;
use crate::fixtures::personas::{PERSONAS, persona};
use crate::fixtures::product::shared;
use crate::fixtures::waiting::eventually;

async fn answered(person: &Person, document_type: &str, folder: &str, case: &str) -> u64 {
    let id = person.draft(document_type).await;
    let change = persona(folder, case);
    person.patch(&format!("/api/documents/{id}"), &change).await.expect(200);
    id
}

#[tokio::test]
async fn every_type_can_be_bought_and_downloaded() {
    let maria = Person::registered(shared()).await;
    for (kind, folder, case, title) in PERSONAS {
        let id = answered(&maria, kind, folder, case).await;
        let preview = maria.get(&format!("/api/documents/{id}/preview")).await.expect(200);
        assert_eq!(preview["complete"], true, "{kind}: {} {}", preview["missing"], preview["problems"]);
        let secret = maria.payment(id).await;
        maria.confirm(&secret, "pm_card_visa").await.expect(200);
        eventually("it is paid", || async { maria.document(id).await["status"] == "paid" }).await;
        let file = text(&maria.get(&format!("/api/documents/{id}/download")).await.bytes);
        let signer = persona(folder, case)["answers"].as_object().unwrap().values().next().unwrap().clone();
        assert!(file.to_lowercase().contains(&title.to_lowercase()), "{kind}: {title}");
        assert!(file.contains(signer.as_str().unwrap()) || kind == "uncontestedDivorce", "{kind}: {signer}");
    }
}

#[tokio::test]
async fn a_power_of_attorney_that_waits_for_a_later_day_cannot_be_bought() {
    let maria = Person::registered(shared()).await;
    let id = answered(&maria, "powerOfAttorney", "power-of-attorney", "financial-durable").await;
    let change = json!({"answers": {"effectiveDate": "Upon incapacitation"}});
    let changed = maria.patch(&format!("/api/documents/{id}"), &change).await.expect(200);
    let found = changed["interview"]["findings"].as_array().unwrap();
    let block = found.iter().find(|finding| finding["level"] == "block").unwrap();
    assert_eq!((&block["code"], &block["question"]), (&json!("P1"), &json!("effectiveDate")));
    let refused = maria.post("/api/create-payment-intent", &json!({"documentId": id})).await.expect(409);
    assert!(refused["fields"]["effectiveDate"].as_str().unwrap().contains("709.2108"), "{refused}");
}

#[tokio::test]
async fn a_divorce_needs_the_county_where_it_is_filed() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("uncontestedDivorce").await;
    let answers = json!({"answers": persona("uncontested-divorce", "debts-only")["answers"]});
    maria.patch(&format!("/api/documents/{id}"), &answers).await.expect(200);
    let refused = maria.post("/api/create-payment-intent", &json!({"documentId": id})).await.expect(409);
    assert!(refused["fields"]["county"].is_string(), "{refused}");
    let county = json!({"data": {"countyName": "Miami-Dade County"}});
    maria.patch(&format!("/api/documents/{id}"), &county).await.expect(200);
    let preview = maria.get(&format!("/api/documents/{id}/preview")).await.expect(200);
    assert!(preview["paper"].to_string().contains("Eleventh Judicial Circuit, in and for Miami-Dade County"));
    maria.post("/api/create-payment-intent", &json!({"documentId": id})).await.expect(200);
}
