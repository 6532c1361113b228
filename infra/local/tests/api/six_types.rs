//! All six documents: answered, found sound or not, bought and downloaded.

use serde_json::{Value, json};

use crate::pdf::text;
use crate::product::{Person, eventually, shared};

/// Document type, persona of its content folder, and words that have to stand in the file.
const PERSONAS: [(&str, &str, &str, &str); 6] = [
    ("simpleWill", "simple-will", "single-parent", "Last Will and Testament"),
    ("prenuptialAgreement", "prenuptial-agreement", "both-lawyers-full-waiver", "Prenuptial Agreement"),
    ("uncontestedDivorce", "uncontested-divorce", "debts-only", "Petition for Dissolution of Marriage"),
    ("powerOfAttorney", "power-of-attorney", "financial-durable", "Durable Power of Attorney"),
    (
        "healthcareDirective",
        "healthcare-directive",
        "declines-treatment-wants-tubes",
        "Health Care Surrogate",
    ),
    ("postnuptialAgreement", "postnuptial-agreement", "both-lawyers-title-waiver", "Postnuptial Agreement"),
];

fn persona(folder: &str, case: &str) -> Value {
    let content = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/content/documents");
    let text = std::fs::read_to_string(format!("{content}/{folder}/cases/{case}.toml")).unwrap();
    let case: toml::Table = toml::from_str(&text).unwrap();
    let county = case.get("county").cloned().unwrap_or("miami-dade".into());
    json!({"answers": case["answers"], "data": {"county": county}})
}

async fn answered(person: &Person, kind: &str, folder: &str, case: &str) -> u64 {
    let id = person.draft(kind).await;
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

#[tokio::test]
async fn anyone_can_read_the_law_behind_a_type() {
    let visitor = Person::visitor(shared());
    for (kind, slug, ..) in PERSONAS {
        let law = visitor.get(&format!("/api/catalog/document-types/{slug}/law")).await.expect(200);
        assert_eq!(law["documentType"], kind);
        assert!(law["lawAsOf"].as_str().is_some_and(|day| day >= "2026-11-21"), "{kind}");
        let clauses = law["instruments"][0]["clauses"].as_array().unwrap();
        assert!(clauses.iter().all(|clause| clause["sources"][0]["cite"].is_string()), "{kind}");
        assert!(!law["unverified"].as_array().unwrap().is_empty(), "{kind}");
    }
    visitor.get("/api/catalog/document-types/livingTrust/law").await.refusal(404);
}
