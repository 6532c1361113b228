//! The types of documents, as anyone can read them.

use domain::content::Catalog;
use serde_json::{Value, json};

use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

#[tokio::test]
async fn six_types_with_all_their_questions_are_offered_in_order() {
    let types = Person::visitor(shared()).get("/api/catalog/document-types").await.expect(200);
    let types = types.as_array().unwrap();
    let ids: Vec<&str> = types.iter().map(|kind| kind["id"].as_str().unwrap()).collect();
    let expected = "simpleWill prenuptialAgreement uncontestedDivorce powerOfAttorney healthcareDirective \
                    postnuptialAgreement";
    assert_eq!(ids.join(" "), expected);
    let kept = &Catalog::embedded().unwrap().document_types;
    let asked = |kind: &Value| kind["questions"].as_array().unwrap().len();
    assert!(types.iter().zip(kept).all(|(shown, kept)| asked(shown) == kept.questions.len()));
}

#[tokio::test]
async fn a_type_says_whether_it_can_be_bought() {
    let visitor = Person::visitor(shared());
    let will = visitor.get("/api/catalog/document-types/simple-will").await.expect(200);
    assert_eq!((&will["available"], &will["price"]), (&json!(true), &json!(6900)));
    let divorce = visitor.get("/api/catalog/document-types/uncontestedDivorce").await.expect(200);
    assert_eq!((&divorce["available"], &divorce["county"]), (&json!(true), &json!(true)));
    visitor.get("/api/catalog/document-types/livingTrust").await.refusal(404);
}
