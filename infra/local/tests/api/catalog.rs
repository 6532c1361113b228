//! The catalogue as anybody can read it.

use reqwest::Method;
use serde_json::json;

use crate::product::{Answer, Person, shared};

#[tokio::test]
async fn six_types_with_79_questions_are_offered_in_order() {
    let types = Person::visitor(shared()).get("/api/catalog/document-types").await.expect(200);
    let types = types.as_array().unwrap();
    let ids: Vec<&str> = types.iter().map(|kind| kind["id"].as_str().unwrap()).collect();
    let expected = "simpleWill prenuptialAgreement uncontestedDivorce powerOfAttorney healthcareDirective \
                    postnuptialAgreement";
    assert_eq!(ids.join(" "), expected);
    let questions: usize = types.iter().map(|kind| kind["questions"].as_array().unwrap().len()).sum();
    assert_eq!(questions, 79);
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

#[tokio::test]
async fn an_unchanged_catalogue_is_not_sent_again() {
    let visitor = Person::visitor(shared());
    for path in ["document-types", "document-types/simpleWill", "counties", "bundles", "copy"] {
        let path = format!("/api/catalog/{path}");
        let first = visitor.get(&path).await;
        let tag = first.headers["etag"].to_str().unwrap().to_string();
        for tag in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}")] {
            let request = visitor.request(Method::GET, &path).header("if-none-match", &tag);
            let again = Answer::to(request).await;
            assert_eq!((again.status, again.bytes.len()), (304, 0), "{path} {tag}");
        }
        let other = visitor.request(Method::GET, &path).header("if-none-match", "\"other\"");
        assert_eq!(Answer::to(other).await.status, 200);
    }
}

#[tokio::test]
async fn counties_bundles_and_the_disclosure_can_be_read() {
    let visitor = Person::visitor(shared());
    assert_eq!(visitor.get("/api/catalog/counties").await.expect(200).as_array().unwrap().len(), 67);
    assert_eq!(visitor.get("/api/catalog/bundles").await.expect(200).as_array().unwrap().len(), 2);
    let copy = visitor.get("/api/catalog/copy").await.expect(200);
    assert!(copy["disclosure"]["statements"].as_array().unwrap().len() > 3);
}
