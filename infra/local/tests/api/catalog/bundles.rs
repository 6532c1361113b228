//! Bundles, claims and the disclosure, as anyone can read them.

use adapters::Policy;
use domain::content::Claims;
use local::Settings;
use serde_json::json;

use crate::fixtures::person::Person;
use crate::fixtures::product::{shared, start_with};

#[tokio::test]
async fn bundles_and_the_disclosure_can_be_read() {
    let visitor = Person::visitor(shared());
    assert_eq!(visitor.get("/api/catalog/bundles").await.expect(200).as_array().unwrap().len(), 2);
    let copy = visitor.get("/api/catalog/copy").await.expect(200);
    assert!(copy["disclosure"]["statements"].as_array().unwrap().len() > 3);
}

#[tokio::test]
async fn every_claim_says_where_it_is_shown() {
    let copy = Person::visitor(shared()).get("/api/catalog/copy").await.expect(200);
    let claims = copy["claims"].as_array().unwrap();
    let at = |place: &str| claims.iter().filter(|claim| claim["place"] == place).collect::<Vec<_>>();
    assert_eq!(at("essential")[0]["text"], "Essential Bundle: saves $29");
    assert_eq!(at("complete")[0]["text"], "Complete Bundle: saves $125 versus individual");
    assert_eq!(at("preview")[0]["text"], "Free AI chat preview, no signup");
    assert_eq!(at("review")[0]["text"], "30-day money-back guarantee");
    assert_eq!(at("attorney-review").len(), 1);
    assert_eq!(at("hero").len() + at("trust").len(), claims.len() - 5);
}

#[tokio::test]
async fn an_operator_can_hide_every_claim_without_evidence() {
    let careful = start_with(Policy { claims: Claims::Substantiated, ..Settings::policy() });
    let copy = Person::visitor(&careful).get("/api/catalog/copy").await.expect(200);
    assert_eq!(copy["claims"], json!([]));
    assert!(!copy["disclaimers"].as_object().unwrap().is_empty(), "nothing else is hidden");
}
