//! The catalogue as anyone can read it.

use adapters::Policy;
use domain::content::Claims;
use local::Settings;
use reqwest::Method;
use serde_json::json;

use crate::product::{Answer, Person, shared, start_with};

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
        let strong = tag.trim_start_matches("W/").to_string();
        for tag in [tag.clone(), strong, format!("\"other\", {tag}")] {
            let request = visitor.request(Method::GET, &path).header("if-none-match", &tag);
            let again = Answer::to(request).await;
            assert_eq!((again.status, again.bytes.len()), (304, 0), "{path} {tag}");
        }
        let other = visitor.request(Method::GET, &path).header("if-none-match", "\"other\"");
        assert_eq!(Answer::to(other).await.status, 200);
    }
}

#[tokio::test]
async fn the_catalogue_is_sent_compressed_to_who_can_read_that() {
    let visitor = Person::visitor(shared());
    let plain = visitor.get("/api/catalog/counties").await;
    let request = visitor.request(Method::GET, "/api/catalog/counties").header("accept-encoding", "br, gzip");
    let packed = Answer::to(request).await;
    assert_eq!(packed.headers["content-encoding"], "gzip");
    assert!(packed.bytes.len() * 4 < plain.bytes.len(), "{} of {}", packed.bytes.len(), plain.bytes.len());
    let mut unpacked = Vec::new();
    std::io::copy(&mut flate2::read::GzDecoder::new(&*packed.bytes), &mut unpacked).unwrap();
    assert_eq!(unpacked, plain.bytes);
}

#[tokio::test]
async fn counties_bundles_and_the_disclosure_can_be_read() {
    let visitor = Person::visitor(shared());
    assert_eq!(visitor.get("/api/catalog/counties").await.expect(200).as_array().unwrap().len(), 67);
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

#[tokio::test]
async fn five_counties_have_a_sample_case_with_the_countys_own_facts() {
    let visitor = Person::visitor(shared());
    let counties = visitor.get("/api/catalog/counties").await.expect(200);
    for id in ["duval", "miami-dade", "pinellas", "brevard", "orange"] {
        let county = counties.as_array().unwrap().iter().find(|county| county["id"] == id).unwrap();
        let sample = visitor.get(&format!("/api/test/county-divorce/{id}")).await.expect(200);
        assert_eq!(sample["county"]["name"], county["name"]);
        assert_eq!(sample["county"]["circuitNumber"], county["circuitNumber"]);
        assert_eq!(sample["county"]["clerkWebsite"], county["clerkWebsite"]);
        let local = &sample["localRequirements"];
        assert_eq!(local["filingFees"], json!({"divorce": 409, "serviceOfProcess": 40}));
        assert_eq!(local["forms"], county["localForms"]);
        assert_eq!(local["specialRequirements"], county["specialRequirements"]);
        assert_eq!(
            (&local["mediationRequired"], &local["parentingPlanRequired"]),
            (&json!(true), &json!(true))
        );
        assert!(!sample["complexity"].as_str().unwrap().is_empty());
        assert_eq!(sample["estimatedTimeline"]["response"], "20 days after service");
    }
}

/// No one must mistake the people of a sample for real ones.
#[tokio::test]
async fn the_people_of_a_sample_case_are_plainly_invented() {
    let visitor = Person::visitor(shared());
    for id in ["duval", "miami-dade", "pinellas", "brevard", "orange"] {
        let sample = visitor.get(&format!("/api/test/county-divorce/{id}")).await.expect(200);
        for person in [&sample["petitionerInfo"], &sample["respondentInfo"]] {
            assert!(person["name"].as_str().unwrap().starts_with("Sample "), "{person}");
            assert!(person["phone"].as_str().unwrap().contains("-555-01"), "{person}");
            assert!(person["email"].as_str().unwrap().ends_with("@example.com"), "{person}");
        }
        assert_eq!(
            sample["marriageDetails"]["hasChildren"],
            sample["marriageDetails"]["childrenCount"] != json!(0)
        );
    }
}

#[tokio::test]
async fn other_counties_have_no_sample_case() {
    let visitor = Person::visitor(shared());
    for id in ["alachua", "atlantis", "%2e%2e"] {
        visitor.get(&format!("/api/test/county-divorce/{id}")).await.refusal(404);
    }
}
