//! The law behind a type.

use crate::fixtures::person::Person;
use crate::fixtures::personas::PERSONAS;
use crate::fixtures::product::shared;

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
